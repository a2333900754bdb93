# raymond: timeout=900
# As soon as an issue has its verdict, it is labelled and marked: what happens to the run after that costs nothing twice.
exec node "$RAYMOND_WORKFLOW_DIR/_mark.mjs"
