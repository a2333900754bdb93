# raymond: timeout=60
# A few workers at a time. States run first come, first served: were all forked at once, the first issue would be marked
# only when the last had its verdict. So each few begin while those before them come to their marks.
exec node "$RAYMOND_WORKFLOW_DIR/_fork.mjs"
