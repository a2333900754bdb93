import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { newAgent } from '../../../src/core/agents.js';
import { sealRun } from '../../../src/core/change.js';
import type { LoggedEvent } from '../../../src/core/events.js';
import { type Agent, NO_USAGE, type Run, type RunStatus } from '../../../src/core/run.js';
import { type SummaryInput, summaryOf } from '../../../src/report/summary/summary.js';
import { drawn, realMermaid } from '../../support/mermaid.js';
import { Story } from '../events.js';

const MIB = 1_048_576;

function run(rest: Partial<Run> = {}): Run {
  return sealRun({
    version: 2,
    workflow_id: 'sweep-1',
    workflow: { path: '/w', fingerprint: '', files: {} },
    status: 'completed',
    reason: null,
    message: null,
    resume_at: null,
    started_at: '',
    updated_at: '',
    budget_usd: 10,
    total_cost_usd: 0,
    usage: NO_USAGE,
    workers: {},
    worktrees: {},
    steps: 4,
    turns: 4,
    states: {},
    fork_counters: {},
    results: {},
    metadata: {},
    launch: {} as Run['launch'],
    agents: [],
    ...rest,
  });
}

function agent(id: string, state: string, rest: Partial<Agent> = {}): Agent {
  return newAgent(id, state, '/', rest);
}

function summary(events: readonly LoggedEvent[], rest: Partial<Run> = {}, more: Partial<SummaryInput> = {}) {
  return summaryOf({
    run: run(rest),
    events,
    runCostUsd: rest.total_cost_usd ?? 0,
    workflow: '.github/raymond/triage',
    saved: 'cache',
    transcripts: { name: 'raymond-sweep-1-1', url: 'https://github.com/o/r/actions/runs/5/artifacts/6' },
    runUrl: 'https://github.com/o/r/actions/runs/5',
    repository: 'o/r',
    ...more,
  });
}

function told(tell: (story: Story) => void): LoggedEvent[] {
  const events: LoggedEvent[] = [];
  tell(new Story((event) => events.push(event)));
  return events;
}

/** One visit with one turn. */
function visit(story: Story, who: string, state: string, text: string, cost = 0.1): void {
  story.enter(who, state, state.endsWith('.sh') ? 'script' : 'prompt');
  story.turn(who, state);
  story.now += 10_000;
  story.say(who, state, text);
  story.cost(who, state, cost);
}

function ask(id: string, question: string): Partial<Agent> {
  const open = { id, question, next: 'B.md', asked_at: '', timeout_at: null, timeout_next: null };
  return { status: 'asking', ask: { ...open, kind: 'question' } };
}

const LOOP = told((story) => {
  story.start();
  visit(story, 'main', 'PLAN.md', 'The plan.');
  story.goto('main', 'PLAN.md', 'DO.md');
  for (const next of ['TEST.sh', 'TEST.sh']) {
    visit(story, 'main', 'DO.md', 'Done it.');
    story.goto('main', 'DO.md', next);
    visit(story, 'main', 'TEST.sh', 'PASS', 0);
    story.goto('main', 'TEST.sh', 'DO.md');
  }
  visit(story, 'main', 'DO.md', 'All done.');
  story.result('main', 'DO.md', 'fixed');
  story.end();
});

describe('a run that went well', () => {
  const text = summary(LOOP, { total_cost_usd: 0.4, results: { main: 'fixed' } }, { runCostUsd: 0.1 });

  test('opens with its status, cost and time', () => {
    expect(text.split('\n').slice(0, 3)).toEqual([
      '### ✅ triage completed',
      '',
      '<b>$0.40</b> of $10.00 · $0.10 in this attempt · 1m 00s · 4 steps · run <code>sweep-1</code>',
    ]);
    expect(text).toContain('<pre>\nfixed\n</pre>');
  });

  test('tells of the money in its total that no row has, since its turns have not happened', () => {
    expect(summary(LOOP, { total_cost_usd: 0.4, forgotten_usd: 0.12 }, { runCostUsd: 0.4 })).toContain(
      '<b>$0.40</b> of $10.00 · $0.12 of it for what has not happened · 1m 00s',
    );
  });

  test('draws the way with visits, costs and counts', () => {
    expect(/```mermaid\n([^`]*)```/.exec(text)?.[1]?.trim().split('\n')).toEqual([
      'flowchart LR',
      '  n0["PLAN<br/>#36;0.10"]',
      '  n1((" "))',
      '  n2["DO<br/>3 visits · #36;0.30"]',
      '  n3{{"TEST<br/>2 visits"}}',
      '  n4((("end")))',
      '  n1 --> n0',
      '  n0 --> n2',
      '  n2 -->|"×2"| n3',
      '  n3 -->|"×2"| n2',
      '  n2 --> n4',
      '  classDef promptStyle stroke:#8250df,stroke-width:2px',
      '  classDef scriptStyle stroke:#0969da,stroke-width:2px',
      '  classDef endStyle stroke:#1a7f37,stroke-width:2px',
      '  class n0,n2 promptStyle',
      '  class n3 scriptStyle',
      '  class n4 endStyle',
    ]);
  });

  test('has a row for each agent', () => {
    expect(text).toContain('| main | PLAN → (DO → TEST) ×2 → DO | 6 | $0.40 | ✅ fixed |');
  });

  test('folds the last message of each state', () => {
    expect(text).toContain(
      '<details>\n<summary><b>DO</b> · main · 3 visits · $0.30</summary>\n\n<pre>\nAll done.\n</pre>',
    );
    expect(text).not.toContain('Done it.');
  });

  test('says where everything is', () => {
    expect(text).toContain(
      'State saved in the cache · Transcripts: [raymond-sweep-1-1](https://github.com/o/r/actions/runs/5/artifacts/6)',
    );
    expect(text).toContain('raymond pull 5 --repo o/r --leg $RUN\n');
    expect(text).not.toContain('raymond resume');
  });
});

test('a turn that was logged twice around a crash counts once', () => {
  const events = told((story) => {
    story.start();
    visit(story, 'main', 'A.md', 'x', 1);
    story.cost('main', 'A.md', 1);
    story.goto('main', 'A.md', 'B.md');
    story.goto('main', 'A.md', 'B.md');
    story.fork('main', 'A.md', 'main_w1', 'C.md');
    story.fork('main', 'A.md', 'main_w1', 'C.md');
  });
  const text = summary(events, { status: 'paused', agents: [agent('main', 'B.md')] });
  expect(text).toContain('["A<br/>#36;1.00"]');
  expect(text).not.toContain('×2');
  expect(text).toContain('| main | A | 1 | $1.00 | ⏸️ in B |');
});

describe('calls, forks and questions', () => {
  test('have edges of their own', () => {
    const events = told((story) => {
      story.start();
      visit(story, 'main', 'A.md', 'x');
      story.go('main', 'A.md', { tag: 'call', target: 'B', return: 'C' }, 'B.md');
      visit(story, 'main', 'B.md', 'x');
      story.go('main', 'B.md', { tag: 'result', payload: 'y' }, 'C.md');
      visit(story, 'main', 'C.md', 'x');
      const worker = { target: 'W', variables: {} };
      story.go('main', 'C.md', { tag: 'fork', workers: [worker, worker], next: 'D' }, 'D.md');
      story.fork('main', 'C.md', 'main_w1', 'W.md');
      story.fork('main', 'C.md', 'main_w2', 'W.md');
      visit(story, 'main', 'D.md', 'x');
      story.go('main', 'D.md', { tag: 'ask', question: 'Go?', next: 'E' }, 'E.md');
      story.on('main', 'D.md', { type: 'asked', ask_id: '1', question: 'Go?' });
      story.on('main', 'D.md', { type: 'answered', ask_id: '1', answer: 'yes' });
      visit(story, 'main', 'E.md', 'x');
    });
    const text = summary(events, { status: 'paused' });
    const id = (label: string) => new RegExp(`(n\\d+)[[{(]+"${label}`).exec(text)?.[1];
    for (const edge of [
      `${id('A<')} -.->|"call"| ${id('B<')}`,
      `${id('B<')} -.->|"return"| ${id('C<')}`,
      `${id('C<')} -->|"fork ×2"| ${id('W<')}`,
      `${id('C<')} --> ${id('D<')}`,
      `${id('D<')} --> ${id('D asks')}`,
      `${id('D asks')} -->|"answer"| ${id('E<')}`,
    ]) {
      expect(text).toContain(`  ${edge}\n`);
    }
    expect(text).toContain('(["D asks"])');
    expect(text).toContain('["W<br/>not entered"]');
  });

  test('an open question says where it is answered: the command stands at the end, with what it takes', () => {
    const events = told((story) => story.start());
    const one = summary(events, {
      status: 'asking',
      reason: 'ASK',
      agents: [agent('main', 'A.md', ask('7c', 'Go?'))],
    });
    expect(one).toContain('### 🙋 triage is asking\n');
    expect(one).toContain('**main asks**:\n\n<pre>\nGo?\n</pre>');
    expect(one).toContain('under “On your own machine”');
    expect(one).toContain('raymond resume $RUN --answer TEXT\n');
    const agents = [agent('main', 'A.md', ask('7c', 'Go?')), agent('main_w1', 'A.md', ask('8d', 'Now?'))];
    const two = summary(events, { status: 'asking', agents });
    expect(two).toContain('--answer TEXT --ask-id 8d\n');
    const none = summary(events, { status: 'asking', agents }, { transcripts: null, saved: 'none' });
    expect(none).toContain('cannot be answered');
    expect(none).not.toContain('raymond resume');
  });
});

describe('a typed result', () => {
  const block = (result: string, typed = true): string | undefined =>
    /<pre>\n([\s\S]*?)\n<\/pre>/.exec(
      summary([], { results: { main: result }, ...(typed && { typed }) }),
    )?.[1];

  test('has a line for each of its parts that is too long to share one', () => {
    const finding = { path: 'greet.js', message: 'x'.repeat(30) };
    const long = { path: 'greet.js', message: 'x'.repeat(60), line: 100, severity: 'error' };
    const text = block(
      JSON.stringify({ verdict: 'mend first', findings: [finding, long, { in: [long] }], left: {} }),
    );
    expect(text?.replaceAll('&#91;', '[')).toBe(`{
  "verdict": "mend first",
  "findings": [
    {"path":"greet.js","message":"${'x'.repeat(30)}"},
    {"path":"greet.js","message":"${'x'.repeat(60)}","line":100,"severity":"error"},
    {
      "in": [
        {"path":"greet.js","message":"${'x'.repeat(60)}","line":100,"severity":"error"}
      ]
    }
  ],
  "left": {}
}`);
  });

  test.each(['{"a":1}', '"a text"', '[]', '17', '{"a":', ''.padStart(99, '[')])(
    '%s stays as it is',
    (result) => {
      expect(block(result)?.replaceAll('&#91;', '[')).toBe(result);
    },
  );

  test('is one by its schema, not by its looks', () => {
    const json = JSON.stringify({ a: 'x'.repeat(60), b: 'y'.repeat(60) });
    expect(block(json, false)?.replaceAll('\n', '')).toBe(json);
  });
});

test('a failed run tells why, and shows the failed state unfolded', () => {
  const events = told((story) => {
    story.start();
    visit(story, 'main', 'A.md', 'I am lost.');
    story.on('main', 'A.md', { type: 'agent_failed', code: 'NO_TRANSITION', message: 'No tag.' });
  });
  const error = { code: 'NO_TRANSITION', message: 'No tag.' } as const;
  const text = summary(
    events,
    {
      status: 'failed',
      reason: 'NO_TRANSITION',
      message: 'main: No tag.\nTry again.',
      agents: [agent('main', 'A.md', { status: 'failed', error })],
    },
    { saved: 'artifact' },
  );
  expect(text).toContain('### ❌ triage failed · <code>NO_TRANSITION</code>');
  expect(text).toContain('> main&#58;<wbr> No tag.<br>\n> Try again.');
  expect(text).toContain('❌ <code>NO_TRANSITION</code> No tag.');
  expect(text).toContain('<details open>\n<summary>❌ <b>A</b>');
  expect(text).toContain('class n0 failed');
  expect(text).toContain('State saved as an artifact: re-run the job to go on');
  expect(text).toContain('raymond resume $RUN');
});

test('a budget that is spent: what to raise is told in code type, and no re-run promised that would find it spent', () => {
  const text = summary(
    told((story) => story.start()),
    {
      status: 'budget_exceeded',
      reason: 'BUDGET',
      message: 'It is spent. Raise the input `budget`, or `run-key: a_b`; not ``` or `<b>`.',
    },
  );
  expect(text).toContain('### 💸 triage ran out of budget · <code>BUDGET</code>');
  expect(text).toContain(
    'Raise the input <code>budget</code>, or <code>run-key&#58;<wbr> a&#95;b</code>; not &#96;',
  );
  expect(text).not.toContain('re-run the job to go on');
  expect(text).toContain('raymond resume $RUN --budget MORE\n');
});

const NASTY = [
  '</details></pre><script>alert(1)</script>',
  '![x](https://evil.example/x.png) <img src="https://evil.example/y.png">',
  '@octocat @org/team #7654 owner/repo#4 GH-5 www.evil.example',
  '"] --> end; click n0 "javascript:alert(1)" %%{init: {}}%%',
  '```\n# Heading\n| a | b |\n- [ ] item\n$x$ :tada:',
  '\u202e\u0000\x1b[31m\r\n```mermaid',
  '**bold** _it_ ~~no~~ `code` [link](https://evil.example) <!-- -->',
];

/** What is left when our own tags are taken away must have none. */
function withoutOurs(text: string): string {
  return text.replace(/<\/?(?:details(?: open)?|summary|pre|code|b|i|sub|wbr|br\/?)>/g, '');
}

function expectSafe(text: string): void {
  const withoutFences = text.replace(/```(?:sh|mermaid)\n[^`]*```/g, '');
  const outside = withoutOurs(withoutFences);
  expect(outside.replace(/^> /gm, '')).not.toMatch(/[<>]/);
  expect(text).not.toMatch(/!\[/);
  for (const name of ['@octocat', '@org', '#7654', 'repo#4', 'GH-5']) expect(text).not.toContain(name);
  // Neither GitHub nor Mermaid makes a link of it in a chart.
  expect(withoutFences).not.toContain('www.evil');
  expect(text.match(/<details(?: open)?>/g)?.length ?? 0).toBe(text.match(/<\/details>/g)?.length ?? 0);
  expect(text.match(/<pre>/g)?.length ?? 0).toBe(text.match(/<\/pre>/g)?.length ?? 0);
  expect((text.match(/^```/gm)?.length ?? 0) % 2).toBe(0);
}

test.each(NASTY)('%j stays a text wherever it comes from', (nasty) => {
  const events = told((story) => {
    story.start();
    visit(story, 'main', `${nasty}.md`, nasty);
    story.on('main', `${nasty}.md`, { type: 'asked', ask_id: nasty, question: nasty });
    visit(story, nasty, 'B.sh', nasty);
    story.result(nasty, 'B.sh', nasty);
  });
  const error = { code: 'NO_TRANSITION', message: nasty } as const;
  const text = summary(events, {
    status: 'failed',
    message: nasty,
    results: { main: nasty, [nasty]: nasty },
    agents: [agent('main', nasty, ask(nasty, nasty)), agent('w', nasty, { status: 'failed', error })],
  });
  expectSafe(text);
  const chart = /```mermaid\n([^`]*)```/.exec(text)?.[1] ?? '';
  for (const line of chart.trim().split('\n').slice(1)) {
    expect(line).toMatch(
      /^ {2}(?:n\d+(?:\[|\{\{|\(\[|\(+)"[^"[\]{}()<>%`@]*(?:<br\/>[^"<>]*)?"(?:\]|\}\}|\]\)|\)+)|n\d+ (?:-->|-\.->|==>)(?:\|"[\w ×]+"\|)? n\d+|classDef \w+ [\w#:,-]+|class n\d+(?:,n\d+)* \w+)$/,
    );
  }
});

const mermaid = realMermaid();
const chartOf = (text: string): string => /```mermaid\n([^`]*)```/.exec(text)?.[1] ?? '';

test.each(['A', 'end', 'a]b', '$$x$$', '%% comment', 'click n0 call x()', ...NASTY])(
  'Mermaid reads the chart of a run through %j: places, ways, where it stands',
  async (name) => {
    const state = `${name}.md`;
    const events = told((story) => {
      story.start();
      visit(story, 'main', 'START.sh', 'x', 0);
      story.goto('main', 'START.sh', state);
      visit(story, 'main', state, 'x', 0.3);
      story.on('main', state, { type: 'forked', worker: 'w', worker_state: 'W.md', variables: {} });
      story.on('main', state, { type: 'asked', ask_id: '1', question: '?' });
      visit(story, 'w', 'W.md', 'x', 0);
      story.result('w', 'W.md', 'x');
    });
    const error = { code: 'REFUSED', message: 'No.' } as const;
    const agents = [agent('main', state, ask('1', '?')), agent('w', 'W.md', { status: 'failed', error })];
    const { nodes, edges } = await drawn(mermaid, chartOf(summary(events, { status: 'failed', agents })));
    expect(nodes.map(({ type }) => type).sort()).toEqual(
      ['circle', 'doublecircle', 'hexagon', 'square', 'square', 'stadium'].sort(),
    );
    const isThere = nodes.filter(({ text }) => text.endsWith('\n$0.30'));
    expect(isThere.map(({ type }) => type)).toEqual(['square']);
    const shown = isThere[0]!.text.replace('\n$0.30', '');
    if (/^[\w ]+$/.test(name)) expect(shown).toBe(name);
    expect(edges.map(({ from, text, to }) => [from.split('\n')[0], text, to.split('\n')[0]])).toEqual(
      expect.arrayContaining([
        ['', '', 'START'],
        ['START', '', shown],
        [shown, 'fork', 'W'],
        [shown, '', `${shown} asks`],
        ['W', '', 'end'],
      ]),
    );
    const marked = nodes.filter(({ classes }) => classes.some((each) => /^(?:failed|open)/.test(each)));
    expect(marked.map(({ text }) => text).sort()).toEqual(['W', `${shown} asks`].sort());
  },
);

test('a chart has the most travelled 60 places and 300 ways, and says what it leaves out', async () => {
  const events = told((story) => {
    story.start();
    for (let from = 0; from < 70; from += 1)
      for (let step = 1; step <= (from < 65 ? 7 : 1); step += 1) {
        story.enter('main', `S${from}.md`);
        story.goto('main', `S${from}.md`, `S${(from + step) % 70}.md`);
      }
  });
  const text = summary(events);
  const { nodes, edges } = await drawn(mermaid, chartOf(text));
  expect([nodes.length, edges.length]).toEqual([60, 300]);
  expect(nodes.map(({ type }) => type)).toContain('circle');
  expect(nodes.every(({ text: label }) => !/^S6[5-9]/.test(label))).toBe(true);
  expect(text).toContain('<sub>The most travelled states; 11 more are not shown.</sub>');
});

test('an id is broken nowhere', () => {
  const text = summary([], { results: { main: 'x', main_fix1: 'y' } });
  expect(text).toContain('| &nbsp;&nbsp;main&#95;fix1 |');
});

test('secrets are taken out before their looks change', () => {
  const secret = 'p@ss#1&<word>';
  const events = told((story) => {
    story.start();
    visit(story, 'main', 'A.md', `It is ${secret}.`);
  });
  const redact = (text: string) => text.replaceAll(secret, '***');
  const text = summary(events, { message: secret, results: { main: secret } }, { redact });
  expect(text.replace(/<wbr>/g, '')).not.toMatch(/p@ss|p&#64;ss/);
  expect(text).toContain('It is ***.');
});

test('500 visits and messages of 2 MB fit, and the status, the graph and the table are there', () => {
  const big = '日本 <b> @x </details> '.repeat(90_000);
  const events = told((story) => {
    story.start();
    for (let n = 0; n < 500; n += 1) {
      const state = `STATE_${n % 150}.md`;
      visit(story, 'main', state, n % 100 === 0 ? big : `${n} ${'&'.repeat(30_000)}`);
      story.goto('main', state, `STATE_${(n * 7) % 150}.md`);
    }
    for (let n = 0; n < 300; n += 1) visit(story, `main_w${n}`, 'W.md', big.slice(0, 20_000));
  });
  const results = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`main_w${n}`, big]));
  const text = summary(events, { status: 'failed', message: big, results: { ...results, main: big } });
  expect(Buffer.byteLength(text)).toBeLessThan(MIB * 0.95);
  expect(text.startsWith('### ❌ triage failed')).toBe(true);
  expect(text).toContain('```mermaid\nflowchart TD');
  expect(text).toContain('| main | ');
  expect(text).toContain('in the transcripts');
  expect(text).toContain('The most travelled states;');
  expectSafe(text);
});

test('details go first where the room is small', () => {
  const wide = '\u0301&'.repeat(5000);
  const events = told((story) => {
    story.start();
    for (let n = 0; n < 120; n += 1) {
      visit(story, `main_${wide}${n}`, `${wide}${n}.md`, wide.repeat(4));
      story.goto(`main_${wide}${n}`, `${wide}${n}.md`, `${wide}${n + 1}.md`);
    }
  });
  const agents = Array.from({ length: 120 }, (_, n) =>
    agent(`main_${wide}${n}`, `${wide}${n}`, ask('1', wide)),
  );
  const text = summary(events, { status: 'asking', agents, results: { main: wide.repeat(9) } });
  expect(Buffer.byteLength(text)).toBeLessThan(MIB * 0.95);
  expect(/```mermaid\n([^`]*)```/.exec(text)?.[1]?.length).toBeLessThan(50_000);
});

test('whatever the events, it fits and its tags balance', () => {
  const words = fc.oneof(
    fc.constantFrom(...NASTY, 'A.md', 'B.sh', 'main'),
    fc.string({ unit: 'binary', maxLength: 60 }),
  );
  const names = fc.oneof(fc.constantFrom('A.md', 'B.sh', 'C.md', 'end'), words);
  const agents = fc.oneof(fc.constantFrom('main', 'main_w1'), words);
  const result = fc.oneof(
    fc.record({ kind: fc.constant('text'), text: words }),
    fc.record({ kind: fc.constant('exit'), exit_code: fc.integer(), stdout: words, stderr: words }),
    fc.record({ kind: fc.constant('failure'), code: fc.constant('REFUSED'), message: words }),
  );
  const transition = fc.constantFrom(
    { tag: 'goto', target: 'A' },
    { tag: 'call', target: 'A', return: 'B' },
    { tag: 'result', payload: '@octocat' },
    { tag: 'fork', workers: [], next: 'A' },
  );
  const event = fc
    .record({
      type: fc.constantFrom(
        ...['run_started', 'run_resumed', 'state_started', 'turn_started', 'cost', 'outcome', 'transition'],
        ...['forked', 'max_visits', 'asked', 'answered', 'agent_ended', 'agent_failed', 'run_ended', 'print'],
        ...['joining', 'joined', 'join_timeout', 'stopped'],
      ),
      seq: fc.nat(),
      time: fc.oneof(fc.constant('2026-01-15T10:00:00.000Z'), fc.constant('never')),
      agent: agents,
      state: names,
      to: fc.option(names),
      worker: agents,
      ended: fc.nat(),
      all: fc.nat(),
      until: fc.constant(null),
      workers: fc.constant([]),
      worker_state: names,
      variables: fc.dictionary(words, words),
      turn: fc.string({ maxLength: 2 }),
      kind: fc.constantFrom('prompt', 'script'),
      visit: fc.nat({ max: 5 }),
      cost_usd: fc.double({ min: 0, max: 5, noNaN: true }),
      question: words,
      text: words,
      message: words,
      result,
      transition,
    })
    .map((made) =>
      ['max_visits', 'join_timeout'].includes(made.type) ? { ...made, to: made.to ?? 'A.md' } : made,
    );
  const status = fc.constantFrom<RunStatus>(
    'running',
    'completed',
    'failed',
    'asking',
    'paused',
    'budget_exceeded',
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), status, words, names, (events, ended, text, state) => {
      const made = summary(events as unknown as LoggedEvent[], {
        status: ended,
        message: text,
        results: { main: text },
        agents: [agent(text, state, ask(text, text))],
      });
      expect(Buffer.byteLength(made)).toBeLessThan(MIB);
      expectSafe(made);
    }),
  );
});

test('a worker that was lost or stopped before it had a result is told by its code, when its join has gone on', () => {
  const events = told((story) => {
    story.start();
    story.on('main_w1', 'W.md', { type: 'agent_failed', code: 'LEG_LOST', message: 'gone' });
    story.on('main_w2', 'W.md', { type: 'stopped' });
  });
  const row = (id: string) =>
    summary(events)
      .split('\n')
      .find((line) => line.includes(id));
  expect(row('main&#95;w1')).toContain('❌ <code>LEG_LOST</code>');
  expect(row('main&#95;w2')).toContain('stopped');
});

test('attempts that were lost before they saved anything: the total is at least so much, and they are named', () => {
  const text = summary([], { total_cost_usd: 0.5 }, { uncounted: ['attempt 1', 'run 7, attempt 2'] });
  expect(text).toContain('at least <b>$0.50</b> of $10.00');
  expect(text).toContain('attempt 1; run 7, attempt 2');
  expect(summary([], { total_cost_usd: 0.5 })).not.toContain('at least');
});
