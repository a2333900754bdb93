import { UsageError } from '../../core/errors.js';
import type { AllowedTransition } from '../../core/protocol/state-options.js';
import { parseDuration } from '../../core/text/duration.js';
import type { AskGitHub } from '../../runtime/github/answer.js';
import type { StateDefinition, Workflow } from '../../workflow/parts/workflow.js';
import { expiresAt } from '../checkpoint/save/lasting.js';
import type { Job } from '../job.js';

/** A question that a state may ask, as far as its policy, or else its text, tells. */
interface AskingState {
  readonly state: string;
  /** ms. Null when the question waits without an end, or only the run can tell. */
  readonly timeoutMs: number | null;
}

const ASK = /<ask\b([^<>]{0,2000})>/g;
const TIMEOUT = /\btimeout\s*=\s*\\?["']([^"'\\]*)/;

export function askingStates(workflow: Workflow): readonly AskingState[] {
  return workflow.states.flatMap((name) =>
    timeoutsOf(workflow.state(name)).map((timeoutMs) => ({ state: name, timeoutMs })),
  );
}

function timeoutsOf(state: StateDefinition): readonly (number | null)[] {
  if (state.kind === 'graph') {
    const { routing } = state.state;
    const feedback = 'feedback' in state.state && state.state.feedback != null;
    return feedback || routing.kind === 'approval' ? [null] : [];
  }
  const policy = state.kind === 'prompt' ? state.options.allowed_transitions : undefined;
  const asks = policy?.filter(({ tag }) => tag === 'ask');
  if (asks !== undefined && asks.length === 0) return [];
  const listed = asks?.map(listedTimeout) ?? [];
  const text = state.kind === 'prompt' ? state.body : state.text;
  const written = [...text.matchAll(ASK)].map(([, attributes = '']) => {
    const [, timeout] = TIMEOUT.exec(attributes) ?? [];
    return timeout === undefined ? null : parseDuration(timeout);
  });
  return [...listed, ...written];
}

function listedTimeout(entry: AllowedTransition): number | null {
  const { timeout } = entry as { readonly timeout?: unknown };
  return typeof timeout === 'string' ? parseDuration(timeout) : null;
}

/**
 * Checks that what is kept lasts as long as a question waits (spec 4.3).
 * @throws UsageError for a question that waits longer, as far as the workflow tells
 */
export function checkRetention(
  { inputs, environment }: Pick<Job, 'inputs' | 'environment'>,
  workflow: Workflow,
  now: number,
): void {
  const store = inputs['state-store'];
  if (store === 'none' || inputs['on-ask'] === 'fail') return;
  const expires = expiresAt(
    [store === 'cache' ? 'cache' : 'artifact'],
    new Date(now),
    inputs['retention-days'],
    environment.GITHUB_RETENTION_DAYS,
  );
  const keptMs = Date.parse(expires!) - now;
  const tooLong = askingStates(workflow).find(({ timeoutMs }) => timeoutMs !== null && timeoutMs > keptMs);
  if (tooLong === undefined) return;
  const days = (ms: number): string => `${Math.round(ms / 8_640_000) / 10} days`;
  throw new UsageError(
    `${tooLong.state} asks with a timeout of ${days(tooLong.timeoutMs!)}, and what the run has come to is kept for ${days(keptMs)}: nothing could go on with the answer. ${store === 'cache' ? 'Set `state-store: auto`' : 'Raise `retention-days`, and the repository’s own limit'}, or shorten the timeout. Nothing was spent.`,
  );
}

/**
 * Tries whether the job's token may write on its issue by a comment without a text. GitHub checks the right first, and
 * refuses the empty text only then, with status 422.
 * @returns null when it may, or when GitHub does not say that it may not
 */
export async function missingRight(ask: AskGitHub, issue: number): Promise<string | null> {
  const said = await ask('POST /repos/{owner}/{repo}/issues/{issue}/comments', { issue });
  return said.kind === 'refused' && said.status !== 422 ? said.why : null;
}

const NO_STATE_KEY =
  "The workflow may ask, and without `state-key` what it comes to is sealed under the agent's key, which the jobs that take the answer (`mode: answer`, `mode: tick`) do not have: they cannot open it. Make one with `openssl rand -base64 32`, keep it as the secret RAYMOND_STATE_KEY, and give it to all of these jobs as `state-key`.";

/** Tells before anything is spent what a question would need (spec 4.5). @throws UsageError as `checkRetention` */
export async function checkAsking(
  job: Job,
  workflow: Workflow,
  { issue, ask, now }: { readonly issue: number | null; readonly ask: AskGitHub; readonly now: number },
): Promise<void> {
  checkRetention(job, workflow, now);
  const mayAsk = askingStates(workflow).length > 0;
  if (job.inputs['on-ask'] !== 'comment' || issue === null || !mayAsk) return;
  if (job.inputs['state-key'] === null) job.voice.warning(NO_STATE_KEY);
  const why = await missingRight(ask, issue);
  if (why === null) return;
  job.voice.warning(
    `The workflow may ask, and this job could not put the question on #${issue}: ${why}. It takes the permission \`issues: write\`, on a pull request \`pull-requests: write\`. Without it the question stands in the job summary alone; \`on-ask: pause\` says that this is meant.`,
  );
}
