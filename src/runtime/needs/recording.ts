import { basename } from 'node:path';
import { STAND_IN } from '../../core/agent-clis.js';
import { UsageError } from '../../core/errors.js';
import type { Launch } from '../../core/run.js';
import type { Workflow } from '../../workflow/parts/workflow.js';
import { recordingBeside } from '../testing/find.js';
import { agentsOf } from './agents.js';

/**
 * The options with the recording that is played: the one that is named, else the one beside the workflow. A workflow
 * without a prompt needs none (spec 3.8).
 * @param flag how one is named: `--recording DIR`, or the input
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
