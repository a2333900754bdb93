# raymond: timeout=60
# The gate: nothing to review, or more than anybody can review, costs nothing.
set -euo pipefail

case "$RAYMOND_INPUT" in
  -*) echo "An option is no range: $RAYMOND_INPUT" >&2; exit 1 ;;
esac
# shellcheck disable=SC2086 -- the input may be several words: a range and paths
lines=$(git diff --no-ext-diff --numstat $RAYMOND_INPUT | awk '{ n += $1 + $2 + ($1 == "-") } END { print n + 0 }')

if [ "$lines" = 0 ]; then
  echo '<result>{"verdict": "nothing to review", "findings": [], "left_out": 0}</result>'
elif [ "$lines" -gt "${MOST_LINES:-5000}" ]; then
  echo "<print>$lines lines changed, more than ${MOST_LINES:-5000}</print>"
  echo '<result>{"verdict": "too large to review", "findings": [], "left_out": 0}</result>'
else
  printf '%s' "$RAYMOND_INPUT" > "$RAYMOND_TASK_FOLDER/range"
  printf '<call return="REPORT">panel:</call>\n<input>%s</input>\n' "$RAYMOND_INPUT"
fi
