import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createCopilotAgent } from '../../../src/agents/copilot/agent.js';
import { copilotSessions } from '../../../src/agents/copilot/session.js';
import type { FakeChild } from '../claude/fake-claude.js';
import { fixture, fixtureText, SESSION, usageFileOf } from '../copilot/fixtures/copilot-play.js';
import { type PlayedTurn, playedStage, type Scene } from './fake-stage.js';

export const copilotStage = playedStage({
  create: (startProcess, home) =>
    createCopilotAgent({ startProcess, now: Date.now, env: { COPILOT_HOME: home } }),
  sessions: (home) => copilotSessions({ COPILOT_HOME: home }),
  scene,
});

function scene({ happening, session, turn, time, home }: PlayedTurn): Scene {
  const own = (lines: string[]): string[] => lines.map((line) => line.replaceAll(SESSION, session));
  const hello = (text: string): string[] =>
    own(fixture('copilot-hello')).map((line) =>
      line.replaceAll('hello there', JSON.stringify(text).slice(1, -1)),
    );
  keepEvents(home, session, own(fixture('copilot-hello-events')), time);
  const atEnd = (child: FakeChild): void => writeFileSync(usageFileOf(child), usedAfter(turn));
  const refused = (lines: string[]): Scene => ({ lines, exit: { exitCode: 1 }, atEnd });
  switch (happening.kind) {
    case 'answer':
    case 'garbage':
      return { lines: hello(happening.text), exit: { exitCode: 0 }, atEnd };
    case 'empty':
      return refused(errorLines({ errorType: 'query', message: 'No response was returned.' }));
    case 'hang': {
      const stopped = own(fixture('copilot-stopped'));
      return { lines: stopped.slice(0, 5), whenStopped: stopped.slice(5), exit: { exitCode: 0 }, atEnd };
    }
    case 'limit': {
      const minutes = Math.round((happening.resetAt - Date.now()) / 60_000);
      const message = `Please wait for your limit to reset in ${minutes} minutes or switch to auto model.`;
      return refused(errorLines({ ...RATE_LIMIT, message }));
    }
    case 'refusal':
      return happening.status === 401
        ? refused(own(fixture('copilot-401')))
        : refused(errorLines({ ...RATE_LIMIT, message: 'Last error: 429 Rate limit' }));
    case 'hour': {
      const message =
        "You've hit your rate limit. Please wait for your limit to reset in 1 hour or switch to auto model to continue.";
      const lines = errorLines({ ...RATE_LIMIT, message });
      return {
        lines,
        exit: { exitCode: 1 },
        atEnd: (child) => writeFileSync(usageFileOf(child), usedAfter(0)),
      };
    }
    case 'overlong':
      return { lines: hello('cut'), exit: { exitCode: 0 }, atEnd };
    case 'crash':
      return { lines: hello('').slice(0, 4), exit: { exitCode: null, signal: 'SIGKILL' } };
    default:
      return happening satisfies never;
  }
}

const RATE_LIMIT = { errorType: 'rate_limit', statusCode: 429 };

/** What the CLI leaves of a session on disk, without the last count of a process: the usage file has that too. */
function keepEvents(home: string, session: string, events: readonly string[], time: number): void {
  const file = join(home, 'session-state', session, 'events.jsonl');
  mkdirSync(dirname(file), { recursive: true });
  const lines = events
    .filter((line) => !line.includes('"session.shutdown"'))
    .map((line) => JSON.stringify({ ...JSON.parse(line), timestamp: new Date(time).toISOString() }));
  appendFileSync(file, lines.map((line) => `${line}\n`).join(''));
}

const errorLines = (data: Record<string, unknown>): string[] => [
  JSON.stringify({ type: 'model.call_start', data: {} }),
  JSON.stringify({ type: 'session.error', data }),
  JSON.stringify({ type: 'result', exitCode: 1, usage: {} }),
];

/** The CLI's figures run on over a session. */
function usedAfter(turns: number): string {
  const times = (value: unknown): unknown => {
    if (typeof value === 'number') return value * turns;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, times(each)]));
  };
  return JSON.stringify(times(JSON.parse(fixtureText('copilot-hello-usage.json'))));
}
