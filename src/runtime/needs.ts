import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { basename, delimiter, resolve } from 'node:path';
import { type AgentCliFacts, factsOf, installCommand, STAND_IN } from '../core/agent-clis.js';
import { UsageError } from '../core/errors.js';
import type { Launch } from '../core/run.js';
import { isProgram } from '../process/programs.js';
import type { Workflow } from '../workflow/parts/workflow.js';
import { recordingBeside } from './testing/find.js';
import { agentOfState, agentsOf } from './turns/model-of-state.js';

const STATES_SHOWN = 5;

/**
 * Looks for the program of every agent CLI that the run may need. One that was found missing later would waste what was
 * paid before (spec 3.7). Nothing is started for this.
 * @param from the states that the run goes on with
 * @param pathOf the PATH that a CLI is started with
 * @throws UsageError
 */
export async function checkPrograms(
  workflow: Workflow,
  launch: Launch,
  from: readonly string[],
  pathOf: (cli: string) => string | undefined,
): Promise<void> {
  const wanted = new Map<string, string[]>();
  for (const state of workflow.states) {
    const cli = agentOfState(workflow, launch, state);
    if (cli !== null && factsOf(cli)?.program != null) wanted.set(cli, [...(wanted.get(cli) ?? []), state]);
  }
  const missing = [...wanted].flatMap(([cli, states]) => {
    const facts = factsOf(cli)!;
    const problem = problemOf(facts, pathOf(cli), launch.cwd);
    return problem === null ? [] : [{ facts, states, problem }];
  });
  if (missing.length === 0) return;
  // This comes late, since most runs need not know where their states lead.
  const reached = await workflow.reach?.(from);
  for (const { facts, states, problem } of missing) {
    const wanting = states.filter((state) => reached?.has(state) ?? true);
    if (wanting.length > 0) throw new UsageError(told(facts, wanting, problem));
  }
}

function told({ title, program }: AgentCliFacts, states: readonly string[], problem: string): string {
  const more = states.length - STATES_SHOWN;
  const names = `${states.slice(0, STATES_SHOWN).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return `${problem}, and ${names} ${states.length === 1 ? 'wants' : 'want'} it. Install ${title}: ${installCommand(program!)}. Nothing was started.`;
}

/** Null when the program is there. */
function problemOf({ program }: AgentCliFacts, path: string | undefined, cwd: string): string | null {
  const { command } = program!;
  const names = process.platform === 'win32' ? [`${command}.cmd`, `${command}.exe`] : [command];
  // A relative folder is relative to where the child starts.
  const folders = (path ?? '').split(delimiter).map((folder) => resolve(cwd, folder));
  const file = folders.flatMap((folder) => names.map((name) => resolve(folder, name))).find(isProgram);
  if (file === undefined) return `The agent CLI \`${command}\` was not found on the PATH`;
  const interpreter = interpreterOf(file);
  if (interpreter === null || existsSync(interpreter)) return null;
  return `The agent CLI \`${command}\` cannot be started: its interpreter ${interpreter} is missing (${file})`;
}

/** The absolute path of the interpreter in a script's first line. Null for a binary, and for an unreadable file. */
function interpreterOf(file: string): string | null {
  let fd: number | null = null;
  try {
    fd = openSync(file, 'r');
    const bytes = Buffer.alloc(256);
    const line = bytes.toString('latin1', 0, readSync(fd, bytes)).split('\n')[0]!;
    return /^#!\s*(\/\S+)/.exec(line)?.[1] ?? null;
  } catch {
    return null;
  } finally {
    if (fd !== null) closeSync(fd);
  }
}

/**
 * The options with the recording that is played: the one that is given, else the one beside the workflow. A workflow
 * without a prompt needs none (spec 3.8).
 * @param flag how people give one: `--recording DIR`, or the input
 * @throws UsageError where one is needed, and there is none
 */
export function withRecording(
  launch: Launch,
  workflow: Workflow,
  flag: string,
): { readonly launch: Launch; readonly found: string | null } {
  if (launch.recording !== null || !agentsOf(workflow, launch).includes(STAND_IN))
    return { launch, found: null };
  const found = recordingBeside(workflow.path);
  if (found === null)
    throw new UsageError(
      `${basename(workflow.path)} has no recording/ that ${STAND_IN} could play; say which folder: ${flag}`,
    );
  return { launch: { ...launch, recording: found }, found };
}

/** The same for a resume, which has not read its workflow yet. */
export function withRecordingBeside(launch: Launch, workflowPath: string): Launch {
  if (launch.recording !== null || launch.agent !== STAND_IN) return launch;
  return { ...launch, recording: recordingBeside(workflowPath) };
}
