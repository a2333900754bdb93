# raymond: timeout=60
# Which findings lie in the change is a matter of fact, and which fit into a check is one of size.
set -euo pipefail
node "$RAYMOND_WORKFLOW_DIR/_report.mjs"
