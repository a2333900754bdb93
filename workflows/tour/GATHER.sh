# raymond: timeout=60 max_visits=30
# Waits for the readers' notes, then has the map written.
set -euo pipefail

wanted="$RAYMOND_INPUT"
notes="$(dirname "$RAYMOND_TASK_FOLDER")/notes"
mkdir -p "$notes"

count() { find "$notes" -name '*.txt' | wc -l | tr -d ' '; }
for _ in $(seq 50); do
  [ "$(count)" -lt "$wanted" ] || break
  sleep 0.2
done

# After ten seconds it queues up again: whoever waits for others must not hold the last free place.
if [ "$(count)" -lt "$wanted" ]; then
  echo "<print>$(count) of $wanted readers are back</print>"
  echo "<goto input=\"$wanted\">GATHER</goto>"
  exit 0
fi

echo "<print>all $wanted readers are back</print>"
# Attribute values are escaped; `<result>` payloads need not be.
input=$(cat "$notes"/*.txt | sed 's/&/\&amp;/g; s/"/\&quot;/g; s/</\&lt;/g')
echo "<call return=\"CHECK\" input=\"$input\">WRITE</call>"
