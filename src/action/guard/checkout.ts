import { rmSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { messageOf, UsageError } from '../../core/errors.js';
import type { Job } from '../job.js';
import { laterThanEvent, momentOf, type PullRequestNow } from './event-head.js';
import { headOf } from './head.js';
import { baseCommitOf, trustOf } from './trust.js';

/** What the checkout may do (spec 4.8). */
export interface Checkout {
  /** Settings, hooks and servers that it brings along for agent CLIs are not loaded. */
  readonly ignoreProjectSettings: boolean;
  /** Absolute; of the base commit where the checkout is not trusted. */
  readonly workflow: string;
}

/**
 * Finds out whether strangers may have written what is checked out, before anything in it is read or restored over.
 * @throws UsageError for a head that the person who caused the event cannot have seen, and where the base commit
 * cannot be had.
 */
export async function judgeCheckout(job: Job): Promise<Checkout> {
  const { inputs, context, voice } = job;
  const workflow = resolve(job.cwd, inputs.workflow);
  const head = await headOf(context.workspace);
  // The remote is asked only where it can make a difference.
  const isPlain = trustOf(context, head, null).kind === 'trusted';
  const defaultHead = isPlain || head === null ? null : await defaultBranchHead(job);
  const trust = trustOf(context, head, defaultHead);
  if (trust.kind === 'trusted') return { ignoreProjectSettings: false, workflow };
  if (!inputs['trust-checkout']) await checkMoment(job, head, defaultHead);
  const ignoreProjectSettings = !inputs['project-settings'];
  const inside = relative(context.workspace, workflow);
  const isCheckedOut = !inside.startsWith('..') && !isAbsolute(inside);
  const readsBase = isCheckedOut && !inputs['trust-checkout'];
  const told = [
    ignoreProjectSettings && 'its settings, hooks and MCP servers for agents are not loaded',
    readsBase && `the workflow is read from ${baseCommitOf(context)}`,
  ].filter((each) => each !== false);
  if (told.length > 0) voice.notice(`The checkout is not trusted: ${trust.why}. So ${told.join(', and ')}.`);
  return {
    ignoreProjectSettings,
    workflow: readsBase ? join(await baseFolder(job), inside) : workflow,
  };
}

/** @throws UsageError */
async function checkMoment(job: Job, head: string | null, defaultHead: string | null): Promise<void> {
  const { context } = job;
  const moment = momentOf(context);
  const now = moment.kind === 'time' ? await pullRequestNow(job, moment.pullRequest) : null;
  const why = laterThanEvent(moment, head, [context.sha, defaultHead], now);
  if (why === null) return;
  throw new UsageError(
    `What is checked out may be newer than what ${context.actor} saw (${context.eventName}): ${why}. Comment or label again, or check out the commit that the event names; if any head is meant: trust-checkout: true`,
  );
}

/** null: the API does not say. */
async function pullRequestNow({ context, inputs }: Job, number: number): Promise<PullRequestNow | null> {
  const token = inputs['github-token'];
  if (token === null) return null;
  try {
    const { getOctokit } = await import('@actions/github');
    const { owner, repo } = context;
    const { data } = await getOctokit(token).rest.pulls.get({ owner, repo, pull_number: number });
    return { headSha: data.head.sha, pushedAt: data.head.repo?.pushed_at ?? null };
  } catch {
    return null;
  }
}

/** null where the remote does not say: then nothing is trusted on its account. */
async function defaultBranchHead(job: Job): Promise<string | null> {
  try {
    const text = await git(job, ['ls-remote', 'origin', 'HEAD'], job.context.workspace);
    return /^([0-9a-f]{40,64})\tHEAD$/m.exec(text)?.[1] ?? null;
  } catch {
    return null;
  }
}

/** The base commit's files, in a folder of ours. @throws UsageError */
async function baseFolder(job: Job): Promise<string> {
  const { context } = job;
  const commit = baseCommitOf(context);
  const folder = join(context.temp, 'raymond-base');
  rmSync(folder, { recursive: true, force: true });
  try {
    const origin = await git(job, ['remote', 'get-url', 'origin'], context.workspace);
    await git(job, ['init', '--quiet', folder], context.temp);
    await git(job, ['fetch', '--quiet', '--depth=1', '--no-tags', origin, commit], folder);
    await git(job, ['-c', 'core.hooksPath=/dev/null', 'checkout', '--quiet', '--detach', commit], folder);
    return folder;
  } catch (error) {
    throw new UsageError(
      `The checkout is not trusted, and the base commit ${commit} that the workflow is read from instead could not be fetched: ${messageOf(error).split('\n').slice(0, 3).join(' ')} If the checkout may say what agents do: trust-checkout: true`,
    );
  }
}

/** Runs git with the job's token for the job's server. @throws Error as git tells it */
async function git({ context, inputs, environment }: Job, args: string[], cwd: string): Promise<string> {
  const { execa } = await import('execa');
  const token = inputs['github-token'];
  const header = token === null ? '' : Buffer.from(`x-access-token:${token}`).toString('base64');
  const { stdout } = await execa('git', args, {
    cwd,
    env: {
      ...environment,
      GIT_TERMINAL_PROMPT: '0',
      // By the environment, since arguments can be seen by everybody on the machine.
      ...(token !== null && {
        GIT_CONFIG_COUNT: '2',
        GIT_CONFIG_KEY_0: `http.${context.serverUrl}/.extraheader`,
        // What actions/checkout has set for the same server is not sent twice.
        GIT_CONFIG_VALUE_0: '',
        GIT_CONFIG_KEY_1: `http.${context.serverUrl}/.extraheader`,
        GIT_CONFIG_VALUE_1: `AUTHORIZATION: basic ${header}`,
      }),
    },
    timeout: 120_000,
  });
  return stdout.trim();
}
