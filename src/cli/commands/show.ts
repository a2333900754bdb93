import { setTimeout as sleep } from 'node:timers/promises';
import { UsageError } from '../../core/errors.js';
import { statusNow } from '../../core/life.js';
import { stateName } from '../../core/map/workflow-map.js';
import type { Run } from '../../core/run.js';
import type { StoryVisit } from '../../core/story/visit.js';
import { nearest } from '../../core/text/nearest.js';
import { notesOf, shownTransition, totalOf, visitFailure } from '../../report/show/visits.js';
import { talliesOf } from '../../report/totals.js';
import { lockHolder } from '../../store/lock.js';
import { checkRunId, type RunPaths } from '../../store/run-folder.js';
import { readStateFile } from '../../store/state-file.js';
import type { FlagValues } from '../flags.js';
import type { ParsedLine } from '../parse.js';
import { OLD_MARK, runPlaceOf, runToLookAt } from '../run-place.js';
import { StoryText } from '../show/as-text.js';
import { RunLog } from '../show/run-log.js';
import { isUnicodeTerminal, wantsColor, writeOut } from '../terminal.js';

const POLL_INTERVAL_MS = 250;
const COLUMNS = 100;

/** `raymond show RUN_ID [AGENT] [STATE[#VISIT]]` tells a run as a story (spec 8.1). */
export async function showCommand({ values, positionals }: ParsedLine): Promise<number> {
  const [runId, ...which] = positionals;
  if (runId === undefined)
    throw new UsageError(
      'Which run? raymond show RUN_ID [AGENT] [STATE[#VISIT]]; `raymond status` lists the runs.',
    );
  const { paths, isOld } = await runToLookAt(runPlaceOf(values), checkRunId(runId));
  const mark = isOld ? ` ${OLD_MARK}` : '';
  const log = new RunLog(paths);
  log.read();
  const follows = values.follow === true && isUnderWay(paths, log);
  const wanted = readFilter(which, values.failed ?? false, log.visits, follows);
  const writer = values.json ? writerOfJson(log, values) : writerOfText(log, { runId, mark }, wanted, values);
  await (follows ? follow(paths, log, wanted, writer) : tellAll(paths, log, wanted, writer));
  return 0;
}

interface StoryWriter {
  head(run: Run, status: string): Promise<void>;
  visit(visit: StoryVisit, number: number): Promise<void>;
  /** Writes, after all others, visits that the log has but the run was resumed from before. */
  forgotten(visits: readonly StoryVisit[]): Promise<void>;
  foot(run: Run, status: string, untold: number): Promise<void>;
}

async function tellAll(
  paths: RunPaths,
  log: RunLog,
  wanted: VisitFilter,
  writer: StoryWriter,
): Promise<void> {
  const run = await readStateFile(paths.state);
  await writer.head(run, statusOf(run, paths));
  const numbered = log.visits.map((visit, index) => [visit, index + 1] as const);
  const shown = numbered.filter(([visit]) => isWanted(visit, wanted));
  // Failures that ended an agent come before those that were mended.
  const told = wanted.failed ? shown.sort(([a], [b]) => Number(isMended(a)) - Number(isMended(b))) : shown;
  for (const [visit, number] of told) await writer.visit(visit, number);
  await writer.forgotten(log.story.forgotten.filter((visit) => isWanted(visit, wanted)));
  await writer.foot(run, statusOf(run, paths), numbered.length - told.length);
}

function isMended(visit: StoryVisit): boolean {
  return visitFailure(visit) === 'mended';
}

/** Tells each visit once it has ended, until the run has. A run whose orchestrator is gone counts as ended. */
async function follow(paths: RunPaths, log: RunLog, wanted: VisitFilter, writer: StoryWriter): Promise<void> {
  const run = await readStateFile(paths.state);
  await writer.head(run, statusOf(run, paths));
  const told = new Set<StoryVisit>();
  for (;;) {
    // This comes before the log is read, so that nothing which was logged before the end is missed.
    const goesOn = isUnderWay(paths, log);
    log.read();
    for (const [index, visit] of log.visits.entries()) {
      if (told.has(visit) || (goesOn && log.story.isOpen(visit)) || !isWanted(visit, wanted)) continue;
      told.add(visit);
      await writer.visit(visit, index + 1);
    }
    if (!goesOn || log.story.isOver) break;
    await sleep(POLL_INTERVAL_MS);
  }
  await writer.forgotten(log.story.forgotten.filter((visit) => !told.has(visit) && isWanted(visit, wanted)));
  const ended = await readStateFile(paths.state);
  await writer.foot(ended, statusOf(ended, paths), log.visits.length - told.size);
}

const statusOf = (run: Run, paths: RunPaths): string => statusNow(run, lockHolder(paths.lock) !== null);

function isUnderWay(paths: RunPaths, log: RunLog): boolean {
  return !log.story.isOver && lockHolder(paths.lock) !== null;
}

function writerOfText(
  log: RunLog,
  { runId, mark }: { readonly runId: string; readonly mark: string },
  wanted: VisitFilter,
  values: FlagValues,
): StoryWriter {
  const isOfOne = log.visits.filter((visit) => isWanted(visit, wanted)).length === 1;
  const story = new StoryText(log, {
    runId,
    columns: process.stdout.columns ?? COLUMNS,
    color: wantsColor(values, process.stdout),
    unicode: isUnicodeTerminal(),
    whole: wanted.visit !== null || (wanted.state !== null && isOfOne),
  });
  const isSelected = wanted.agent !== null || wanted.state !== null;
  return {
    head: (run, status) => writeOut(story.head(run, `${status}${mark}`), 'painted'),
    visit: (visit, number) => writeOut(story.visit(visit, number), 'painted'),
    forgotten: (visits) => writeOut(story.forgotten(visits), 'painted'),
    foot: (run, _status, untold) => {
      const others =
        wanted.failed && untold > 0 ? story.note(othersText(log.visits.length, untold, runId)) : '';
      return writeOut(`${isSelected ? '' : story.foot(run)}${others}${story.hint()}`, 'painted');
    },
  };
}

function othersText(all: number, untold: number, runId: string): string {
  const failed = all - untold;
  const visits = all === 1 ? '1 visit' : `${all} visits`;
  return `${failed === 0 ? 'None' : failed} of ${visits} failed. All of them: raymond show ${runId}`;
}

/** Writes one object; with `--follow` a line for each visit, and one for the run at its end. */
function writerOfJson(log: RunLog, { follow: isLines = false }: FlagValues): StoryWriter {
  let first = true;
  return {
    head: async (run, status) => {
      if (isLines) return;
      const object = JSON.stringify(runJson(run, status, log));
      await writeOut(`${object.slice(0, -1)},"visits":[`);
    },
    visit: async (visit, number) => {
      const text = JSON.stringify(visitJson(visit, number, log));
      await writeOut(isLines ? `${text}\n` : `${first ? '' : ','}${text}`);
      first = false;
    },
    forgotten: async (visits) => {
      if (!isLines)
        await writeOut(`],"forgotten":${JSON.stringify(visits.map((visit) => visitJson(visit, null, log)))}`);
    },
    foot: async (run, status) => {
      await writeOut(isLines ? `${JSON.stringify(runJson(run, status, log))}\n` : '}\n');
    },
  };
}

/** Which visits are to be shown; null stands for all. */
interface VisitFilter {
  readonly agent: string | null;
  /** The state's name, with its extension or without. */
  readonly state: string | null;
  readonly visit: number | null;
  readonly failed: boolean;
}

const AGENT = /^main(?:_[a-z0-9]+)*$/;

/**
 * Reads `[AGENT] [STATE[#VISIT]]`.
 * @param known the run's visits so far
 * @param mayCome whether the run goes on, so that an unknown name may still come
 * @throws UsageError for names that the run does not know
 */
function readFilter(
  which: readonly string[],
  failed: boolean,
  known: readonly StoryVisit[],
  mayCome: boolean,
): VisitFilter {
  const [first, second, ...more] = which;
  if (more.length > 0)
    throw new UsageError('raymond show RUN_ID [AGENT] [STATE[#VISIT]]: one agent and one state at most.');
  const agents = new Set(known.map(({ agent }) => agent));
  const isAgent = first !== undefined && (second !== undefined || agents.has(first) || AGENT.test(first));
  const agent = isAgent ? first : null;
  const written = isAgent ? second : first;
  if (agent !== null && !agents.has(agent) && !mayCome) throw unknown('agent', agent, [...agents]);
  if (written === undefined) return { agent, state: null, visit: null, failed };
  const states = new Set(known.flatMap(({ state }) => [state, stateName(state)]));
  // A state's own name may have a number sign in it.
  const [, name = written, number] = states.has(written) ? [] : (/^(.+)#(\d+)$/.exec(written) ?? []);
  if (!states.has(name) && !mayCome) throw unknown('state', name, [...states]);
  return { agent, state: name, visit: number === undefined ? null : Number(number), failed };
}

function unknown(what: string, name: string, known: readonly string[]): UsageError {
  const near = nearest(known, name);
  const hint =
    near !== undefined
      ? `Did you mean ${near}?`
      : known.length === 0
        ? 'Nothing has been entered yet.'
        : `There is: ${known.slice(0, 20).join(', ')}.`;
  return new UsageError(`The run has no ${what} ${name}. ${hint}`);
}

function isWanted(visit: StoryVisit, { agent, state, visit: number, failed }: VisitFilter): boolean {
  if (agent !== null && visit.agent !== agent) return false;
  if (state !== null && visit.state !== state && stateName(visit.state) !== state) return false;
  if (number !== null && visit.visit !== number) return false;
  return !failed || visitFailure(visit) !== null;
}

/**
 * A visit as `show --json` prints it: with whole texts, amounts in USD and times in ms.
 * @param number in the order in which visits began, from 1; null for a visit that the run was resumed from before
 */
function visitJson(visit: StoryVisit, number: number | null, log: RunLog) {
  const { agent, state, kind, started, ended, input, failure, turns } = visit;
  const { usd, replayedUsd, usage, ms } = totalOf(visit);
  return {
    ...{ number, agent, state, visit: visit.visit, kind, started_at: started, ended_at: ended, input },
    ...{ cost_usd: usd, replayed_usd: replayedUsd, usage, ms },
    ...{ failed: visitFailure(visit) === 'fatal', failure },
    ...{ transition: shownTransition(visit), notes: notesOf(visit) },
    turns: turns.map((turn) => ({
      ...{ turn: turn.turn, kind: turn.kind, prompt: log.promptOf(turn), tools: turn.tools },
      ...{ outcome: log.outcomeOf(turn), cost_usd: turn.cost_usd, replayed: turn.replayed },
      ...{ usage: turn.usage, ms: turn.ms },
    })),
  };
}

function runJson(run: Run, status: string, log: RunLog): Readonly<Record<string, unknown>> {
  return {
    ...{
      run_id: run.workflow_id,
      workflow: run.workflow.path,
      status,
      reason: run.reason,
      message: run.message,
    },
    ...{
      total_cost_usd: run.total_cost_usd,
      forgotten_usd: run.forgotten_usd ?? 0,
      usage: run.usage,
      steps: run.steps,
    },
    ...{ states: run.states, agents: talliesOf(log.story, 'agent') },
  };
}
