import type { LoggedEvent } from '../../core/events.js';
import { descendantsOf } from '../../core/fan-out/rounds.js';
import { numberIn } from '../../core/fan-out/tallies.js';
import type { Leg, OwnLeg, Run } from '../../core/run.js';
import { FIGURE_EVENTS, Story } from '../../core/story/story.js';
import type { RunPaths } from '../../store/run-folder.js';
import { scanEvents, scriptTranscriptPath, transcriptPath } from '../../store/transcript.js';
import { isValidEvent } from '../../store/valid-event.js';

/** How the run that collects numbers a leg's turns and steps. */
export interface Numbering {
  turn(number: string): string;
  step(number: number): number;
}

export function numberingOf(run: Run, leg: OwnLeg): Numbering {
  const { attempts = [] } = legInRun(run, leg) ?? {};
  const lineage = [...leg.earlier.map(({ attempt }) => attempt), leg.attempt];
  return {
    turn: (number) => String(numberIn('turns', Number(number), attempts, lineage)),
    step: (number) => numberIn('steps', number, attempts, lineage),
  };
}

/** The leg as the collecting run has it. */
export function legInRun(run: Run, { plan, name }: OwnLeg): Leg | undefined {
  const round = run.fan_out?.rounds.find((one) => one.plan === plan);
  return round?.legs.find((one) => one.name === name);
}

/** Events of a life of the leg's run, and not of its workers, are left out. */
const LEFT_OUT: ReadonlySet<LoggedEvent['type']> = new Set([
  'run_started',
  'run_resumed',
  'run_ended',
  'checkpoint',
  'leg_taken',
]);

/**
 * Goes through a leg's part of its log, attempt by attempt. What the plan had written stands before the first attempt.
 * The log comes from another machine.
 * @param begin called for an attempt, or for the rest of one that was cut off
 */
export async function scanLeg(
  leg: OwnLeg,
  path: string,
  { begin, see }: { begin(attempt: number): void; see(event: LoggedEvent): void },
): Promise<void> {
  const isOurs = descendantsOf(leg.workers);
  let isLegs = false;
  // What the leg's own state has forgotten has not happened here either. Its money is in the leg's cost.
  const story = new Story(true);
  await scanEvents(path, (event) => isValidEvent(event) && story.apply(event), FIGURE_EVENTS);
  const isLegsOwn = (event: LoggedEvent): boolean =>
    !LEFT_OUT.has(event.type) && isItsOwn(event, isOurs) && !story.isForgotten(event);
  await scanEvents(path, (event) => {
    if (event.type === 'leg_started') {
      isLegs = event.plan === leg.plan && event.leg === leg.name && Number.isSafeInteger(event.attempt);
      if (isLegs) begin(event.attempt);
    } else if (isLegs && isValidEvent(event) && isLegsOwn(event)) see(event);
  });
}

function isItsOwn(event: LoggedEvent, isOurs: (agentId: string) => boolean): boolean {
  const agent: unknown = 'agent' in event ? event.agent : undefined;
  if (agent === undefined) return event.type === 'warning';
  // Names of files are made of both.
  if ('turn' in event && !/^\d{1,15}$/.test(String(event.turn))) return false;
  return typeof agent === 'string' && /^[a-z0-9_]+$/.test(agent) && isOurs(agent);
}

/** The event with the numbers that it has in the log of the collecting run. */
export function renumberedEvent(event: LoggedEvent, numbering: Numbering, paths: RunPaths): LoggedEvent {
  switch (event.type) {
    case 'state_started':
      return event.step === undefined ? event : { ...event, step: numbering.step(event.step) };
    case 'turn_started': {
      const turn = numbering.turn(event.turn);
      const transcript =
        event.kind === 'script'
          ? scriptTranscriptPath(paths.turns)
          : transcriptPath(paths.turns, turn, event.agent, event.state);
      return { ...event, turn, transcript };
    }
    default:
      return 'turn' in event && typeof event.turn === 'string'
        ? { ...event, turn: numbering.turn(event.turn) }
        : event;
  }
}
