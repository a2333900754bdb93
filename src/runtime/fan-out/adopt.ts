import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { LoggedEvent } from '../../core/events.js';
import { ownLegOf } from '../../core/fan-out/rounds.js';
import type { OwnLeg, Run } from '../../core/run.js';
import { taskFolders } from '../../store/project-folder.js';
import type { RunPaths } from '../../store/run-folder.js';
import type { Texts } from '../../store/texts.js';
import { type EventLog, scanEvents } from '../../store/transcript.js';
import type { TakenLeg } from './go-on.js';
import { bringFilesOf, bringScripts, bringTaskFolders, keepResults } from './leg-files.js';
import { legInRun, numberingOf, renumberedEvent, scanLeg } from './leg-log.js';

export interface AdoptInto {
  readonly paths: RunPaths;
  readonly log: EventLog;
  readonly texts: Texts;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** So many events are one write. */
const EVENTS_PER_WRITE = 500;

/**
 * Copies what legs have written from the folders of their own runs to that of the run that collects: their part of the
 * log, transcripts, long texts and task folders. Each attempt's part of a log is copied once.
 * @returns the copied events as they are in the log
 * @throws StateError STATE_WRITE_FAILED
 */
export async function adoptLegs(
  run: Run,
  taken: readonly TakenLeg[],
  into: AdoptInto,
): Promise<LoggedEvent[]> {
  const known = await knownLegs(into.paths.events);
  const told: LoggedEvent[] = [];
  for (const each of taken) {
    told.push(...(await adoptLeg(run, each, into, known)));
    // A leg may have written many megabytes: signals are heard in between.
    await setImmediate();
  }
  return told;
}

async function adoptLeg(
  run: Run,
  { outcome, late }: TakenLeg,
  into: AdoptInto,
  known: Set<string>,
): Promise<LoggedEvent[]> {
  const { log, paths, texts, now } = into;
  const { files } = outcome;
  const leg = ownLegOf(outcome.run)!;
  const numbering = numberingOf(run, leg);
  const told: LoggedEvent[] = [];
  const scripts = new Set<string>();
  let batch: LoggedEvent[] = [];
  let attempt: number | null = null;
  const write = (): void => {
    log.adopt(batch);
    batch = [];
  };
  const end = (): void => {
    if (attempt === null) return;
    write();
    known.add(keyOf(leg, attempt));
    const { cost_usd: usd = 0 } =
      legInRun(run, leg)?.attempts.find((tally) => tally.attempt === attempt) ?? {};
    const event: LoggedEvent = {
      ...{ seq: 0, time: new Date(now()).toISOString(), type: 'leg_taken', leg: leg.name, round: leg.round },
      ...{ attempt, workers: leg.workers, late, cost_usd: usd },
    };
    told.push(...log.adopt([event]));
  };
  keepResults(outcome.run, files, texts);
  await scanLeg(leg, join(files, 'events.jsonl'), {
    begin: (next) => {
      if (next === attempt) return;
      end();
      attempt = known.has(keyOf(leg, next)) ? null : next;
    },
    see: (event) => {
      if (attempt === null) return;
      bringFilesOf(event, files, into, numbering);
      if (event.type === 'turn_started' && event.kind === 'script') scripts.add(event.turn);
      batch.push(renumberedEvent(event, numbering, paths));
      if (batch.length >= EVENTS_PER_WRITE) write();
    },
  });
  end();
  // An attempt without a log is still reported as come back.
  attempt = known.has(keyOf(leg, leg.attempt)) ? null : leg.attempt;
  end();
  await bringScripts(scripts, files, paths, numbering);
  bringTaskFolders(leg, files, taskFolders(run.launch.root, run.workflow_id));
  return told;
}

function keyOf({ round, name }: Pick<OwnLeg, 'round' | 'name'>, attempt: number): string {
  return `${round}/${name}/${attempt}`;
}

async function knownLegs(path: string): Promise<Set<string>> {
  const known = new Set<string>();
  await scanEvents(
    path,
    (event) => {
      if (event.type === 'leg_taken') known.add(keyOf({ ...event, name: event.leg }, event.attempt));
    },
    new Set(['leg_taken']),
  );
  return known;
}
