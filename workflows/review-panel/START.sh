# raymond: timeout=60 result_schema=_verdict.json
# Puts the change into a file that every reviewer reads, and starts the three.
set -euo pipefail

diff="$RAYMOND_TASK_FOLDER/change.diff"
# shellcheck disable=SC2086 -- the input may be several words: a range and paths
git diff --no-ext-diff ${RAYMOND_INPUT:-HEAD} > "$diff"

if [ ! -s "$diff" ]; then
  echo '<result>{"verdict": "nothing to review", "findings": []}</result>'
  exit 0
fi
echo "<print>$(grep -c '^diff --git' "$diff") files changed, $(grep -cE '^[+-][^+-]' "$diff" || true) lines</print>"
for aspect in correctness security simplicity; do
  echo "<fork next=\"JUDGE\" aspect=\"$aspect\" diff=\"$diff\">REVIEW</fork>"
done
