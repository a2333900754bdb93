import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { ActionLab, API_KEY } from '../support/action-lab.js';
import { INSTALL_TIMEOUT_MS, installClaude } from '../support/e2e-lab.js';
import type { ParsedRequest } from '../support/model-api/anthropic-request.mjs';
import { tutorialFiles } from '../support/tutorial.mjs';

// The last step of docs/tutorial.md: its workflow file, its workflow, the real Claude Code.
beforeAll(installClaude, INSTALL_TIMEOUT_MS);

let lab: ActionLab;
afterEach(() => lab.close());

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly run?: string;
}
interface WorkflowFile {
  readonly jobs: Readonly<Record<'check' | 'notes', { readonly steps: readonly Step[] }>>;
}

const FILES = tutorialFiles();
const { jobs } = parse(FILES['.github/workflows/notes.yml'] ?? '') as WorkflowFile;

/** What each of the job's steps with the Action is given, expressions filled in. */
function stepsOf(job: keyof typeof jobs): Record<string, string>[] {
  const own = jobs[job].steps.filter(({ uses }) => uses?.startsWith('org/raymond-action@'));
  return own.map((step) =>
    Object.fromEntries(
      Object.entries(step.with ?? {}).map(([name, value]) => [
        name,
        String(value)
          .replace('${{ secrets.ANTHROPIC_API_KEY }}', API_KEY)
          .replace(/\$\{\{ inputs\.[\w-]+ \}\}/g, ''),
      ]),
    ),
  );
}

const says = (text: string) => (request: ParsedRequest) => request.lastPrompt.includes(text);
const log = {
  tool: { name: 'Bash', input: { command: 'git log --format=%s', description: 'Lists the commits' } },
};

test('the tutorial ends in a green run: checked without a key, then with Claude, for less than its budget', async () => {
  lab = await ActionLab.open(FILES);
  const sha = lab.git(join(lab.folder, 'source'), 'rev-parse', 'HEAD').trim();
  const event = { eventName: 'workflow_dispatch', sha };
  // Neither a key, nor a token, nor a call of the model.
  for (const inputs of stepsOf('check')) {
    const bare = { model: '', 'anthropic-api-key': '', 'github-token': '' };
    const checked = await lab.job({ ...event, inputs: { ...bare, ...inputs } }).main();
    expect([inputs.mode, checked.conclusion, checked.annotations]).toEqual([inputs.mode, 'success', []]);
  }
  expect(lab.api.requests).toEqual([]);

  lab.api.reply(says('Write release notes'), [
    log,
    '<goto>CHECK</goto><input>These are the notes:\n- The project is there</input>',
  ]);
  lab.api.reply(says('does not begin with'), '<goto>CHECK</goto><input>- The project is there</input>');
  lab.api.reply(says('You are a customer'), ['<result>{"clear": true, "why": "it is"}</result>']);
  lab.api.reply(says('You are a bookkeeper'), ['<result>{"clear": "yes"}</result>']);
  lab.api.reply(says('Compare the release notes'), '<result>The project is there.</result>');
  lab.api.reply(
    (request) => request.lastPrompt.includes('/clear'),
    '<result>{"clear": true, "why": "nothing to count"}</result>',
  );

  const [inputs = {}] = stepsOf('notes');
  const job = lab.job({ ...event, inputs: { model: '', ...inputs } });
  const main = await job.main();
  expect([main.conclusion, main.outputs.status, main.outputs.result]).toEqual([
    'success',
    'completed',
    'The project is there.',
  ]);
  // The one command that START may run was run: the lab's only commit.
  const [, told] = lab.api.turns();
  expect(told?.toolResults.join()).toContain('first');
  expect(Number(main.outputs['total-cost'])).toBeLessThan(1);
  expect(main.summary).toContain('START');
  expect(readFileSync(join(job.workspace, 'NEWS.md'), 'utf8')).toBe('- The project is there\n');
  expect((await job.post())?.conclusion).toBe('success');
});
