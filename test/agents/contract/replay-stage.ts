import { createHash } from 'node:crypto';
import type { AgentCli, TurnEvent } from '../../../src/agents/agent.js';
import { outputLimitMessage } from '../../../src/agents/agent.js';
import { sessionStore } from '../../../src/agents/registry.js';
import { createReplayAgent } from '../../../src/agents/replay/agent.js';
import {
  RECORDING_VERSION,
  type RecordedEvent,
  type RecordedFailure,
  type RecordedTurn,
} from '../../../src/agents/replay/recording.js';
import { turnRequest } from '../claude/fake-claude.js';
import type { Happening, OpenStage } from './stage.js';

/** What another CLI once met, played again. */
export const replayStage: OpenStage = async () => ({
  agent: agentThat({ kind: 'empty' }, ''),
  cwd: '/',
  sessions: await sessionStore('replay', { HOME: '/' }),
  started: 0,
  requests: 0,
  async turn(happening, { prompt, session, signal = new AbortController().signal, onUnderWay }) {
    const events: TurnEvent[] = [];
    const agent = agentThat(happening, prompt);
    const turn = agent.turn(turnRequest({ prompt, session }), signal, (event) => events.push(event));
    onUnderWay?.();
    return { outcome: await turn, events };
  },
  close: async () => {},
});

function agentThat(happening: Happening, prompt: string): AgentCli {
  const { context } = turnRequest();
  const turn: RecordedTurn = {
    version: RECORDING_VERSION,
    agent: context.agentId,
    state: context.state,
    visit: context.visit,
    turn: context.turnOfVisit,
    prompt_sha256: createHash('sha256').update(prompt).digest('hex'),
    text: 'text' in happening ? happening.text : '',
    session: null,
    cost_usd: 0.01,
    usage: { input_tokens: 10, output_tokens: 5, cache_read_tokens: 0, cache_write_tokens: 0 },
    events: eventsOf(happening),
    ...failureOf(happening),
  };
  return createReplayAgent({ recording: { folder: '/', turns: [turn], replies: {} }, strict: true });
}

const LONG_MS = 60_000;

function eventsOf({ kind }: Happening): RecordedEvent[] {
  return kind === 'hang' ? [{ type: 'text', text: 'late', delay_ms: LONG_MS }] : [];
}

function failureOf(happening: Happening): { failure?: RecordedFailure } {
  if (happening.kind === 'limit')
    return { failure: { kind: 'usage_limit', message: 'later', reset_at: happening.resetAt } };
  if (happening.kind === 'hour')
    return { failure: { kind: 'usage_limit', message: 'later', reset_at: Date.now() + 3_600_000 } };
  if (happening.kind === 'overlong')
    return { failure: { kind: 'output_limit', message: outputLimitMessage(null, null) } };
  if (happening.kind !== 'refusal') return {};
  const kind = happening.status === 401 ? 'authentication' : 'transient';
  return { failure: { kind, message: `the API said ${happening.status}` } };
}
