import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../core/errors.js';
import type { Environment } from '../process/environment.js';
import { at } from './guard/trust.js';

/** What the runner says about this job (spec 4.3, 4.8), read once. */
export interface JobContext {
  readonly workspace: string;
  readonly temp: string;
  readonly owner: string;
  readonly repo: string;
  /** GitHub's number of the repository. */
  readonly repositoryId: string;
  /** `.github/workflows/triage.yml`, without the ref: the file that was triggered, not a reusable one that it calls. */
  readonly workflowFile: string;
  /** The job's id in its workflow file, which all legs of a matrix have in common. */
  readonly jobId: string;
  /** GITHUB_ACTION: tells the steps of a job apart. */
  readonly step: string;
  readonly runId: string;
  readonly attempt: number;
  readonly ref: string;
  readonly sha: string;
  readonly actor: string;
  /** Who has asked for this attempt; on a first one that is `actor`. */
  readonly triggeringActor: string;
  readonly eventName: string;
  readonly event: Readonly<Record<string, unknown>>;
  readonly serverUrl: string;
  readonly apiUrl: string;
}

/** @throws UsageError outside a job: the command line is the way to run a workflow there. */
export function readJobContext(environment: Environment): JobContext {
  const workspace = environment.GITHUB_WORKSPACE;
  const [owner, repo] = (environment.GITHUB_REPOSITORY ?? '').split('/');
  if (!workspace || !owner || !repo) {
    throw new UsageError(
      'This is the GitHub Action; outside a job use the command line: raymond run WORKFLOW.',
    );
  }
  return {
    workspace,
    temp: environment.RUNNER_TEMP || join(workspace, '..'),
    owner,
    repo,
    repositoryId: environment.GITHUB_REPOSITORY_ID || '0',
    workflowFile: workflowFileIn(environment.GITHUB_WORKFLOW_REF ?? '', `${owner}/${repo}/`),
    jobId: environment.GITHUB_JOB || 'job',
    step: environment.GITHUB_ACTION || 'step',
    runId: environment.GITHUB_RUN_ID ?? '0',
    attempt: Number(environment.GITHUB_RUN_ATTEMPT ?? 1),
    ref: environment.GITHUB_REF ?? '',
    sha: environment.GITHUB_SHA ?? '',
    actor: environment.GITHUB_ACTOR ?? '',
    triggeringActor: environment.GITHUB_TRIGGERING_ACTOR ?? '',
    eventName: environment.GITHUB_EVENT_NAME ?? '',
    event: readEvent(environment.GITHUB_EVENT_PATH),
    serverUrl: environment.GITHUB_SERVER_URL || 'https://github.com',
    apiUrl: environment.GITHUB_API_URL || 'https://api.github.com',
  };
}

/** From `owner/repo/.github/workflows/triage.yml@refs/heads/main`. */
function workflowFileIn(reference: string, repository: string): string {
  const file = reference.startsWith(repository) ? reference.slice(repository.length) : reference;
  return file.replace(/@.*$/, '') || 'unknown';
}

function readEvent(path: string | undefined): Record<string, unknown> {
  if (!path) return {};
  try {
    const event: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return typeof event === 'object' && event !== null ? (event as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The repository's page. */
export function repositoryUrl({ serverUrl, owner, repo }: JobContext): string {
  return `${serverUrl}/${owner}/${repo}`;
}

/** The page of a workflow run of this repository. */
export function runUrl(context: JobContext, runId: string): string {
  return `${repositoryUrl(context)}/actions/runs/${runId}`;
}

/** As the REST API names a branch or a tag: without what a full ref begins with. */
export function branchNameOf(ref: string): string {
  return ref.replace(/^refs\/(?:heads|tags)\//, '');
}

/** The event's fields that prompts may name (spec 4.8): a fixed list, each as text and never as code. */
const EVENT_PATHS = [
  'action',
  'issue.number',
  'issue.title',
  'issue.body',
  'issue.html_url',
  'issue.user.login',
  'issue.labels',
  'pull_request.number',
  'pull_request.title',
  'pull_request.body',
  'pull_request.html_url',
  'pull_request.user.login',
  'pull_request.labels',
  'pull_request.head.ref',
  'pull_request.head.sha',
  'pull_request.base.ref',
  'comment.id',
  'comment.body',
  'comment.html_url',
  'comment.user.login',
  'discussion.number',
  'discussion.title',
  'discussion.body',
] as const;

/** `github.*` for templates. A field that the event does not have is left out, so that `{{…}}` stays and is warned of. */
export function templateValues(context: JobContext): Record<string, string> {
  const values: Record<string, string> = {
    'github.ref': context.ref,
    'github.sha': context.sha,
    'github.repository': `${context.owner}/${context.repo}`,
    'github.actor': context.actor,
    'github.event_name': context.eventName,
    'github.run_id': context.runId,
  };
  for (const path of EVENT_PATHS) {
    const text = textOf(at(context.event, ...path.split('.')));
    if (text !== null) values[`github.event.${path}`] = text;
  }
  return values;
}

function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (!Array.isArray(value)) return null;
  // Labels.
  return value
    .map((label) => textOf(at(label, 'name')) ?? '')
    .filter((name) => name !== '')
    .join(', ');
}

/** The issue or pull request that an event is about, where questions are put (spec 4.5). Null when there is none. */
export function subjectOf(event: JobContext['event']): number | null {
  for (const name of ['issue', 'pull_request']) {
    const number = at(event, name, 'number');
    if (typeof number === 'number' && Number.isSafeInteger(number) && number > 0) return number;
  }
  return null;
}
