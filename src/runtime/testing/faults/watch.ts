import type { AgentCli } from '../../../agents/agent.js';
import type { LoggedEvent } from '../../../core/events.js';
import { stateName } from '../../../core/map/workflow-map.js';
import type { FaultKind, FaultPlace } from '../../../core/testing/fault-report.js';
import type { AfterFault } from '../../../core/testing/judge-fault.js';
import { shortTransition } from '../../../core/testing/observed.js';
import type { Workflow } from '../../../workflow/parts/workflow.js';
import { forwardingAgent } from '../forwarding-agent.js';
import type { ScriptAct, ScriptPlace } from '../scripts.js';
import type { Strike } from './faulty-agent.js';
import { type PlannedFault, stateNamed } from './plan.js';

type Watched = Omit<AfterFault, 'observed' | 'hung' | 'stops'>;

const SCRIPT_ACTS: Readonly<Partial<Record<FaultKind, ScriptAct>>> = {
  'script-exits-1': { kind: 'stub', stub: { stdout: '', stderr: 'a fault of the test', exit_code: 1 } },
  'script-hangs': { kind: 'hang' },
  'script-prints-nothing': { kind: 'stub', stub: { stdout: '' } },
};

/** Sees when a fault strikes, and what of the run follows from it. */
export class FaultWatch {
  readonly strike: Strike = { turns: 0 };
  private readonly struckTurns = new Set<string>();
  private seenStrikes = 0;
  private readonly place: FaultPlace;
  private readonly soundTransitions: string[] = [];
  private struckTransition: AfterFault['struckTransition'] = null;
  private hasFailed = false;
  private wasSeen = false;
  private wasSpared = false;
  private timedOut = false;
  private reminders = 0;
  private retries = 0;
  /** Workers that were started after the fault: they may do the work again. */
  private readonly later = new Set<string>();
  /** States behind joins that the failure was handed to, as `AGENT/STATE`. */
  private readonly joiners = new Set<string>();
  private readonly entered = new Map<string, { state: string; visit: number }>();

  constructor(
    private readonly fault: PlannedFault,
    private readonly workflow: Workflow,
  ) {
    this.place = fault.place;
  }

  get hasStruck(): boolean {
    return this.strike.turns > 0 || this.fault.answers !== undefined;
  }

  told(): Watched {
    return {
      soundTransitions: this.soundTransitions,
      struckTransition: this.struckTransition,
      hasFailed: this.hasFailed,
      wasSeen: this.wasSeen,
      wasSpared: this.wasSpared,
      timedOut: this.timedOut,
      reminders: this.reminders,
      retries: this.retries,
    };
  }

  /** What the script that is to be struck does instead, the first time. Null for every other script and visit. */
  act({ agent, state, visit }: ScriptPlace): ScriptAct {
    const act = SCRIPT_ACTS[this.fault.kind] ?? null;
    const { place } = this;
    const isHere = agent === place.agent && state === place.state && visit === place.visit;
    if (act === null || !isHere || this.strike.turns > 0) return null;
    this.strike.turns += 1;
    return act;
  }

  /** Wraps the agent to see whether states behind a join are told of the failure. */
  over(agent: AgentCli): AgentCli {
    return forwardingAgent(agent, (request, signal, onEvent) => {
      const { agentId, state } = request.context;
      if (this.joiners.has(`${agentId}/${stateName(state)}`) && request.prompt.includes(this.place.agent))
        this.wasSeen = true;
      return agent.turn(request, signal, onEvent);
    });
  }

  /** Is this the moment when the visit's work is done and on record, and nothing has come of it yet? */
  isEndOfVisit(event: LoggedEvent): boolean {
    const { place } = this;
    if (event.type !== 'outcome' || event.agent !== place.agent || stateName(event.state) !== place.state)
      return false;
    if (this.entered.get(event.agent)?.visit !== place.visit) return false;
    this.strike.turns += 1;
    return true;
  }

  onEvent(event: LoggedEvent): void {
    if (event.type === 'state_started')
      this.entered.set(event.agent, { state: stateName(event.state), visit: event.visit });
    if (!this.hasStruck) return;
    switch (event.type) {
      case 'outcome':
        if (this.seenStrikes === this.strike.turns || !this.isOurs(event)) break;
        this.seenStrikes = this.strike.turns;
        this.struckTurns.add(event.turn);
        break;
      case 'transition': {
        const text = shortTransition(event.transition);
        if (this.struckTurns.has(event.turn)) this.struckTransition = { text, implicit: event.implicit };
        else if (this.isOurs(event)) this.soundTransitions.push(text);
        break;
      }
      case 'forked':
        this.later.add(event.worker);
        break;
      case 'agent_failed':
        if (event.agent === this.place.agent) this.hasFailed = true;
        break;
      case 'reminder':
        if (event.agent === this.place.agent) this.reminders += 1;
        break;
      case 'retry':
        if (event.agent === this.place.agent) this.retries += 1;
        break;
      case 'joined':
        if (event.workers.some(({ id, status }) => id === this.place.agent && status !== 'completed'))
          this.handedOver(event.agent, event.state);
        break;
      case 'join_timeout':
        this.timedOut = true;
        break;
      default:
    }
  }

  private isOurs({ agent, state }: { agent: string; state: string }): boolean {
    return stateName(state) === this.place.state && (agent === this.place.agent || this.later.has(agent));
  }

  private handedOver(agent: string, state: string): void {
    const definition = stateNamed(this.workflow, state);
    if (definition === undefined || definition.kind === 'graph') return;
    if (typeof definition.options.join?.of === 'number') this.wasSpared = true;
    if (definition.kind === 'prompt') this.joiners.add(`${agent}/${stateName(state)}`);
    // Nobody knows what a script does with the failure, but its text tells whether it has a look.
    else if (definition.text.includes('RAYMOND_WORKERS_FILE')) this.wasSeen = true;
  }
}
