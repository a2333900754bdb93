import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createClaudeAgent } from '../../../src/agents/claude/agent.js';
import { claudeSessions } from '../../../src/agents/claude/session.js';
import { apiError, fixture, resultLine } from '../claude/fake-claude.js';
import { type PlayedTurn, playedStage, type Scene } from './fake-stage.js';

const [INIT = '', MESSAGE = ''] = fixture('hello');

export const claudeStage = playedStage({
  create: (startProcess, home) =>
    createClaudeAgent({
      startProcess,
      now: Date.now,
      isRoot: false,
      env: { CLAUDE_CONFIG_DIR: home },
      warm: null,
    }),
  sessions: (home) => claudeSessions({ CLAUDE_CONFIG_DIR: home }),
  scene,
});

const changed = (line: string, changes: object): string =>
  JSON.stringify({ ...JSON.parse(line), ...changes });

function scene({ happening, session, time, home }: PlayedTurn): Scene {
  const id = { session_id: session };
  const init = changed(INIT, id);
  keepPrompt(home, session, time);
  switch (happening.kind) {
    case 'answer':
    case 'garbage': {
      const { text } = happening;
      return { lines: [init, said(text, id), resultLine({ ...id, result: text })], exit: { exitCode: 0 } };
    }
    case 'empty':
      return { lines: [init, resultLine({ ...id, result: '' })], exit: { exitCode: 0 } };
    case 'hang': {
      const stopped = {
        subtype: 'error_during_execution',
        is_error: true,
        terminal_reason: 'aborted_streaming',
      };
      const whenStopped = [resultLine({ ...id, ...stopped, result: undefined })];
      return { lines: [init], whenStopped, exit: { exitCode: 0 } };
    }
    case 'limit': {
      const [, event = '{}', result = '{}'] = fixture('usage-limit');
      const info = { ...JSON.parse(event).rate_limit_info, resetsAt: Math.floor(happening.resetAt / 1000) };
      const lines = [init, changed(event, { rate_limit_info: info }), changed(result, id)];
      return { lines, exit: { exitCode: 1 } };
    }
    case 'refusal': {
      const { status } = happening;
      const retry = {
        type: 'system',
        subtype: 'api_retry',
        error_status: 429,
        attempt: 1,
        retry_delay_ms: 5,
      };
      const before = status === 429 ? [init, JSON.stringify(retry)] : [init];
      return { lines: [...before, apiError(status, REFUSALS[status], id)], exit: { exitCode: 1 } };
    }
    case 'hour':
      return { lines: [init, apiError(429, REFUSALS[429], id)], exit: { exitCode: 1 } };
    case 'overlong': {
      const text =
        "API Error: Claude's response exceeded the 64000 output token maximum. To configure this behavior, set the CLAUDE_CODE_MAX_OUTPUT_TOKENS environment variable.";
      const told = {
        is_error: true,
        stop_reason: 'max_tokens',
        api_error: 'max_output_tokens',
        result: text,
      };
      return { lines: [init, resultLine({ ...id, ...told })], exit: { exitCode: 1 } };
    }
    case 'crash':
      return { lines: [init], exit: { exitCode: null, signal: 'SIGKILL' } };
    default:
      return happening satisfies never;
  }
}

const REFUSALS = {
  401: 'Invalid API key · Fix external API key',
  429: 'API Error: Request rejected (429) · too many',
} as const;

function said(text: string, id: object): string {
  const { message } = JSON.parse(MESSAGE);
  return changed(MESSAGE, { ...id, message: { ...message, content: [{ type: 'text', text }] } });
}

/** What the CLI leaves of a session on disk. */
function keepPrompt(home: string, session: string, time: number): void {
  const file = join(home, 'projects', '-w', `${session}.jsonl`);
  mkdirSync(dirname(file), { recursive: true });
  const prompt = { type: 'user', message: { content: 'x' }, timestamp: new Date(time).toISOString() };
  appendFileSync(file, `${JSON.stringify(prompt)}\n`);
}
