# raymond: timeout=120
# Runs in the worker's own work tree. A diff that does not apply goes back to the agent.
set -euo pipefail

if why=$(printf '%s\n' "$RAYMOND_INPUT" | git apply --recount --whitespace=nowarn - 2>&1); then
  echo "<result>$(git status --porcelain --untracked-files=all | cut -c4- | tr '\n' ' ')</result>"
  exit 0
fi
escape() { sed 's/&/\&amp;/g; s/"/\&quot;/g; s/</\&lt;/g'; }
echo "<goto input=\"$(printf 'Your last diff did not apply: %s' "$why" | escape)\">FIX</goto>"
