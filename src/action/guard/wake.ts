import type { JobContext } from '../context.js';
import type { Inputs } from '../inputs.js';
import type { Job } from '../job.js';
import { classOf } from './event-classes.js';

type WokenBy = Pick<JobContext, 'eventName' | 'event' | 'triggeringActor' | 'actor' | 'attempt'>;

const DISPATCHES: readonly string[] = ['workflow_dispatch', 'repository_dispatch'];

export const isDispatch = ({ eventName }: WokenBy): boolean => DISPATCHES.includes(eventName);

/** The bot or app that started this attempt. Null when a person did. */
export function botBehind({ triggeringActor, actor, event, attempt }: WokenBy): string | null {
  const login = triggeringActor || actor;
  const sender = (event.sender ?? {}) as { login?: unknown; type?: unknown };
  const isSender = attempt <= 1 && sender.type === 'Bot' && (login === '' || sender.login === login);
  if (!login.endsWith('[bot]') && !isSender) return null;
  return login === '' ? String(sender.login) : login;
}

/**
 * Has a bot started this attempt only to wake a run that waits (spec 4.5)? Such a job passes the gate, goes on with
 * what has parked, and never starts a run. A dispatch says which run by `resume-run` or `comment-id`; a re-run wakes
 * its own.
 * @param wakes whether the job's inputs say what to wake
 */
export function isWokenByBot(context: WokenBy, wakes: boolean, isAllowed: (bot: string) => boolean): boolean {
  const bot = botBehind(context);
  if (bot === null || isAllowed(bot)) return false;
  if (context.attempt <= 1) return isDispatch(context) && wakes;
  return isDispatch(context) || classOf(context.eventName) !== 'trusted';
}

/** The same of a job: the bots of `allow-bots` may do more. */
export function isJobWokenByBot({ context, inputs }: Pick<Job, 'context' | 'inputs'>): boolean {
  const bots = inputs['allow-bots'].map((name) => name.toLowerCase());
  return isWokenByBot(
    context,
    namesRun(inputs),
    (bot) => bots.includes('*') || bots.includes(bot.toLowerCase()),
  );
}

export const namesRun = (inputs: Inputs): boolean =>
  inputs['resume-run'] !== null || inputs['comment-id'] !== null;

/** Told when the input `answer` is given and there is no run to go on with. */
export const NOBODY_ASKS =
  '`answer` was given, and there is no run here that waits for one: give the id of the workflow run that asks as the input `resume-run`, or re-run that one. Nothing was spent.';
