import { answer } from '../core/answer.js';
import { ProtocolError, UsageError } from '../core/errors.js';
import { type GivenAnswer, openQuestion } from '../core/parked.js';
import type { OpenAsk } from '../core/run.js';
import type { AskPerson } from './run-deps.js';
import type { Runtime } from './runtime.js';

export interface QuestionEnds {
  /** Nobody is being asked any more: the run has the answer, or is stopping and the question stays open. */
  over(agentId: string): void;
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
        await this.untilAnswered(agentId, ask, askPerson, withdrawn.signal);
        this.open -= 1;
        this.ends.over(agentId);
      } catch (error) {
        this.ends.crashed(agentId, error);
      }
    });
  }

  /**
   * Takes an answer that came by another way than the terminal's (spec 8.2).
   * @throws UsageError, ProtocolError for one that fits no open question, or decides nothing
   */
  deliver({ askId, text }: GivenAnswer): { readonly agentId: string; readonly askId: string } {
    const { agent, ask } = openQuestion(this.runtime.run, askId);
    this.give(agent.id, text);
    this.withdraw(agent.id);
    return { agentId: agent.id, askId: ask.id };
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
  ): Promise<void> {
    const { stop } = this.runtime.options;
    const over = AbortSignal.any([stop.anyStop, withdrawn]);
    let { question } = ask;
    while (!over.aborted) {
      const text = await askPerson(question, agentId, ask.multiline ?? false, over, ask.output);
      if (over.aborted) return;
      try {
        this.give(agentId, text);
        return;
      } catch (error) {
        // An answer that decides nothing is asked for again.
        if (!(error instanceof UsageError || error instanceof ProtocolError)) throw error;
        question = error.message;
      }
    }
  }

  private give(agentId: string, text: string): void {
    const { current_state: state } = this.runtime.agent(agentId);
    const resolve = (target: string): string => this.runtime.options.workflow.resolve(target, state);
    this.runtime.change(answer, agentId, text, resolve);
  }
}
