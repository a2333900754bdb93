import { mkdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { createRedactor, type Redactor, secretsFrom } from '../checkpoint/redact/redact.js';
import { RaymondError } from '../core/errors.js';
import { type JobContext, readJobContext } from './context.js';
import { type Environment, type Inputs, readInputs } from './inputs.js';
import { type RunKey, runKey } from './run-key.js';
import { ResultsService } from './service.js';

/** Everything that main and post know of their job before they do anything (spec 4). */
export interface Job {
  readonly inputs: Inputs;
  readonly unknownInputs: readonly string[];
  readonly context: JobContext;
  /** Where workflows and agents work: `working-directory` in the workspace. */
  readonly cwd: string;
  readonly stateDir: string;
  readonly key: RunKey;
  /** Our own environment with the agents' keys from the inputs: what children get is chosen from it. */
  readonly environment: Environment;
  /** The agent CLI's own folder, which holds its sessions. */
  readonly agentFolder: string;
  readonly secrets: readonly string[];
  readonly redactor: Redactor;
  readonly service: ResultsService;
}

/** @throws UsageError for inputs that cannot be used, or outside a job. */
export function readJob(environment: Environment): Job {
  const { inputs, unknown } = readInputs(environment);
  const context = readJobContext(environment);
  const cwd = resolve(context.workspace, inputs['working-directory']);
  const own: Record<string, string | undefined> = { ...environment };
  if (inputs['anthropic-api-key'] !== null) own.ANTHROPIC_API_KEY = inputs['anthropic-api-key'];
  if (inputs['claude-code-oauth-token'] !== null)
    own.CLAUDE_CODE_OAUTH_TOKEN = inputs['claude-code-oauth-token'];
  const secrets = secretsOf(inputs, own);
  return {
    inputs,
    unknownInputs: unknown,
    context,
    cwd,
    stateDir: join(context.workspace, '.raymond', 'state'),
    key: runKey(inputs['run-key'], inputs.workflow, environment.GITHUB_JOB ?? '', context),
    environment: own,
    agentFolder: own.CLAUDE_CONFIG_DIR || join(own.HOME || homedir(), '.claude'),
    secrets,
    redactor: createRedactor(secrets),
    service: new ResultsService(),
  };
}

function secretsOf(inputs: Inputs, environment: Environment): string[] {
  const given = [inputs['anthropic-api-key'], inputs['claude-code-oauth-token'], inputs['github-token']];
  return [...new Set([...given.filter((secret) => secret !== null), ...secretsFrom(environment)])];
}

/**
 * May an agent be sent to this directory (spec 1.3)? Links are followed before it is decided.
 * @throws RaymondError OUTSIDE_WORKSPACE
 */
export function directoryCheck(job: Job): (path: string) => void {
  if (job.inputs['allow-outside-workspace']) return () => {};
  mkdirSync(job.context.temp, { recursive: true });
  const roots = [job.context.workspace, job.context.temp].map((root) => realpathSync(root));
  return (path) => {
    const real = realpathSync(path);
    const isInside = roots.some((root) => {
      const inside = relative(root, real);
      return !inside.startsWith('..') && !isAbsolute(inside);
    });
    if (isInside) return;
    throw new RaymondError(
      'OUTSIDE_WORKSPACE',
      `cd leads to ${real}, which is neither in the workspace nor in the runner's temp folder. If that is meant: allow-outside-workspace: true`,
    );
  };
}
