# raymond: timeout=60
# Lists the work: every page of documentation, with its size. An item that a script can find costs nothing to find.
pages=$(find README.md docs -name '*.md' -type f 2>/dev/null | sort | while IFS= read -r page; do
  printf '%s (%s lines)\n' "$page" "$(wc -l < "$page" | tr -d ' ')"
done)

if [ -z "$pages" ]; then
  echo '<result>There is no README.md and no docs/*.md here: nothing to proofread.</result>'
  exit 0
fi
echo "<print>$(printf '%s\n' "$pages" | wc -l | tr -d ' ') pages</print>"
echo "<goto input=\"$(printf '%s' "$pages" | sed 's/&/\&amp;/g; s/"/\&quot;/g; s/</\&lt;/g')\">DISPATCH</goto>"
