# raymond: timeout=900 result_schema=_report.json
# The gate: lists what is to be done, or ends the run. It costs nothing, and neither do the runs that find nothing.
exec node "$RAYMOND_WORKFLOW_DIR/_start.mjs"
