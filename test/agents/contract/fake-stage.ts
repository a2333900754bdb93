import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AgentCli, TurnEvent } from '../../../src/agents/agent.js';
import type { SessionStore } from '../../../src/agents/sessions.js';
import type { ProcessExit, StartProcess } from '../../../src/process/handle.js';
import { type FakeChild, fakeProcess, onStop, turnRequest } from '../claude/fake-claude.js';
import type { Happening, OpenStage } from './stage.js';

/** A turn as a CLI that is played sees it. */
export interface PlayedTurn {
  readonly happening: Happening;
  /** The session that the turn writes to. */
  readonly session: string;
  /** The n-th turn of that session, from 1, and when it was prompted, epoch ms. */
  readonly turn: number;
  readonly time: number;
  readonly home: string;
}

/** What the CLI says, and how its process ends. */
export interface Scene {
  readonly lines: readonly string[];
  readonly exit: Partial<ProcessExit>;
  /** It does not end by itself, and says this when it is stopped. */
  readonly whenStopped?: readonly string[];
  /** What it writes elsewhere before it ends. */
  readonly atEnd?: (child: FakeChild) => void;
}

export interface PlayedCli {
  readonly create: (startProcess: StartProcess, home: string) => AgentCli;
  readonly sessions: (home: string) => SessionStore;
  /** What the real CLI would say. What it would leave of the session is on disk then. */
  readonly scene: (turn: PlayedTurn) => Scene;
}

function play({ lines, exit, whenStopped, atEnd }: Scene, child: FakeChild, onUnderWay: () => void): void {
  const end = (): void => {
    atEnd?.(child);
    child.end(exit);
  };
  child.say(...lines);
  if (whenStopped === undefined) {
    end();
    return;
  }
  onStop.set(child, () => {
    child.say(...whenStopped);
    end();
  });
  onUnderWay();
}

const GARBAGE = ['Warning: something is old', '{"type":"assis'];

/** An adapter whose CLI's part is played, on streams and files that the real one was seen to write. */
export function playedStage(cli: PlayedCli): OpenStage {
  return async () => {
    const home = mkdtempSync(join(tmpdir(), 'contract-'));
    const turns = new Map<string, number>();
    let next: (child: FakeChild) => void = () => {};
    const { startProcess, children } = fakeProcess((child) => next(child));
    const agent = cli.create(startProcess, home);
    return {
      agent,
      cwd: home,
      sessions: cli.sessions(home),
      get started() {
        return children.length;
      },
      get requests() {
        return children.length;
      },
      async turn(happening, { prompt, session, signal, onUnderWay = () => {} }) {
        const turn = (turns.get(session.id) ?? 0) + 1;
        turns.set(session.id, turn);
        const time = Date.now() + turn * 1000;
        next = (child) => {
          if (happening.kind === 'garbage') child.say(...GARBAGE);
          play(cli.scene({ happening, session: session.id, turn, time, home }), child, onUnderWay);
        };
        const events: TurnEvent[] = [];
        const request = turnRequest({ prompt, session, cwd: home });
        const outcome = await agent.turn(request, signal ?? new AbortController().signal, (event) =>
          events.push(event),
        );
        return { outcome, events };
      },
      close: async () => {
        await agent.close();
        rmSync(home, { recursive: true, force: true });
      },
    };
  };
}
