# raymond: timeout=60 result_schema=_verdict.json
# The reviewers took longer than the join waits; what they still say is in the report, under their ids.
echo '<result>{"verdict": "not reviewed in time", "findings": []}</result>'
