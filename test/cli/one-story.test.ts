import { execFileSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { summaryOf } from '../../src/report/summary/summary.js';
import { CliLab } from './lab.js';

// A lost runner leaves a state that is older than its log. What the log has beyond it has not happened: every view of
// the run says the same (spec 3.3).

const SCRIPTS = {
  'wf/START.sh': "echo '<goto>B</goto>'\n",
  'wf/B.sh': "echo '<goto>C</goto>'\n",
  'wf/C.sh': "echo '<goto>D</goto>'\n",
  'wf/D.sh': "echo '<result>done</result>'\n",
};
const PROMPTS = {
  ...SCRIPTS,
  'wf/B.sh': "echo '<goto>P</goto>'\n",
  'wf/P.md': 'Say it.\n',
  'wf/rec/replies.yaml': 'P: [{ text: "<goto>D</goto>", cost: 0.02 }]\n',
};

let lab: CliLab;
beforeEach(() => {
  lab = new CliLab();
  execFileSync('git', ['init', '--quiet', lab.folder]);
});
afterEach(() => lab.remove());

describe.each([
  { name: 'scripts', files: SCRIPTS, args: [], third: 'C', usd: '0.00' },
  {
    name: 'prompts',
    files: PROMPTS,
    args: ['--agent', 'replay', '--recording', 'wf/rec'],
    third: 'P',
    usd: '0.02',
  },
])('after a resume from a state older than its log, $name', ({ files, args, third, usd }) => {
  const path = ['START', 'B', third, 'D'];
  let console = '';

  beforeEach(async () => {
    lab.write(files);
    const { wf, ...rest } = { wf: 'wf', args };
    await lab.run('run', wf, '--run-id', 'r', '--next', '2', ...rest.args);
    const state = lab.kept('state', 'r.json');
    copyFileSync(state, `${state}.old`);
    await lab.run('resume', 'r');
    copyFileSync(`${state}.old`, state);
    await lab.run('resume', 'r', '--next', '1');
    copyFileSync(`${state}.old`, state);
    ({ stderr: console } = await lab.run('resume', 'r'));
  });

  test('show, status, report, diagram, console and summary tell the same visits', async () => {
    const shown = JSON.parse((await lab.run('show', 'r', '--json')).stdout);
    const names = (visits: { state: string }[]) => visits.map(({ state }) => state.replace(/\..*/, ''));
    expect(names(shown.visits)).toEqual(path);
    expect(names(shown.forgotten)).toEqual([third, 'D', third]);
    expect(shown.agents.main).toMatchObject({ visits: 4, turns: 4 });
    expect(shown.steps).toBe(4);

    const { stdout: told } = await lab.run('show', 'r');
    expect(told).toContain('4 visits');
    expect(told.match(/^#\d+ main \w+/gm)).toEqual(path.map((state, index) => `#${index + 1} main ${state}`));
    expect(told).toMatch(/3 visits have not happened/);
    expect(told).toMatch(/AGENT +VISITS +TURNS.*\nmain +4 +4 /);

    const { stdout: status } = await lab.run('status', 'r');
    for (const state of path) expect(status).toMatch(new RegExp(`^${state} +1 +1 `, 'm'));
    const { report } = await lab.report('run', 'wf', '--run-id', 'r', ...args);
    expect(Object.values(report.states).map(({ visits }) => visits)).toEqual([1, 1, 1, 1]);

    const { stdout: diagram } = await lab.run('diagram', 'wf', '--run', 'r');
    expect(diagram.match(/\d visits?/g)).toEqual(path.map(() => '1 visit'));
    expect(diagram).not.toContain('×');
    expect(console).toContain(path.join(' → '));

    const summary = summaryOf({
      ...{ run: lab.state('r'), events: lab.events('r'), runCostUsd: 0, workflow: 'wf', saved: 'none' },
      ...{ transcripts: null, runUrl: 'https://github.com/o/r/actions/runs/5', repository: 'o/r' },
    });
    expect(summary).toContain(`${path.join(' → ')} | 4 | $${usd} |`);
    expect(summary).toContain(' · 4 steps · ');
    expect(summary).not.toMatch(/×|2 visits|\$0\.0[46]/);
    // What was replayed is not charged, and so not in what was paid for nothing.
    expect(summary).not.toContain('has not happened');
    expect(summary.includes('$0.02 replayed, not charged')).toBe(third === 'P');
    expect(shown.visits.map(({ replayed_usd: replayed }: { replayed_usd: number }) => replayed)).toEqual([
      ...[0, 0, Number(usd), 0],
    ]);
  });

  test('test --from-run expects what has happened', async () => {
    const { code, stdout } = await lab.run('test', 'wf', '--from-run', 'r');
    expect(stdout).not.toContain('not ok');
    expect(code).toBe(0);
  });
});
