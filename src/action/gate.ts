import { UsageError } from '../core/errors.js';
import type { JobContext } from './context.js';

/** Events that people without write access can bring about (spec 4.8). */
const OPEN_EVENTS = [
  'issues',
  'issue_comment',
  'pull_request',
  'pull_request_target',
  'pull_request_review',
  'pull_request_review_comment',
  'discussion',
  'discussion_comment',
  'fork',
  'watch',
  'gollum',
] as const;

export interface GateInputs {
  readonly users: readonly string[];
  readonly bots: readonly string[];
  /** The permission of a user on the repository, as the API tells it; null if it cannot be asked. */
  readonly permissionOf: (login: string) => Promise<string | null>;
}

/**
 * Refuses a run that somebody without write access has started: what they wrote would steer an agent that
 * acts with the repository's secrets (spec 4.8).
 * @throws UsageError that says who was refused and which input allows them.
 */
export async function checkActor(context: JobContext, gate: GateInputs): Promise<void> {
  if (!(OPEN_EVENTS as readonly string[]).includes(context.eventName)) return;
  const { login, isBot } = senderOf(context);
  const names = (list: readonly string[]) =>
    list.some((name) => name === '*' || name.toLowerCase() === login.toLowerCase());
  if (isBot) {
    if (names(gate.bots)) return;
    throw new UsageError(
      `The bot ${login} started this run (${context.eventName}) and is not allowed to. If it should be: allow-bots: ${login}`,
    );
  }
  if (names(gate.users)) return;
  const permission = (await gate.permissionOf(login)) ?? permissionByAssociation(context);
  if (permission === 'admin' || permission === 'maintain' || permission === 'write') return;
  throw new UsageError(
    `${login} started this run (${context.eventName}) and has ${permission ?? 'no known'} access to ${context.owner}/${context.repo}; write access is needed. If they should be allowed all the same: allow-users: ${login}`,
  );
}

function senderOf(context: JobContext): { login: string; isBot: boolean } {
  const sender = context.event.sender as { login?: unknown; type?: unknown } | undefined;
  const login = typeof sender?.login === 'string' ? sender.login : context.actor;
  return { login, isBot: sender?.type === 'Bot' || login.endsWith('[bot]') };
}

/** What the event itself says of its author, where the API cannot be asked. */
function permissionByAssociation(context: JobContext): string | null {
  const {
    comment,
    review,
    issue,
    pull_request: pull,
  } = context.event as Record<string, Authored | undefined>;
  const author = comment ?? review ?? pull ?? issue;
  // An issue's association is its author's; who labels or assigns it is somebody else.
  if (author?.user?.login !== senderOf(context).login) return null;
  return ['OWNER', 'COLLABORATOR'].includes(author?.author_association ?? '') ? 'write' : null;
}

interface Authored {
  readonly author_association?: string;
  readonly user?: { readonly login?: string };
}
