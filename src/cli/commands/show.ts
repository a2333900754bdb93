import { setTimeout as sleep } from 'node:timers/promises';
import { UsageError } from '../../core/errors.js';
import { statusNow } from '../../core/life.js';
import type { Run } from '../../core/run.js';
import type { StoryVisit } from '../../core/story/visit.js';
import { failureOf } from '../../report/show/visits.js';
import { lockHolder } from '../../store/lock.js';
import { checkRunId, type RunPaths } from '../../store/run-folder.js';
import { readStateFile } from '../../store/state-file.js';
import type { FlagValues } from '../flags.js';
import { OLD_MARK, placeOf, runToLookAt } from '../old-runs/find.js';
import type { ParsedLine } from '../parse.js';
import { runJson, visitJson } from '../show/as-json.js';
import { StoryText } from '../show/as-text.js';
import { RunLog } from '../show/run-log.js';
import { isWanted, readWanted, type Wanted } from '../show/wanted.js';
import { workingDirectory } from '../start.js';
import { isUnicodeTerminal, wantsColor, writeOut } from '../terminal.js';

/** How often a run in progress is looked at. */
const LOOK_MS = 250;
const COLUMNS = 100;

/** `raymond show RUN_ID [AGENT] [STATE[#VISIT]]`: a run as a story (spec 8.1). */
export async function showCommand({ values, positionals }: ParsedLine): Promise<number> {
  const [runId, ...which] = positionals;
  if (runId === undefined)
    throw new UsageError(
      'Which run? raymond show RUN_ID [AGENT] [STATE[#VISIT]]; `raymond status` lists the runs.',
    );
  const { paths, isOld } = await runToLookAt(placeOf(values, workingDirectory(values)), checkRunId(runId));
  const mark = isOld ? ` ${OLD_MARK}` : '';
  const log = new RunLog(paths);
  log.read();
  const follows = values.follow === true && isUnderWay(paths, log);
  const wanted = readWanted(which, values.failed ?? false, log.visits, follows);
  const teller = values.json ? tellerOfJson(log, values) : tellerOfText(log, { runId, mark }, wanted, values);
  await (follows ? follow(paths, log, wanted, teller) : tellAll(paths, log, wanted, teller));
  return 0;
}

interface Teller {
  head(run: Run, status: string): Promise<void>;
  visit(visit: StoryVisit, number: number): Promise<void>;
  /** Those that have not happened, after all others. */
  forgotten(visits: readonly StoryVisit[]): Promise<void>;
  foot(run: Run, status: string, untold: number): Promise<void>;
}

async function tellAll(paths: RunPaths, log: RunLog, wanted: Wanted, teller: Teller): Promise<void> {
  const run = await readStateFile(paths.state);
  await teller.head(run, statusOf(run, paths));
  const numbered = log.visits.map((visit, index) => [visit, index + 1] as const);
  const shown = numbered.filter(([visit]) => isWanted(visit, wanted));
  // What an agent failed of comes ahead of what was mended.
  const told = wanted.failed ? shown.sort(([a], [b]) => Number(isMended(a)) - Number(isMended(b))) : shown;
  for (const [visit, number] of told) await teller.visit(visit, number);
  await teller.forgotten(log.story.forgotten.filter((visit) => isWanted(visit, wanted)));
  await teller.foot(run, statusOf(run, paths), numbered.length - told.length);
}

function isMended(visit: StoryVisit): boolean {
  return failureOf(visit) === 'mended';
}

/** Each visit once it has ended, until the run has; a run whose orchestrator is gone has, too. */
async function follow(paths: RunPaths, log: RunLog, wanted: Wanted, teller: Teller): Promise<void> {
  const run = await readStateFile(paths.state);
  await teller.head(run, statusOf(run, paths));
  const told = new Set<StoryVisit>();
  for (;;) {
    // Looked at ahead of the log: what is told before the end is read then.
    const goesOn = isUnderWay(paths, log);
    log.read();
    for (const [index, visit] of log.visits.entries()) {
      if (told.has(visit) || (goesOn && log.story.isOpen(visit)) || !isWanted(visit, wanted)) continue;
      told.add(visit);
      await teller.visit(visit, index + 1);
    }
    if (!goesOn || log.story.isOver) break;
    await sleep(LOOK_MS);
  }
  await teller.forgotten(log.story.forgotten.filter((visit) => !told.has(visit) && isWanted(visit, wanted)));
  const ended = await readStateFile(paths.state);
  await teller.foot(ended, statusOf(ended, paths), log.visits.length - told.size);
}

const statusOf = (run: Run, paths: RunPaths): string => statusNow(run, lockHolder(paths.lock) !== null);

function isUnderWay(paths: RunPaths, log: RunLog): boolean {
  return !log.story.isOver && lockHolder(paths.lock) !== null;
}

function tellerOfText(
  log: RunLog,
  { runId, mark }: { readonly runId: string; readonly mark: string },
  wanted: Wanted,
  values: FlagValues,
): Teller {
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

/** One object; of a run in progress a line for each visit, and one for the run at its end. */
function tellerOfJson(log: RunLog, { follow: isLines = false }: FlagValues): Teller {
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
