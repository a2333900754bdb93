import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import {
  at,
  E2eLab,
  INSTALL_TIMEOUT_MS,
  installClaude,
  prompt,
  stateOf,
  VERSIONS,
} from '../support/e2e-lab.js';

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

let lab: E2eLab;
afterEach(() => lab.close());

describe.each(VERSIONS)('a workflow that uses another, Claude Code %s', (claude) => {
  test('calls it in a branch of its session; killed inside, the resume comes back to the caller', async () => {
    lab = await E2eLab.open(
      {
        'workflow.yaml': 'workflows: { review: review.yaml }\n',
        '1_START.md': prompt('START'),
        'BACK.md': prompt('BACK', 'Got {{result}}.'),
        'review.yaml': [
          'model: haiku',
          'states:',
          `  START: { prompt: ${JSON.stringify(prompt('ENTRY'))} }`,
          `  SECURITY: { prompt: ${JSON.stringify(prompt('SECURITY', 'Work on {{input}}.'))} }`,
        ].join('\n'),
      },
      { claude },
    );
    lab.api.reply(at('START'), '<call return="BACK" input="x">review:</call>');
    lab.api.reply(at('ENTRY'), '<goto input="the diff">SECURITY</goto>');
    lab.api.reply(at('SECURITY'), '<result>safe</result>');
    lab.api.reply(at('BACK'), '<result>all done</result>');
    const live = lab.launch(['run', 'wf', '--run-id', 'r', '--json', '--cwd', lab.project]);
    await live.reaches(
      live.event((event) => event.type === 'turn_started' && event.state === 'review:SECURITY.md'),
    );
    live.signal('SIGKILL');
    await live.ended;
    const { exitCode, report } = await lab.launch(['resume', 'r', '--json']).ended;

    expect([exitCode, report.result]).toEqual([0, 'all done']);
    const histories = lab.histories().map((states) => states.join(' '));
    expect(histories).toEqual(expect.arrayContaining(['START ENTRY', 'START ENTRY SECURITY', 'START BACK']));
    const turns = lab.api.turns();
    expect(turns.find((turn) => stateOf(turn) === 'BACK')?.lastPrompt).toContain('Got safe.');
    const modelOf = (state: string) => turns.find((turn) => stateOf(turn) === state)?.model;
    expect(modelOf('ENTRY')).toMatch(/haiku/);
    expect(modelOf('BACK')).not.toMatch(/haiku/);
  });
});
