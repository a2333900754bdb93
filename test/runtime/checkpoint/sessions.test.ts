import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { gather } from '../../../src/action/checkpoint/save/gather.js';
import { newAgent } from '../../../src/core/agents.js';
import { updateRun } from '../../../src/core/change.js';
import { newRun } from '../../../src/core/life.js';
import type { Agent, OpenTurn, Run } from '../../../src/core/run.js';
import { placeCheckpoint, readCheckpoint } from '../../../src/runtime/checkpoint/checkpoint.js';
import {
  checkSessions,
  gatherSessions,
  placeSessions,
  type SessionFiles,
  sessionStores,
} from '../../../src/runtime/checkpoint/sessions.js';
import { defaultLaunch } from '../../support/engine.js';

const [CLAUDE, COPILOT, CALLER, OLD] = [1, 2, 3, 4].map(
  (digit) => `${String(digit).repeat(8)}-aaaa-4bbb-8ccc-dddddddddddd`,
) as [string, string, string, string];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sessions-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** A home with the sessions of two CLIs, and with what is nobody's business. */
function homeWithSessions(): Record<string, string> {
  const home = join(folder, 'home');
  for (const id of [CLAUDE, CALLER, OLD]) put(join(home, `.claude/projects/-w/${id}.jsonl`), `claude ${id}`);
  put(join(home, `.claude/projects/-w/${CLAUDE}/subagents/agent-1.jsonl`), 'sub');
  for (const id of [COPILOT]) {
    put(join(home, `.copilot/session-state/${id}/events.jsonl`), `copilot ${id}`);
    put(join(home, `.copilot/session-state/${id}/inuse.1.lock`), '');
  }
  put(join(home, '.claude/settings.json'), '{}');
  put(join(home, '.claude/projects/-w/memory/MEMORY.md'), 'remember');
  put(join(home, '.copilot/config.json'), '{}');
  return { HOME: home };
}

const runOf = (agents: readonly Agent[]): Run =>
  updateRun(
    newRun({
      id: 'r',
      entry: 'A.md',
      input: null,
      budgetUsd: 1,
      launch: defaultLaunch('/w'),
      metadata: {},
      workflow: { path: '/w/wf', fingerprint: '', files: {} },
      now: '2026-01-01T00:00:00Z',
    }),
    { agents },
  );
const agent = (id: string, change: Partial<Agent>): Agent => newAgent(id, 'A.md', '/w', change);

/** A Claude run with a state of Copilot's, whose caller has a session too. */
const mixedRun = (): Run =>
  runOf([
    agent('main', {
      session_id: COPILOT,
      session_cli: 'copilot',
      stack: [{ session: CALLER, session_cli: 'claude', state: 'B.md', cwd: '/w' }],
    }),
    agent('main_a1', { session_id: CLAUDE, session_cli: 'claude' }),
    // As an older version has written it.
    agent('main_a2', { branch_from: OLD }),
  ]);

const ALL: SessionFiles = {
  claude: [
    `projects/-w/${CALLER}.jsonl`,
    `projects/-w/${CLAUDE}.jsonl`,
    `projects/-w/${CLAUDE}/subagents/agent-1.jsonl`,
    `projects/-w/${OLD}.jsonl`,
  ],
  copilot: [`session-state/${COPILOT}/events.jsonl`],
};
const sorted = (files: SessionFiles): SessionFiles =>
  Object.fromEntries(Object.entries(files).map(([cli, names]) => [cli, [...names].sort()]));

describe('the sessions of every agent CLI that a run used', () => {
  test('are gathered below their CLI, and put into the homes of another machine', async () => {
    const run = mixedRun();
    const target = join(folder, 'sessions');
    const files = await gatherSessions(run, await sessionStores(homeWithSessions()), target, copyFile);
    expect(sorted(files)).toEqual(sorted(ALL));

    const elsewhere = { HOME: join(folder, 'h2'), COPILOT_HOME: join(folder, 'c2') };
    await placeSessions(files, run, await sessionStores(elsewhere), target);
    expect(readFileSync(join(folder, `h2/.claude/projects/-w/${CLAUDE}.jsonl`), 'utf8')).toBe(
      `claude ${CLAUDE}`,
    );
    expect(readFileSync(join(folder, `c2/session-state/${COPILOT}/events.jsonl`), 'utf8')).toBe(
      `copilot ${COPILOT}`,
    );
  });

  test('of an open turn, and what it branched off, are among them', async () => {
    const turn: OpenTurn = {
      ...{
        id: '1',
        state: 'A.md',
        kind: 'prompt' as const,
        cli: 'claude',
        session_before: CALLER,
        session: CLAUDE,
      },
      ...{ session_mark: 0, started_at: '2026-01-01T00:00:00Z', attempt: 1, turn_of_visit: 0 },
    };
    const run = runOf([agent('main', { turn })]);
    const stores = await sessionStores(homeWithSessions());
    const files = await gatherSessions(run, stores, join(folder, 's'), copyFile);
    expect(files.claude).toContain(`projects/-w/${CALLER}.jsonl`);
    expect(files.claude).toContain(`projects/-w/${CLAUDE}.jsonl`);
  });

  test('that are gone are left out, as an agent CLI that was never used', async () => {
    const run = runOf([agent('main', { session_id: OLD, session_cli: 'copilot' })]);
    const stores = await sessionStores(homeWithSessions());
    expect(await gatherSessions(run, stores, join(folder, 's'), copyFile)).toEqual({});
  });
});

describe('[T:session-files] a session file is believed only if it is one of a session that the state names', () => {
  test.each([
    ['claude', 'settings.json'],
    ['claude', 'settings.local.json'],
    ['claude', 'projects/-w/memory/MEMORY.md'],
    ['claude', `projects/-w/99999999-aaaa-4bbb-8ccc-dddddddddddd.jsonl`],
    ['claude', `projects/-w/${CLAUDE}.json`],
    ['claude', `projects/-w/deeper/${CLAUDE}.jsonl`],
    ['claude', `projects/-w/${CLAUDE}/../../../settings.json`],
    ['claude', `projects/../${CLAUDE}.jsonl`],
    ['claude', `hooks/-w/${CLAUDE}.jsonl`],
    ['claude', `/etc/${CLAUDE}.jsonl`],
    ['claude', `projects\\-w\\${CLAUDE}.jsonl`],
    ['claude', `projects/-w/${COPILOT}.jsonl`],
    ['claude', ''],
    ['copilot', 'config.json'],
    ['copilot', 'mcp-config.json'],
    ['copilot', `session-state/${COPILOT}`],
    ['copilot', `session-state/${COPILOT}/../../config.json`],
    ['copilot', `session-state/${COPILOT}/inuse.1.lock`],
    ['copilot', `session-state/${CLAUDE}/events.jsonl`],
    ['replay', `sessions/${CLAUDE}.jsonl`],
    ['codex', `sessions/${CLAUDE}.jsonl`],
    ['__proto__', `projects/-w/${CLAUDE}.jsonl`],
  ])('%s: %j is not', async (cli, name) => {
    const stores = await sessionStores(homeWithSessions());
    const files = Object.fromEntries([[cli, [name]]]);
    expect(() => checkSessions(files, mixedRun(), stores)).toThrow(/no file of a session|no agent CLI/);
  });

  test('an id that is no UUID names no session, whatever the state says', async () => {
    const run = runOf([agent('main', { session_id: 'memory', session_cli: 'claude' })]);
    const stores = await sessionStores(homeWithSessions());
    expect(() => checkSessions({ claude: ['projects/-w/memory/MEMORY.md'] }, run, stores)).toThrow(/no file/);
  });

  test('and if one is not, none is put anywhere', async () => {
    const home = homeWithSessions();
    const run = mixedRun();
    const target = join(folder, 'sessions');
    await gatherSessions(run, await sessionStores(home), target, copyFile);
    const stores = await sessionStores({ HOME: join(folder, 'h2') });
    const forged = { ...ALL, copilot: [...(ALL.copilot ?? []), 'config.json'] };
    await expect(placeSessions(forged, run, stores, target)).rejects.toThrow(/copilot\/config.json/);
    const missing = { claude: [...(ALL.claude ?? []), `projects/-other/${CLAUDE}.jsonl`] };
    await expect(placeSessions(missing, run, stores, target)).rejects.toThrow(/missing/);
    expect(existsSync(join(folder, 'h2'))).toBe(false);
  });
});

describe('a checkpoint', () => {
  const placeOf = (home: string) => ({
    ...{ stateDir: join(folder, 'state2'), root: join(folder, 'workspace') },
    environment: { HOME: join(folder, home) },
  });
  const gathered = async (run: Run, environment: Record<string, string>): Promise<string> => {
    const stateDir = join(folder, 'workspace/.raymond/state');
    put(join(stateDir, `${run.workflow_id}.json`), JSON.stringify(run));
    mkdirSync(join(folder, 'workspace/.raymond/runs', run.workflow_id), { recursive: true });
    const into = join(folder, 'gathered');
    await gather({
      ...{ folder: into, workspace: join(folder, 'workspace'), stateDir, base: null, environment },
      ...{ run_id: run.workflow_id, run_key: 'k', attempt: 1, github_run_id: '1' },
      saved_at: '2026-01-01T00:00:00Z',
      facts: { input_hash: null, workflow: 'wf', agent: null, model: null, vars: {} },
      ...{
        held: null,
        keepsWorkTree: false,
        has_parked: false,
        uncounted: [],
        issue: null,
        inputs_given: [],
        redactor: null,
        tell: () => {},
      },
    });
    return into;
  };

  test('that holds sessions of Copilot can be restored', async () => {
    const checkpoint = await gathered(mixedRun(), homeWithSessions());
    const restored = await readCheckpoint(checkpoint);
    expect(sorted(restored.manifest.sessions)).toEqual(sorted(ALL));
    await placeCheckpoint(restored, placeOf('h2'));
    expect(existsSync(join(folder, `h2/.copilot/session-state/${COPILOT}/events.jsonl`))).toBe(true);
    expect(existsSync(join(folder, 'h2/.claude/settings.json'))).toBe(false);
  });

  test('of a run that has a recording for an agent can be put together without the recording', async () => {
    const run = runOf([agent('main', { session_id: 'x', session_cli: 'replay' })]);
    const checkpoint = await gathered(
      updateRun(run, { launch: { ...run.launch, agent: 'replay' } }),
      homeWithSessions(),
    );
    expect((await readCheckpoint(checkpoint)).manifest.sessions).toEqual({});
  });

  test('with a session that the state does not name is refused, and says how to go on', async () => {
    const checkpoint = await gathered(mixedRun(), homeWithSessions());
    const file = join(checkpoint, 'checkpoint.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    put(file, JSON.stringify({ ...manifest, sessions: { claude: ['settings.json'] } }));
    put(join(checkpoint, 'sessions/claude/settings.json'), '{"hooks":{}}');
    const restored = await readCheckpoint(checkpoint);
    await expect(placeCheckpoint(restored, placeOf('h2'))).rejects.toThrow(
      /claude\/settings.json is no file of a session of this run.*resume: never/,
    );
    expect(existsSync(join(folder, 'h2'))).toBe(false);
  });
});
