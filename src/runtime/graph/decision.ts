import type { StateAsk } from '../../core/answer.js';
import {
  type ApprovalChoice,
  approvalText,
  decisionVariables,
  feedbackFrom,
  feedbackText,
  isEnough,
  manualChoice,
  readDecision,
} from '../../core/graph/approval.js';
import { setVariables } from '../../core/graph/changes.js';
import type { ApprovalRouting, Feedback } from '../../core/graph/graph.js';
import { interpolate } from '../../core/graph/variables.js';
import type { VisitEnd } from '../record.js';
import { notify } from './notify.js';
import { type GraphVisit, recordEntry, visitVariables } from './visit.js';

type ToAsk = Omit<StateAsk, 'output'> & { readonly output: string | undefined };
type AskEnd = Extract<VisitEnd, { kind: 'ask' }>;

/**
 * Gets a person's text for a state's `feedback` (spec 5.4): from the environment, from the answer, or by asking. Null
 * once the variable holds it.
 */
export async function getFeedback(
  visit: GraphVisit,
  feedback: Feedback,
  output: string | undefined,
): Promise<AskEnd | null> {
  const { runtime, agentId } = visit;
  const question = fillIn(visit, feedback.question);
  const given = runtime.agent(agentId).turn?.feedback ?? feedbackFrom(runtime.options.environment, feedback);
  if (given === null || !isEnough(given, feedback)) {
    return asking({ ...feedback, kind: 'feedback', question: feedbackText(question, feedback), output });
  }
  const { variable } = feedback;
  const value = given.trim();
  runtime.change(setVariables, agentId, { [variable]: value }, 'feedback');
  recordEntry(visit, { feedback: { name: variable, question, value } });
  return null;
}

/**
 * Gets a person's decision (spec 5.4). Afterwards its reason is in the variables.
 * @param output the end of what is to be decided about
 * @throws UsageError for an unknown RAILI_MANUAL_CHOICE
 */
export async function getApproval(
  visit: GraphVisit,
  approval: ApprovalRouting,
  output: string | undefined,
): Promise<AskEnd | ApprovalChoice> {
  const { runtime, agentId } = visit;
  const question = fillIn(visit, approval.question);
  const answered = runtime.agent(agentId).turn?.approval;
  const before = runtime.options.history?.meta.approval;
  // The notify calls somebody to answer. It runs once, even when a crash comes in between.
  const called =
    approval.notify === null ? undefined : (before?.notify ?? (await notify(visit, approval.notify)));
  const meta = { question, ...(called !== undefined && { notify: called }) };
  const decision =
    answered === undefined ? manualChoice(runtime.options.environment) : readDecision(answered);
  if (decision === null) {
    recordEntry(visit, { approval: meta });
    const { multiline } = approval;
    return asking({ kind: 'approval', question: approvalText(question), multiline, output });
  }
  runtime.change(setVariables, agentId, decisionVariables(approval, decision), 'approval');
  recordEntry(visit, { approval: { ...meta, ...decision } });
  return decision.chosen;
}

function asking({ kind, question, required, multiline, output }: ToAsk): AskEnd {
  const ask = {
    ...{ kind, question, ...(required && { required }), ...(multiline && { multiline }) },
    ...(output !== undefined && { output }),
  };
  return { kind: 'ask', ask };
}

function fillIn(visit: GraphVisit, question: string): string {
  const { runtime, agentId, state } = visit;
  return interpolate(question, visitVariables(visit), (name) =>
    runtime.warn(`\${${name}} has no value in the question`, agentId, state.id),
  );
}
