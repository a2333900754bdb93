import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { UsageError } from '../../core/errors.js';
import type { Environment } from '../../process/environment.js';

/** What is to be pulled. */
export type Source =
  /** A downloaded artifact, as an absolute path: its folder, a folder of several, or its zip. */
  | { readonly kind: 'files'; readonly path: string }
  | {
      readonly kind: 'run';
      readonly runId: string;
      /** Null when the argument names none. */
      readonly attempt: number | null;
      readonly repository: string | null;
    };

/** GitHub's addresses on this machine. The token is sent to no others. */
export function hostsOf(env: Environment): { readonly web: string; readonly api: string } {
  const server = env.GITHUB_SERVER_URL || (env.GH_HOST ? `https://${env.GH_HOST}` : 'https://github.com');
  const web = URL.canParse(server) ? new URL(server).host : 'github.com';
  const api = web === 'github.com' ? 'https://api.github.com' : `https://${web}/api/v3`;
  return { web, api: env.GITHUB_API_URL || api };
}

/**
 * Reads the argument of `raymond pull`: a run's URL, its id, or a path.
 * @throws UsageError for anything else, and for a URL of another host than GitHub's
 */
export function readSource(given: string, cwd: string, env: Environment): Source {
  if (/^https?:\/\//i.test(given)) return fromUrl(given, hostsOf(env).web);
  const path = resolve(cwd, given);
  if (/^\d{1,20}$/.test(given)) return { kind: 'run', runId: given, attempt: null, repository: null };
  if (given !== '' && existsSync(path)) return { kind: 'files', path };
  throw new UsageError(
    `"${given.slice(0, 200)}" is no run on GitHub and no file: give the URL or the number of a workflow run, or the folder or zip of an artifact that was downloaded.`,
  );
}

function fromUrl(given: string, web: string): Source {
  const url = URL.canParse(given) ? new URL(given) : null;
  const path = url?.pathname ?? '';
  const parts = /^\/([\w.-]+\/[\w.-]+)\/actions\/runs\/(\d{1,20})(?:\/attempts\/(\d{1,9}))?(?:\/|$)/.exec(
    path,
  );
  if (url === null || parts === null)
    throw new UsageError(
      `${given.slice(0, 200)} is no address of a workflow run: https://${web}/OWNER/REPO/actions/runs/NUMBER`,
    );
  if (url.host !== web)
    throw new UsageError(
      `${given.slice(0, 200)} is not on ${web}, and your token is sent nowhere else. For another GitHub, set GH_HOST.`,
    );
  const [, repository, runId, attempt] = parts;
  return {
    ...{ kind: 'run', runId: runId!, repository: repository! },
    attempt: attempt === undefined ? null : Number(attempt),
  };
}

/** @throws UsageError for anything but `owner/name` */
export function checkRepository(given: string): string {
  const name = given.replace(/^https?:\/\/[^/]+\//, '').replace(/\.git$|\/$/, '');
  if (/^[\w.-]{1,100}\/[\w.-]{1,100}$/.test(name) && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(name)) return name;
  throw new UsageError(`--repo ${given.slice(0, 200)}: a repository is OWNER/NAME.`);
}

/** The repository that a remote's address names; null for none of GitHub's. */
export function repositoryIn(remote: string, web: string): string | null {
  const found =
    /^(?:https?:\/\/(?:[^@/]*@)?|ssh:\/\/git@|git@)([^/:]+)(?::\d+)?[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(
      remote.trim(),
    );
  return found?.[1] === web ? found[2]! : null;
}
