import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { RaymondError } from '../../src/core/errors.js';
import { type Lab, lab as openLab, ScriptedAgent } from '../support/engine.js';

let lab: Lab;
afterEach(() => lab.remove());

type State = { agents: Record<string, unknown>[]; [key: string]: unknown };

/** A run that has failed in its only state, with its state file as somebody else would have it. */
async function foreign(change: (state: State) => void): Promise<ScriptedAgent> {
  lab = openLab({ 'START.md': 's' });
  const agent = new ScriptedAgent({ 'START.md': ['no tag', '<result>x</result>'] });
  await lab.run(agent);
  const file = join(lab.folder, '.raymond', 'state', 'r.json');
  const state = JSON.parse(readFileSync(file, 'utf8')) as State;
  change(state);
  writeFileSync(file, JSON.stringify(state));
  return agent;
}

const check = (path: string): void => {
  if (path === '/etc') throw new RaymondError('OUTSIDE_WORKSPACE', `not in ${path}`);
};
const door = (timeout_at: string) => ({
  ...{ of: 1, failed: 'fail', arrived_at: '2026-11-22T10:00:00.000Z', timeout_at, timeout_goto: 'START.md' },
});
const frame = (cwd: string) => ({ session: null, state: 'START.md', cwd });

test('a fingerprint that is not that of its files is named, where no file has changed (language D10)', async () => {
  const agent = await foreign(({ workflow }) => {
    (workflow as { fingerprint: string }).fingerprint = 'other';
  });
  await expect(lab.resume(agent)).rejects.toThrow(
    /started with: the state file's fingerprint is not that of its files/,
  );
});

describe('[T:foreign-state] a state file from elsewhere (D4)', () => {
  test.each<[string, string, (state: State) => void]>([
    [
      'an id that leads out of its folder',
      'STATE_INVALID',
      ({ agents }) => (agents[0]!.id = '../../PWNED/x'),
    ],
    ['an id of upper case', 'STATE_INVALID', ({ agents }) => (agents[0]!.id = 'Main')],
    ['two agents of one id', 'STATE_INVALID', ({ agents }) => agents.push(agents[0]!)],
    ['the id of another run', 'STATE_INVALID', (state) => (state.workflow_id = 'other')],
    ['a run id that is a path', 'STATE_INVALID', (state) => (state.workflow_id = '..')],
    ['a directory out of bounds', 'OUTSIDE_WORKSPACE', ({ agents }) => (agents[0]!.cwd = '/etc')],
    [
      'a return to a directory out of bounds',
      'OUTSIDE_WORKSPACE',
      ({ agents }) => (agents[0]!.stack = [frame('/etc')]),
    ],
    ['a relative directory', 'STATE_INVALID', ({ agents }) => (agents[0]!.cwd = 'wf')],
    [
      'a session that a CLI would take for an option',
      'STATE_INVALID',
      ({ agents }) => (agents[0]!.session_id = '--dangerously-skip-permissions'),
    ],
    [
      'a return to such a session',
      'STATE_INVALID',
      ({ agents }) => (agents[0]!.stack = [{ ...frame(lab.folder), session: '--continue' }]),
    ],
    [
      'a join that waits until no time',
      'STATE_INVALID',
      ({ agents }) => Object.assign(agents[0]!, { status: 'waiting', door: door('whenever') }),
    ],
    [
      'a question that waits until no time',
      'STATE_INVALID',
      ({ agents }) =>
        Object.assign(agents[0]!, {
          status: 'asking',
          ask: {
            id: 'q',
            question: '?',
            next: 'START.md',
            asked_at: '',
            timeout_at: '',
            timeout_next: 'START.md',
            kind: 'question',
          },
        }),
    ],
    ['a directory that is none', 'MISSING_DIRECTORY', ({ agents }) => (agents[0]!.cwd = '/no/such')],
  ])('%s is refused before anything is started', async (_, code, change) => {
    const agent = await foreign(change);
    await expect(lab.resume(agent, { around: { checkDirectory: check } })).rejects.toMatchObject({ code });
    expect(agent.turns).toHaveLength(1);
  });

  test('a directory that has gone since is named, with whose it is', async () => {
    const agent = await foreign(({ agents }) => {
      agents[0]!.cwd = join(lab.folder, 'worktree');
    });
    await expect(lab.resume(agent)).rejects.toMatchObject({
      message: expect.stringContaining(`agent main works in ${join(lab.folder, 'worktree')}`),
    });
    mkdirSync(join(lab.folder, 'worktree'));
    expect((await lab.resume(agent)).run.status).toBe('completed');
    rmSync(join(lab.folder, 'worktree'), { recursive: true });
  });
});
