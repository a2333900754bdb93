import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { ActionLab } from '../support/action-lab.js';
import { INSTALL_TIMEOUT_MS, installClaude } from '../support/e2e-lab.js';

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

let lab: ActionLab;
afterEach(() => lab.close());

// Spec 7.3: a worker's work tree is part of the checkpoint.
const FLOW = {
  'wf/START.sh': "for n in 1 2; do echo \"<fork next='JUDGE' n='$n'>FIX</fork>\"; done",
  'wf/FIX.sh': `# raymond: worktree=true
n=$RAYMOND_VAR_N
echo "committed by $n" > "fix$n.txt" && git add . && git -c user.name=a -c user.email=a@b.c commit -qm "fix $n"
echo "not committed by $n" > "more$n.txt"
echo '<goto>END</goto>'`,
  'wf/END.sh': `[ "$MAY_END" = 1 ] || exit 1
echo "<result>$(cat fix*.txt more*.txt | tr '\\n' ';') on $(git branch --show-current)</result>"`,
  'wf/JUDGE.sh': `# raymond: join=all
echo "<result>$(grep -oE '"(result|branch|commits|uncommitted)": [^,]*' "$RAYMOND_WORKERS_FILE" | tr '\\n' ' ')</result>"`,
};

test('workers go on in their work trees on another runner, with what they had committed and what not', async () => {
  lab = await ActionLab.open(FLOW);
  const inputs = {
    'state-key': 'a state key of the tests, forty-three chars',
    'env-allow': 'MAY_END',
    'anthropic-api-key': '',
  };
  const first = lab.job({ inputs });
  const failed = await first.main();
  await first.post();
  expect([failed.outputs.status, failed.outputs.reason]).toEqual(['failed', 'SCRIPT_FAILED']);
  const main = await lab.nextAttempt(first, { env: { MAY_END: '1' } }).main();
  expect([main.outputs.status, main.outputs.resumed]).toEqual(['completed', 'true']);
  const run = main.outputs['run-id']!;
  for (const n of [1, 2]) {
    expect(main.outputs.result).toContain(
      `"result": "committed by ${n};not committed by ${n}; on raymond/${run}/main_fix${n}"`,
    );
    expect(main.outputs.result).toContain(`"branch": "raymond/${run}/main_fix${n}"`);
  }
  expect(main.outputs.result!.match(/"commits": 1 "uncommitted": true/g)).toHaveLength(2);
});
