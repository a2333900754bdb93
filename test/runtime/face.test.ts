import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { recoveryByCommand } from '../../src/cli/recovery-hint.js';
import type { LoggedEvent } from '../../src/core/events.js';
import { markedProcesses } from '../../src/process/marked-processes.js';
import { RUN_FOLDER_VARIABLE } from '../../src/process/orphans.js';
import { type Face, runFor } from '../../src/runtime/face.js';
import { realPorts } from '../../src/runtime/ports.js';
import { runPaths } from '../../src/store/run-folder.js';
import { openWorkflow } from '../../src/workflow/open.js';
import { defaultLaunch } from '../support/engine.js';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'raymond-face-')));
  mkdirSync(join(folder, 'wf'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A face that counts who listens for signals, and can send one. */
class TestFace {
  readonly events: LoggedEvent[] = [];
  readonly listeners = new Set<(signal: NodeJS.Signals) => void>();
  /** Called for each event. */
  onEvent: (event: LoggedEvent) => void = () => {};

  constructor(private readonly more: Partial<Face> = {}) {}

  get face(): Face {
    return {
      stateDir: join(folder, '.raymond', 'state'),
      project: folder,
      ports: realPorts,
      environment: { PATH: process.env.PATH, SEEN: 'yes', GITHUB_OUTPUT: '/output' },
      keysWhereSilent: 'environment',
      environmentMode: 'allow-list',
      templateValues: {},
      onEvent: (event) => {
        this.events.push(event);
        this.onEvent(event);
      },
      onSignal: (react) => {
        this.listeners.add(react);
        return () => this.listeners.delete(react);
      },
      interrupted: (signal, runId) => `${runId} was stopped by ${signal}.`,
      recoveryHint: recoveryByCommand,
      worktrees: join(folder, 'worktrees'),
      checkDirectory: () => {},
      strict: false,
      record: null,
      warm: false,
      ...this.more,
    };
  }

  signal(): void {
    for (const react of this.listeners) react('SIGINT');
  }

  async run(script: string, launch: Partial<ReturnType<typeof defaultLaunch>> = {}) {
    writeFileSync(join(folder, 'wf', 'START.sh'), script);
    const workflow = await openWorkflow(join(folder, 'wf'));
    return runFor(this.face, {
      kind: 'new',
      runId: 'r',
      workflow,
      input: null,
      budgetUsd: 10,
      launch: { ...defaultLaunch(folder), ...launch },
      metadata: {},
    });
  }

  resume() {
    return runFor(this.face, {
      kind: 'resume',
      runId: 'r',
      openWorkflow: (path) => openWorkflow(path),
      budgetUsd: undefined,
      launch: (stored) => stored,
      acceptChanges: false,
      freshSession: false,
      answers: [],
    });
  }

  get warnings(): string[] {
    return this.events.flatMap((event) => (event.type === 'warning' ? [event.message] : []));
  }
}

/** What a run may leave behind in this process and beside it. */
function leftBehind(face: TestFace) {
  const runFolder = runPaths(face.face.stateDir, 'r').folder;
  return {
    listeners: face.listeners.size,
    atExit: process.listenerCount('exit'),
    processes: markedProcesses(RUN_FOLDER_VARIABLE, runFolder),
    lock: existsSync(runPaths(face.face.stateDir, 'r').lock),
  };
}
const NOTHING = { listeners: 0, atExit: process.listenerCount('exit'), processes: [], lock: false };

describe('a face runs a workflow, new or resumed, and nothing is left behind', () => {
  test('when it completes', async () => {
    const face = new TestFace();
    const { run } = await face.run("echo '<result>x</result>'");
    expect([run.status, run.results.main]).toEqual(['completed', 'x']);
    expect(leftBehind(face)).toEqual(NOTHING);
  });

  test('when a signal stops it, of which people read what the face says; and it goes on', async () => {
    const face = new TestFace();
    face.onEvent = ({ type }) => type === 'output' && face.signal();
    const { run } = await face.run(
      '[ -e again ] && exec echo "<result>x</result>"; touch again; echo on; sleep 60',
    );
    expect([run.status, run.reason, run.message]).toEqual([
      ...['paused', 'INTERRUPTED', 'r was stopped by SIGINT.'],
    ]);
    expect(leftBehind(face)).toEqual(NOTHING);
    face.onEvent = () => {};
    expect((await face.resume()).run.results).toEqual({ main: 'x' });
    expect(leftBehind(face)).toEqual(NOTHING);
  });

  test('when its deadline is over', async () => {
    const face = new TestFace({ deadline: 0 });
    const { run } = await face.run("echo '<result>x</result>'");
    expect([run.status, run.reason]).toEqual(['paused', 'DEADLINE']);
    expect(leftBehind(face)).toEqual(NOTHING);
  });

  test('when it cannot even begin', async () => {
    const face = new TestFace({ deadline: 3600 });
    await expect(face.resume()).rejects.toMatchObject({ code: 'STATE_MISSING' });
    expect(leftBehind(face)).toEqual(NOTHING);
  });
});

test('names that no child may have are told, once a run', async () => {
  const face = new TestFace();
  const { run } = await face.run('echo "<result>$SEEN$GITHUB_OUTPUT</result>"', {
    env_allow: ['SEEN', 'GITHUB_OUTPUT'],
  });
  expect(run.results.main).toBe('yes');
  expect(face.warnings).toEqual([
    expect.stringMatching(/^GITHUB_OUTPUT is never given to agents and scripts/),
  ]);
});
