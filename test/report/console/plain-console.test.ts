import { describe, expect, test } from '@jest/globals';
import type { LoggedEvent } from '../../../src/core/events.js';
import { type ConsoleMode, createConsole } from '../../../src/report/console/console.js';
import { Story } from '../events.js';
import { FakeStream } from './terminal.js';

function setUp(
  mode: ConsoleMode = 'normal',
  options: { color?: boolean; unicode?: boolean; history?: readonly LoggedEvent[] } = {},
) {
  const out = new FakeStream();
  const console = createConsole({
    stream: out.stream,
    mode,
    color: false,
    interactive: false,
    now: () => story.now,
    ...options,
  });
  const story: Story = new Story((event) => console.onEvent(event));
  return { out, console, story };
}

/** A run with a bit of everything that goes well. */
function tellRun(story: Story): void {
  story.start();
  story.enter('main', 'PLAN.md');
  story.on('main', 'PLAN.md', {
    type: 'output',
    stream: 'text',
    text: 'I will look.\n<print>Two bugs</print>',
    bytes: 9,
  });
  story.on('main', 'PLAN.md', { type: 'tool', name: 'Bash', summary: 'gh issue list' });
  story.on('main', 'PLAN.md', { type: 'print', text: 'Two bugs\nfound' });
  story.cost('main', 'PLAN.md', 0.03);
  story.now += 12_000;
  const workers = ['FIX', 'FIX'].map((target) => ({ target, variables: {} }));
  story.go('main', 'PLAN.md', { tag: 'fork', workers, next: 'DONE' }, 'DONE.sh');
  story.fork('main', 'PLAN.md', 'main_fix1', 'FIX.md');
  story.enter('main', 'DONE.sh', 'script');
  story.enter('main_fix1', 'FIX.md');
  story.enter('main_fix1', 'FIX.md');
  story.now += 500;
  story.result('main_fix1', 'FIX.md', 'fixed\nall');
  story.result('main', 'DONE.sh', 'ok');
  story.end();
}

test('tells a run line by line', () => {
  const { out, story, console } = setUp();
  tellRun(story);
  console.close();
  expect(out.lines).toEqual([
    '▶ run sweep-1  workflows/sweep · budget $10.00',
    '',
    '[main PLAN] ● started',
    '[main PLAN] Bash gh issue list',
    '[main PLAN] › Two bugs',
    '[main PLAN]     found',
    '[main PLAN] → DONE  fork ×2  $0.03  12s',
    '[main PLAN] + main_fix1 FIX  issue=12',
    '[main DONE] ● started  script',
    '[main_fix1 FIX] ● started',
    '[main_fix1 FIX] ● started  visit 2',
    '[main_fix1 FIX] ✓ → result  500ms  fixed all',
    '[main DONE] ✓ → result  500ms  ok',
    '',
    '✓ completed  $0.03 of $10.00 · 4 states · 12s',
    '',
    '  main         PLAN → DONE → result',
    '    main_fix1  FIX ×2 → result',
  ]);
});

test('verbose adds time, turns, texts and costs', () => {
  const { out, story } = setUp('verbose');
  story.start();
  story.on('main', 'PLAN.md', {
    type: 'turn_started',
    turn: '0001',
    kind: 'prompt',
    attempt: 2,
    session: 'abc',
    transcript: 'turns/0001.jsonl',
  });
  story.on('main', 'PLAN.md', {
    type: 'output',
    stream: 'text',
    text: 'Look.\n<print>Two</print>',
    bytes: 9,
  });
  story.on('main', 'PLAN.md', { type: 'output', stream: 'stderr', text: 'hm\n', bytes: 3 });
  story.cost('main', 'PLAN.md', 0.03);
  story.emit({ type: 'checkpoint', bytes: 12_000 });
  const clock = expect.stringMatching(/^\d\d:15:00 /);
  expect(out.lines.slice(2)).toEqual([clock, clock, clock, clock, clock]);
  expect(out.lines.slice(2).map((line) => line.slice(9))).toEqual([
    '[main PLAN] turn 0001 (prompt, attempt 2)  session abc  turns/0001.jsonl',
    '[main PLAN] Look.',
    '[main PLAN] stderr: hm',
    '[main PLAN] turn 0001 cost $0.03, 16k tokens in, 300 out',
    'checkpoint saved, 12 kB',
  ]);
});

describe('quiet', () => {
  test('says nothing about a run that goes well', () => {
    const { out, story, console } = setUp('quiet');
    tellRun(story);
    console.note('a note');
    console.close();
    expect(out.lines).toEqual([]);
  });

  test('says what went wrong', () => {
    const { out, story } = setUp('quiet');
    story.start();
    story.enter('main', 'A.md');
    story.on('main', 'A.md', { type: 'warning', message: 'odd' });
    story.on('main', 'A.md', { type: 'max_visits', count: 5, to: 'B.md' });
    story.on('main', 'A.md', { type: 'agent_failed', code: 'NO_TRANSITION', message: 'No tag.' });
    story.end('failed', { reason: 'NO_TRANSITION', message: 'main failed.' });
    expect(out.lines).toEqual([
      '[main A] ! odd',
      '[main A] ! visited 5 times: goes on to B instead',
      '[main A] ✗ failed  NO_TRANSITION  No tag.',
      '✗ failed  NO_TRANSITION · $0.00 of $10.00 · 4 states · 0s',
      '  main failed.',
    ]);
  });
});

test('tells what holds a run up', () => {
  const { out, story } = setUp();
  const until = new Date(story.now + 720_000);
  story.on('main', 'A.md', {
    type: 'reminder',
    attempt: 1,
    code: 'NO_TRANSITION',
    text: 'No tag.\nUse one.',
  });
  story.on('main', 'A.md', {
    type: 'retry',
    attempt: 2,
    delay_ms: 7900,
    code: 'AGENT_FAILED',
    message: '529',
  });
  story.on('main', 'A.md', { type: 'waiting', until: until.toISOString(), reason: 'usage limit' });
  story.on('main', 'A.md', { type: 'asked', ask_id: 'a1', question: 'Deploy?\nReally?' });
  story.on('main', 'A.md', { type: 'answered', ask_id: 'a1', answer: 'yes' });
  const clock = `${String(until.getHours()).padStart(2, '0')}:${String(until.getMinutes()).padStart(2, '0')}`;
  expect(out.lines).toEqual([
    '[main A] ↻ reminder 1  NO_TRANSITION  No tag. Use one.',
    '[main A] ↻ retry 2 in 8s  AGENT_FAILED  529',
    `[main A] ◔ waiting 12m 00s, until ${clock}: usage limit`,
    '[main A] ? Deploy?',
    '[main A]     Really?',
    '[main A] ? answered: yes',
  ]);
});

describe('the end', () => {
  test('a replayed run says that nothing was charged', () => {
    const { out, story } = setUp();
    story.start();
    story.enter('main', 'A.md');
    story.cost('main', 'A.md', 0.42, 'replayed');
    story.result('main', 'A.md', 'ok');
    story.end();
    expect(out.lines).toContain('✓ completed  $0.42 replayed, not charged · 4 states · 0s');
  });

  test('a resumed run tells both amounts', () => {
    const { out, story } = setUp();
    story.emit({ type: 'run_resumed', run_id: 'r', workflow: 'w', total_cost_usd: 1, budget_usd: 10 });
    story.end('paused', {
      reason: 'DEADLINE',
      message: 'Resume it.',
      total_cost_usd: 1.5,
      run_cost_usd: 0.5,
    });
    expect(out.lines).toEqual([
      '▶ resume r  w · budget $10.00 · $1.00 spent before',
      '',
      '',
      '⏸ paused  DEADLINE · $1.50 of $10.00 · $0.50 since the resume · 4 states · 0s',
      '  Resume it.',
    ]);
  });

  test('a failure that was just told is not told again in full', () => {
    const { out, story } = setUp();
    story.start();
    story.enter('main', 'A.sh', 'script');
    const message = 'A.sh ended with 1\nline 1\nline 2';
    story.on('main', 'A.sh', { type: 'agent_failed', code: 'SCRIPT_FAILED', message });
    story.end('failed', { reason: 'SCRIPT_FAILED', message: `main: ${message}` });
    expect(out.lines.filter((line) => line.includes('line 2'))).toHaveLength(1);
    expect(out.lines.slice(-3)).toEqual(['  main: A.sh ended with 1', '', '  main  A → ✗ SCRIPT_FAILED']);
  });

  test('of many workers, it shows some and every failed one', () => {
    const { out, story } = setUp();
    story.start();
    for (let worker = 1; worker <= 50; worker += 1) {
      story.enter(`main_w${worker}`, 'A.md');
      if (worker === 40)
        story.on('main_w40', 'A.md', { type: 'agent_failed', code: 'REFUSED', message: 'no' });
      else story.result(`main_w${worker}`, 'A.md', 'ok');
    }
    story.end('failed');
    expect(out.lines.slice(-3)).toEqual([
      '    main_w16  A → result',
      '    main_w40  A → ✗ REFUSED',
      '  … and 33 more agents',
    ]);
  });

  test('workers stand below the one that forked them', () => {
    const { out, story } = setUp();
    story.start(0);
    for (const agent of ['main', 'main_a1', 'main_b2', 'main_a1_c1']) story.enter(agent, 'S.md');
    story.end('paused');
    expect(out.lines.slice(-4)).toEqual([
      '  main            S',
      '    main_a1       S',
      '      main_a1_c1  S',
      '    main_b2       S',
    ]);
  });
});

describe('a resumed run', () => {
  const resume = (story: Story): void =>
    story.emit({ type: 'run_resumed', run_id: 'r', workflow: 'w', total_cost_usd: 1, budget_usd: 10 });

  test('says which states it carries on with', () => {
    const { out, story } = setUp();
    resume(story);
    story.turn('main', 'FIX.md');
    story.turn('main', 'FIX.md', 2);
    story.result('main', 'FIX.md', 'ok');
    story.end();
    expect(out.lines.slice(2, -2)).toEqual([
      '[main FIX] ● carried on',
      '[main FIX] ✓ → result  0s  ok',
      '',
      '✓ completed  $0.00 of $10.00 · 4 states · 0s',
    ]);
    expect(out.lines.at(-1)).toBe('  main  FIX → result');
  });

  test('ends with the path of the whole run, if its history is given', () => {
    const history: LoggedEvent[] = [];
    const before = new Story((event) => history.push(event));
    before.start();
    before.enter('main', 'PLAN.md');
    before.goto('main', 'PLAN.md', 'FIX.md');
    before.enter('main', 'FIX.md');
    before.on('main', 'FIX.md', { type: 'agent_failed', code: 'AGENT_FAILED', message: 'no' });
    before.end('failed');
    const { out, story } = setUp('normal', { history });
    resume(story);
    story.turn('main', 'FIX.md');
    story.result('main', 'FIX.md', 'ok');
    story.end();
    expect(out.lines.at(0)).toContain('resume r');
    expect(out.lines.at(-1)).toBe('  main  PLAN → FIX → result');
  });
});

describe('a run that asks', () => {
  function ask(story: Story, agent: string, id: string, question: string): void {
    story.enter(agent, 'A.md');
    story.go(agent, 'A.md', { tag: 'ask', question, next: 'B' }, 'B.md');
    story.on(agent, 'A.md', { type: 'asked', ask_id: id, question });
  }

  test('ends with the command that answers it', () => {
    const { out, story } = setUp();
    story.start();
    ask(story, 'main', 'ab12', 'Deploy?\nReally?');
    story.end('asking', { reason: 'ASK', message: 'Waiting for an answer: Deploy? Really? Answer with: …' });
    expect(out.lines.slice(-6)).toEqual([
      '? asking  ASK · $0.00 of $10.00 · 4 states · 0s',
      '  main: Deploy?',
      '  Really?',
      '    raymond resume sweep-1 --answer TEXT',
      '',
      '  main  A → ask',
    ]);
  });

  test('does not say where it leads before it was answered', () => {
    const { out, story } = setUp();
    story.start();
    ask(story, 'main', 'ab12', 'Deploy?');
    expect(out.lines.join('\n')).toContain('→ ask');
    expect(out.lines.join('\n')).not.toContain('→ B');
  });

  test('names the question where there are several, and leaves out what was answered', () => {
    const { out, story } = setUp();
    story.start();
    ask(story, 'main', 'ab12', 'Deploy?');
    ask(story, 'main_w1', 'cd34', 'Which one?');
    ask(story, 'main_w2', 'ef56', 'Now?');
    story.on('main_w2', 'A.md', { type: 'answered', ask_id: 'ef56', answer: 'yes' });
    story.end('asking');
    expect(out.lines.filter((line) => line.includes('--answer'))).toEqual([
      '    raymond resume sweep-1 --answer TEXT --ask-id ab12',
      '    raymond resume sweep-1 --answer TEXT --ask-id cd34',
    ]);
  });

  test('tells the message where earlier questions may be unknown', () => {
    const { out, story } = setUp();
    story.emit({ type: 'run_resumed', run_id: 'r', workflow: 'w', total_cost_usd: 1, budget_usd: 10 });
    ask(story, 'main', 'ab12', 'Deploy?');
    story.end('asking', { message: 'Two questions.' });
    expect(out.lines).toContain('  Two questions.');
  });
});

test('a warning about a state comes after its start', () => {
  const { out, story, console } = setUp();
  story.start();
  story.on('main', 'A.md', { type: 'warning', message: '{{x}} has no value' });
  story.enter('main', 'A.md');
  story.goto('main', 'A.md', 'B.md');
  story.on('main', 'B.md', { type: 'warning', message: '{{y}} has no value' });
  story.on('main', 'B.md', { type: 'agent_failed', code: 'MISSING_DIRECTORY', message: 'no' });
  story.on('main_w1', 'C.md', { type: 'warning', message: '{{z}} has no value' });
  console.close();
  expect(out.lines.slice(2)).toEqual([
    '[main A] ● started',
    '[main A] ! {{x}} has no value',
    '[main A] → B  goto  0s',
    '[main B] ! {{y}} has no value',
    '[main B] ✗ failed  MISSING_DIRECTORY  no',
    '[main_w1 C] ! {{z}} has no value',
  ]);
});

describe('untrusted text', () => {
  test('cannot steer the terminal', () => {
    const { out, story } = setUp();
    story.on('main', 'A.md', { type: 'print', text: '\x1b[2Jboo\r\x1b]0;t\x07[main A] → result' });
    story.on('main', 'A.md', { type: 'tool', name: 'Ba\x1b[31msh', summary: 'rm\n-rf' });
    expect(out.lines).toEqual(['[main A] › boo', '[main A]     [main A] → result', '[main A] Bash rm -rf']);
  });

  test('cannot give the GitHub runner a command', () => {
    const { out, story, console } = setUp();
    story.on('main', 'A.md', { type: 'print', text: 'x\n::set-output name=a::b\n##[add-mask]e' });
    story.on('main', 'A.md', { type: 'tool', name: 'Bash', summary: 'echo ##[error]x' });
    console.note('::error::x');
    for (const line of out.lines) {
      expect(line.trim().startsWith('::')).toBe(false);
      expect(line).not.toContain('##[');
    }
    expect(out.lines[1]).toBe('[main A]     ::set-output name=a::b');
  });

  test('is cut where it is long', () => {
    const { out, story } = setUp();
    story.on('main', 'A.md', { type: 'tool', name: 'Bash', summary: 'x'.repeat(5000) });
    story.on('main', 'A.md', {
      type: 'print',
      text: Array.from({ length: 60 }, (_, i) => `line ${i}`).join('\n'),
    });
    expect(out.lines[0]).toHaveLength(200);
    expect(out.lines).toHaveLength(42);
    expect(out.lines.at(-1)).toBe('[main A]     … 20 more lines');
  });
});

test('colours only when told to', () => {
  const { out, story } = setUp('normal', { color: true });
  story.enter('main', 'A.md');
  out.writes.length = 0;
  story.on('main', 'A.md', { type: 'warning', message: 'odd' });
  expect(out.lines).toEqual(['\x1b[2m[main A] \x1b[0m\x1b[33m! \x1b[0m\x1b[33modd\x1b[0m']);
});

test('has glyphs for terminals without Unicode', () => {
  const { out, story, console } = setUp('normal', { unicode: false });
  tellRun(story);
  console.close();
  expect(out.lines.join('\n')).toMatch(/^[\x20-\x7e\n]*$/);
});

test('a stream that breaks does not end the run', () => {
  const { out, story, console } = setUp();
  story.start();
  out.emit('error', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
  const before = out.writes.length;
  tellRun(story);
  console.close();
  expect(out.writes).toHaveLength(before);
});

test('a pause holds the lines back, not up', async () => {
  const { out, story, console } = setUp();
  await console.withPaused(async () => {
    story.enter('main', 'A.md');
    expect(out.lines).toEqual([]);
  });
  expect(out.lines).toEqual(['[main A] ● started']);
});
