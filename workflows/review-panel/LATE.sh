# raymond: timeout=60
# The reviewers took longer than the join waits; what they still say is in the report, under their ids.
echo '<result>mend first: the reviewers did not come to an end in an hour.</result>'
