import type { LoggedEvent } from '../core/events.js';
import { stateName } from '../core/map/workflow-map.js';
import type { EventOf } from '../core/story/visit.js';
import { type Annotation, GROUP_END, groupStart } from '../report/annotations.js';
import { formatEvent } from '../report/console/console-entry.js';
import { EventFormatter } from '../report/console/event-formatter.js';
import { createPlainLayout, type Layout } from '../report/console/layout.js';
import { type Line, lineText } from '../report/console/line.js';
import { RunPicture } from '../report/console/picture.js';
import { createTheme } from '../report/console/theme.js';
import { formatDuration, formatUsd } from '../report/format.js';
import { oneLine } from '../report/text.js';
import { workflowPlace } from '../report/workflow-place.js';
import type { Workflow } from '../workflow/parts/workflow.js';
import type { RunnerOutput } from './voice.js';

type AgentEvent = Extract<LoggedEvent, { agent: string }>;

/** Told at once, outside the groups, though they are part of a visit. */
const LIVE: ReadonlySet<LoggedEvent['type']> = new Set([
  ...([
    'run_started',
    'run_resumed',
    'run_ended',
    'state_started',
    'turn_started',
    'print',
    'forked',
  ] as const),
  ...(['reminder', 'retry', 'max_visits', 'asked', 'answered', 'waiting', 'agent_ended'] as const),
]);
/** A visit that says more than this loses what lies between its start and its end. */
const MAX_LINES = 1500;
const FIRST_LINES = 200;
const DROPPED_AT_ONCE = 300;
const WRAP_COLUMNS = 120;

interface LoggedVisit {
  readonly state: string;
  readonly number: number;
  readonly since: number;
  readonly lines: string[];
  dropped: number;
}

/**
 * The job's log (spec 4.6): one line for each thing that happens, as it happens, and a folded group for each
 * visit of a state, printed whole when the visit has ended: visits run beside each other, and groups can't.
 * Warnings and errors become annotations in the workflow's files.
 */
export class JobLog {
  readonly #theme = createTheme({ color: false, unicode: true });
  readonly #picture = new RunPicture();
  readonly #layout: Layout = createPlainLayout(this.#theme.glyphs, { timestamps: true });
  readonly #live = new EventFormatter(
    'normal',
    this.#theme,
    this.#picture,
    createPlainLayout(this.#theme.glyphs, { timestamps: false }),
    () => WRAP_COLUMNS,
    false,
  );
  /** Visits that go on, by agent. */
  readonly #visits = new Map<string, LoggedVisit>();
  /** Told when the run has ended. */
  readonly #lost: EventOf<'agent_failed'>[] = [];

  constructor(
    private readonly workflow: Workflow,
    /** Annotations name files relative to it. */
    private readonly workspace: string,
    private readonly voice: Pick<RunnerOutput, 'info' | 'line' | 'annotate'>,
  ) {}

  onEvent(event: LoggedEvent): void {
    if (event.type === 'run_ended') {
      this.#tellLost(event.status === 'completed' ? 'notice' : 'error');
      this.close();
    }
    // Where recovery follows a turn that had ended before, there is no visit to tell it with.
    const isGrouped = event.type === 'transition' && this.#visits.has(event.agent);
    if ('agent' in event && event.agent !== undefined) this.#takeDown(event as AgentEvent);
    if (event.type === 'warning') this.#annotate('warning', event, event.message);
    if (event.type === 'agent_failed') {
      if (event.code === 'LEG_LOST') this.#lost.push(event);
      else this.#annotate('error', event, `${event.code}: ${event.message}`);
    }
    // Warnings are told; the rest goes through the teller for its picture of the run, told or not.
    if (event.type === 'warning') return;
    const lines = this.#live.lines(event);
    if (LIVE.has(event.type) || (event.type === 'transition' && !isGrouped)) this.#print(lines);
  }

  /** Prints what visits that have not ended have said so far. Idempotent. */
  close(): void {
    for (const agent of [...this.#visits.keys()]) this.#closeVisit(agent, 'stopped', null);
    this.#tellLost('error');
  }

  /** Whether the join takes a leg that was lost for an error shows in what comes of the run. */
  #tellLost(level: Annotation['level']): void {
    for (const event of this.#lost.splice(0)) this.#annotate(level, event, `${event.code}: ${event.message}`);
  }

  #takeDown(event: AgentEvent): void {
    if (event.type === 'state_started') this.#open(event, event.visit);
    // A resumed run carries on with a state that was entered before.
    else if (event.type === 'turn_started' && !this.#visits.has(event.agent)) this.#open(event, 1);
    const visit = this.#visits.get(event.agent);
    if (visit === undefined) return;
    this.#keep(visit, event);
    const now = Date.parse(event.time);
    if (event.type === 'transition') this.#closeVisit(event.agent, arrowOf(event), now);
    else if (event.type === 'agent_failed') this.#closeVisit(event.agent, `✗ ${event.code}`, now);
  }

  #open({ agent, state, time }: AgentEvent, number: number): void {
    // Not to be lost, should a visit have ended without a word.
    if (this.#visits.has(agent)) this.#closeVisit(agent, 'left', Date.parse(time));
    this.#visits.set(agent, { state, number, since: Date.parse(time), lines: [], dropped: 0 });
  }

  #keep(visit: LoggedVisit, event: AgentEvent): void {
    const told = formatEvent(event, this.#picture.agents.get(event.agent), 'verbose', this.#theme.glyphs);
    if (told === null) return;
    // The group's title says whose they are.
    const lines = this.#layout.told({ ...told, agent: undefined, state: undefined }, Date.parse(event.time));
    visit.lines.push(...lines.map(lineText));
    if (visit.lines.length <= MAX_LINES) return;
    visit.lines.splice(FIRST_LINES, DROPPED_AT_ONCE);
    visit.dropped += DROPPED_AT_ONCE;
  }

  #closeVisit(agent: string, end: string, now: number | null): void {
    const visit = this.#visits.get(agent);
    if (visit === undefined) return;
    this.#visits.delete(agent);
    const cost = this.#picture.agents.get(agent)?.stateCost ?? 0;
    const facts = [
      `${agent} ${stateName(visit.state)}${visit.number > 1 ? ` (visit ${visit.number})` : ''} ${end}`,
      cost > 0 ? formatUsd(cost) : '',
      now === null ? '' : formatDuration(now - visit.since),
    ].filter((fact) => fact !== '');
    this.voice.line(groupStart(oneLine(facts.join(' · '))));
    const dropped = visit.dropped === 0 ? [] : [`… ${visit.dropped} lines are in the transcripts alone`];
    const shown = [...visit.lines.slice(0, FIRST_LINES), ...dropped, ...visit.lines.slice(FIRST_LINES)];
    for (const line of shown) this.voice.info(line);
    this.voice.line(GROUP_END);
  }

  #annotate(level: Annotation['level'], event: LoggedEvent, message: string): void {
    const { agent, state } = event as Partial<AgentEvent>;
    const { text, ...place } = workflowPlace(this.workflow, this.workspace, message, state);
    const who = [agent, state && stateName(state)].filter(Boolean).join(' ');
    const said = who === '' ? text : `${who}: ${text}`;
    if (!this.voice.annotate({ level, message: said, title: 'raymond', ...place }))
      this.voice.info(`${level}: ${oneLine(said)}`);
  }

  #print(lines: readonly Line[]): void {
    for (const line of lines) this.voice.info(lineText(line));
  }
}

function arrowOf({ to, transition }: EventOf<'transition'>): string {
  return `→ ${to === null ? transition.tag : stateName(to)}`;
}
