import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { UsageError } from '../../core/errors.js';
import { agentAskedFor } from '../../core/launch.js';
import type { Launch } from '../../core/run.js';
import { FIGURE_EVENTS } from '../../core/story/story.js';
import { withRecording, withRecordingBeside } from '../../runtime/needs.js';
import { checkRunId, existingRun, runPaths } from '../../store/run-folder.js';
import { type EventType, readEvents } from '../../store/transcript.js';
import { openLoop } from '../../workflow/loop.js';
import { openWorkflow } from '../../workflow/open.js';
import type { Workflow } from '../../workflow/parts/workflow.js';
import { readConfig } from '../config.js';
import type { ParsedLine } from '../parse.js';
import { findOldRun, oldStateDir, type RunPlace, runPlaceOf } from '../run-place.js';
import { runOnScreen } from '../screen-run.js';
import {
  checkAgent,
  checkRecording,
  mergeFlags,
  resumedLaunch,
  rightsBrought,
  rightsResumed,
} from '../settings.js';
import { canPrompt } from '../terminal.js';

/** Events of earlier lives that the console shows a run's progress by. */
const RECALLED: ReadonlySet<EventType> = new Set<EventType>([
  ...FIGURE_EVENTS,
  ...(['transition', 'forked', 'asked', 'answered', 'retry', 'waiting'] as const),
  ...(['agent_ended', 'agent_failed', 'reminder'] as const),
]);

export async function resumeCommand({ values, positionals }: ParsedLine): Promise<number> {
  const [given, ...more] = positionals;
  if (given === undefined)
    throw new UsageError(
      'Which run? raymond resume RUN_ID, or raymond resume WORKFLOW for its latest; `raymond status` lists the runs.',
    );
  if (more.length > 0) throw new UsageError('raymond resume takes one run id.');
  const where = runPlaceOf(values);
  const { cwd, stateDir } = where;
  const path = resolve(cwd, given);
  // An empty argument is an unset variable of a script, and would otherwise mean the folder itself.
  if (given !== '' && existsSync(path) && !isRun(where, given)) {
    const { resumeWorkflow } = await import('./resume-workflow.js');
    return resumeWorkflow({ values, positionals }, path, { cwd, stateDir }, resumeCommand);
  }
  const runId = checkRunId(given);
  const config = await readConfig(cwd);
  if (oldStateDir(where) !== null) {
    const { takeOldRun } = await import('../old-runs/adopt.js');
    await takeOldRun(where, runId, config, (path, launch) => openForResume(path, launch, true));
  }
  await existingRun(stateDir, runId);
  const merged = mergeFlags(config.values, values);
  // The history is only shown, so a log that cannot be read is left to the run itself to report.
  const isShown = !(merged.quiet || merged.json);
  const history = isShown ? await readEvents(runPaths(stateDir, runId).events, RECALLED).catch(() => []) : [];
  return runOnScreen(
    { values: merged, cwd, stateDir, history, rightsFrom: rightsResumed(values, config) },
    {
      kind: 'resume',
      runId,
      openWorkflow: async (path, launch, fingerprint) => {
        const workflow = await openForResume(path, launch, values['accept-changes'] ? fingerprint : true);
        config.checkBudget(workflow.manifest);
        checkRecording(values, launch, workflow);
        return workflow;
      },
      budgetUsd: values.budget,
      launch: (stored, workflowPath) =>
        withRecordingBeside(resumedLaunch(stored, values, merged, cwd, canPrompt()), workflowPath),
      warningsOf: (stored) => rightsBrought(stored, values, merged),
      acceptChanges: values['accept-changes'] ?? false,
      freshSession: values['fresh-session'] ?? false,
      answers: values.answer === undefined ? [] : [{ askId: values['ask-id'], text: values.answer }],
    },
  );
}

function isRun(where: RunPlace, given: string): boolean {
  if (/[/\\]/.test(given)) return false;
  return existsSync(runPaths(where.stateDir, given).state) || findOldRun(where, given) !== null;
}

async function openForResume(path: string, launch: Launch, linted: string | true): Promise<Workflow> {
  const options = {
    agentCli: agentAskedFor(launch.agent),
    maySkipPermissions: launch.dangerously_skip_permissions,
  };
  const workflow =
    launch.loop === null
      ? await openWorkflow(path, { ...options, cwd: launch.cwd, linted })
      : await openLoop(path, launch.loop, options);
  withRecording(launch, workflow, '--recording DIR');
  await checkAgent(launch, workflow);
  return workflow;
}
