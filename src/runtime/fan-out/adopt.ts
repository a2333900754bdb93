import { cpSync, createReadStream, existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import type { LoggedEvent } from '../../core/events.js';
import { isOf, ownLegOf } from '../../core/fan-out/rounds.js';
import { numberIn } from '../../core/fan-out/tallies.js';
import type { OwnLeg, Run } from '../../core/run.js';
import { makeFolder, OWNER_ONLY, type RunPaths } from '../../store/run-folder.js';
import { isSoundEvent } from '../../store/sound-event.js';
import { readText, type Texts } from '../../store/texts.js';
import {
  type EventLog,
  scanEvents,
  scriptTranscriptPath,
  TurnTranscript,
  transcriptPath,
} from '../../store/transcript.js';
import type { TakenLeg } from './go-on.js';

// What a leg has written lies in the folder of its own run: its part of the log, its transcripts, long texts and task
// folders become the collecting run's, with numbers of turns that no other leg has.

export interface AdoptInto {
  readonly paths: RunPaths;
  readonly log: EventLog;
  readonly texts: Texts;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** How the run that collects numbers a leg's turns and steps. */
interface Numbering {
  turn(number: number): number;
  step(number: number): number;
}

type Taken = Extract<LoggedEvent, { type: 'leg_taken' }>;

/**
 * Takes over the files of legs that are entered in a run, each attempt's part of a log once.
 * @returns what is told of it, as it is in the log
 * @throws StateError STATE_WRITE_FAILED
 */
export async function adoptLegs(
  run: Run,
  taken: readonly TakenLeg[],
  into: AdoptInto,
): Promise<LoggedEvent[]> {
  const known = await knownLegs(into.paths.events);
  const told: LoggedEvent[] = [];
  for (const { outcome, late } of taken) {
    const leg = ownLegOf(outcome.run)!;
    keepTexts(outcome.run, outcome.files, into.texts);
    const numbering = numberingOf(run, leg);
    const parts = await partsOf(leg, join(outcome.files, 'events.jsonl'));
    for (const [attempt, events] of parts) {
      const key = keyOf({ ...leg, attempt });
      if (known.has(key)) continue;
      known.add(key);
      const adopted = events.map((event) => renumbered(event, numbering, into.paths));
      for (const event of events) bringFiles(event, outcome.files, into, numbering);
      await bringScripts(events, outcome.files, into.paths, numbering);
      const end: Taken = {
        ...{ seq: 0, time: new Date(into.now()).toISOString(), type: 'leg_taken' },
        ...{ leg: leg.name, round: leg.round, attempt, workers: leg.workers, late },
        status: attempt === leg.attempt ? outcome.run.status : 'running',
        cost_usd: costOf(run, leg, attempt),
      };
      told.push(into.log.adopt([...adopted, end]).at(-1)!);
      // A leg may have written many megabytes: signals are heard in between.
      await setImmediate();
    }
    bringTaskFolders(leg, outcome.files, into.paths);
  }
  return told;
}

function keyOf({ round, name, attempt }: Pick<OwnLeg, 'round' | 'name' | 'attempt'>): string {
  return `${round}/${name}/${attempt}`;
}

async function knownLegs(path: string): Promise<Set<string>> {
  const known = new Set<string>();
  await scanEvents(
    path,
    (event) => {
      if (event.type === 'leg_taken') known.add(keyOf({ ...event, name: event.leg }));
    },
    new Set(['leg_taken']),
  );
  return known;
}

/** What belongs to a life of its run, and not to its workers, is left out. */
const LEFT_OUT: ReadonlySet<LoggedEvent['type']> = new Set([
  'run_started',
  'run_resumed',
  'run_ended',
  'checkpoint',
  'leg_started',
  'leg_taken',
]);

/** A leg's part of its log, by attempt: before the first is what the plan had written. */
async function partsOf(leg: OwnLeg, path: string): Promise<Map<number, LoggedEvent[]>> {
  const parts = new Map<number, LoggedEvent[]>();
  let part: LoggedEvent[] | null = null;
  await scanEvents(path, (event) => {
    if (event.type === 'leg_started') {
      const isThis = event.plan === leg.plan && event.leg === leg.name && Number.isSafeInteger(event.attempt);
      part = isThis ? (parts.get(event.attempt) ?? []) : null;
      if (part !== null) parts.set(event.attempt, part);
    } else if (part !== null && isSoundEvent(event) && !LEFT_OUT.has(event.type) && isItsOwn(event, leg))
      part.push(event);
  });
  return parts;
}

function isItsOwn(event: LoggedEvent, { workers }: OwnLeg): boolean {
  const agent: unknown = 'agent' in event ? event.agent : undefined;
  if (agent === undefined) return event.type === 'warning';
  // Names of files are made of both.
  if ('turn' in event && !/^\d{1,15}$/.test(String(event.turn))) return false;
  return (
    typeof agent === 'string' && /^[a-z0-9_]+$/.test(agent) && workers.some((worker) => isOf(worker, agent))
  );
}

function numberingOf(run: Run, leg: OwnLeg): Numbering {
  const record = run.fan_out?.rounds
    .find(({ plan }) => plan === leg.plan)
    ?.legs.find(({ name }) => name === leg.name);
  const attempts = record?.attempts ?? [];
  const lineage = [...leg.earlier.map(({ attempt }) => attempt), leg.attempt];
  return {
    turn: (number) => numberIn('turns', number, attempts, lineage),
    step: (number) => numberIn('steps', number, attempts, lineage),
  };
}

function renumbered(event: LoggedEvent, numbering: Numbering, paths: RunPaths): LoggedEvent {
  switch (event.type) {
    case 'state_started':
      return event.step === undefined ? event : { ...event, step: numbering.step(event.step) };
    case 'turn_started': {
      const turn = String(numbering.turn(Number(event.turn)));
      const transcript =
        event.kind === 'script'
          ? scriptTranscriptPath(paths.turns)
          : transcriptPath(paths.turns, turn, event.agent, event.state);
      return { ...event, turn, transcript };
    }
    default:
      return 'turn' in event && typeof event.turn === 'string'
        ? { ...event, turn: String(numbering.turn(Number(event.turn))) }
        : event;
  }
}

function costOf(run: Run, leg: OwnLeg, attempt: number): number {
  const record = run.fan_out?.rounds
    .find(({ plan }) => plan === leg.plan)
    ?.legs.find(({ name }) => name === leg.name);
  return record?.attempts.find((each) => each.attempt === attempt)?.cost_usd ?? 0;
}

function keepTexts(outcome: Run, files: string, texts: Texts): void {
  for (const result of Object.values(outcome.results))
    if (typeof result !== 'string') texts.keep(readText(files, result));
}

/** For people to read: what is not there any more is missed by nobody but them. */
function bringFiles(
  event: LoggedEvent,
  files: string,
  { paths, texts }: AdoptInto,
  numbering: Numbering,
): void {
  for (const { file, bytes, sha256 } of event.texts ?? []) {
    try {
      texts.write(readText(files, { file, bytes, sha256 }));
    } catch {
      // The event says where it was.
    }
  }
  if (event.type !== 'turn_started') return;
  const turn = String(numbering.turn(Number(event.turn)));
  const from = transcriptPath(join(files, 'turns'), event.turn, event.agent, event.state);
  copyPlain(from, transcriptPath(paths.turns, turn, event.agent, event.state));
}

/** All scripts of a run write to one file, whose lines name the turn. */
async function bringScripts(
  events: readonly LoggedEvent[],
  files: string,
  { turns }: RunPaths,
  numbering: Numbering,
): Promise<void> {
  const wanted = new Set(
    events.flatMap((event) => (event.type === 'turn_started' && event.kind === 'script' ? [event.turn] : [])),
  );
  const path = scriptTranscriptPath(join(files, 'turns'));
  if (wanted.size === 0 || lstatSync(path, { throwIfNoEntry: false })?.isFile() !== true) return;
  const into = new TurnTranscript(scriptTranscriptPath(turns));
  try {
    for await (const line of createInterface({ input: createReadStream(path) })) {
      const [, turn] = /^\{"turn":"(\d+)",/.exec(line) ?? [];
      if (turn !== undefined && wanted.has(turn))
        into.write(`{"turn":"${numbering.turn(Number(turn))}",${line.slice(`{"turn":"${turn}",`.length)}\n`);
    }
  } finally {
    into.close();
  }
}

function bringTaskFolders({ workers }: OwnLeg, files: string, { tasks }: RunPaths): void {
  const from = join(files, 'tasks');
  if (!existsSync(from)) return;
  for (const agent of readdirSync(from))
    if (workers.some((worker) => isOf(worker, agent))) copyPlain(join(from, agent), join(tasks, agent));
}

/** Files and folders, and nothing that a link leads to. */
function copyPlain(from: string, to: string): void {
  const found = lstatSync(from, { throwIfNoEntry: false });
  if (found === undefined || !(found.isFile() || found.isDirectory())) return;
  makeFolder(join(to, '..'), OWNER_ONLY);
  cpSync(from, to, {
    recursive: true,
    filter: (path) => {
      const entry = lstatSync(path, { throwIfNoEntry: false });
      return entry !== undefined && (entry.isFile() || entry.isDirectory());
    },
  });
}
