import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { summaryOf } from '../../src/report/summary/summary.js';
import { drawn, realMermaid } from '../support/mermaid.js';
import { CliLab } from './lab.js';

const FILES = {
  'wf/START.sh': `echo '<goto>PLAN</goto>'\n`,
  'wf/PLAN.md':
    '---\nallowed_transitions:\n  - { tag: goto, target: CHECK }\n  - { tag: goto, target: GONE }\n---\nGo.\n',
  'wf/CHECK.sh': `echo '<result>fine</result>'\n`,
  'run/START.sh': `echo '<fork next="MEET">WORK</fork><fork next="MEET">WORK</fork>'\n`,
  'run/WORK.sh': `echo '<result>done</result>'\n`,
  'run/MEET.sh': `# raymond: join=all\necho '<result>met</result>'\n`,
  'run/NEVER.sh': `echo '<result>x</result>'\n`,
  'bad/START.md': '---\nmodle: [\n---\nGo.\n',
  'empty/notes.txt': 'nothing\n',
};

describe('raymond diagram', () => {
  let lab: CliLab;
  beforeAll(() => {
    lab = new CliLab(FILES);
  });
  afterAll(() => lab.remove());

  test('draws a workflow that could not be run, and what it lacks', async () => {
    const { stdout, stderr, code } = await lab.run('diagram', 'wf');
    expect([code, stderr]).toEqual([0, '']);
    const { nodes } = await drawn(realMermaid(), stdout);
    expect(nodes.map(({ text }) => text)).toEqual(['', 'START', 'PLAN', 'GONE\nmissing', 'CHECK', 'end']);
  });

  test('--run draws what a run has travelled thick, with visits and time', async () => {
    await lab.run('run', 'run', '--run-id', 'r1');
    const { stdout, code } = await lab.run('diagram', 'run', '--run', 'r1');
    expect(code).toBe(0);
    const { nodes, edges } = await drawn(realMermaid(), stdout);
    const textOf = (name: string) => nodes.find(({ text }) => text.startsWith(name))?.text;
    expect(textOf('WORK')).toMatch(/^WORK\n2 visits · \d/);
    expect(textOf('NEVER')).toBe('NEVER\nnot entered');
    const told = edges.map(({ from, to, text, stroke }) => {
      return `${from.split('\n')[0]} ${stroke} ${text} ${to.split('\n')[0]}`;
    });
    expect(told).toEqual(
      expect.arrayContaining([
        ' thick  START',
        'START thick fork ×2 WORK',
        'START thick  bar',
        'WORK thick result ×2 bar',
        'bar thick join all MEET',
        'MEET thick  end',
        'NEVER normal  end',
      ]),
    );
  });

  const linesOf = async (...args: string[]): Promise<string[]> => {
    const { stdout } = await lab.run('diagram', ...args);
    const { edges } = await drawn(realMermaid(), stdout);
    return edges.map(({ from, to, text, stroke }) => {
      return `${from.split('\n')[0]} ${stroke} ${text} ${to.split('\n')[0]}`;
    });
  };

  test('a way is thick by what happened, not by where it led: the error route is not the key that leads there too', async () => {
    lab.write({
      'g/workflow.yaml': `initial: plan
error: broken
states:
  plan: { type: agent, agent: coder, prompt: go, transitions: { ready: done, blocked: broken } }
  done: { type: engine, success: true }
  broken: { type: engine, success: false }
`,
      'g/agent-registry.json': '{"coder": {"path": "g/coder.md"}}',
      'g/coder.md': 'You code.',
      'g/rec/replies.yaml': '{}\n',
    });
    const { code } = await lab.run(
      ...['run', 'g', '--run-id', 'g1', '--agent', 'replay', '--recording', 'g/rec'],
    );
    expect(code).toBe(1);
    const ways = await linesOf('g', '--run', 'g1');
    expect(ways).toContain('plan normal blocked broken');
    expect(ways).toContain('plan thick RECORDING_MISSING broken');
    await lab.run('diagram', 'g', '--run', 'g1', '--html', 'g.html');
    expect(lab.read('g.html')).toMatch(/"word":"blocked","count":0.*"word":"RECORDING_MISSING","count":1/);
  });

  test('each of several ways between the same states has its own count', async () => {
    lab.write({
      'k/workflow.yaml': `initial: pick
states:
  pick: { type: command, command: 'echo >> n; sed -n "$(wc -l < n)p" keys', transitions: { one: turn, two: turn, end: done } }
  turn: { type: command, command: 'true', on: { PASSED: pick, FAILED: pick } }
  done: { type: engine }
`,
      keys: 'one\none\ntwo\nend\n',
    });
    expect((await lab.run('run', 'k', '--run-id', 'k1')).code).toBe(0);
    expect(await linesOf('k', '--run', 'k1')).toEqual(
      expect.arrayContaining([
        'pick thick one ×2 turn',
        'pick thick two turn',
        'turn thick PASSED ×3 pick',
        'turn normal FAILED pick',
        'pick thick end done',
      ]),
    );
    const summary = summaryOf({
      ...{ run: lab.state('k1'), events: lab.events('k1'), runCostUsd: 0, workflow: 'k', saved: 'none' },
      ...{ transcripts: null, runUrl: 'https://github.com/o/r/actions/runs/5', repository: 'o/r' },
    });
    expect(summary).toMatch(/-->\|"one ×2"\|.*\n.*-->\|"PASSED ×3"\|/);
  });

  test('limits and times that are up have ways of their own, beside a goto to the same state', async () => {
    lab.write({
      'l/START.md':
        '---\nmax_visits: { count: 2, goto: WAIT }\nallowed_transitions:\n  - { tag: goto, target: START }\n  - { tag: goto, target: WAIT }\n---\nGo.\n',
      'l/rec/replies.yaml': 'START: ["<goto>START</goto>", "<goto>START</goto>"]\n',
      'l/WAIT.sh': `echo '<ask next="LAST" timeout="1s" timeout_next="LAST">so?</ask>'\n`,
      'l/LAST.sh': `echo '<result>x</result>'\n`,
    });
    const replayed = ['--agent', 'replay', '--recording', 'l/rec'];
    expect((await lab.run('run', 'l', '--run-id', 'l1', '--on-ask', 'pause', ...replayed)).code).toBe(3);
    await sleep(1100);
    expect((await lab.run('resume', 'l1')).code).toBe(0);
    expect(await linesOf('l', '--run', 'l1')).toEqual(
      expect.arrayContaining([
        'START thick ×2 START',
        'START normal  WAIT',
        'START thick after 2 visits WAIT',
        'WAIT thick  WAIT asks',
        'WAIT asks normal answer LAST',
        'WAIT asks thick timeout LAST',
      ]),
    );
  });

  test('--html writes one page with Mermaid in it', async () => {
    const { stdout, stderr, code } = await lab.run('diagram', 'wf', '--html', 'wf.html');
    expect([code, stdout]).toEqual([0, '']);
    expect(stderr).toBe(`wrote ${lab.path('wf.html')}\n`);
    const page = lab.read('wf.html');
    expect(page).toMatch(/^<!doctype html>/);
    const [, packed = ''] = /id="mermaid">([^<]*)</.exec(page) ?? [];
    expect(gunzipSync(Buffer.from(packed, 'base64')).toString()).toContain('globalThis["mermaid"]');
    expect(page).not.toContain(lab.folder);
  });

  test.each([
    [['diagram'], /One workflow: raymond diagram WORKFLOW/],
    [['diagram', 'nowhere'], /nowhere/],
    [['diagram', 'empty'], /no states/],
    [['diagram', 'wf', '--run', 'none'], /There is no run none/],
    [['diagram', 'wf', '--html', 'no/such/folder/x.html'], /cannot be written/],
  ])('refuses %j', async (args, message) => {
    expect(await lab.run(...args)).toMatchObject({ code: 2, stderr: expect.stringMatching(message) });
    expect(existsSync(lab.path('no'))).toBe(false);
  });

  test('tells what it could not read of what it draws', async () => {
    const { stdout, stderr, code } = await lab.run('diagram', 'bad');
    expect([code, stdout]).toEqual([0, expect.stringContaining('["START"]')]);
    expect(stderr).toMatch(/^warning: .*bad\/START\.md:2: /);
  });
});
