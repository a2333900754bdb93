# raymond: timeout=900
# Waits for the readers' notes, then has the map written.
set -euo pipefail

wanted="$RAYMOND_INPUT"
notes="$(dirname "$RAYMOND_TASK_FOLDER")/notes"
mkdir -p "$notes"

count() { find "$notes" -name '*.txt' | wc -l | tr -d ' '; }
waited=0
while [ "$(count)" -lt "$wanted" ] && [ "$waited" -lt 3000 ]; do
  sleep 0.2
  waited=$((waited + 1))
done

if [ "$(count)" -eq 0 ]; then
  echo "No reader has left a note in ten minutes." >&2
  exit 1
fi
echo "<print>$(count) of $wanted readers are back</print>"
# Attribute values are escaped; `<result>` payloads need not be.
input=$(cat "$notes"/*.txt | sed 's/&/\&amp;/g; s/"/\&quot;/g; s/</\&lt;/g')
echo "<call return=\"CHECK\" input=\"$input\">WRITE</call>"
