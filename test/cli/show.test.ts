import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CliLab } from './lab.js';

const PLAN = `---
allowed_transitions:
  - { tag: goto, target: CHECK }
---
Plan for {{input}}.
${Array.from({ length: 12 }, (_, line) => `Rule ${line + 1}.`).join('\n')}
`;
const FILES = {
  'wf/START.sh': `echo '<goto input="the house">PLAN</goto>'\n`,
  'wf/PLAN.md': PLAN,
  'wf/CHECK.sh': `if [ -e ok ]; then echo '<result>fine</result>'; else echo broken >&2; exit 7; fi\n`,
  'wf/rec/replies.yaml':
    'PLAN: ["\\u001b[31mred\\u001b[0m plan\\n<goto>CHECK</goto>", "again\\n<goto>CHECK</goto>"]\n',
};

describe('raymond show', () => {
  let lab: CliLab;
  const raymond = (...args: string[]) => lab.run(...args);

  beforeAll(async () => {
    lab = new CliLab(FILES);
    await raymond('run', 'wf', '--agent', 'replay', '--recording', 'wf/rec', '--run-id', 'r1');
  });
  afterAll(() => lab.remove());

  test('tells each visit with what was sent, said and done, where it led, and what all came to', async () => {
    const { stdout, code } = await raymond('show', 'r1');
    expect(code).toBe(0);
    expect(stdout).toMatch(/#1 main START {2}visit 1 · script/);
    expect(stdout).toMatch(/→ PLAN {2}goto/);
    expect(stdout).toMatch(/#2 main PLAN {2}visit 1 · prompt/);
    expect(stdout).toMatch(/input {5}the house\n {2}prompt {4}Plan for the house\.\n/);
    expect(stdout).toMatch(/… 10 more lines\n {2}answer {4}red plan\n/);
    expect(stdout).toMatch(/#3 main CHECK .*\n {2}exit {6}7\n {2}stderr {4}broken\n/);
    expect(stdout).toMatch(/✗ {9}SCRIPT_FAILED/);
    expect(stdout).toMatch(/STATE +VISITS +TURNS +COST +TIME\nSTART +1 +1 /);
    expect(stdout).toMatch(/AGENT +VISITS +TURNS +COST +TIME\nmain +3 +3 /);
    expect(stdout).toContain('raymond show r1 main PLAN#1');
    expect(stdout).not.toContain('\u001b');
  });

  test('shows all of one visit', async () => {
    const { stdout } = await raymond('show', 'r1', 'main', 'PLAN#1');
    expect(stdout).toContain('Rule 12.');
    expect(stdout).not.toContain('CHECK#');
    expect(stdout).not.toContain('#1 main START');
  });

  test('--failed shows what failed, and how much else there is', async () => {
    const { stdout } = await raymond('show', 'r1', '--failed');
    expect(stdout.match(/^#\d+/gm)).toEqual(['#3']);
    expect(stdout).toContain('1 of 3 visits failed. All of them: raymond show r1');
  });

  test('--json has whole texts, and states that add up', async () => {
    const { stdout } = await raymond('show', 'r1', '--json');
    const shown = JSON.parse(stdout);
    expect(shown).toMatchObject({ run_id: 'r1', status: 'failed', steps: 3 });
    expect(shown.visits.map(({ state }: { state: string }) => state)).toEqual([
      'START.sh',
      'PLAN.md',
      'CHECK.sh',
    ]);
    expect(shown.visits[1].turns[0]).toMatchObject({
      prompt: expect.stringContaining('Rule 12.'),
      outcome: { kind: 'text', text: '\u001b[31mred\u001b[0m plan\n<goto>CHECK</goto>' },
    });
    expect(shown.visits[2]).toMatchObject({ failed: true, failure: { code: 'SCRIPT_FAILED' } });
    expect(shown.states['PLAN.md']).toMatchObject({ visits: 1, turns: 1, cost_usd: 0 });
  });

  test.each([
    [['show'], /Which run\?/],
    [['show', 'nope'], /There is no run nope/],
    [['show', 'r1', 'PLN'], /no state PLN\. Did you mean PLAN\?/],
    [['show', 'r1', 'main_w1'], /no agent main_w1/],
    [['show', 'r1', 'main', 'PLAN', 'x'], /one agent and one state at most/],
  ])('refuses %j', async (args, message) => {
    expect(await raymond(...args)).toMatchObject({ code: 2, stderr: expect.stringMatching(message) });
  });

  test('--follow of a run that has ended shows it and ends', async () => {
    const { stdout, code } = await raymond('show', 'r1', '--follow');
    expect([code, stdout.match(/^#\d+/gm)]).toEqual([0, ['#1', '#2', '#3']]);
  });

  test('--follow shows visits as they end, and ends with the run', async () => {
    lab.write({
      'slow/START.sh': 'echo "<goto>WAIT</goto>"\n',
      // Ends when it is told to.
      'slow/WAIT.sh': 'touch waiting; while [ ! -e go ]; do sleep 0.05; done; echo "<result>ok</result>"\n',
    });
    const run = lab.start(['run', 'slow', '--run-id', 'r2']);
    await lab.appear('waiting');
    const shown = lab.start(['show', 'r2', '--follow', '--json']);
    const first = await new Promise<string>((resolve) => {
      shown.child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()));
    });
    expect(JSON.parse(first.split('\n')[0]!)).toMatchObject({
      state: 'START.sh',
      transition: { to: 'WAIT.sh' },
    });
    lab.write({ go: '' });
    const { stdout, code } = await shown.ended;
    expect(code).toBe(0);
    expect((await run.ended).code).toBe(0);
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ state }) => state)).toEqual(['START.sh', 'WAIT.sh', undefined]);
    expect(lines.at(-1)).toMatchObject({ run_id: 'r2' });
  });

  test('status lists runs by what became of them, by age and by number', async () => {
    const idsOf = async (...flags: string[]) =>
      JSON.parse((await raymond('status', '--json', ...flags)).stdout).map(
        ({ run_id }: { run_id: string }) => run_id,
      );
    expect(await idsOf('--failed')).toEqual(['r1']);
    expect(await idsOf('--limit', '1')).toEqual(['r2']);
    expect(await idsOf('--since', '7d')).toEqual(['r2', 'r1']);
    expect(await idsOf('--since', '0s')).toEqual([]);
    expect((await raymond('status', '--since', '0s')).stdout).toMatch(/^None of the 2 runs in /);
  });

  test('status of a run, and its report, have what each state came to', async () => {
    expect((await raymond('status', 'r1')).stdout).toMatch(
      /\nSTATE +VISITS +TURNS +COST +TIME\nSTART +1 +1 /,
    );
    const again = JSON.parse((await raymond('run', 'slow', '--run-id', 'r2', '--json')).stdout);
    expect(again.states).toMatchObject({
      'START.sh': { visits: 1, turns: 1, cost_usd: 0 },
      'WAIT.sh': { visits: 1, turns: 1, cost_usd: 0 },
    });
  });

  test('shows what there is of a log that holds anything', async () => {
    const file = lab.kept('runs/r1/events.jsonl');
    const forged = [
      ...['null', '7', '{garbage', '{"type":"cost"}', '{"type":"state_started","agent":"main","state":null}'],
      '{"type":"cost","time":"t","agent":"main","state":"PLAN.md","turn":"2","cost_usd":1e999,"usage":null,"basis":"x"}',
      '{"type":"transition","time":"t","agent":"main","state":"x","turn":"1","transition":{"tag":"zz"},"to":null,"implicit":true}',
      `{"type":"turn_started","time":"t","agent":"main","state":"CHECK.sh","turn":"99","kind":"prompt","attempt":1,"transcript":"../../../wf/PLAN.md"}`,
    ];
    lab.write({ [file]: `${lab.read(file)}${forged.join('\n')}\n` });
    for (const args of [
      ['show', 'r1'],
      ['show', 'r1', '--json'],
      ['status', 'r1'],
      ['diagram', 'wf', '--run', 'r1'],
    ])
      expect(await raymond(...args)).toMatchObject({ code: 0, stderr: '' });
    expect((await raymond('show', 'r1')).stdout).toContain('5 lines of the log are no events of a run.');
  });
});
