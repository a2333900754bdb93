import { mkdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { messageOf, UsageError } from '../../core/errors.js';
import { isBelow, realOf } from '../../process/files.js';
import { Git } from '../../process/git.js';
import { BASE_FOLDER } from '../../runtime/checkpoint/carrier.js';
import { IN_PROJECT } from '../../store/project-folder.js';
import type { MayImport } from '../../workflow/imports.js';
import { repositoryUrl } from '../context.js';
import { checkLink, type Job } from '../job.js';
import { laterThanEvent, momentOf, type PullRequestNow } from './event-head.js';
import { workTreeAt } from './head.js';
import { baseCommitOf, TRUSTED, type Trust, trustOf } from './trust.js';

/** What the checkout may do (spec 4.8). */
export interface Checkout {
  /** True when settings, hooks and servers that it brings along for agent CLIs are not loaded. */
  readonly ignoreProjectSettings: boolean;
  /** Absolute path; in a copy of the base commit where the checkout is not trusted. */
  readonly workflow: string;
  /** Decides by the real path of another workflow whether this one may use it (spec 7.2). */
  readonly mayImport: MayImport;
}

/**
 * Finds out whether strangers may have written what is checked out, before anything in it is read or restored over.
 * @throws UsageError for a head that the person who caused the event cannot have seen, and where the base commit
 * cannot be had.
 */
export async function judgeCheckout(job: Job): Promise<Checkout> {
  const { inputs, context, voice } = job;
  checkLink(job, 'working-directory', job.cwd);
  // A checkout may bring these folders along as links, and we write and delete in them.
  for (const path of Object.values(IN_PROJECT)) checkLink(job, path, join(context.workspace, path));
  const workflow = resolve(job.cwd, inputs.workflow);
  const checkouts = await checkoutsOf(job, workflow);
  const of = (head: string | null): Trust[] => checkouts.map((each) => trustOf(context, each.head, head));
  const isTrusted = ({ kind }: Trust): boolean => kind === 'trusted';
  // The remote is asked only where its answer matters.
  const defaultHead = of(null).every(isTrusted) ? null : await defaultBranchHead(job);
  const trust = of(defaultHead).find((each) => !isTrusted(each)) ?? TRUSTED;
  if (trust.kind === 'trusted') {
    return { ignoreProjectSettings: false, workflow, mayImport: importsOf(job, checkouts) };
  }
  if (!inputs['trust-checkout']) for (const { head } of checkouts) await checkMoment(job, head, defaultHead);
  const ignoreProjectSettings = !inputs['project-settings'];
  const isCheckedOut = isBelow(context.workspace, workflow);
  const readsBase = isCheckedOut && !inputs['trust-checkout'];
  const base = baseCommitOf(context);
  if (readsBase && base === null)
    throw new UsageError(
      `The checkout is not trusted: ${trust.why}. And the event does not say which commit is its base, so that the workflow cannot be read from there. If the checkout may say what agents do: trust-checkout: true`,
    );
  const told = [
    ignoreProjectSettings && 'its settings, hooks and MCP servers for agents are not loaded',
    readsBase && `the workflow is read from ${base}`,
  ].filter((each) => each !== false);
  if (told.length > 0) voice.notice(`The checkout is not trusted: ${trust.why}. So ${told.join(', and ')}.`);
  const { top } = checkouts.at(-1)!;
  const inside = relative(isBelow(top, workflow) ? top : context.workspace, workflow);
  if (!readsBase || base === null) {
    // A workflow that lies outside of the workspace must not import what nobody trusts.
    const judged = inputs['trust-checkout'] ? checkouts : [];
    return { ignoreProjectSettings, workflow, mayImport: importsOf(job, judged) };
  }
  const folder = await baseFolder(job, base);
  const root = realpathSync(folder);
  return {
    ignoreProjectSettings,
    workflow: join(folder, inside),
    mayImport: async (path) =>
      isBelow(root, path) ? null : `it is not in ${base}, the commit that the workflow is read from`,
  };
}

/** Other workflows have to lie in the workspace, in checkouts that have been judged. */
function importsOf(job: Job, judged: readonly CheckedOut[]): MayImport {
  const { inputs, context } = job;
  return async (path) => {
    if (!isBelow(realOf(context.workspace), path)) {
      if (inputs['allow-outside-workspace']) return null;
      return `it lies outside of the workspace, at ${path}. If that is meant: allow-outside-workspace: true`;
    }
    const { top } = await checkoutAt(job, path);
    if (inputs['trust-checkout'] || judged.some((each) => realOf(each.top) === realOf(top))) return null;
    return `it lies in another checkout than the workflow, ${relative(context.workspace, top) || '.'}, which may be anybody's. If it may say what agents do: trust-checkout: true`;
  };
}

interface CheckedOut {
  /** Null outside a git work tree, and on a branch without a commit. */
  readonly head: string | null;
  /** The top of the work tree; the workspace where there is no git. */
  readonly top: string;
}

/**
 * Finds the checkouts in which the agents work and in which the workflow lies; that of the workflow comes last. A job
 * may have several checkouts beside and in each other (`path:` of actions/checkout).
 */
async function checkoutsOf(job: Job, workflow: string): Promise<CheckedOut[]> {
  const { workspace } = job.context;
  const folders = isBelow(workspace, workflow) ? [job.cwd, workflow] : [job.cwd];
  const found = await Promise.all(folders.map((folder) => checkoutAt(job, folder)));
  return found.filter(({ top }, at) => found.findLastIndex((each) => each.top === top) === at);
}

async function checkoutAt(job: Job, path: string): Promise<CheckedOut> {
  let folder = path;
  while (!isDirectory(folder) && dirname(folder) !== folder) folder = dirname(folder);
  const found = await workTreeAt(folder);
  if (found === null) return { head: null, top: job.context.workspace };
  return { head: found.head, top: resolve(folder, found.up) };
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** @throws UsageError for a head that may be newer than what the person saw who caused the event */
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

/** Null when the API does not say. */
async function pullRequestNow({ github }: Job, number: number): Promise<PullRequestNow | null> {
  const said = await github.ask<{ head: { sha: string; repo: { pushed_at?: string } | null } }>(
    'GET /repos/{owner}/{repo}/pulls/{number}',
    { number },
  );
  if (said.kind !== 'answer') return null;
  const { sha, repo } = said.data.head;
  return { headSha: sha, pushedAt: repo?.pushed_at ?? null };
}

/**
 * Asks this repository by its address, and not `origin`, which in a checkout of a fork is the fork.
 * @returns null when it does not answer; then no checkout is trusted for being the default branch's
 */
async function defaultBranchHead(job: Job): Promise<string | null> {
  try {
    const text = await git(job, ['ls-remote', repositoryUrl(job.context), 'HEAD'], tempOf(job));
    return /^([0-9a-f]{40,64})\tHEAD$/m.exec(text)?.[1] ?? null;
  } catch {
    return null;
  }
}

function tempOf({ context }: Job): string {
  mkdirSync(context.temp, { recursive: true });
  return context.temp;
}

/** Fetches the base commit's files into a folder of ours. @throws UsageError when that fails */
async function baseFolder(job: Job, commit: string): Promise<string> {
  const folder = join(tempOf(job), BASE_FOLDER);
  rmSync(folder, { recursive: true, force: true });
  try {
    await git(job, ['init', '--quiet', folder], tempOf(job));
    const from = repositoryUrl(job.context);
    await git(job, ['fetch', '--quiet', '--depth=1', '--no-tags', from, commit], folder);
    await git(job, ['checkout', '--quiet', '--detach', commit], folder);
    return folder;
  } catch (error) {
    throw new UsageError(
      `The checkout is not trusted, and the base commit ${commit} that the workflow is read from instead could not be fetched: ${messageOf(error).split('\n').slice(0, 3).join(' ')} Re-run the failed jobs to try again. If the checkout may say what agents do: trust-checkout: true`,
    );
  }
}

/** Runs git with the job's token for the job's server. @throws Error as git tells it */
async function git({ context, inputs, environment }: Job, args: string[], cwd: string): Promise<string> {
  const token = inputs['github-token'];
  const key = `http.${context.serverUrl}/.extraheader`;
  const header = Buffer.from(`x-access-token:${token}`).toString('base64');
  // The token goes by the environment, since everybody on the machine can see arguments. The empty first value drops
  // the header that actions/checkout may have set for the same server.
  const env = {
    ...{ GIT_CONFIG_COUNT: '2', GIT_CONFIG_KEY_0: key, GIT_CONFIG_VALUE_0: '' },
    ...{ GIT_CONFIG_KEY_1: key, GIT_CONFIG_VALUE_1: `AUTHORIZATION: basic ${header}` },
  };
  const options = { timeout: 120_000, ...(token !== null && { env }) };
  return await new Git(cwd, environment).online().text(args, options);
}
