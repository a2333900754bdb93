import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ActionLab, type Job } from '../support/action-lab.js';

// What authors and movers get wrong, as a job tells it: in its annotations, in the words of inputs.

let lab: ActionLab;
afterEach(() => lab.close());

beforeEach(async () => {
  lab = await ActionLab.open({
    'wf/START.sh': 'echo "<result>x</result>"\n',
    'played/START.md': 'Do it. End with <result>…</result>.\n',
    'played/recording/replies.yaml': 'START: [<result>played</result>]\n',
    'mistaken/START.md': '---\nmcp: servers.json\n---\nEnd with <goto>LAST</goto>.\n',
    'mistaken/LAST.md': '---\nallow: ["Bash(npm test"]\n---\nEnd with <result>…</result>.\n',
    'mistaken/servers.json': '{\n  "mcpServers": {\n    "a": { "command": "x" },\n  }\n}\n',
    '.raymond/config.toml': '[raymond]\nbudget = 3.0\nmodel = "opus"\nfrobnicate = true\n',
  });
});

/** Without a key, an agent CLI or a model. */
const jobWith = (inputs: Readonly<Record<string, string>>): Job =>
  lab.job({ inputs: { model: '', 'anthropic-api-key': '', ...inputs }, env: { PATH: process.env.PATH } });

const INSTEAD = [
  /^\.raymond\/config\.toml is the Go Raymond's, and not read here\. Instead: `budget`: .*`budget: 3\.0`/,
  /`model`: .*`model: opus`/,
  /`frobnicate`: there is no such option here/,
];

test("a run that finds the Go Raymond's options file says once, as a warning, what to write instead, and both budgets", async () => {
  const main = await jobWith({ workflow: 'wf', budget: '7' }).main();
  expect([main.conclusion, main.outputs.result]).toEqual(['success', 'x']);
  const told = main.annotations.filter(({ message }) => message.includes('config.toml'));
  expect(told.map(({ level }) => level)).toEqual(['warning']);
  for (const line of INSTEAD) expect(told[0]?.message).toMatch(line);
  expect(told[0]?.message).toContain("Its budget is $3.00, this run's is $7.00.");
});

test('so does lint, at the file', async () => {
  const main = await jobWith({ workflow: 'wf', mode: 'lint' }).main();
  expect(main.conclusion).toBe('success');
  const told = main.annotations.filter(({ message }) => message.includes('config.toml'));
  expect(told).toEqual([
    expect.objectContaining({
      ...{ level: 'warning', file: '.raymond/config.toml', line: '1', title: 'foreign-config' },
      message: expect.stringMatching(INSTEAD[0]!),
    }),
  ]);
});

test("an author's mistakes in the files of a workflow are told by lint where they stand, in words of ours", async () => {
  const main = await jobWith({ workflow: 'mistaken', mode: 'lint' }).main();
  expect(main.conclusion).toBe('failure');
  const own = main.annotations.filter(({ file }) => file?.startsWith('mistaken/'));
  expect(own.map(({ level, file, line, col, message }) => [level, file, line, col, message])).toEqual([
    [
      ...['error', 'mistaken/LAST.md', '2', '9'],
      'allow[0]: must be a permission rule, and its ")" is missing, not "Bash(npm test"',
    ],
    ['error', 'mistaken/servers.json', '4', '3', 'mcp: servers.json is no JSON: a trailing comma'],
  ]);
});

test('`agent: replay` plays what lies beside the workflow, needs nothing for scripts, and says by which input to name one', async () => {
  const played = await jobWith({ workflow: 'played', agent: 'replay' }).main();
  expect([played.conclusion, played.outputs.result]).toEqual(['success', 'played']);
  expect(played.log).toMatch(/played\/recording/);
  const scripts = await jobWith({ workflow: 'wf', agent: 'replay' }).main();
  expect([scripts.conclusion, scripts.outputs.result]).toEqual(['success', 'x']);

  const job = jobWith({ workflow: 'played', agent: 'replay' });
  rmSync(join(job.workspace, 'played', 'recording'), { recursive: true });
  const none = await job.main();
  expect([none.conclusion, none.outputs.reason]).toEqual(['failure', 'USAGE']);
  const errors = none.annotations.filter(({ level }) => level === 'error');
  expect(errors.map(({ message }) => message.split('\n')[0])).toEqual([
    'played has no recording/ that replay could play; say which folder: the input `recording`',
  ]);
});
