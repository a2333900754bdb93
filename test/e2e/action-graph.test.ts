import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { ActionLab } from '../support/action-lab.js';
import { INSTALL_TIMEOUT_MS, installClaude } from '../support/e2e-lab.js';

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

let lab: ActionLab;
afterEach(() => lab.close());

// The second state fails until the file is there that the first attempt has left untracked in the work tree.
const GRAPH = `initial: count
inputs: [ticket]
states:
  count:
    type: command
    command: echo "$RAILI_VAR_TICKET" >> counted.txt; echo "[export] lines = $(wc -l < counted.txt)"
    expose: [lines]
    output: { store: true }
    continue: check
  check:
    type: command
    command: test -e again || { touch again; exit 1; }; echo "$RAILI_VAR_TICKET counted $RAILI_VAR_LINES, said $(cat "$RAYMOND_OUTPUTS/count.md")"
`;

test('the Action runs a state graph with vars, and resumes it on another runner with its outputs', async () => {
  lab = await ActionLab.open({ 'flow/workflow.yaml': GRAPH });
  const inputs = { workflow: 'flow', vars: 'ticket=X-1' };
  const job = lab.job({ inputs });
  const first = await job.main();
  expect(first).toMatchObject({
    conclusion: 'failure',
    outputs: { status: 'failed', 'state-saved': 'cache' },
  });
  const again = await lab.nextAttempt(job).main();
  if (again.conclusion !== 'success') console.log(again.log.slice(-2500), again.outputs);
  expect(again).toMatchObject({
    conclusion: 'success',
    outputs: { status: 'completed', resumed: 'true', result: 'X-1 counted 1, said [export] lines = 1' },
  });
});

test('a variable without a value is an error before anything runs', async () => {
  lab = await ActionLab.open({ 'flow/workflow.yaml': GRAPH });
  const main = await lab.job({ inputs: { workflow: 'flow' } }).main();
  expect(main).toMatchObject({ conclusion: 'failure', outputs: { status: '' } });
  expect(main.annotations.map(({ message }) => message).join()).toContain('ticket');
});
