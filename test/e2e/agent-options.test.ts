import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import {
  at,
  E2eLab,
  INSTALL_TIMEOUT_MS,
  installClaude,
  prompt,
  stateOf,
  VERSIONS,
} from '../support/e2e-lab.js';

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

let lab: E2eLab;
afterEach(() => lab.close());

const START = { '1_START.md': prompt('START') };
const bash = (command: string) => ({ name: 'Bash', input: { command, description: 'as told' } });

describe.each(VERSIONS)('what reaches the agent, Claude Code %s', (claude) => {
  test("model and effort: a tag's before a state's before the run's", async () => {
    const options = '---\nmodel: haiku\neffort: low\n---\n';
    lab = await E2eLab.open(
      {
        ...START,
        'CHILD.md': options + prompt('CHILD'),
        'AGAIN.md': options + prompt('AGAIN'),
        'BACK.md': prompt('BACK'),
      },
      { claude },
    );
    lab.api.reply(at('START'), '<function return="AGAIN" model="opus">CHILD</function>');
    lab.api.reply(at('CHILD'), '<result>child</result>');
    lab.api.reply(at('AGAIN'), '<goto>BACK</goto>');
    lab.api.reply(at('BACK'), '<result>end</result>');

    const { exitCode } = await lab.run(['--effort', 'high']);

    expect(exitCode).toBe(0);
    const asked = lab.api.turns().map((turn) => [stateOf(turn), /opus|sonnet|haiku/.exec(turn.model)?.[0]]);
    expect(asked).toEqual([
      ['START', 'sonnet'],
      ['CHILD', 'opus'],
      ['AGAIN', 'haiku'],
      ['BACK', 'sonnet'],
    ]);
    const efforts = lab.api.turns().map(({ model, effort }) => (model.includes('haiku') ? '-' : effort));
    expect(efforts).toEqual(['high', 'low', '-', 'high']);
  });

  test('tools that would wait for a person are not on offer', async () => {
    lab = await E2eLab.open(START, { claude });
    lab.api.reply(at('START'), '<result>ok</result>');

    await lab.run();

    const { tools } = lab.api.turns()[0]!;
    expect(tools).toContain('Bash');
    for (const name of ['AskUserQuestion', 'EnterPlanMode', 'ExitPlanMode'])
      expect(tools).not.toContain(name);
  });

  test('acceptEdits edits in the project; what is denied is a warning and no failure', async () => {
    lab = await E2eLab.open(START, { claude });
    const write = (path: string) => ({ name: 'Write', input: { file_path: path, content: 'text' } });
    const [inside, outside] = [join(lab.project, 'in.txt'), join(lab.folder, 'out.txt')];
    lab.api.reply(at('START'), [
      { tool: write(inside) },
      { tool: write(outside) },
      { tool: bash("node -e \"require('fs').writeFileSync('ran.txt', '')\"") },
      '<result>tried all</result>',
    ]);

    const { exitCode, report } = await lab.run();

    expect([exitCode, report.result]).toEqual([0, 'tried all']);
    expect([inside, outside, join(lab.project, 'ran.txt')].map((path) => existsSync(path))).toEqual([
      true,
      false,
      false,
    ]);
    // Those of an agent: what lint says of the prompt is another matter.
    const warnings = lab.eventsOf('warning').filter(({ agent }) => agent !== undefined);
    expect(warnings.map(({ message }) => message)).toEqual([
      expect.stringMatching(/denied 2 tool calls: Write .*, Bash/),
    ]);
    expect(lab.eventsOf('tool').map(({ name }) => name)).toEqual(['Write', 'Write', 'Bash']);
  });

  test('--permission-mode is passed on', async () => {
    lab = await E2eLab.open(START, { claude });
    lab.api.reply(at('START'), [
      { tool: { name: 'Write', input: { file_path: join(lab.project, 'in.txt'), content: 'x' } } },
      '<result>tried</result>',
    ]);

    const { exitCode } = await lab.run(['--permission-mode', 'dontAsk']);

    expect(exitCode).toBe(0);
    expect(existsSync(join(lab.project, 'in.txt'))).toBe(false);
    const warnings = lab.eventsOf('warning').filter(({ agent }) => agent !== undefined);
    expect(warnings).toMatchObject([{ message: expect.stringContaining('denied') }]);
  });

  test.each(['--dangerously-skip-permissions', '--permission-mode bypassPermissions'])(
    '%s works, as root too, and shows the agent no secret of the job',
    async (flags) => {
      lab = await E2eLab.open(START, { claude });
      lab.api.reply(at('START'), [{ tool: bash('env') }, '<result>listed</result>']);
      const secrets = {
        ACTIONS_RUNTIME_TOKEN: 'secret-1',
        ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'secret-2',
        INPUT_X: 'secret-3',
        STATE_X: 'secret-4',
        GITHUB_ENV: 'secret-5',
        GITHUB_OUTPUT: 'secret-6',
      };

      const { exitCode, report } = await lab.run(flags.split(' '), {
        env: { ...secrets, CLAUDECODE: '1', GITHUB_SHA: 'abc', MY_OWN: 'mine' },
      });

      expect([exitCode, report.result]).toEqual([0, 'listed']);
      const [environment = ''] = lab.api.turns().at(-1)!.toolResults;
      expect(environment).toMatch(/^PATH=/m);
      expect(environment).toMatch(/^GITHUB_SHA=abc$/m);
      expect(environment).toMatch(/^MY_OWN=mine$/m);
      expect(environment).toMatch(/^RAYMOND_STATE=1_START.md$/m);
      expect(environment).not.toContain('secret-');
      for (const name of Object.keys(secrets)) expect(environment).not.toMatch(new RegExp(`^${name}=`, 'm'));
    },
  );
});

describe('a session that is gone', () => {
  const lostAfterStart = async () => {
    lab = await E2eLab.open({ ...START, 'NEXT.md': prompt('NEXT') });
    lab.api.reply(at('START'), '<goto>NEXT</goto>');
    lab.api.reply(at('NEXT'), { status: 403 }, '<result>without a past</result>');
    expect((await lab.run()).report.reason).toBe('AUTHENTICATION');
    const projects = join(lab.config, 'projects');
    const transcripts = readdirSync(projects, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.jsonl'),
    );
    expect(transcripts).toHaveLength(1);
    rmSync(join(projects, transcripts[0]!));
    const { exitCode, report } = await lab.resume();
    expect([exitCode, report.status, report.reason]).toEqual([1, 'failed', 'SESSION_LOST']);
    expect(report.message).toContain('--fresh-session');
  };

  test('fails with SESSION_LOST; --fresh-session starts the state in a new one', async () => {
    await lostAfterStart();
    const { exitCode, report } = await lab.resume(['--fresh-session']);

    expect([exitCode, report.result]).toEqual([0, 'without a past']);
    expect(lab.histories().at(-1)).toEqual(['NEXT']);
    expect(lab.eventsOf('warning').at(-1)?.message).toContain('is gone');
    expect(report.total_cost_usd).toBeCloseTo(lab.servedCost(), 6);
  });
});
