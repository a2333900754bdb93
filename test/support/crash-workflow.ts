/** A run with everything that a crash could hurt: calls two deep, forks, loops, variables, and effects that must happen once. */
export const CRASH_FILES: Readonly<Record<string, string>> = {
  'START.md': 'plan it',
  'PREPARE.sh': `# raymond: effect=once
echo "$RAYMOND_AGENT_ID PREPARE 1" >> once.log
echo '<goto>AFTER</goto>'`,
  'AFTER.sh': `if [ "$RAYMOND_AGENT_ID" = main ]; then echo '<goto>DISPATCH</goto>'; else echo "<result>$item done</result>"; fi`,
  'DISPATCH.md': 'fork them',
  'WORKER.md': 'work on {{item}}',
  'PUBLISH.sh': `# raymond: effect=once
echo "$RAYMOND_AGENT_ID PUBLISH 1" >> once.log
echo '<goto>AFTER</goto>'`,
  'ASK_OUTER.md': 'call the outer',
  'OUTER.md': 'call the inner',
  'INNER.sh': `echo '<result>inner</result>'`,
  'OUTER_BACK.md': 'inner said {{result}}',
  'MAIN_BACK.md': 'outer said {{result}}',
  'LOOP.sh': `n=\${RAYMOND_INPUT:-0}
if [ "$n" -ge 3 ]; then echo "<goto input=\\"looped $n\\">END</goto>"; else echo "<goto input=\\"$((n + 1))\\">LOOP</goto>"; fi`,
  'END.md': 'end it: {{input}}',
};

/** What the agent answers, by state. */
export const CRASH_REPLIES: Readonly<Record<string, string>> = {
  START: '<goto>PREPARE</goto>',
  DISPATCH: '<fork next="ASK_OUTER" item="a">WORKER</fork><fork next="ASK_OUTER" item="b">WORKER</fork>',
  WORKER: '<goto>PUBLISH</goto>',
  ASK_OUTER: '<call return="MAIN_BACK">OUTER</call>',
  OUTER: '<function return="OUTER_BACK">INNER</function>',
  OUTER_BACK: '<result>outer</result>',
  MAIN_BACK: '<goto>LOOP</goto>',
  END: '<result>all done</result>',
};
