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

const EVERY_TRANSITION = {
  START: '<goto>SECOND</goto>',
  SECOND: '<call return="BACK">CHILD</call>',
  CHILD: '<goto>GRANDCHILD</goto>',
  GRANDCHILD: 'I looked around. <result>from the call</result>',
  BACK: '<function return="AGAIN">ALONE</function>',
  ALONE: '<result>from the function</result>',
  AGAIN:
    '<fork next="AFTER" item="one">WORKER</fork> and <fork next="AFTER" item="two">WORKER</fork> at once',
  AFTER: '<reset>FRESH</reset>',
  FRESH: '<result>all done</result>',
};

describe.each(VERSIONS)('what each session sees, Claude Code %s', (claude) => {
  test('goto, call, function, two forks, reset, result', async () => {
    const states = [...Object.keys(EVERY_TRANSITION), 'WORKER'];
    const files = Object.fromEntries(states.map((name) => [`${name}.md`, prompt(name, 'Got {{input}}.')]));
    files['1_START.md'] = files['START.md']!;
    delete files['START.md'];
    files['WORKER.md'] = prompt('WORKER', 'Work on {{item}}.');
    lab = await E2eLab.open(files, { claude });
    for (const [state, reply] of Object.entries(EVERY_TRANSITION)) lab.api.reply(at(state), reply);
    for (const item of ['one', 'two'])
      lab.api.reply(`Work on ${item}.`, `I did it. <result>${item} done</result>`);

    const { exitCode, report } = await lab.run();

    expect(exitCode).toBe(0);
    expect(report).toMatchObject({ status: 'completed', reason: null, result: 'all done' });
    expect(report.results).toEqual({
      main: 'all done',
      main_worker1: 'one done',
      main_worker2: 'two done',
    });
    // A session is what was said in it before: each line ends with the state that asked.
    expect(
      lab
        .histories()
        .map((states) => states.join(' '))
        .sort(),
    ).toEqual(
      [
        'START',
        'START SECOND',
        'START SECOND CHILD',
        'START SECOND CHILD GRANDCHILD',
        'START SECOND BACK',
        'ALONE',
        'START SECOND BACK AGAIN',
        'START SECOND BACK AGAIN AFTER',
        'WORKER',
        'WORKER',
        'FRESH',
      ].sort(),
    );
    expect(
      lab
        .sessions()
        .map((states) => states.join(' '))
        .sort(),
    ).toEqual(
      ['START SECOND BACK AGAIN AFTER', 'CHILD GRANDCHILD', 'ALONE', 'WORKER', 'WORKER', 'FRESH'].sort(),
    );
    const asked = (state: string) => lab.api.turns().find((turn) => stateOf(turn) === state)?.lastPrompt;
    expect(asked('BACK')).toContain('Got from the call.');
    expect(asked('AGAIN')).toContain('Got from the function.');
    expect(report.total_cost_usd).toBeCloseTo(lab.servedCost(), 6);
    expect(await lab.orphans()).toEqual([]);
  });

  test('a script between two prompts keeps the session, and hands on its input', async () => {
    lab = await E2eLab.open(
      {
        '1_START.md': prompt('START'),
        'CHECK.sh': 'echo "<goto input=\\"$((6 * 7)) tests passed\\">NEXT</goto>"\n',
        'NEXT.md': prompt('NEXT', 'Checks said: {{input}}.'),
      },
      { claude },
    );
    lab.api.reply(at('START'), '<goto>CHECK</goto>');
    lab.api.reply(at('NEXT'), '<result>kept</result>');

    const { report } = await lab.run();

    expect(report.result).toBe('kept');
    expect(lab.histories()).toEqual([['START'], ['START', 'NEXT']]);
    expect(lab.api.turns()[1]?.lastPrompt).toContain('Checks said: 42 tests passed.');
  });
});

test('standard output carries the result alone', async () => {
  lab = await E2eLab.open({ '1_START.md': prompt('START') });
  lab.api.reply(at('START'), 'Words around it. <result>just this</result>');

  const { exitCode, stdout, stderr } = await lab.launch(['wf', '--model', 'sonnet']).ended;

  expect([exitCode, stdout]).toEqual([0, 'just this\n']);
  expect(stderr).toContain('START');
});
