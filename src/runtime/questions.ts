import { answer } from '../core/answer.js';
import { ProtocolError, UsageError } from '../core/errors.js';
import type { OpenAsk } from '../core/run.js';
import type { StepResult } from '../core/step.js';
import type { Runtime } from './runtime.js';
import type { AskPerson } from './surroundings.js';

export interface QuestionEnds {
  /** null: the run is stopping, the question stays open. */
  answered(agentId: string, result: StepResult | null): void;
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

  constructor(
    private readonly runtime: Runtime,
    private readonly ends: QuestionEnds,
  ) {}

  put(agentId: string, ask: OpenAsk): void {
    const { askPerson } = this.runtime.options;
    if (this.runtime.run.launch.on_ask !== 'prompt' || !askPerson) return;
    this.open += 1;
    this.last = this.last.then(async () => {
      try {
        const result = await this.untilAnswered(agentId, ask, askPerson);
        this.open -= 1;
        this.ends.answered(agentId, result);
      } catch (error) {
        this.ends.crashed(agentId, error);
      }
    });
  }

  private async untilAnswered(
    agentId: string,
    ask: OpenAsk,
    askPerson: AskPerson,
  ): Promise<StepResult | null> {
    const { stop, workflow, emit } = this.runtime.options;
    let { question } = ask;
    while (stop.request === null) {
      const text = await askPerson(question, agentId, ask.multiline ?? false, stop.anyStop);
      if (stop.request !== null) return null;
      try {
        const { current_state: state } = this.runtime.agent(agentId);
        const result = answer(this.runtime.run, agentId, text, (target) => workflow.resolve(target));
        emit({ type: 'answered', agent: agentId, state, ask_id: ask.id, answer: text });
        return result;
      } catch (error) {
        // An answer that decides nothing is asked for again.
        if (!(error instanceof UsageError || error instanceof ProtocolError)) throw error;
        question = error.message;
      }
    }
    return null;
  }
}
