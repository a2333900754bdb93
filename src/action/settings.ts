import type { Launch } from '../core/run.js';
import type { Workflow } from '../workflow/parts/workflow.js';
import type { Job } from './job.js';

/** The inputs as the options that a run keeps. Input beats manifest where the input was given. */
export function launchOptions({ inputs, cwd, context }: Job, { manifest }: Workflow): Launch {
  return {
    agent: inputs.agent ?? manifest.agent ?? 'claude',
    model: inputs.model ?? manifest.model ?? null,
    effort: inputs.effort ?? manifest.effort ?? null,
    recording: inputs.recording,
    permission_mode: inputs['permission-mode'] ?? 'acceptEdits',
    dangerously_skip_permissions: inputs['dangerously-skip-permissions'],
    timeout: inputs.timeout ?? 600,
    concurrency: inputs.concurrency,
    max_steps: 10_000,
    on_ask: inputs['on-ask'] === 'fail' ? 'fail' : 'pause',
    on_limit: inputs['on-limit'] as Launch['on_limit'],
    max_wait: 600,
    cwd,
    root: context.workspace,
    env_allow: inputs['env-allow'],
    loop: null,
  };
}

/** A resume keeps what the run is, and takes what this job says about how it is run. */
export function resumedLaunch(stored: Launch, job: Job, workflow: Workflow): Launch {
  return { ...launchOptions(job, workflow), loop: stored.loop };
}

/** The agent CLIs that the workflow's prompt states call. */
export function agentsOf(workflow: Workflow, launch: Launch): string[] {
  if (launch.agent === 'replay') return [];
  const names = workflow.states.flatMap((name) => {
    const state = workflow.state(name);
    if (state.kind === 'prompt') return [state.options.agent ?? launch.agent];
    return state.kind === 'graph' && state.state.type === 'agent' ? [launch.agent] : [];
  });
  return [...new Set(names)];
}
