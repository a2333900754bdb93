import type { LoggedEvent } from '../../core/events.js';
import { Story } from '../../core/story/story.js';
import { oneLine } from '../text.js';

/**
 * `queued`: the next state waits for a free slot. `waiting`: the agent waits for a retry or a usage limit. `asking`: it
 * waits for a person. `over`: it has ended or failed.
 */
export type AgentPhase = 'queued' | 'running' | 'waiting' | 'asking' | 'over';

/** What an agent is doing until its turn reports something. */
const TURN_BEGINS = {
  prompt: 'starting',
  reminder: 'reminded',
  script: 'running',
  engine: 'running',
} as const;

/** What a watcher knows about one agent. Times are ms since the epoch, amounts USD. */
export interface AgentPicture {
  readonly id: string;
  readonly order: number;
  /** 0 for main, 1 for its workers: ids nest by `_`, as in `main_worker1_proces1` (spec 1.3). */
  readonly depth: number;
  state: string;
  phase: AgentPhase;
  /** When the phase and the state began. */
  phaseSince: number;
  stateSince: number;
  /** A worker's first variable, which tells what it works on. */
  item: string;
  /** What the agent is doing right now. */
  activity: string;
  /** When a waiting agent goes on. */
  until: number | null;
  stateCost: number;
  cost: number;
  /** `result`, `ask`, or the code that the agent failed with. */
  ending: string | null;
  failed: boolean;
}

/** A question that waits for a person. */
export interface AskedQuestion {
  readonly id: string;
  readonly text: string;
}

/** The run as its events show it. The console reads nothing else. */
export class RunPicture {
  readonly agents = new Map<string, AgentPicture>();
  /** Open questions by agent. */
  readonly questions = new Map<string, AskedQuestion>();
  /** The run's beginning was seen, so that what the picture lacks has not happened. */
  sawStart = false;
  runId = '';
  budget = 0;
  failures = 0;
  /** The message of the latest failure. */
  failure = '';
  startedAt = 0;

  /** @param story what has happened; the picture itself shows what goes on */
  constructor(readonly story = new Story(true)) {}

  /** The agent's picture. Agents that a resumed run already had appear with their first event. */
  agent(id: string, now: number): AgentPicture {
    const known = this.agents.get(id);
    if (known !== undefined) return known;
    const picture: AgentPicture = {
      id,
      order: this.agents.size,
      depth: id.split('_').length - 1,
      state: '',
      phase: 'queued',
      phaseSince: now,
      stateSince: now,
      item: '',
      activity: '',
      until: null,
      stateCost: 0,
      cost: 0,
      ending: null,
      failed: false,
    };
    this.agents.set(id, picture);
    return picture;
  }

  /** Every agent, followed by its workers. */
  family(): AgentPicture[] {
    const workers = new Map<string | null, AgentPicture[]>();
    for (const agent of this.agents.values()) {
      const parent = agent.id.slice(0, Math.max(0, agent.id.lastIndexOf('_')));
      // After a resume the parent may have ended long ago.
      const key = parent !== agent.id && this.agents.has(parent) ? parent : null;
      const siblings = workers.get(key);
      if (siblings === undefined) workers.set(key, [agent]);
      else siblings.push(agent);
    }
    const withWorkers = (agent: AgentPicture): AgentPicture[] => [
      agent,
      ...(workers.get(agent.id) ?? []).flatMap(withWorkers),
    ];
    return (workers.get(null) ?? []).flatMap(withWorkers);
  }

  /** The states that an agent has entered, in order. It may have been in the first one before anybody looked. */
  pathOf(agent: string): readonly string[] {
    const visits = this.story.agents.get(agent)?.visits ?? [];
    return visits.flatMap(({ isEntered, state }, index) => (isEntered || index === 0 ? [state] : []));
  }

  apply(event: LoggedEvent): void {
    const now = Date.parse(event.time);
    this.story.apply(event);
    if (event.type === 'run_started' || event.type === 'run_resumed') {
      this.runId = event.run_id;
      this.budget = event.budget_usd;
      this.startedAt = now;
      if (event.type === 'run_started') this.sawStart = true;
      this.#goOn(now);
    } else if ('agent' in event && event.agent !== undefined) {
      this.#applyToAgent(event, this.agent(event.agent, now), now);
    }
  }

  /** Notes that a resume goes on with every agent that has not ended, even failed ones. Open questions stay open. */
  #goOn(now: number): void {
    this.failures = 0;
    this.failure = '';
    for (const agent of this.agents.values()) {
      if (agent.ending === 'result' || agent.phase === 'asking') continue;
      agent.failed = false;
      agent.ending = null;
      agent.stateSince = now;
      enter(agent, 'queued', now, '');
    }
  }

  /** Notes that a resumed run begins in the middle of a state, which an earlier life, perhaps unseen, has entered. */
  #carryOn(agent: AgentPicture, state: string, now: number): void {
    if (agent.state === state) return;
    agent.state = state;
    agent.stateSince = now;
  }

  #applyToAgent(event: LoggedEvent, agent: AgentPicture, now: number): void {
    if (isOfVisit(event)) this.#carryOn(agent, event.state, now);
    switch (event.type) {
      case 'state_started':
        agent.state = event.state;
        agent.stateSince = now;
        agent.stateCost = 0;
        agent.ending = null;
        this.questions.delete(agent.id);
        enter(agent, 'running', now, 'starting');
        break;
      case 'turn_started':
        enter(agent, 'running', now, TURN_BEGINS[event.kind]);
        break;
      case 'output':
        this.#busy(agent, now, lastLine(event.text));
        break;
      case 'tool':
        this.#busy(agent, now, oneLine(`${event.name} ${event.summary}`));
        break;
      case 'print':
        this.#busy(agent, now, oneLine(event.text));
        break;
      case 'cost':
        agent.cost += event.cost_usd;
        agent.stateCost += event.cost_usd;
        break;
      case 'transition':
        if (event.transition.tag === 'result' && event.to === null) agent.ending = 'result';
        // A question has to be answered first.
        if (event.to !== null && event.transition.tag !== 'ask') moveOn(agent, event.to, now);
        break;
      case 'forked':
        this.#fork(event, now);
        break;
      case 'retry':
        agent.until = now + event.delay_ms;
        enter(agent, 'waiting', now, `retry ${event.attempt}: ${oneLine(event.message)}`);
        break;
      case 'waiting':
        agent.until = Date.parse(event.until);
        enter(agent, 'waiting', now, oneLine(event.reason));
        break;
      case 'joining':
        agent.until = event.until === null ? null : Date.parse(event.until);
        enter(agent, 'waiting', now, `${event.ended} of ${event.all} ended`);
        break;
      case 'joined':
        enter(agent, 'queued', now, '');
        break;
      case 'join_timeout':
        moveOn(agent, event.to, now);
        break;
      case 'stopped':
        agent.ending = 'stopped';
        this.questions.delete(agent.id);
        enter(agent, 'over', now, '');
        break;
      case 'asked':
        agent.ending = 'ask';
        this.questions.set(agent.id, { id: event.ask_id, text: event.question });
        enter(agent, 'asking', now, oneLine(event.question));
        break;
      case 'answered':
        agent.ending = null;
        this.questions.delete(agent.id);
        enter(agent, 'queued', now, '');
        break;
      case 'agent_ended':
        agent.ending = 'result';
        enter(agent, 'over', now, '');
        break;
      case 'agent_failed':
        agent.ending = event.code;
        agent.failed = true;
        this.failures += 1;
        this.failure = event.message;
        enter(agent, 'over', now, '');
        break;
    }
  }

  #fork(event: Extract<LoggedEvent, { type: 'forked' }>, now: number): void {
    const worker = this.agent(event.worker, now);
    worker.state = event.worker_state;
    worker.item = oneLine(Object.values(event.variables)[0] ?? '');
  }

  #busy(agent: AgentPicture, now: number, activity: string): void {
    if (agent.phase === 'waiting') enter(agent, 'running', now, activity);
    if (activity !== '') agent.activity = activity;
  }
}

/** Whether an event belongs to the agent's current state. A warning or a limit may come before the state is entered. */
function isOfVisit(event: LoggedEvent): event is LoggedEvent & { readonly state: string } {
  return !['state_started', 'warning', 'max_visits'].includes(event.type) && 'state' in event;
}

function moveOn(agent: AgentPicture, state: string, now: number): void {
  agent.state = state;
  agent.stateSince = now;
  enter(agent, 'queued', now, '');
}

function enter(agent: AgentPicture, phase: AgentPhase, now: number, activity: string): void {
  if (agent.phase !== phase) agent.phaseSince = now;
  agent.phase = phase;
  agent.activity = activity;
  if (phase !== 'waiting') agent.until = null;
}

/** The last meaningful line of a text: a tag alone on its line is for the program. */
function lastLine(text: string): string {
  const lines = text
    .slice(-2000)
    .trimEnd()
    .split(/[\r\n]+/);
  return oneLine(lines.findLast((line) => line.trim() !== '' && !/^\s*<\/?[a-z]/.test(line)) ?? '');
}
