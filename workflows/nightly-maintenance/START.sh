# raymond: timeout=60
# The gate: where nothing is marked, nothing is spent.
. "$RAYMOND_WORKFLOW_DIR/_lib.sh"

if [ -n "$(git status --porcelain -- "${everything[@]}")" ]; then
  echo 'There are uncommitted changes: commit or stash them first.' >&2
  exit 1
fi
unnamed=$(search -lz -- "$odd" ':(exclude).raymond' | tr -cd '\0' | wc -c | tr -d ' ')
[ "$unnamed" = 0 ] || echo "<print>Left alone, for their names: $unnamed files with a colon, a quote or the like</print>"
found=$(marks | count)
if [ "$found" = 0 ]; then
  echo '<result>Nothing is marked TODO(nightly).</result>'
else
  echo "<print>$found marked</print>"
  echo '<goto>NEXT</goto>'
fi
