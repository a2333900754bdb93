echo '<print>the plan is good enough to begin</print>'
echo '<reset>IMPLEMENT</reset>'
