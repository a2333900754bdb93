import { mkdirSync, realpathSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { createRedactor, type Redactor, secretsFrom } from '../checkpoint/redact/redact.js';
import { AGENT_KEYS, type KeyInput } from '../core/agent-clis.js';
import { RaymondError } from '../core/errors.js';
import { type JobContext, readJobContext } from './context.js';
import { type Environment, type Inputs, readInputs } from './inputs.js';
import { ResultsService } from './service.js';

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
  readonly redactor: Redactor;
  readonly service: ResultsService;
}

/** @throws UsageError for inputs that cannot be used, or outside a job. */
export function readJob(environment: Environment): Job {
  const { inputs, unknown } = readInputs(environment);
  const context = readJobContext(environment);
  const cwd = resolve(context.workspace, inputs['working-directory']);
  const own: Record<string, string | undefined> = { ...environment };
  for (const { variable, input } of AGENT_KEYS) {
    const key = input === undefined ? null : inputs[input as KeyInput];
    if (key !== null) own[variable] = key;
  }
  const secrets = secretsOf(inputs, own);
  return {
    inputs,
    unknownInputs: unknown,
    context,
    cwd,
    stateDir: join(context.workspace, '.raymond', 'state'),
    environment: own,
    secrets,
    redactor: createRedactor(secrets),
    service: new ResultsService(),
  };
}

function secretsOf(inputs: Inputs, environment: Environment): string[] {
  const stateKeys = inputs['state-key']?.split(/[\r\n]+/).map((line) => line.trim()) ?? [];
  const given = [
    inputs['github-token'],
    ...stateKeys,
    ...AGENT_KEYS.map(({ variable }) => environment[variable]),
  ];
  return [...new Set([...given.filter((secret) => !!secret), ...secretsFrom(environment)])] as string[];
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
