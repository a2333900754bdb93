[ "$FAIL" = true ] && exit 1
echo "<result>$(cat begun.txt), ended by $SAY</result>"
