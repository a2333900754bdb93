import { sep } from 'node:path';
import { errorText, messageOf, RaymondError } from '../../core/errors.js';
import { endRun } from '../../core/life.js';
import { runPaths } from '../../store/run-folder.js';
import { readStateFile } from '../../store/state-file.js';
import type { Kept } from '../checkpoint/keeping.js';
import { variableOf } from '../inputs.js';
import type { Job, Listener } from '../job.js';
import { setOutputs, writeSummary } from './finish.js';
import { NO_RUN } from './outputs.js';

/** What stops a job names what a person at the re-run button can do (spec 4.3). */
const WAY_OUT = /\bre-run|`resume-run\b|\bnew run\b/i;
const NEW_RUN =
  'A re-run reads secrets and variables anew and asks services again. Whatever else is to be mended, such as the workflow file, takes a new run.';

/** No run has begun: unusable inputs, a refused actor, no checkpoint where there has to be one … Nothing was spent. */
export async function endWithoutRun({ environment, voice }: Listener, error: unknown): Promise<void> {
  const { code, text: what } = told(error, environment);
  const text = WAY_OUT.test(what) ? what : `${what}\n${NEW_RUN}`;
  const folder = environment.RUNNER_TEMP ?? '.';
  setOutputs(voice, {
    ...NO_RUN,
    reason: code,
    folder,
  });
  // The inputs themselves may be what is wrong.
  if (!/^false$/i.test(environment[variableOf('summary')] ?? '')) {
    const workflow = environment[variableOf('workflow')] ?? '';
    try {
      const { notStartedSummary } = await import('../../report/summary/not-started.js');
      voice.summary(
        notStartedSummary({ workflow, code, message: text, redact: (each) => voice.redact(each) }),
      );
    } catch (problem) {
      voice.warning(`The job summary could not be written: ${messageOf(problem)}`);
    }
  }
  voice.setFailed(text);
}

export interface BrokenRun {
  readonly runId: string;
  readonly costBefore: number;
  readonly resumed: boolean;
  readonly kept: Kept;
  readonly error: unknown;
}

/** A run could not be carried on: its outputs and summary are those of its state file. `post` still saves it. */
export async function breakOff(job: Job, broken: BrokenRun): Promise<void> {
  const paths = runPaths(job.stateDir, broken.runId);
  const before = await readStateFile(paths.state).catch(() => null);
  // It broke before there was a state: nothing is left for `post` to keep.
  if (before === null) {
    job.voice.saveState('settled', 'true');
    return endWithoutRun(job, broken.error);
  }
  const { code, text } = told(broken.error, job.environment);
  const run = endRun(before, { status: 'failed', reason: code, message: text, resume_at: null });
  const runCostUsd = run.total_cost_usd - broken.costBefore;
  const end = { run, paths, runCostUsd };
  const { resumed, kept } = broken;
  setOutputs(job.voice, { end, resumed, ...kept, folder: job.context.temp });
  await writeSummary(job, { end, ...kept });
  job.voice.saveState('summary', 'written');
  job.voice.setFailed(text);
}

/** Where the runner has its workspace tells nobody anything: what lies there is named as it is in the repository. */
function told(error: unknown, { GITHUB_WORKSPACE: workspace = '' }: Job['environment']) {
  const code = error instanceof RaymondError ? error.code : ('INTERNAL' as const);
  const text = errorText(error);
  return { code, text: workspace === '' ? text : text.replaceAll(`${workspace}${sep}`, '') };
}
