# raymond: timeout=1800
# Whether the checks pass is nobody's opinion: a script runs them. Change the command for your project.
check="${CHECK_COMMAND:-npm test}"
log="$RAYMOND_TASK_FOLDER/check.log"

# What stands in an attribute is escaped: & " and <.
escape() { sed 's/&/\&amp;/g; s/"/\&quot;/g; s/</\&lt;/g'; }

if bash -c "$check" > "$log" 2>&1; then
  echo '<print>the checks pass</print>'
  echo '<function return="DECIDE">REVIEW</function>'
else
  echo '<print>the checks fail</print>'
  report=$(echo "The checks ($check) fail. The end of their output:"; tail -n 40 "$log")
  echo "<goto input=\"$(printf '%s' "$report" | escape)\">FIX</goto>"
fi
