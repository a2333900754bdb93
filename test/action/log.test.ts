import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { JobLog } from '../../src/action/log.js';
import { RunnerOutput } from '../../src/action/voice.js';
import type { Workflow } from '../../src/workflow/parts/workflow.js';
import { Story } from '../report/events.js';

const STATES: Record<string, object> = {
  'PLAN.md': { file: '/w/repo/wf/PLAN.md', body: 'Hello\n\nFix {{ issue }} now.\n', bodyLine: 5 },
  'FIX.md': { file: '/w/repo/wf/FIX.md', body: '', bodyLine: 1 },
  'ZIP.md': { file: '/w/repo/wf.zip/ZIP.md', body: '', bodyLine: 1 },
  'FAR.md': { file: '/elsewhere/FAR.md', body: '', bodyLine: 1 },
  'DOC.md': { file: '/w/repo/wf.yaml', body: '', bodyLine: 12 },
};

const WORKFLOW = {
  states: Object.keys(STATES),
  state: (name: string) => STATES[name],
} as unknown as Workflow;

function setUp() {
  const lines: string[] = [];
  const write = (line: string) => lines.push(line);
  const voice = new RunnerOutput({ environment: {}, redact: (text) => text, write });
  const log = new JobLog(WORKFLOW, '/w/repo', voice);
  const story: Story = new Story((event) => log.onEvent(event));
  return { lines, log, story, voice };
}

/** The groups' clock is local time. */
const timeless = (lines: readonly string[]) => lines.map((line) => line.replace(/^\d\d:\d\d:\d\d /, ''));

test('an open question is told in the words of the run, which has no command line', () => {
  const { lines, story } = setUp();
  story.start();
  story.enter('main', 'FIX.md');
  story.on('main', 'FIX.md', { type: 'asked', ask_id: '7c', question: 'Go?' });
  story.end('asking', { message: 'Waiting for an answer: Go? The question stands in the job summary.' });
  expect(lines.join('\n')).toContain('Waiting for an answer: Go? The question stands in the job summary.');
  expect(lines.join('\n')).not.toMatch(/raymond resume|--\w/);
});

test('tells what happens at once, and each visit in a group when it ends', () => {
  const { lines, story } = setUp();
  story.start();
  story.enter('main', 'PLAN.md');
  story.turn('main', 'PLAN.md');
  story.on('main', 'PLAN.md', { type: 'print', text: 'Two bugs' });
  story.on('main', 'PLAN.md', { type: 'tool', name: 'Bash', summary: 'gh issue list' });
  story.now += 12_000;
  story.cost('main', 'PLAN.md', 0.03);
  story.goto('main', 'PLAN.md', 'FIX.md');
  expect(timeless(lines)).toEqual([
    '▶ run sweep-1  workflows/sweep · budget $10.00',
    '',
    '[main PLAN] ● started',
    '[main PLAN] › Two bugs',
    '::group::main PLAN → FIX · $0.03 · 12s',
    '● started',
    'turn 1 (prompt)  turns/1.jsonl',
    '› Two bugs',
    'Bash gh issue list',
    'turn 1 cost $0.03, 16k tokens in, 300 out',
    '→ FIX  goto  $0.03  12s',
    '::endgroup::',
  ]);
});

test('visits beside each other have groups one after the other', () => {
  const { lines, story } = setUp();
  for (const agent of ['main', 'main_w1', 'main_w2']) story.enter(agent, 'FIX.md');
  story.enter('main_w2', 'FIX.md');
  story.result('main_w1', 'FIX.md', 'ok');
  story.on('main', 'FIX.md', { type: 'tool', name: 'Read', summary: 'a' });
  story.end('paused');
  let open = 0;
  for (const line of lines) {
    if (line.startsWith('::group::')) open += 1;
    if (line.startsWith('::endgroup::')) open -= 1;
    expect(open === 0 || open === 1).toBe(true);
  }
  expect(open).toBe(0);
  expect(lines.filter((line) => line.startsWith('::group::'))).toEqual([
    '::group::main_w2 FIX left · 0s',
    '::group::main_w1 FIX → result · 0s',
    '::group::main FIX stopped',
    '::group::main_w2 FIX (visit 2) stopped',
  ]);
  expect(lines.lastIndexOf('::endgroup::')).toBeLessThan(
    lines.findIndex((line) => line.startsWith('⏸ paused')),
  );
});

test('a visit that was cut off is printed when the log is closed', () => {
  const { lines, log, story } = setUp();
  story.enter('main', 'FIX.md');
  log.close();
  log.close();
  expect(lines.filter((line) => line.startsWith('::'))).toEqual([
    '::group::main FIX stopped',
    '::endgroup::',
  ]);
});

test('a resumed run has groups for what it carries on, and a line for what it only follows', () => {
  const { lines, story } = setUp();
  story.emit({ type: 'run_resumed', run_id: 'r', workflow: 'w', total_cost_usd: 1, budget_usd: 10 });
  story.goto('main_w1', 'PLAN.md', 'FIX.md');
  story.turn('main', 'FIX.md');
  story.result('main', 'FIX.md', 'ok');
  expect(timeless(lines).slice(2)).toEqual([
    '[main_w1 PLAN] → FIX  goto',
    '[main FIX] ● carried on',
    '::group::main FIX → result · 0s',
    'turn 1 (prompt)  turns/1.jsonl',
    '✓ → result  0s  ok',
    '::endgroup::',
  ]);
});

test('a visit that says very much loses its middle', () => {
  const { lines, story } = setUp();
  story.enter('main', 'FIX.md');
  for (let n = 0; n < 5000; n += 1)
    story.on('main', 'FIX.md', { type: 'tool', name: 'Read', summary: `${n}` });
  story.goto('main', 'FIX.md', 'PLAN.md');
  expect(lines.length).toBeLessThan(1600);
  const told = timeless(lines).join('\n');
  expect(told).toContain('Read 0\n');
  expect(told).toContain('Read 4999\n');
  expect(told).toMatch(/… 3\d00 lines are in the transcripts alone/);
});

describe('annotations', () => {
  test.each([
    ['PLAN.md', 'odd', '::warning file=wf/PLAN.md,line=1,title=raymond::main PLAN: odd'],
    [
      'PLAN.md',
      '{{issue}} has no value',
      '::warning file=wf/PLAN.md,line=7,title=raymond::main PLAN: {{issue}} has no value',
    ],
    ['DOC.md', 'odd', '::warning file=wf.yaml,line=12,title=raymond::main DOC: odd'],
    ['ZIP.md', 'odd', '::warning file=wf.zip,line=1,title=raymond::main ZIP: odd'],
    ['FAR.md', 'odd', '::warning title=raymond::main FAR: odd'],
    ['GONE.md', '100%\r\n::error::x', '::warning title=raymond::main GONE: 100%25%0A::error::x'],
  ])('a warning of %s points at its file: %s', (state, message, line) => {
    const { lines, story } = setUp();
    story.on('main', state, { type: 'warning', message });
    expect(lines).toEqual([line]);
  });

  test('a warning about the workflow points at the line that it names', () => {
    const { lines, story } = setUp();
    story.emit({ type: 'warning', message: '/w/repo/wf/FIX.md:3: unknown key "modle"' });
    story.emit({ type: 'warning', message: '/etc/passwd:3: what' });
    expect(lines).toEqual([
      '::warning file=wf/FIX.md,line=3,title=raymond::unknown key "modle"',
      '::warning title=raymond::/etc/passwd:3: what',
    ]);
  });

  test('a failure is an error, after its visit', () => {
    const { lines, story } = setUp();
    story.enter('main', 'FIX.md');
    story.on('main', 'FIX.md', { type: 'agent_failed', code: 'REFUSED', message: 'No.\nNever.' });
    expect(lines.slice(-2)).toEqual([
      '::endgroup::',
      '::error file=wf/FIX.md,line=1,title=raymond::main FIX: REFUSED: No.%0ANever.',
    ]);
  });

  test.each([
    ['completed', '::notice'],
    ['failed', '::error'],
  ] as const)('a leg that was lost is told when the run has ended, %s: as a %s', (status, level) => {
    const { lines, log, story } = setUp();
    story.on('main_w1', 'FIX.md', { type: 'agent_failed', code: 'LEG_LOST', message: 'Leg 1 is gone.' });
    expect(lines.join('\n')).not.toContain('title=raymond');
    story.end(status, { message: 'So it ends.' });
    log.close();
    const told = lines.filter((line) => line.includes('title=raymond'));
    expect(told).toEqual([expect.stringMatching(`^${level} .*LEG_LOST: Leg 1 is gone\\.`)]);
  });

  test('there are no more of them than GitHub shows', () => {
    const { lines, story } = setUp();
    for (let n = 0; n < 30; n += 1) story.on('main', 'FIX.md', { type: 'warning', message: `::error::${n}` });
    expect(lines.filter((line) => line.startsWith('::warning'))).toHaveLength(8);
    expect(lines.at(-1)).toBe('warning: main FIX: ::error::29');
  });

  test('those that the job has from elsewhere count, too', () => {
    const { lines, story, voice } = setUp();
    for (let n = 0; n < 6; n += 1) voice.warning(`before ${n}`);
    for (let n = 0; n < 6; n += 1) story.on('main', 'FIX.md', { type: 'warning', message: `in it ${n}` });
    expect(lines.filter((line) => line.startsWith('::warning'))).toHaveLength(8);
    expect(lines.filter((line) => line.startsWith('warning: main FIX: in it '))).toHaveLength(4);
  });

  test('properties keep to themselves', () => {
    const { lines, story } = setUp();
    STATES['A,line=9::x.md'] = { file: '/w/repo/wf/A,line=9::x.md' };
    (WORKFLOW.states as string[]).push('A,line=9::x.md');
    story.on('main', 'A,line=9::x.md', { type: 'warning', message: 'odd' });
    expect(lines[0]).toMatch(/^::warning file=wf\/A%2Cline=9%3A%3Ax\.md,line=1,title=raymond::main A/);
  });
});

/** As the runner does: `::` after white space at a line's start, `##[` anywhere. */
function commandsIn(lines: readonly string[]): string[] {
  return lines
    .flatMap((line) => line.split(/[\r\n\u0085\u2028\u2029]/))
    .filter((line) => /^\s*::/.test(line) || line.includes('##['))
    .map((line) => /^\s*(::[\w-]*)/.exec(line)?.[1] ?? line);
}

test('[T:no-commands] agents cannot give the runner a command', () => {
  const forged = fc.array(
    fc.constantFrom(
      '::',
      ':',
      'set-output name=a::b',
      'add-mask',
      '##[',
      'error]',
      '\n',
      '\r',
      ' ',
      '\u00a0',
      '\t',
    ),
    { maxLength: 12 },
  );
  const ours = ['::group', '::endgroup', '::error', '::warning'];
  fc.assert(
    fc.property(
      forged.map((pieces) => pieces.join('')),
      (text) => {
        const { lines, story } = setUp();
        story.start();
        story.enter(text, text);
        for (const stream of ['text', 'stdout', 'stderr'] as const) {
          story.on('main', 'FIX.md', { type: 'output', stream, text, bytes: 1 });
        }
        story.turn('main', 'FIX.md');
        story.on('main', 'FIX.md', { type: 'print', text });
        story.on('main', 'FIX.md', { type: 'tool', name: text, summary: text });
        story.on('main', 'FIX.md', { type: 'output', stream: 'text', text, bytes: 1 });
        story.on('main', 'FIX.md', { type: 'reminder', attempt: 1, code: 'NO_TRANSITION', text });
        story.on('main', 'FIX.md', { type: 'asked', ask_id: text, question: text });
        story.on('main', 'FIX.md', { type: 'warning', message: text });
        story.go('main', 'FIX.md', { tag: 'goto', target: text }, text);
        story.on(text, text, { type: 'agent_failed', code: 'REFUSED', message: text });
        story.end('asking', { message: text });
        const commands = commandsIn(lines);
        expect(commands.filter((command) => !ours.includes(command))).toEqual([]);
        expect(commands.filter((command) => command === '::warning')).toHaveLength(1);
        expect(commands.filter((command) => command === '::error')).toHaveLength(1);
        expect(commands.filter((command) => command === '::group')).toHaveLength(2);
      },
    ),
  );
});
