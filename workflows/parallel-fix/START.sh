# raymond: timeout=60
# A worker for each line of the input. They begin at this commit, so what is not committed yet would be missing.
set -euo pipefail

if [ -n "$(git status --porcelain --untracked-files=no)" ]; then
  echo '<result>There are uncommitted changes: commit or stash them first.</result>'
  exit 0
fi
escape() { sed 's/&/\&amp;/g; s/"/\&quot;/g; s/</\&lt;/g'; }
printf '%s\n' "$RAYMOND_INPUT" | grep -v '^[[:space:]]*$' | escape | while IFS= read -r item; do
  echo "<fork next=\"MERGE\" item=\"$item\">FIX</fork>"
done
