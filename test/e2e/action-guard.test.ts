import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { ActionLab } from '../support/action-lab.js';
import { at, INSTALL_TIMEOUT_MS, installClaude, prompt } from '../support/e2e-lab.js';

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

let lab: ActionLab;
afterEach(() => lab.close());

const bash = (command: string) => ({ tool: { name: 'Bash', input: { command, description: 'x' } } });
/** What an injected agent does that knows where the runner's files are. */
const poison = (by: string) =>
  [
    `for f in "$RUNNER_TEMP"/_runner_file_commands/set_env_*; do echo "LD_PRELOAD=/tmp/${by}.so" >> "$f"; done`,
    `for f in "$RUNNER_TEMP"/_runner_file_commands/set_output_*; do echo "result=forged by ${by}" >> "$f"; done`,
  ].join('\n');

describe('[T:file-commands] what agents and scripts write into the files of the runner (S4)', () => {
  test('does not reach the next step, and a warning says what was taken out', async () => {
    lab = await ActionLab.open({
      'wf/START.sh': `${poison('script')}\necho '<goto>NEXT</goto>'`,
      'wf/NEXT.md': prompt('NEXT'),
    });
    lab.api.reply(at('NEXT'), [bash(poison('agent')), '<result>mine</result>']);
    const job = lab.job({ inputs: { 'dangerously-skip-permissions': 'true' } });
    const main = await job.main();

    expect(main.conclusion).toBe('success');
    expect(main.env).toEqual({});
    expect(main.outputs).toMatchObject({ result: 'mine', status: 'completed' });
    const warnings = main.annotations
      .filter(({ level }) => level === 'warning')
      .map(({ message }) => message);
    for (const by of ['script', 'agent'])
      expect(warnings).toContainEqual(expect.stringMatching(`GITHUB_ENV.*LD_PRELOAD=/tmp/${by}.so`));
    expect((await job.post())?.conclusion).toBe('success');
  });

  test('is taken out too where a process that left its script behind writes on, and the job fails', async () => {
    lab = await ActionLab.open({
      'wf/START.sh': `(setsid sh -c 'while :; do ${poison('stray').split('\n')[0]}; done' > /dev/null 2>&1 &)\nsleep 0.3\nexit 3`,
    });
    const main = await lab.job().main();
    expect([main.conclusion, main.outputs.status]).toEqual(['failure', 'failed']);
    expect(main.annotations.map(({ message }) => message).join('\n')).toContain('GITHUB_ENV');
  });

  test('is shown without the secrets that are in it', async () => {
    const token = `ghp_${'a1B2'.repeat(9)}`;
    lab = await ActionLab.open({
      'wf/START.sh': `for f in "$RUNNER_TEMP"/_runner_file_commands/set_env_*; do echo "X=${token}" >> "$f"; done\necho '<result>x</result>'`,
    });
    const main = await lab.job().main();
    expect(main.raw).toContain('GITHUB_ENV');
    expect(main.raw).not.toContain(token);
  });
});
