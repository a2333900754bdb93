import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { flowchart } from '../../../src/report/diagram/flowchart.js';
import { mapOf } from '../../../src/workflow/map/map.js';
import { readWorkflow } from '../../../src/workflow/open.js';
import { type Drawing, drawn, realMermaid } from '../../support/mermaid.js';

const folder = mkdtempSync(join(tmpdir(), 'raymond-diagram-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const mermaid = realMermaid();
let made = 0;

async function chartOf(path: string) {
  return flowchart(mapOf(await readWorkflow(path, { cwd: folder }), 'posix'), null);
}

/** What Mermaid reads out of the diagram of such a workflow. */
async function drawing(files: Readonly<Record<string, string>>, below = ''): Promise<Drawing> {
  made += 1;
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, String(made), name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return drawn(mermaid, (await chartOf(join(folder, String(made), below))).text);
}

const shapes = ({ nodes }: Drawing): Record<string, string> =>
  Object.fromEntries(nodes.map(({ text, type }) => [text, type]));
const ways = ({ edges }: Drawing): string[] =>
  edges.map(({ from, to, text, stroke }) => {
    const line = stroke === 'dotted' ? '-.->' : stroke === 'thick' ? '==>' : '-->';
    return `${from} ${line}${text === '' ? '' : ` ${text}`} ${to}`;
  });

const policy = (...entries: string[]): string =>
  `---\nallowed_transitions:\n${entries.map((entry) => `  - ${entry}\n`).join('')}---\nGo.\n`;

describe('a flowchart, as Mermaid reads it', () => {
  it.each([
    'dispatcher',
    'nightly-maintenance',
    'parallel-fix',
    'plan-implement-review',
    'pr-review',
    'raili-ticket/.raili/main',
    'ralph/PROMPT.md',
    'review-panel',
    'tour',
  ])('of the sample %s has each of its states once', async (sample) => {
    const reading = await readWorkflow(join('workflows', sample));
    const chart = flowchart(mapOf(reading, 'posix'), null);
    const { nodes, edges } = await drawn(mermaid, chart.text);
    const states = [...chart.places.values()].filter(({ state }) => state !== undefined);
    expect(states.map(({ state }) => state!.name).sort()).toEqual(
      reading.states.map(({ definition }) => definition.name).sort(),
    );
    expect(nodes.filter(({ type }) => type !== 'fork')).toHaveLength(chart.places.size);
    expect(edges).toHaveLength(chart.edges);
    expect(edges.length).toBeGreaterThanOrEqual(states.length);
  });

  it('shows states by kind, and a question as a place of its own', async () => {
    const chart = await drawing({
      'START.sh': 'echo "<goto>WRITE</goto>"\n',
      'WRITE.md': 'Write. End with <ask next="DONE" timeout="2h" timeout_next="LATE">ok?</ask>\n',
      'DONE.md': policy('{ tag: result }'),
      'LATE.sh': "echo '<result>late</result>'\n",
    });
    expect(shapes(chart)).toEqual({
      '': 'circle',
      START: 'hexagon',
      WRITE: 'square',
      'WRITE asks': 'stadium',
      DONE: 'square',
      LATE: 'hexagon',
      end: 'doublecircle',
    });
    expect(ways(chart).sort()).toEqual(
      [
        ' --> START',
        'START --> WRITE',
        'WRITE --> WRITE asks',
        'WRITE asks --> answer DONE',
        'WRITE asks --> timeout LATE',
        'DONE --> end',
        'LATE --> end',
      ].sort(),
    );
  });

  it('traces a return to where the call goes on, over what the subroutine does', async () => {
    const chart = await drawing({
      'START.md': policy('{ tag: call, target: SUB, return: AFTER }'),
      'SUB.md': policy('{ tag: goto, target: DEEPER }'),
      'DEEPER.md': policy('{ tag: function, target: LEAF, return: LAST }'),
      'LEAF.md': policy('{ tag: result }'),
      'LAST.md': policy('{ tag: result }'),
      'AFTER.md': policy('{ tag: result }'),
    });
    expect(
      ways(chart)
        .filter((way) => way.includes('-.->'))
        .sort(),
    ).toEqual([
      'DEEPER -.-> function LEAF',
      'LAST -.-> return AFTER',
      'LEAF -.-> return LAST',
      'START -.-> call SUB',
    ]);
    expect(ways(chart).filter((way) => way.endsWith(' end'))).toEqual(['AFTER --> end']);
  });

  it('draws a join as a bar, which the workers lead to', async () => {
    const chart = await drawing({
      'START.md': policy('{ tag: fork, target: WORK, next: MEET }'),
      'WORK.md': policy('{ tag: result }'),
      'MEET.md':
        '---\njoin: { of: all, timeout: 1h, timeout_goto: LATE }\nallowed_transitions: [{ tag: result }]\n---\nGo.\n',
      'LATE.md': policy('{ tag: result }'),
    });
    expect(shapes(chart)).toMatchObject({ bar: 'fork', MEET: 'square' });
    expect(ways(chart)).toEqual(
      expect.arrayContaining([
        'START --> fork WORK',
        'START --> bar',
        'WORK -.-> result bar',
        'bar --> after 1h LATE',
        'bar --> join all MEET',
      ]),
    );
    expect(ways(chart)).not.toContain('WORK --> end');
  });

  it('dashes what is missing, whoever says it', async () => {
    const chart = await drawing({
      'START.md': policy('{ tag: goto, target: REVEIW }', '{ tag: goto, target: TOOL }'),
      'TOOL.sh': 'echo "<goto>NOWHERE</goto>"\n',
    });
    const dashed = chart.nodes.filter(({ classes }) => classes.includes('missingStyle'));
    expect(dashed.map(({ text }) => text)).toEqual(['REVEIW\nmissing', 'NOWHERE\nmissing']);
    expect(ways(chart)).toContain('START --> REVEIW\nmissing');
  });

  it('reads computed targets as perhaps', async () => {
    const chart = await drawing({
      'START.sh': 'next=FIX; [ -e done ] && next=DONE\necho "<goto>$next</goto>"\n',
      'FIX.md': policy('{ tag: goto, target: START }'),
      'DONE.md': policy('{ tag: result }'),
    });
    expect(ways(chart)).toEqual(
      expect.arrayContaining(['START -.-> perhaps FIX', 'START -.-> perhaps DONE']),
    );
  });

  it('puts what a used workflow has into a box, and its own into one within', async () => {
    const chart = await drawing(
      {
        'main/workflow.yaml': 'workflows: { review: ../review }\n',
        'main/START.md': policy('{ tag: call, target: "review:", return: DONE }'),
        'main/DONE.md': policy('{ tag: result }'),
        'review/workflow.yaml': 'workflows: { lint: ../lint }\n',
        'review/START.md': policy('{ tag: goto, target: "lint:" }'),
        'lint/1_START.md': policy('{ tag: result }'),
      },
      'main',
    );
    expect(chart.boxes).toEqual({ START: ['review'], '1_START': ['lint', 'review'] });
    expect(ways(chart)).toEqual(
      expect.arrayContaining(['START -.-> call START', '1_START -.-> return DONE']),
    );
  });

  it('shows a state graph: routes, groups, questions, limits and the state for failures', async () => {
    const chart = await drawing({
      'workflow.yaml': `initial: build
error: broken
states:
  build: { type: command, command: make, on: { PASSED: checks, FAILED: build }, max_visits: { count: 3, continue: broken } }
  checks: { type: group, group: checks.yaml, on: { PASSED: ask, FAILED: build } }
  ask: { type: engine, approval: { question: Ship it?, PASSED: done, FAILED: build } }
  done: { type: engine, success: true }
  broken: { type: engine, success: false }
`,
      'checks.yaml': `states:
  unit: { type: command, command: make test, continue: style }
  style: { type: command, command: make lint, out: true }
`,
    });
    expect(shapes(chart)).toMatchObject({ build: 'hexagon', done: 'round', 'ask asks': 'stadium' });
    expect(chart.boxes).toMatchObject({ unit: ['checks'], style: ['checks'], checks: ['checks'] });
    expect(ways(chart)).toEqual(
      expect.arrayContaining([
        'build --> PASSED checks',
        'build --> FAILED build',
        'build --> after 3 visits broken',
        'ask asks --> PASSED done',
        'ask asks --> FAILED build',
        'any failure --> broken',
        'done --> end',
      ]),
    );
  });

  it.each([
    'end',
    'graph',
    'subgraph',
    'a]b',
    'say "hi"',
    "it's",
    'a -- b',
    '[x',
    '日本語',
    'über',
    '1. first',
    '- item',
    'constructor',
    'a_b_c',
    'x__y__',
    'a`b`',
    '$$x$$',
    '#35;',
    'class n0 x',
    '%% comment',
    'a;b',
    'click n0 call x()',
  ])('keeps the name %j as it is', async (name) => {
    const { nodes } = await drawing({
      'START.sh': 'echo "<result>x</result>"\n',
      [`${name}.sh`]: 'exit 0\n',
    });
    expect(nodes.map(({ text }) => text)).toContain(name.replace('$$x$$', '$x$'));
  });

  it('draws a thousand states, if Mermaid is allowed as many edges', async () => {
    const states = Array.from({ length: 1000 }, (_, index): [string, string] => [
      index === 0 ? 'START.md' : `S${index}.md`,
      policy(`{ tag: goto, target: ${index === 999 ? 'START' : `S${index + 1}`} }`),
    ]);
    made += 1;
    mkdirSync(join(folder, String(made)));
    for (const [name, text] of states) writeFileSync(join(folder, String(made), name), text);
    const { text } = await chartOf(join(folder, String(made)));
    const { nodes, edges } = await drawn(realMermaid({ maxEdges: 100_000 }), text);
    expect([nodes.length, edges.length]).toEqual([1001, 1001]);
  });
});
