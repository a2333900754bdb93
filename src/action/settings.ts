import { resolve } from 'node:path';
import { ARGS_INPUTS } from '../core/agent-clis.js';
import { choicesNamed, choicesOf, chooseLaunch, chosenBy } from '../core/launch.js';
import type { Launch } from '../core/run.js';
import { checkRights } from '../runtime/given-settings.js';
import type { Workflow } from '../workflow/parts/workflow.js';
import { directoryCheck, type Job } from './job.js';

export interface Settings {
  readonly launch: Launch;
  readonly budgetUsd: number;
}

/**
 * What this job's inputs say of how the run is run; where they are silent, the workflow's manifest, else the
 * defaults (spec 4.8).
 * @throws RaymondError OUTSIDE_WORKSPACE for a directory of the manifest's
 */
export function settingsOf(job: Job, { manifest }: Workflow): Settings {
  const { inputs, cwd, context } = job;
  const given = { ...choicesNamed(inputs), budget_usd: inputs.budget, recording: recordingOf(job) };
  const { budget_usd: budgetUsd, ...choices } = chooseLaunch(given, choicesOf(manifest));
  const on_ask = inputs['on-ask'] === 'fail' ? 'fail' : 'pause';
  // The input's default is the workspace itself.
  const isChosen = cwd !== resolve(context.workspace);
  const folder = isChosen ? cwd : (manifest.working_directory ?? cwd);
  if (folder !== cwd) directoryCheck(job)(folder);
  const chosen = chosenBy(given);
  const agent_args = argumentsIn(inputs);
  checkRights({ ...choices, agent_args }, (option, cli) => argumentInput(cli) ?? option);
  const launch = {
    ...choices,
    chosen,
    on_ask,
    cwd: folder,
    root: context.workspace,
    loop: null,
    agent_args,
  } as const;
  return { budgetUsd, launch };
}

function argumentsIn(inputs: Job['inputs']): Launch['agent_args'] {
  const given = ARGS_INPUTS.flatMap(({ cli, input }) => {
    const list = inputs[input];
    return list === null ? [] : [{ cli, list: [...list] }];
  });
  return given[0] ?? null;
}

function argumentInput(cli: string | undefined): string | undefined {
  return ARGS_INPUTS.find((each) => each.cli === cli)?.input;
}

/** The recording that `replay` plays, absolute. */
export function recordingOf({ inputs, cwd }: Job): string | null {
  return inputs.recording === null ? null : resolve(cwd, inputs.recording);
}
