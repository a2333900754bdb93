# raymond: timeout=60
# Looks up every path that the map names. A map with a path that is not there goes back to be mended.
set -euo pipefail

# Without blank lines at its ends.
map=$(printf '%s\n' "$RAYMOND_RESULT" | sed '/./,$!d')
paths=$(printf '%s\n' "$map" | grep -o '`[A-Za-z0-9_./-]*`' | tr -d '`' | grep '[/.]' | sort -u || true)

missing=""
count=0
for path in $paths; do
  count=$((count + 1))
  [ -e "$path" ] || missing="$missing $path"
done

escape() { sed 's/&/\&amp;/g; s/"/\&quot;/g; s/</\&lt;/g'; }
if [ -n "$missing" ]; then
  echo "<print>not there:$missing, so the map goes back</print>"
  problem="These paths do not exist:$missing. Mend this map:"
  echo "<call return=\"CHECK\" input=\"$(printf '%s\n\n%s' "$problem" "$map" | escape)\">WRITE</call>"
  exit 0
fi

echo "<print>all $count paths of the map are there</print>"
cat <<END
<result>$map

A script has looked up all $count paths. It counted $(head -1 "$RAYMOND_TASK_FOLDER/facts.txt").</result>
END
