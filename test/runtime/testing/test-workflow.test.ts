import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { type CaseReport, isPassed, problemsOf } from '../../../src/core/testing/case-report.js';
import { type TestLab, testLab } from '../../support/test-lab.js';

let lab: TestLab;
afterEach(() => lab?.remove());

/** A plan, a check by a script that sends it back once, and the end. */
const WORKFLOW = {
  'START.md': `---
allowed_transitions:
  - { tag: goto, target: CHECK }
  - { tag: goto, target: GIVE_UP }
---
Do {{input}}, and write {{task_folder}}/plan.md. End with <goto>CHECK</goto> or <goto>GIVE_UP</goto>.
`,
  'CHECK.sh': `# raymond: timeout=60
if [ -e checked ]; then echo '<goto>END</goto>'; else touch checked; echo '<goto input="again">START</goto>'; fi
`,
  'END.md': '---\nallowed_transitions: [{ tag: result }]\n---\nEnd with <result>what was done</result>.\n',
  'GIVE_UP.sh': "echo '<result>given up</result>'\n",
  'recording/replies.yaml': `START:
  - { text: <goto>CHECK</goto>, cost: 0.25, files: { "{{task_folder}}/plan.md": "# plan", notes.txt: one } }
  - { text: <goto>CHECK</goto>, cost: 0.25, files: { notes.txt: two } }
END: ['<result>{"done": 2}</result>']
`,
};

const EXPECT = `input: the work
project: { files: { README.md: hello } }
expect:
  status: completed
  paths: { main: START CHECK START CHECK END }
  transitions: { main: [goto CHECK, goto START, goto CHECK, goto END, result] }
  result: '{"done": 2}'
  cost_below: 0.51
  files: { notes.txt: two, "{{task_folder}}/plan.md": { pattern: ^# plan$ }, gone.txt: null, checked: true }
`;

async function tested(files: Readonly<Record<string, string>>, more = {}): Promise<CaseReport> {
  lab = testLab(files);
  const [report] = await lab.test(more);
  return report!;
}

const withTest = (text = EXPECT, more: Readonly<Record<string, string>> = {}) => ({
  ...WORKFLOW,
  ...more,
  'recording/test.yaml': text,
});

test('all that a test.yaml can say holds; nothing outside of the copy was touched', async () => {
  const report = await tested(withTest());
  expect(problemsOf(report)).toEqual([]);
  expect(isPassed(report)).toBe(true);
  expect(readdirSync(lab.folder)).toEqual(['wf']);
});

test('without a project of its own the case gets a copy of the one it is started in', async () => {
  lab = testLab(
    withTest('expect: { status: completed, files: { mine.txt: changed by the run, README.md: null } }', {
      'CHECK.sh': 'printf "changed by the run" > mine.txt; echo "<goto>END</goto>"\n',
    }),
  );
  writeFileSync(join(lab.folder, 'mine.txt'), 'mine');
  const [report] = await lab.test();
  expect(problemsOf(report!)).toEqual([]);
  expect(readFileSync(join(lab.folder, 'mine.txt'), 'utf8')).toBe('mine');
});

describe('what is not so is told, with its line in test.yaml', () => {
  const file = 'recording/test.yaml';
  test.each<[string, string, string, object]>([
    [
      'paths',
      'START CHECK START CHECK END',
      'START CHECK END',
      {
        agent: 'main',
        state: 'START',
        visit: 2,
        line: 5,
        expected: 'END after CHECK (visit 1)',
        actual: 'START (visit 2)',
      },
    ],
    [
      'transitions',
      'goto START',
      'goto END',
      { state: 'CHECK', visit: 1, line: 6, expected: 'goto END', actual: 'goto START' },
    ],
    ['status', 'completed', 'failed', { line: 4, expected: 'failed', actual: 'completed' }],
    ['result', `'{"done": 2}'`, 'nothing', { line: 7, expected: 'nothing', actual: '{"done": 2}' }],
    [
      'result',
      `'{"done": 2}'`,
      '{ pattern: "^nothing" }',
      { line: 7, expected: 'a text that matches /^nothing/m' },
    ],
    [
      'result',
      `'{"done": 2}'`,
      '{ schema: { properties: { done: { type: string } } } }',
      { line: 7, expected: 'JSON of which /done must be string' },
    ],
    ['cost_below', '0.51', '0.5', { line: 8, expected: 'less than $0.5', actual: '$0.5000' }],
    ['files', 'notes.txt: two', 'notes.txt: one', { line: 9, expected: 'one', actual: 'two' }],
    ['files', 'gone.txt: null', 'README.md: null', { line: 9, expected: 'no such file' }],
    ['files', 'checked: true', 'never.txt: true', { line: 9, actual: 'none' }],
  ])('%s: %s is not %s', async (key, is, wanted, mismatch) => {
    const report = await tested(withTest(EXPECT.replace(is, wanted)));
    expect(report.mismatches).toEqual([
      expect.objectContaining({
        at: expect.arrayContaining([key]),
        file: join(lab.folder, 'wf', file),
        ...mismatch,
      }),
    ]);
  });

  test('a schema that the result fits', async () => {
    const report = await tested(
      withTest(EXPECT.replace(`'{"done": 2}'`, '{ schema: { required: [done] } }')),
    );
    expect(problemsOf(report)).toEqual([]);
  });
});

describe('bugs put into a workflow are found, with state, visit and expectation', () => {
  test('a wrong target', async () => {
    const report = await tested(
      withTest(EXPECT, { 'CHECK.sh': WORKFLOW['CHECK.sh'].replace('<goto>END', '<goto>GIVE_UP') }),
    );
    expect(report.mismatches[0]).toMatchObject({
      agent: 'main',
      state: 'GIVE_UP',
      visit: 1,
      expected: 'END after CHECK (visit 2)',
    });
  });

  test('a script that loops', async () => {
    const loops = { 'CHECK.sh': "echo '<goto>AGAIN</goto>'\n", 'AGAIN.sh': "echo '<goto>CHECK</goto>'\n" };
    const report = await tested(withTest(EXPECT, loops));
    expect(report.mismatches[0]).toMatchObject({
      state: 'AGAIN',
      visit: 1,
      expected: 'START after CHECK (visit 1)',
    });
    expect(report.observed).toMatchObject({ status: 'failed', reason: 'MAX_STEPS' });
  });

  test('a prompt that drops the tag', async () => {
    lab = testLab(withTest());
    const recorded = join(lab.folder, 'wf', 'recorded');
    mkdirSync(recorded);
    const turn = (state: string, visit: number, prompt: string, text: string) =>
      writeFileSync(
        join(recorded, `00${visit}-main-${state}.json`),
        JSON.stringify({
          version: 1,
          agent: 'main',
          state: `${state}.md`,
          visit,
          turn: 0,
          prompt_sha256: 'a'.repeat(64),
          prompt,
          text,
          session: null,
          cost_usd: 0,
          usage: { input_tokens: 0, output_tokens: 0, cache_read_tokens: 0, cache_write_tokens: 0 },
          events: [],
        }),
      );
    turn('START', 1, 'Do the work. End with <goto>CHECK</goto>.', '<goto>CHECK</goto>');
    lab.write({ 'START.md': 'Do {{input}}, and say how it went.\n', 'recorded/test.yaml': EXPECT });
    const [report] = await lab.test({ recordings: [recorded] });
    expect(report!.mismatches[0]).toMatchObject({
      at: ['prompts', 'START'],
      state: 'START',
      visit: 1,
      expected: 'a prompt that asks for <goto>CHECK</goto>, with which the recorded answer ends',
    });
    expect(report!.warnings[0]!.message).toContain(
      '- Do the work. End with <goto>CHECK</goto>.\n+ Do the work, and say',
    );
  });

  test('a workflow that lint refuses', async () => {
    const report = await tested(
      withTest(EXPECT, { 'START.md': WORKFLOW['START.md'].replace('target: CHECK', 'target: CHEK') }),
    );
    expect(problemsOf(report)).toEqual([expect.stringMatching(/START\.md:3: .*CHEK/)]);
  });
});

test('a script that never ends hangs, and the test does not', async () => {
  const report = await tested(withTest(EXPECT, { 'CHECK.sh': 'exec sleep 1000\n' }), { limitMs: 2000 });
  expect(report.hung).toBe('it was still going on after 2 s');
});

describe('stubs', () => {
  const only = (paths: string) => `input: x\nproject: {}\nexpect: { paths: { main: ${paths} } }\n`;

  test('by name in test.yaml, visit by visit', async () => {
    const stubs = 'stub_scripts: { CHECK: ["<goto>START</goto>", { stdout: "<goto>GIVE_UP</goto>" }] }\n';
    const report = await tested(withTest(stubs + only('START CHECK START CHECK GIVE_UP')));
    expect(problemsOf(report)).toEqual([]);
  });

  test('by name on the command line: a text, or what is expected of it', async () => {
    const report = await tested(withTest(only('START CHECK GIVE_UP')), {
      stubs: ['CHECK=<goto>GIVE_UP</goto>'],
    });
    expect(problemsOf(report)).toEqual([]);
    lab.remove();
    const said = EXPECT.replace(', checked: true', ', checked: null');
    expect(problemsOf(await tested(withTest(said), { stubs: ['CHECK'] }))).toEqual([]);
    lab.remove();
    expect(problemsOf(await tested(withTest(said), { stubs: ['all'] }))).toEqual([]);
  });

  test('a name that is no script, or says nothing, is misuse', async () => {
    const report = await tested(withTest(), { stubs: ['CHEK'] });
    expect(report.error).toEqual({
      isMisuse: true,
      message: '--stub-scripts: CHEK is no script of the workflow; there is CHECK, GIVE_UP.',
    });
    lab.remove();
    const unsaid = await tested(withTest(only('START CHECK')), { stubs: ['CHECK'] });
    expect(unsaid.error?.message).toMatch(/nobody says what it writes/);
  });
});

describe('test.yaml', () => {
  test.each([
    ['expct: {}', 'test.yaml:1: expct: there is no such key. Did you mean expect?'],
    ['expect:\n  stats: completed', 'test.yaml:2: expect.stats: there is no such key. Did you mean status?'],
    ['expect: { status: green }', 'expect.status:'],
    ['a: [', 'test.yaml:1'],
    ['expect: { result: { pattern: "(" } }', 'Invalid regular expression'],
    ['expect: { result: { schema: { type: nothing } } }', 'test.yaml:1'],
    ['expect: { result: { schema: none.json } }', 'none.json cannot be used'],
    ['project: { copy: ../../none }', 'there is no folder'],
    ['project: { files: { ../../out.txt: x } }', 'leads out of the project'],
  ])('%j is refused with its place', async (text, message) => {
    const report = await tested(withTest(text));
    expect(report.error?.isMisuse).toBe(true);
    expect(report.error?.message).toContain(message);
  });

  test('an input that is missing is misuse', async () => {
    const report = await tested(
      withTest('project: {}\n', { 'workflow.yaml': 'input: { mode: required }\n' }),
    );
    expect(report.error).toMatchObject({
      isMisuse: true,
      message: expect.stringContaining('needs an input'),
    });
  });

  test('with none, that the run is completed is all that is checked', async () => {
    const report = await tested(WORKFLOW);
    expect({ problems: problemsOf(report), notes: report.notes }).toEqual({
      problems: [],
      notes: [expect.stringContaining('There is no test.yaml')],
    });
  });
});

describe('--init and --update', () => {
  test('what --init writes holds, and is not written over', async () => {
    lab = testLab({ ...WORKFLOW });
    const given = { input: 'the work', vars: {} };
    const [init] = await lab.test({ write: 'init', given });
    expect(init!.notes).toEqual([expect.stringMatching(/recording\/test\.yaml was written\.$/)]);
    const text = readFileSync(join(lab.folder, 'wf', 'recording', 'test.yaml'), 'utf8');
    expect(text).toContain('input: the work\n');
    expect(text).toContain('main: [START, CHECK, START, CHECK, END]');
    const [again] = await lab.test();
    expect(problemsOf(again!)).toEqual([]);
    const [twice] = await lab.test({ write: 'init', given });
    expect(twice!.error).toMatchObject({
      isMisuse: true,
      message: expect.stringContaining('There is a test.yaml already'),
    });
  });

  test('--update changes what does not hold, and leaves comments and the rest', async () => {
    const wrong = EXPECT.replace('START CHECK START CHECK END', 'START END # mine').replace(
      'notes.txt: two',
      'notes.txt: three',
    );
    lab = testLab(
      withTest(`# a comment\n${wrong.replace('main: START END # mine }', 'main: START END } # mine')}`),
    );
    const [report] = await lab.test({ write: 'update' });
    expect(report!.notes).toHaveLength(2);
    const text = readFileSync(join(lab.folder, 'wf', 'recording', 'test.yaml'), 'utf8');
    expect(text).toMatch(/^# a comment\n/);
    expect(text).toContain('# mine');
    const [again] = await lab.test();
    expect(problemsOf(again!)).toEqual([]);
    const [kept] = await lab.test({ write: 'update' });
    expect(kept!.notes).toEqual([expect.stringContaining('all of it holds')]);
  });
});

test('no recording at all is misuse', async () => {
  const { 'recording/replies.yaml': _, ...without } = WORKFLOW;
  lab = testLab(without);
  await expect(lab.test()).rejects.toMatchObject({
    code: 'USAGE',
    message: expect.stringContaining('There is no recording of wf'),
  });
  expect(existsSync(join(lab.folder, '.raymond'))).toBe(false);
});
