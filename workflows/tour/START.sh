# raymond: timeout=60
# Measures the project in the working directory. Scripts cost nothing, so what can be counted is counted here.
set -euo pipefail

# A release tarball has no git: then every file that is no dependency counts.
files() {
  git ls-files --cached --others --exclude-standard 2>/dev/null | grep . ||
    find . -type f ! -path '*/node_modules/*' ! -path './.git/*' ! -path './.raymond/*' | sed 's|^\./||'
}
sources() {
  files | grep -E '\.(ts|js|mjs|py|go|rs|java|rb|c|h|cpp|cs|php|sh)$' | grep -vE '^(dist|vendor|third_party)/' || true
}

facts="$RAYMOND_TASK_FOLDER/facts.txt"
count=$(files | wc -l | tr -d ' ')
sources | while IFS= read -r file; do
  [ -f "$file" ] && printf '%s %s\n' "$(wc -l < "$file")" "$file"
done > "$RAYMOND_TASK_FOLDER/lines.txt" || true

{
  awk -v files="$count" '{ lines += $1 } END { printf "%d files, %d lines of code\n", files, lines }' "$RAYMOND_TASK_FOLDER/lines.txt"
  # Lines per folder, two levels deep, the largest six.
  awk '{ n = split($2, part, "/"); key = n > 2 ? part[1] "/" part[2] : (n > 1 ? part[1] : "."); sum[key] += $1 }
       END { for (key in sum) printf "%s: %d lines\n", key, sum[key] }' "$RAYMOND_TASK_FOLDER/lines.txt" |
    sort -t: -k2 -rn | head -6
} > "$facts"

echo "<print>$(head -1 "$facts")</print>"
echo "<goto input=\"$(sed 's/&/\&amp;/g; s/"/\&quot;/g; s/</\&lt;/g' "$facts")\">PLAN</goto>"
