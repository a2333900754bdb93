# The workers go on by themselves. Each one's result is in the report under its id: `raymond run … --json`.
echo '<result>Proofreaders have been started; their results are in the report.</result>'
