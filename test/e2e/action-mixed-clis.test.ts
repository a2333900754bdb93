import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { ActionLab } from '../support/action-lab.js';
import { at, INSTALL_TIMEOUT_MS, installClaude, prompt } from '../support/e2e-lab.js';
import { installCopilot } from './agents/copilot-1.0.102/lab.js';

beforeAll(() => {
  installClaude();
  installCopilot();
}, INSTALL_TIMEOUT_MS);

let lab: ActionLab;
afterEach(() => lab.close());

const copilot = (state: string): string => `---\nagent: copilot\nmodel: gpt-5.4\n---\n${prompt(state)}`;

// The one says so itself, the other's workflow, which the run's uses, says it for all of its states (spec 7.2).
test('a run of two agent CLIs is carried on by another machine, each in its own session', async () => {
  lab = await ActionLab.open({
    'wf/workflow.yaml': 'workflows: { work: ../work }\n',
    'wf/START.md': prompt('START'),
    'work/workflow.yaml': 'agent: copilot\nmodel: gpt-5.4\n',
    'work/PLAN.md': prompt('PLAN'),
    'work/WORK.md': copilot('WORK'),
    'wf/END.md': prompt('END'),
  });
  lab.api.reply(at('START'), '<call return="END">work:PLAN</call>');
  lab.api.reply(at('PLAN'), '<goto>WORK</goto>');
  lab.api.reply(at('WORK'), { hang: true }, '<result>worked</result>');
  lab.api.reply(at('END'), '<result>all done</result>');
  const job = lab.job();
  const first = job.start();
  await lab.api.when((entry) => entry.lastPrompt?.includes('STATE WORK') ?? false);
  await job.cancel();
  await first.ended;
  await job.post();

  // Sealed: what is in it shows in what the next machine's agents know.
  expect([...lab.storedFiles().keys()].filter((name) => name.includes('/sessions/'))).toEqual([]);

  const second = lab.nextAttempt(job);
  const main = await second.main();
  expect([main.conclusion, main.outputs.result, main.outputs.resumed]).toEqual([
    'success',
    'all done',
    'true',
  ]);
  const histories = lab.api.turns().map(({ prompts }) => prompts.join('\n'));
  // Copilot still knew PLAN when it went on with WORK, and Claude its START when it came to END.
  expect(histories.filter((text) => text.includes('STATE WORK')).at(-1)).toContain('STATE PLAN');
  expect(histories.filter((text) => text.includes('STATE END')).at(-1)).toContain('STATE START');
});
