# raymond: timeout=900
# A worker begins, perhaps long after the list was made: what somebody has closed or marked meanwhile is left alone.
exec node "$RAYMOND_WORKFLOW_DIR/_issue.mjs"
