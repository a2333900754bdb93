import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { FailureKind, TurnRequest } from '../../src/agents/agent.js';
import { createAdapter } from '../../src/agents/registry.js';
import {
  AGENT_CLI_NAMES,
  type AgentCliFacts,
  type AgentCliName,
  factsOf,
} from '../../src/core/agent-clis.js';
import type { ProcessExit } from '../../src/process/handle.js';
import { holdTimers } from '../support/timers.js';
import { type FakeChild, fakeProcess, onStop, turnRequest } from './claude/fake-claude.js';

// However a turn ends without a word of the CLI's, every CLI that is a program says the same of it.

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'endings-'));
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(home, { recursive: true, force: true });
});

/** What a sentence calls it. */
const NAMES: Readonly<Partial<Record<AgentCliName, string>>> = {
  claude: 'Claude Code',
  copilot: 'the GitHub Copilot CLI',
};

interface Ending {
  readonly name: string;
  /** What becomes of the process. */
  readonly script: (child: FakeChild, stop: AbortController, pass: (ms: number) => void) => void;
  readonly request?: Partial<TurnRequest>;
  /** The run is stopped in the very moment in which the process starts. */
  readonly isStoppedAtStart?: true;
  readonly kind: FailureKind;
  readonly message: (command: string, name: string, install: string) => string;
}

const notStarted = (child: FakeChild, code: string): void => {
  const spawnError = Object.assign(new Error(`spawn program ${code}`), { code });
  child.end({ exitCode: null, spawnError });
};
const says = (child: FakeChild, stderr: string, exit: Partial<ProcessExit>): void => {
  child.complain(stderr);
  child.end(exit);
};
const endsWhenStopped = (child: FakeChild): void => {
  if (child.stops.length > 0) child.end();
  else onStop.set(child, () => child.end());
};

const ENDINGS: readonly Ending[] = [
  {
    name: 'not found',
    script: (child) => notStarted(child, 'ENOENT'),
    kind: 'not_started',
    message: (command, name, install) =>
      `The agent CLI \`${command}\` was not found. Install ${name}: ${install}`,
  },
  {
    name: 'no right to run it',
    script: (child) => notStarted(child, 'EACCES'),
    kind: 'not_started',
    message: (command) => `The agent CLI \`${command}\` cannot be started: spawn program EACCES`,
  },
  {
    name: 'no folder to run it in, of which the system says the same as of no program',
    script: (child) => notStarted(child, 'ENOENT'),
    request: { cwd: '/no/such/folder' },
    kind: 'not_started',
    message: (command) =>
      `The agent CLI \`${command}\` cannot be started: its directory /no/such/folder does not exist`,
  },
  {
    name: 'a broken program',
    script: (child) => says(child, "env: 'node': No such\nfile\n", { exitCode: 127 }),
    kind: 'not_started',
    message: (command, name, install) =>
      `The agent CLI \`${command}\` cannot be run (exit code 127): env: 'node': No such file Install ${name} again: ${install}`,
  },
  {
    name: 'silence',
    script: (child, _stop, pass) => {
      endsWhenStopped(child);
      pass(20);
    },
    request: { idleTimeoutMs: 20 },
    kind: 'idle',
    message: (command) => `${command} wrote nothing for 0.02 s and was stopped.`,
  },
  {
    name: 'an abort',
    script: (child, stop) => {
      endsWhenStopped(child);
      stop.abort();
    },
    kind: 'interrupted',
    message: () => 'The turn was interrupted.',
  },
  {
    name: 'an abort that comes while the process is made ready',
    script: endsWhenStopped,
    isStoppedAtStart: true,
    kind: 'interrupted',
    message: () => 'The turn was interrupted.',
  },
  {
    name: 'a crash, with the last five lines of the last 8 KiB that it has written on stderr',
    script: (child) => {
      child.complain(`${'x'.repeat(9000)}\n`);
      says(child, 'one\ntwo\nthree\nfour\nfive\nSegmentation fault\n', { exitCode: 7 });
    },
    kind: 'crashed',
    message: (command) =>
      `${command} ended without a result (exit code 7); its last words on stderr: two\nthree\nfour\nfive\nSegmentation fault`,
  },
  {
    name: 'a signal',
    script: (child) => child.end({ exitCode: null, signal: 'SIGKILL' }),
    kind: 'crashed',
    message: (command) => `${command} ended without a result (signal SIGKILL)`,
  },
  {
    name: 'lines that are none of the stream, and the end',
    script: (child) => {
      child.say('Segmentation', '{"type":"res');
      child.end({ exitCode: 9 });
    },
    kind: 'crashed',
    message: (command) =>
      `${command} ended without a result (exit code 9); 2 lines of its output were not JSON: Segmentation {"type":"res`,
  },
];

const PROGRAMS = AGENT_CLI_NAMES.flatMap((name) => {
  const facts: AgentCliFacts = factsOf(name)!;
  return facts.program === null ? [] : [{ ...facts, name, program: facts.program, home: facts.home! }];
});

test('every CLI that is a program is here', () => {
  expect(PROGRAMS.map(({ name }) => name)).toEqual(Object.keys(NAMES));
});

describe.each(PROGRAMS)('$name', ({ name, program, home: place }) => {
  test.each(ENDINGS)('$name', async ({ script, request, isStoppedAtStart, kind, message }) => {
    const stop = new AbortController();
    const pass = holdTimers();
    const { startProcess, children } = fakeProcess((child) => script(child, stop, pass));
    const agent = await createAdapter(name, {
      env: { [place.variable]: home },
      now: Date.now,
      processStarter: async () => (options) => {
        if (isStoppedAtStart) stop.abort();
        return startProcess(options);
      },
      isRoot: false,
      warm: null,
      recording: null,
      strict: false,
    });
    const outcome = await agent.turn(turnRequest({ cwd: home, ...request }), stop.signal, () => {});
    await agent.close();
    expect(children).toHaveLength(1);
    const install = `npm i -g ${program.npm}@${program.version}`;
    const failure = { kind, message: message(program.command, NAMES[name]!, install) };
    expect(outcome).toMatchObject({ ok: false, text: '', costUsd: 0, failure });
  });
});
