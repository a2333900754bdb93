import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
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

  test('--html writes one page with Mermaid in it', async () => {
    const { stdout, stderr, code } = await lab.run('diagram', 'wf', '--html', 'wf.html');
    expect([code, stdout]).toEqual([0, '']);
    expect(stderr).toBe(`wrote ${lab.path('wf.html')}\n`);
    const page = lab.read('wf.html');
    expect(page).toMatch(/^<!doctype html>/);
    expect(page).toContain('globalThis["mermaid"]');
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
