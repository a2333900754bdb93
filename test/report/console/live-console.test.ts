import { describe, expect, test } from '@jest/globals';
import { createConsole } from '../../../src/report/console/console.js';
import { Story } from '../events.js';
import { FakeStream, Terminal } from './terminal.js';

function setUp(columns = 100, rows = 30, color = false) {
  const terminal = new Terminal(columns, rows);
  const out = new FakeStream(terminal);
  let tick: (() => void) | undefined;
  let exit: (() => void) | undefined;
  const console = createConsole({
    stream: out.stream,
    mode: 'normal',
    color,
    interactive: true,
    now: () => story.now,
    setInterval: (callback) => {
      tick = callback;
      return 1;
    },
    clearInterval: () => {
      tick = undefined;
    },
    onExit: (callback) => {
      exit = callback;
      return () => {
        exit = undefined;
      };
    },
  });
  const story: Story = new Story((event) => console.onEvent(event));
  return {
    terminal,
    out,
    console,
    story,
    exit: () => exit?.(),
    listening: () => tick !== undefined || exit !== undefined || out.listenerCount('resize') > 0,
    /** Lets time pass, with a frame at its end. */
    pass: (ms: number) => {
      story.now += ms;
      tick?.();
    },
  };
}

type Stage = ReturnType<typeof setUp>;

function startWorkers({ story, pass }: Stage): void {
  story.start(1);
  story.enter('main', 'PLAN.md');
  story.on('main', 'PLAN.md', { type: 'tool', name: 'Read', summary: 'a.ts' });
  story.cost('main', 'PLAN.md', 0.25);
  pass(3000);
  story.goto('main', 'PLAN.md', 'WAIT.sh');
  for (const n of [1, 2, 3]) story.fork('main', 'PLAN.md', `main_fix${n}`, 'FIX.md');
  story.enter('main', 'WAIT.sh', 'script');
  story.enter('main_fix1', 'FIX.md');
  story.enter('main_fix2', 'FIX.md');
  story.on('main_fix1', 'FIX.md', {
    type: 'output',
    stream: 'text',
    text: 'Hm.\nNow the tests 日本\n<goto>X</goto>',
    bytes: 9,
  });
  story.on('main_fix2', 'FIX.md', {
    type: 'retry',
    attempt: 2,
    delay_ms: 8000,
    code: 'AGENT_FAILED',
    message: '529',
  });
  pass(2000);
}

describe('the live area', () => {
  test('has a line for each agent at work, and the totals', () => {
    const stage = setUp();
    startWorkers(stage);
    expect(stage.terminal.text.slice(-5)).toEqual([
      '',
      'main          ⠋ WAIT    2s   $0.25  starting',
      'main_fix1     ⠋ FIX     2s   $0.00  12  Now the tests 日本',
      'main_fix2     ◔ FIX     2s   $0.00  12  in 6s: retry 2: 529',
      '$0.25 of $1.00 · 2 running, 2 waiting · 4 states · 5s',
    ]);
    expect(stage.terminal.cursorVisible).toBe(false);
  });

  test('names the state that a resumed run carries on with', () => {
    const stage = setUp();
    const { story, pass, terminal } = stage;
    story.emit({ type: 'run_resumed', run_id: 'r', workflow: 'w', total_cost_usd: 1, budget_usd: 10 });
    story.turn('main', 'FIX.md');
    pass(2000);
    expect(terminal.text).toContain('main          ● FIX');
    expect(terminal.text.at(-2)).toBe('main          ⠋ FIX    2s   $0.00  starting');
  });

  test('says of who asks how to answer from elsewhere, and where the question stands', () => {
    const stage = setUp();
    const { story, pass, terminal } = stage;
    story.start(1);
    story.enter('main', 'A.md');
    story.go('main', 'A.md', { tag: 'ask', question: 'Deploy?', next: 'B' }, 'B.md');
    story.on('main', 'A.md', { type: 'asked', ask_id: 'ab12', question: 'Deploy?' });
    pass(2000);
    expect(terminal.text.at(-2)).toMatch(
      /^main +\? A +2s +\$0\.00 {2}raymond answer sweep-1 TEXT · Deploy\?$/,
    );
    story.enter('main_w1', 'C.md');
    story.on('main_w1', 'C.md', { type: 'asked', ask_id: 'cd34', question: 'Now?' });
    pass(100);
    expect(terminal.text.at(-2)).toContain('raymond answer sweep-1 TEXT --ask-id cd34 · Now?');
  });

  test('leaves the history alone when it is closed', () => {
    const stage = setUp();
    startWorkers(stage);
    stage.console.close();
    expect(stage.terminal.text).toEqual([
      '▶ run sweep-1  workflows/sweep · budget $1.00',
      '',
      'main          ● PLAN',
      '                Read a.ts',
      'main            PLAN → WAIT  goto      $0.25     3s',
      '              + main_fix1 FIX  issue=12',
      '              + main_fix2 FIX  issue=12',
      '              + main_fix3 FIX  issue=12',
      'main          ● WAIT  script',
      'main_fix1     ● FIX',
      'main_fix2     ● FIX',
      '              ↻ retry 2 in 8s  AGENT_FAILED  529',
    ]);
    expect(stage.terminal.cursorVisible).toBe(true);
    expect(stage.listening()).toBe(false);
  });

  test('goes with the run, and the path stays', () => {
    const stage = setUp();
    startWorkers(stage);
    stage.story.result('main_fix1', 'FIX.md', 'ok');
    stage.story.end('failed', { reason: 'AGENT_FAILED', message: 'It broke.' });
    expect(stage.terminal.text.slice(-6)).toEqual([
      '✗ failed  AGENT_FAILED · $0.25 of $1.00 · 4 states · 5s',
      '  It broke.',
      '',
      '  main         PLAN → WAIT',
      '    main_fix1  FIX → result',
      '    main_fix2  FIX',
    ]);
    expect(stage.terminal.cursorVisible).toBe(true);
  });

  test('keeps its place while history scrolls out of a small window', () => {
    const stage = setUp(60, 8);
    startWorkers(stage);
    for (let n = 0; n < 30; n += 1) {
      stage.story.on('main_fix1', 'FIX.md', { type: 'print', text: `step ${n}` });
      stage.pass(100);
    }
    const prints = stage.terminal.text.filter((line) => line.includes('› step'));
    expect(prints).toHaveLength(30);
    expect(stage.terminal.screen.at(-1)).toContain('$0.25 of $1.00');
    expect(stage.terminal.text.filter((line) => line.includes('of $1.00'))).toHaveLength(1);
  });

  test('shows as many agents as fit', () => {
    const stage = setUp(100, 24);
    stage.story.start();
    for (let n = 1; n <= 50; n += 1) stage.story.enter(`main_w${n}`, 'A.md');
    stage.pass(100);
    const area = stage.terminal.screen.slice(-15);
    expect(area[0]).toBe('');
    expect(area[1]).toContain('main_w1 ');
    expect(area.at(-2)).toBe('… and 38 more');
    expect(area.at(-1)).toBe('$0.00 of $10.00 · 50 running · 50 states · 0s');
    expect(stage.terminal.screen).toHaveLength(24);
  });

  test('keeps the line of an agent that is between two states', () => {
    const stage = setUp();
    stage.story.start();
    stage.story.enter('main', 'A.md');
    stage.story.goto('main', 'A.md', 'B.md');
    stage.pass(200);
    expect(stage.terminal.text.at(-2)).toBe('main          ⠹ B    0s   $0.00');
    expect(stage.terminal.text.at(-1)).toContain('1 running');
    stage.pass(1000);
    expect(stage.terminal.text.at(-1)).toContain('0 running, 1 waiting');
  });

  test('warns when the budget is nearly spent', () => {
    const stage = setUp(100, 30, true);
    stage.story.start(1);
    stage.story.enter('main', 'A.md');
    stage.story.cost('main', 'A.md', 0.5);
    stage.pass(100);
    expect(stage.out.writes.at(-1)).toContain('\x1b[1m$0.50 of $1.00');
    stage.story.cost('main', 'A.md', 0.35);
    stage.pass(100);
    expect(stage.out.writes.at(-1)).toContain('\x1b[33m$0.85 of $1.00');
  });
});

describe('a terminal of 40 columns', () => {
  test('is never wrapped by the live area', () => {
    const stage = setUp(40, 20);
    startWorkers(stage);
    const tool = { type: 'tool', name: 'Edit', summary: '日本語🎉'.repeat(20) } as const;
    stage.story.on('main_fix1', 'FIX.md', tool);
    stage.pass(100);
    expect(stage.terminal.text.slice(-4)).toEqual([
      'main       ⠙ WAIT    2s  starting',
      'main_fix1  ⠙ FIX     2s  12  Edit 日本…',
      'main_fix2  ◔ FIX     2s  12  in 6s: re…',
      '$0.25 of $1.00 · 2 running, 2 waiting',
    ]);
    stage.console.close();
    expect(stage.terminal.text.at(-1)).toBe('main_fix1    Edit 日本語🎉日本語🎉日本…');
  });

  test('wraps what must not be cut', () => {
    const stage = setUp(40, 20);
    const message = 'The script ended with exit code 1 and this was its last line.';
    stage.story.on('main', 'A.sh', { type: 'agent_failed', code: 'SCRIPT_FAILED', message });
    stage.console.close();
    expect(stage.terminal.text).toEqual([
      'main      ✗ A  SCRIPT_FAILED  The',
      '            script ended with exit code',
      '            1 and this was its last',
      '            line.',
    ]);
  });
});

describe('drawing', () => {
  test('a flood of events is drawn ten times a second', () => {
    const stage = setUp();
    stage.story.start();
    stage.story.enter('main', 'A.md');
    const before = stage.terminal.frames;
    for (let n = 0; n < 1000; n += 1) {
      stage.story.on('main', 'A.md', { type: 'tool', name: 'Read', summary: `${n}` });
      stage.story.now += 1;
    }
    stage.pass(100);
    expect(stage.terminal.frames - before).toBeLessThanOrEqual(11);
    expect(stage.terminal.text.filter((line) => line.includes('Read')).length).toBeGreaterThanOrEqual(1000);
  });

  test.each([38, 39, 40, 41, 80])('a word of %d columns stays whole on a terminal of 40', (length) => {
    const stage = setUp(40, 20);
    startWorkers(stage);
    const word = 'x'.repeat(length);
    stage.console.note(word);
    stage.console.close();
    expect(/x*$/.exec(stage.terminal.text.join(''))?.[0]).toBe(word);
  });

  test('nothing is written when nothing has changed', () => {
    const stage = setUp();
    stage.story.start();
    const { frames } = stage.terminal;
    stage.pass(10);
    expect(stage.terminal.frames).toBe(frames);
  });

  test('a resize redraws to the new width', () => {
    const stage = setUp(100);
    startWorkers(stage);
    stage.out.columns = 60;
    stage.out.emit('resize');
    expect(stage.terminal.text.filter((line) => line.includes('of $1.00 ·'))).toHaveLength(1);
    expect(Math.max(...stage.terminal.text.slice(-4).map((line) => line.length))).toBeLessThan(60);
  });

  test('the exit of the process gives the cursor back', () => {
    const stage = setUp();
    startWorkers(stage);
    stage.exit();
    expect(stage.terminal.cursorVisible).toBe(true);
    expect(stage.terminal.text.at(-1)).toContain('retry 2 in 8s');
  });

  test('a broken pipe ends the drawing alone', () => {
    const stage = setUp();
    startWorkers(stage);
    stage.out.emit('error', new Error('write EPIPE'));
    const { frames } = stage.terminal;
    stage.pass(1000);
    stage.console.close();
    expect(stage.terminal.frames).toBe(frames);
  });

  test('a pause leaves the screen to a question and goes on after it', async () => {
    const stage = setUp();
    startWorkers(stage);
    const lines = stage.terminal.text.length;
    await stage.console.withPaused(async () => {
      expect(stage.terminal.text).toHaveLength(lines - 5);
      expect(stage.terminal.cursorVisible).toBe(true);
      stage.story.on('main', 'WAIT.sh', { type: 'print', text: 'meanwhile' });
      stage.pass(1000);
      stage.out.write('Deploy? yes\r\n');
    });
    const text = stage.terminal.text;
    expect(text.slice(text.indexOf('Deploy? yes'))).toEqual([
      'Deploy? yes',
      'main          › meanwhile',
      '',
      expect.stringContaining('WAIT'),
      expect.stringContaining('FIX'),
      expect.stringContaining('FIX'),
      expect.stringContaining('$0.25 of $1.00'),
    ]);
  });

  test('a note stands above the live area', () => {
    const stage = setUp();
    startWorkers(stage);
    stage.console.note('Stopping: press Ctrl-C again to end at once');
    expect(stage.terminal.text.at(-6)).toBe('Stopping: press Ctrl-C again to end at once');
  });
});
