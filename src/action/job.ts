import { randomBytes } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readlinkSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { FoundSecrets, Redactor } from '../checkpoint/redact/redact.js';
import { AGENT_KEYS, type KeyInput } from '../core/agent-clis.js';
import { RaymondError, UsageError } from '../core/errors.js';
import type { Environment } from '../process/environment.js';
import { isBelow } from '../process/files.js';
import type { GitHub } from '../runtime/github/client.js';
import { InTurn } from '../runtime/worktrees/in-turn.js';
import { isJobHome, jobHome } from '../store/state-folder.js';
import { type JobContext, readJobContext } from './context.js';
import { githubOf } from './identity/github.js';
import { type Inputs, readInputs } from './inputs.js';
import { listenTo } from './listener.js';
import { ResultsService } from './service.js';
import type { RunnerOutput } from './voice.js';

/** Everything that main and post know of their job before they do anything (spec 4). */
export interface Job {
  readonly inputs: Inputs;
  readonly unknownInputs: readonly string[];
  readonly context: JobContext;
  /** Where workflows and agents work: `working-directory` in the workspace. */
  readonly cwd: string;
  readonly stateDir: string;
  /** Our own environment with the agents' keys from the inputs: what children get is chosen from it. */
  readonly environment: Environment;
  readonly secrets: readonly string[];
  /** What sounds secret and is not masked: told in the log. */
  readonly passedOver: FoundSecrets['passedOver'];
  readonly redactor: Redactor;
  /** All that is said goes through it. */
  readonly voice: RunnerOutput;
  readonly service: ResultsService;
  /** All that puts something in the carrier's folder, whose path is the same for all. */
  readonly carrier: InTurn;
  /** All that is asked of GitHub's API before the run begins. */
  readonly github: GitHub;
}

/** @throws UsageError for inputs that cannot be used, or outside a job. */
export function readJob(environment: Environment, listener = listenTo(environment)): Job {
  const { inputs, unknown } = readInputs(environment);
  const context = readJobContext(environment);
  const cwd = resolve(context.workspace, inputs['working-directory']);
  const own: Record<string, string | undefined> = { ...environment };
  for (const { variable, input } of AGENT_KEYS) {
    const key = input === undefined ? null : inputs[input as KeyInput];
    if (key !== null) own[variable] = key;
  }
  return {
    inputs,
    unknownInputs: unknown,
    context,
    cwd,
    stateDir: stateDirOf(environment, context.temp),
    environment: own,
    secrets: listener.secrets,
    passedOver: listener.passedOver,
    redactor: listener.redactor,
    voice: listener.voice,
    service: new ResultsService(),
    carrier: new InTurn(),
    github: githubOf({ context, inputs }),
  };
}

/** What `post` finds this job's state folder by. */
export const STATE_FOLDER = 'state-folder';

/**
 * Under a name that nobody can guess, outside the workspace (spec 9.1). What `main` has told `post` goes through a file
 * that agents can write to once they have killed `main`: a folder of another kind is not taken.
 */
function stateDirOf(environment: Environment, temp: string): string {
  const left = environment[`STATE_${STATE_FOLDER}`] ?? '';
  const isOurs = isJobHome(left) && dirname(left) === resolve(temp);
  return join(isOurs ? left : jobHome(resolve(temp), randomBytes(8).toString('hex')), 'state');
}

/**
 * May an agent be sent to this directory (spec 1.3)? Links are followed before it is decided.
 * @throws RaymondError OUTSIDE_WORKSPACE
 */
export function directoryCheck(job: Job): (path: string) => void {
  if (job.inputs['allow-outside-workspace']) return () => {};
  const isInside = insideOf(job);
  return (path) => {
    const real = realpathSync(path);
    if (isInside(real)) return;
    throw new RaymondError(
      'OUTSIDE_WORKSPACE',
      `An agent would work in ${real}, which is neither in the workspace nor in the runner's temp folder. If that is meant: allow-outside-workspace: true`,
    );
  };
}

/**
 * A path in the checkout must not lead out of it: who writes a pull request can put a link there, to
 * `/proc/self/environ` or to the home folder. Elsewhere it is the workflow file's author who says where.
 * @param what the input that names it, or the path itself
 * @throws UsageError
 */
export function checkLink(job: Job, what: string, path: string): void {
  const { inputs, context } = job;
  if (inputs['allow-outside-workspace'] || !isBelow(context.workspace, path)) return;
  const isThere = existsSync(path);
  // What a link leads to may be made later.
  if (!isThere && !lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  const real = isThere ? realpathSync(path) : resolve(dirname(path), readlinkSync(path));
  if (isThere && insideOf(job)(real)) return;
  throw new UsageError(
    `${what}: ${relative(context.workspace, path)} leads to ${real}, which is neither in the workspace nor in the runner's temp folder. If that is meant: allow-outside-workspace: true`,
  );
}

function insideOf({ context }: Job): (real: string) => boolean {
  mkdirSync(context.temp, { recursive: true });
  const roots = [context.workspace, context.temp].map((root) => realpathSync(root));
  return (real) => roots.some((root) => isBelow(root, real));
}
