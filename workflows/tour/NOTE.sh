# raymond: timeout=60
# A reader's answer becomes a file that the main agent waits for: that is how forked agents hand over.
set -euo pipefail

# Each agent has a task folder of its own; the folder above it belongs to the whole run.
notes="$(dirname "$RAYMOND_TASK_FOLDER")/notes"
mkdir -p "$notes"
printf '%s: %s\n' "$RAYMOND_VAR_FOLDER" "$RAYMOND_INPUT" > "$notes/$RAYMOND_AGENT_ID.part"
# Renamed when it is whole, so that nobody reads half a note.
mv "$notes/$RAYMOND_AGENT_ID.part" "$notes/$RAYMOND_AGENT_ID.txt"

echo "<result>read $RAYMOND_VAR_FOLDER</result>"
