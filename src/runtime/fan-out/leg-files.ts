import { cpSync, createReadStream, existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { LoggedEvent } from '../../core/events.js';
import { descendantsOf } from '../../core/fan-out/rounds.js';
import type { OwnLeg, Run } from '../../core/run.js';
import { makeFolder, OWNER_ONLY, type RunPaths } from '../../store/run-folder.js';
import { readLongText, type Texts } from '../../store/texts.js';
import { scriptTranscriptPath, TurnTranscript, transcriptPath } from '../../store/transcript.js';
import { TASK_FOLDERS } from '../checkpoint/carrier.js';
import type { Numbering } from './leg-log.js';

// This copies files from the folder of a leg's run. Where a file that only people read is gone, nothing else misses it.

/** Copies the long results that the run now refers to. @throws StateError for one that is gone */
export function keepResults({ results }: Run, files: string, texts: Texts): void {
  for (const result of Object.values(results))
    if (typeof result !== 'string') texts.keep(readLongText(files, result));
}

/** Copies what an event refers to: its long texts, and the transcript of a turn that begins. */
export function bringFilesOf(
  event: LoggedEvent,
  files: string,
  { texts, paths }: { readonly texts: Texts; readonly paths: RunPaths },
  numbering: Numbering,
): void {
  for (const { file, bytes, sha256 } of event.texts ?? []) {
    try {
      texts.write(readLongText(files, { file, bytes, sha256 }));
    } catch {
      // The event still says where the file was.
    }
  }
  if (event.type !== 'turn_started' || event.kind === 'script') return;
  const turn = numbering.turn(event.turn);
  const from = transcriptPath(join(files, 'turns'), event.turn, event.agent, event.state);
  copyPlain(from, transcriptPath(paths.turns, turn, event.agent, event.state));
}

/**
 * Copies what scripts have written. All scripts of a run write to one file, whose lines name the turn.
 * @param turns whose lines are wanted, as the leg numbers them
 */
export async function bringScripts(
  turns: ReadonlySet<string>,
  files: string,
  paths: RunPaths,
  numbering: Numbering,
): Promise<void> {
  const path = scriptTranscriptPath(join(files, 'turns'));
  if (turns.size === 0 || lstatSync(path, { throwIfNoEntry: false })?.isFile() !== true) return;
  const into = new TurnTranscript(scriptTranscriptPath(paths.turns));
  try {
    for await (const line of createInterface({ input: createReadStream(path) })) {
      const [head, turn] = /^\{"turn":"(\d+)",/.exec(line) ?? [];
      if (head !== undefined && turn !== undefined && turns.has(turn))
        into.write(`{"turn":"${numbering.turn(turn)}",${line.slice(head.length)}\n`);
    }
  } finally {
    into.close();
  }
}

/** Copies the task folders of workers, since their results may refer to files there. */
/** @param tasks the folder of task folders on this machine */
export function bringTaskFolders({ workers }: OwnLeg, files: string, tasks: string): void {
  const from = join(files, TASK_FOLDERS);
  if (!existsSync(from)) return;
  const isOurs = descendantsOf(workers);
  for (const agent of readdirSync(from)) if (isOurs(agent)) copyPlain(join(from, agent), join(tasks, agent));
}

/** Copies files and folders, but nothing that a link leads to. */
function copyPlain(from: string, to: string): void {
  if (!isPlain(from)) return;
  makeFolder(join(to, '..'), OWNER_ONLY);
  cpSync(from, to, { recursive: true, filter: isPlain });
}

function isPlain(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found !== undefined && (found.isFile() || found.isDirectory());
}
