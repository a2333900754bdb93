import { answer } from '../core/answer.js';
import { ProtocolError, UsageError } from '../core/errors.js';
import type { OpenAsk } from '../core/run.js';
import type { Effect } from '../core/step.js';
import { type Answer, openQuestion } from './answers.js';
import type { Runtime } from './runtime.js';
import type { AskPerson } from './surroundings.js';

/** What an answer has brought about, in the state that had asked. */
export interface Answered {
  readonly state: string;
  readonly effects: readonly Effect[];
}

export interface QuestionEnds {
  /** The run has the answer; what is to be done about it. null: the run is stopping, the question stays open. */
  answered(agentId: string, answered: Answered | null): void;
  crashed(agentId: string, error: unknown): void;
}

/**
 * Asks the person at the terminal, one question at a time (`--on-ask prompt`). Without a terminal the
 * question waits in the state file.
 */
export class Questions {
  /** Questions that somebody is being asked, or is about to be. */
  open = 0;
  private last: Promise<void> = Promise.resolve();
  /** By agent. */
  private readonly asked = new Map<string, AbortController>();

  constructor(
    private readonly runtime: Runtime,
    private readonly ends: QuestionEnds,
  ) {}

  put(agentId: string, ask: OpenAsk): void {
    const { askPerson } = this.runtime.options;
    if (this.runtime.run.launch.on_ask !== 'prompt' || !askPerson) return;
    this.open += 1;
    const withdrawn = new AbortController();
    this.asked.set(agentId, withdrawn);
    this.last = this.last.then(async () => {
      try {
        const answered = await this.untilAnswered(agentId, ask, askPerson, withdrawn.signal);
        this.open -= 1;
        this.ends.answered(agentId, answered);
      } catch (error) {
        this.ends.crashed(agentId, error);
      }
    });
  }

  /**
   * Takes an answer that came by another way than the terminal's (spec 8.2).
   * @throws UsageError, ProtocolError for one that fits no open question, or decides nothing
   */
  deliver({ askId, text }: Answer): {
    readonly agentId: string;
    readonly askId: string;
    readonly answered: Answered;
  } {
    const { agent, ask } = openQuestion(this.runtime.run, askId);
    const answered = this.give(agent.id, ask, text);
    this.withdraw(agent.id);
    return { agentId: agent.id, askId: ask.id, answered };
  }

  /** Nobody need answer any more: a join has stopped the agent, or somebody has answered elsewhere. */
  withdraw(agentId: string): void {
    this.asked.get(agentId)?.abort();
  }

  private async untilAnswered(
    agentId: string,
    ask: OpenAsk,
    askPerson: AskPerson,
    withdrawn: AbortSignal,
  ): Promise<Answered | null> {
    const { stop } = this.runtime.options;
    const over = AbortSignal.any([stop.anyStop, withdrawn]);
    let { question } = ask;
    while (!over.aborted) {
      const text = await askPerson(question, agentId, ask.multiline ?? false, over, ask.output);
      if (over.aborted) return null;
      try {
        return this.give(agentId, ask, text);
      } catch (error) {
        // An answer that decides nothing is asked for again.
        if (!(error instanceof UsageError || error instanceof ProtocolError)) throw error;
        question = error.message;
      }
    }
    return null;
  }

  /** At once: until the orchestrator hears of it, other agents may change the run too. */
  private give(agentId: string, ask: OpenAsk, text: string): Answered {
    const { workflow, emit } = this.runtime.options;
    const { current_state: state } = this.runtime.agent(agentId);
    const resolve = (target: string): string => workflow.resolve(target, state);
    const { effects } = this.runtime.change(answer, agentId, text, resolve);
    emit({ type: 'answered', agent: agentId, state, ask_id: ask.id, answer: text });
    return { state, effects };
  }
}
