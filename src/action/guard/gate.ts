import { UsageError } from '../../core/errors.js';
import type { JobContext } from '../context.js';
import { classOf } from './event-classes.js';
import { botBehind, isDispatch, isWokenByBot } from './wake.js';

/** What the permission API says of somebody. */
export type Access =
  | { readonly kind: 'known'; readonly permission: string; readonly isBot: boolean }
  /** The API did not answer, or may not be asked, which is never a yes. */
  | { readonly kind: 'unanswered'; readonly why: string };

export interface GateInputs {
  readonly users: readonly string[];
  readonly bots: readonly string[];
  /** True when the job's inputs name a run that is to go on, which a bot's dispatch may do. */
  readonly wakes: boolean;
  readonly accessOf: (login: string) => Promise<Access>;
  /** Who brought about the runs of a check suite. Empty when nobody is known, null without an answer. */
  readonly causesOfSuite: (checkSuiteId: number) => Promise<readonly Person[] | null>;
}

/** Somebody who has brought an event about. */
export interface Person {
  readonly login: string;
  readonly isBot: boolean;
}

export const WRITERS: readonly string[] = ['admin', 'maintain', 'write'];

/** Is it a person who may write to the repository? What is not known is a no. */
export const mayWrite = (access: Access): boolean =>
  access.kind === 'known' && !access.isBot && WRITERS.includes(access.permission);

/**
 * Refuses a run that somebody without write access has brought about: what they wrote would steer an agent
 * that acts with the repository's secrets (spec 4.8). Everybody who had a part in it is checked: who caused
 * the event, who runs it again, and for an event of another run the same people of that run. An API that
 * does not answer and an event that is not known are a no.
 * @throws UsageError that says who was refused and which input allows them.
 */
export async function checkActor(context: JobContext, gate: GateInputs): Promise<void> {
  const { eventName } = context;
  const kind = classOf(eventName);
  const isWoken = isWokenByBot(context, gate.wakes, (bot) => isNamed(bot, gate.bots));
  if (kind === 'trusted') return isWoken ? undefined : checkDispatch(context, gate);
  if (kind === null) {
    throw new UsageError(
      `Runs on ${eventName === '' ? 'an event without a name' : `the event ${eventName}`} are refused: who can bring it about is not known. Start the workflow by another event, for example workflow_dispatch.`,
    );
  }
  // Whoever wakes a run that waits has no part in what it does: only those who started it have.
  const causes = isWoken ? { ...context, triggeringActor: '' } : context;
  const people = kind === 'open' ? causesOf(causes) : await upstreamCausesOf(causes, gate);
  if (people.length === 0) throw new UsageError(`Nobody is known to have started this run (${eventName}).`);
  for (const person of people) await checkPerson(person, context, gate);
}

/** A dispatch takes write access, but that a bot has it says nothing of who made the bot dispatch. */
function checkDispatch(context: JobContext, gate: GateInputs): void {
  const bot = isDispatch(context) ? botBehind(context) : null;
  if (bot === null || isNamed(bot, gate.bots)) return;
  throw new UsageError(
    `The bot ${bot} started this run (${context.eventName}), which bots may only to wake one that waits: by the input \`resume-run\` (\`mode: tick\`) or \`comment-id\` (\`mode: answer\`). If it should be allowed all the same: allow-bots: ${bot}`,
  );
}

async function checkPerson(person: Person, context: JobContext, gate: GateInputs): Promise<void> {
  const { login } = person;
  const { eventName, owner, repo } = context;
  const started = `${login} started this run (${eventName})`;
  if (person.isBot) return checkBot(login, started, gate);
  if (isNamed(login, gate.users)) return;
  const access = await gate.accessOf(login);
  if (access.kind === 'unanswered') {
    throw new UsageError(
      `${started}, and what access they have to ${owner}/${repo} could not be found out: ${access.why}. Nothing was spent. Re-run the failed jobs to ask again. If they should be allowed all the same: allow-users: ${login}`,
    );
  }
  if (access.isBot) return checkBot(login, started, gate);
  if (WRITERS.includes(access.permission)) return;
  throw new UsageError(
    `${started} and has ${access.permission === 'none' ? 'no' : access.permission} access to ${owner}/${repo}; write access is needed. If they should be allowed all the same: allow-users: ${login}`,
  );
}

function checkBot(login: string, started: string, { bots }: GateInputs): void {
  if (isNamed(login, bots)) return;
  throw new UsageError(`The bot ${started} and is not allowed to. If it should be: allow-bots: ${login}`);
}

function isNamed(login: string, list: readonly string[]): boolean {
  return list.some((name) => name === '*' || name.toLowerCase() === login.toLowerCase());
}

function causesOf({ actor, triggeringActor, event }: JobContext): readonly Person[] {
  return distinct([personOf(event.sender), named(actor), named(triggeringActor)]);
}

/** The people behind the other run, and whoever runs this one again, who may be somebody else. */
async function upstreamCausesOf(context: JobContext, gate: GateInputs): Promise<readonly Person[]> {
  const { eventName, event, triggeringActor, attempt } = context;
  const again = attempt > 1 ? [named(triggeringActor)] : [];
  if (eventName === 'workflow_run') {
    const run = event.workflow_run as { actor?: unknown; triggering_actor?: unknown } | undefined;
    const upstream = [personOf(run?.actor), personOf(run?.triggering_actor)];
    if (upstream.includes(null)) return unknownUpstream(context, 'the event does not say who started it');
    return distinct([...upstream, ...again]);
  }
  const check = event[eventName] as { id?: unknown; check_suite?: { id?: unknown } } | undefined;
  const suite = eventName === 'check_suite' ? check?.id : check?.check_suite?.id;
  if (typeof suite !== 'number') return unknownUpstream(context, 'the event names no check suite');
  const causes = await gate.causesOfSuite(suite);
  if (causes === null) return unknownUpstream(context, 'the API did not answer');
  if (causes.length === 0) return unknownUpstream(context, 'no workflow run belongs to it');
  return distinct([...causes, ...again]);
}

function unknownUpstream({ eventName }: JobContext, why: string): never {
  throw new UsageError(
    `This run was started by another one (${eventName}), and who started that is not known: ${why}. Nothing was spent. Re-run the failed jobs to ask again.`,
  );
}

/** Reads a user as events and the API write one. Null when there is none. */
export function personOf(user: unknown): Person | null {
  const { login, type } = (user ?? {}) as { login?: unknown; type?: unknown };
  if (typeof login !== 'string' || login === '') return null;
  return { login, isBot: type === 'Bot' || named(login)?.isBot === true };
}

function named(login: string): Person | null {
  return login === '' ? null : { login, isBot: login.endsWith('[bot]') };
}

/** Somebody who is called a bot in one place is one. */
function distinct(people: readonly (Person | null)[]): readonly Person[] {
  const found = new Map<string, Person>();
  for (const person of people) {
    if (person === null) continue;
    const key = person.login.toLowerCase();
    const isBot = person.isBot || found.get(key)?.isBot === true;
    found.set(key, { login: person.login, isBot });
  }
  return [...found.values()];
}
