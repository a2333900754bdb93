# raymond: timeout=60 join=all
# Is entered when all readers have ended, and gets their answers in a file. Nothing waits in here, and nothing polls.
set -euo pipefail

# Attribute values are escaped; `<result>` payloads need not be.
material=$(node -e '
  const workers = JSON.parse(require("fs").readFileSync(process.env.RAYMOND_WORKERS_FILE, "utf8"));
  for (const { variables, result } of workers) console.log(`${variables.folder}: ${result.trim()}`);
' | sed 's/&/\&amp;/g; s/"/\&quot;/g; s/</\&lt;/g')
echo "<call return=\"CHECK\" input=\"$material\">WRITE</call>"
