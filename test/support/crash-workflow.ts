const LONG = "head -c 300000 /dev/zero | tr '\\0' x";

/**
 * A run with everything that a crash could hurt: calls two deep, forks, loops, variables, effects that must happen
 * once, results in files of their own, and inputs so long that the journal is folded on the way.
 */
export const CRASH_FILES: Readonly<Record<string, string>> = {
  'START.md': 'plan it',
  'PREPARE.sh': `# raymond: effect=once
echo "$RAYMOND_AGENT_ID PREPARE 1" >> once.log
echo '<goto>AFTER</goto>'`,
  'AFTER.sh': `if [ "$RAYMOND_AGENT_ID" = main ]; then echo '<goto>DISPATCH</goto>'; else echo "<result>$item done $(${LONG})</result>"; fi`,
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
if [ "$n" -ge 3 ]; then echo "<goto>LONG1</goto>"; else echo "<goto input=\\"$((n + 1))\\">LOOP</goto>"; fi`,
  'LONG1.sh': `echo "<goto input=\\"1$(${LONG})\\">LONG2</goto>"`,
  'LONG2.sh': `echo "<goto input=\\"2$(${LONG})\\">LONG3</goto>"`,
  'LONG3.sh': `echo "<goto input=\\"3$(${LONG})\\">LONG4</goto>"`,
  'LONG4.sh': `echo "<goto input=\\"4$(${LONG})\\">LAST</goto>"`,
  'LAST.sh': `echo '<goto input="looped">END</goto>'`,
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

/** Joins that a crash could hurt: one that accepts a failure, one in a worker, one that stops the rest; in a loop. */
export const JOIN_CRASH_FILES: Readonly<Record<string, string>> = {
  'START.sh': `for item in a b c; do echo "<fork next=\\"FIRST\\" item=\\"$item\\">WORK</fork>"; done`,
  'WORK.sh': `[ "$RAYMOND_VAR_ITEM" != b ] || exit 1
for part in 1 2; do echo "<fork next=\\"INNER\\" part=\\"$part\\">SUB</fork>"; done`,
  'SUB.sh': 'echo "<result>part $RAYMOND_VAR_PART</result>"',
  'INNER.sh': `# raymond: join=all
echo "<result>$RAYMOND_VAR_ITEM: $(grep -o '"result": "[^"]*' "$RAYMOND_WORKERS_FILE" | cut -d'"' -f4 | tr '\\n' ' ')</result>"`,
  'FIRST.sh': `# raymond: join=all join.failed=accept max_visits=2
[ "\${RAYMOND_INPUT:-0}" = 0 ] || { echo "<result>$(grep -c '"completed"' "$RAYMOND_WORKERS_FILE") of the second round</result>"; exit 0; }
for n in 1 2 3; do echo "<fork next=\\"RACED\\" n=\\"$n\\">RACE</fork>"; done`,
  'RACE.sh': `[ "$RAYMOND_VAR_N" = 2 ] || exec sleep 60
echo '<result>first</result>'`,
  'RACED.sh': `# raymond: join=any
grep -o '"status": "[a-z]*' "$RAYMOND_WORKERS_FILE" | cut -d'"' -f4 | tr '\\n' ' ' > raced.txt
echo "<fork next=\\"AGAIN\\" part=\\"3\\">SUB</fork>"`,
  'AGAIN.sh': `echo "<goto input=\\"1\\">FIRST</goto>"`,
};

/** Calls, forks and a loop across three workflows, two of which use each other; one is a document. */
export const IMPORT_CRASH_FILES: Readonly<Record<string, string>> = {
  'workflow.yaml': 'workflows: { tools: ../tools, doc: ../doc.yaml }\n',
  'START.md': 'call the tools',
  'BACK.sh': `if [ "$RAYMOND_INPUT" = again ]; then echo '<goto>START2</goto>'; else echo '<goto input="first">START2</goto>'; fi`,
  'START2.md': 'go on with {{input}}',
  'FORK.sh': `for n in 1 2; do echo "<fork next=\\"WAIT\\" n=\\"$n\\">doc:WORK</fork>"; done`,
  'WAIT.sh': `# raymond: join=all
echo "<goto input=\\"$(grep -o '"result": "[^"]*' "$RAYMOND_WORKERS_FILE" | cut -d'"' -f4 | tr '\\n' ' ')\\">END</goto>"`,
  'END.md': 'end with {{input}}',
  '../tools/workflow.yaml': 'workflows: { doc: ../doc.yaml }\n',
  '../tools/START.md': 'of the tools',
  '../tools/BACK.sh': `# raymond: effect=once
echo "$RAYMOND_AGENT_ID tools:BACK 1" >> once.log
echo '<goto>AFTER</goto>'`,
  '../tools/AFTER.sh': `echo "<result>$RAYMOND_STATE</result>"`,
  '../doc.yaml': `workflows: { tools: tools }
states:
  START:
    sh: |
      echo '<call return="BACK">tools:LOOP</call>'
  BACK:
    sh: |
      echo "<result>$RAYMOND_INPUT</result>"
  WORK:
    prompt: work on {{n}}
`,
  '../tools/LOOP.sh': `n=\${RAYMOND_INPUT:-0}
if [ "$n" -ge 2 ]; then echo '<result>looped</result>'; else echo "<goto input=\\"$((n + 1))\\">LOOP</goto>"; fi`,
};

export const IMPORT_CRASH_REPLIES: Readonly<Record<string, string>> = {
  START: '<call return="BACK">tools:</call>',
  'tools:START': '<function return="BACK">doc:</function>',
  START2: '<goto>FORK</goto>',
  'doc:WORK': '<result>worked</result>',
  END: '<result>all of it</result>',
};

/**
 * Workers of another workflow in work trees of their own: one commits, one leaves the same file changed, one leaves
 * nothing. What git itself may have left locked when it was killed is the scripts' to clear away.
 */
export const WORKTREE_CRASH_FILES: Readonly<Record<string, string>> = {
  'workflow.yaml': 'workflows: { fix: ../fix }\n',
  'START.sh': `[ -e ready ] || { rm -rf .git; git init -q -b main; echo base > a.txt; git add a.txt; git commit -qm base; touch ready; }
for n in 1 2 3; do echo "<fork next=\\"JUDGE\\" n=\\"$n\\">fix:WORK</fork>"; done`,
  '../fix/WORK.sh': `# raymond: worktree=true
rm -f "$(git rev-parse --git-dir)/index.lock"
[ "$RAYMOND_VAR_N" = 3 ] || echo "$RAYMOND_VAR_N" > a.txt
[ "$RAYMOND_VAR_N" != 1 ] || git diff --quiet HEAD || git commit -qam one
echo '<goto>END</goto>'`,
  '../fix/END.sh': 'echo "<result>$(git branch --show-current) $(cat a.txt)</result>"',
  'JUDGE.sh': `# raymond: join=all
told() { grep -oE "\\"$1\\": [^,]*" "$RAYMOND_WORKERS_FILE" | cut -d' ' -f2- | tr '\\n' ' '; }
conflicts=$(grep -A 1 conflicts_with "$RAYMOND_WORKERS_FILE" | grep -o 'raymond/[^"]*' | tr '\\n' ' ')
echo "<result>$(told result) $(told branch) $(told commits) $(told uncommitted) $conflicts in $(git worktree list | wc -l) of $(git branch | wc -l)</result>"`,
};

/** A join of real agents, and the answers: by state. */
export const PANEL_FILES: Readonly<Record<string, string>> = {
  'START.sh': `for n in 1 2 3 4; do echo "<fork next=\\"JUDGE\\" n=\\"$n\\">WORK</fork>"; done`,
  'WORK.md': 'work on {{n}}',
  'JUDGE.md': '---\njoin: all\n---\nThe workers: {{workers}}',
};
export const PANEL_REPLIES: Readonly<Record<string, string>> = {
  WORK: '<result>worked</result>',
  JUDGE: '<result>judged</result>',
};
