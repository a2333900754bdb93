import type { Answer, AskGitHub } from '../../runtime/github/answer.js';
import { deleteArtifact, runById } from '../../runtime/github/lists.js';
import { branchNameOf } from '../context.js';

/** Where a parked run lives: it goes on there and nowhere else (spec 4.5). */
export interface WakeTarget {
  /** GitHub's id of the run that has parked. */
  readonly runId: string;
  /** The attempt that has parked. */
  readonly attempt: number;
  readonly workflowFile: string;
  /** Full: `refs/heads/main`. */
  readonly ref: string;
  /** Whether the repository's own commit was before it. */
  readonly eventClass: 'trusted' | 'untrusted';
  /** It goes on in several jobs, with what these have left in it. */
  readonly isFanOut?: boolean;
}

export type WakeMethod = 'dispatch' | 'rerun';

/**
 * A dispatch is an event of its own, with the branch's commit: only a run of that class can go on in it. All others, of
 * pull requests above all, go on as another attempt of themselves.
 */
export const wakeMethodOf = ({
  eventClass,
  ref,
  isFanOut,
}: Pick<WakeTarget, 'eventClass' | 'ref' | 'isFanOut'>): WakeMethod =>
  eventClass === 'trusted' && !isFanOut && /^refs\/(?:heads|tags)\//.test(ref) ? 'dispatch' : 'rerun';

export type WakeResult =
  | { readonly kind: 'woken'; readonly method: WakeMethod }
  /** GitHub says no. `button`: what a person can do instead, a sentence. */
  | { readonly kind: 'refused'; readonly method: WakeMethod; readonly why: string; readonly button: string }
  /** Nobody knows whether it has arrived. */
  | { readonly kind: 'silent'; readonly method: WakeMethod; readonly why: string };

/**
 * Wakes a parked run in its own context.
 * @param inputs of the dispatch: never what somebody has written
 */
export async function wakeRun(
  context: WakeTarget,
  inputs: Readonly<Record<string, string>>,
  ask: AskGitHub,
  runUrl: string,
): Promise<WakeResult> {
  const method = wakeMethodOf(context);
  const answer: Answer<unknown> =
    method === 'dispatch'
      ? await ask('POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches', {
          workflow_id: context.workflowFile.split('/').at(-1)!,
          ref: branchNameOf(context.ref),
          inputs,
        })
      : await ask('POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun', {
          run_id: Number(context.runId),
        });
  if (answer.kind === 'answer' || (method === 'rerun' && (await isUnderWay(context, ask))))
    return { kind: 'woken', method };
  if (answer.kind === 'silent') return { kind: 'silent', method, why: answer.why };
  return { kind: 'refused', method, why: answer.why, button: buttonFor(method, context, inputs, runUrl) };
}

/** A re-run that GitHub has taken, and not confirmed, it refuses the second time: it is under way already. */
async function isUnderWay({ runId, attempt }: WakeTarget, ask: AskGitHub): Promise<boolean> {
  const run = await runById(ask, runId);
  return run.kind === 'answer' && (run.data.run_attempt ?? 0) > attempt;
}

function buttonFor(
  method: WakeMethod,
  { workflowFile }: WakeTarget,
  inputs: Readonly<Record<string, string>>,
  runUrl: string,
): string {
  if (method === 'rerun')
    return `Open ${runUrl} and press "Re-run jobs", "Re-run all jobs". GitHub re-runs a run for 30 days; after that, push to the pull request to start a new one.`;
  const given = Object.entries(inputs).map(([name, value]) => `\`${name}: ${value}\``);
  return `Open "Actions", the workflow ${workflowFile}, "Run workflow", and give it ${given.join(' and ')}. It takes \`workflow_dispatch\` with ${given.length === 1 ? 'that input' : 'those inputs'} in the file, as .github/workflows/examples/ask.yml has it.`;
}

/** What a token lacks says itself so. */
export const isMissingRight = (why: string): boolean => /not accessible by/i.test(why);

/**
 * Whether the token may wake runs at all, asked by deleting what cannot be there: GitHub looks at the right first.
 * @returns null: it may, or nobody says that it may not
 */
export async function missingWakeRight(ask: AskGitHub): Promise<string | null> {
  const answer = await deleteArtifact(ask, 0);
  return answer.kind === 'refused' && isMissingRight(answer.why) ? answer.why : null;
}
