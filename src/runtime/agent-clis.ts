import type { AgentCli } from '../agents/agent.js';
import { UsageError } from '../core/errors.js';
import type { ChildProcesses } from '../process/child-process.js';

export interface AgentCliOptions {
  /** Folder with the recording that `replay` plays. */
  readonly recording: string | null;
  /** A prompt that differs from the recorded one is an error. */
  readonly strict: boolean;
  /** Folder that every turn is recorded to. */
  readonly record: string | null;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly now: () => number;
  readonly children: ChildProcesses;
  /** How many idle agent processes may be kept for their next turn (spec 6.1); 0 = none. */
  readonly warm: number;
  /** What an AI credit of Copilot's costs, USD. */
  readonly aiCreditUsd?: number | undefined;
}

export const AGENT_NAMES = ['claude', 'copilot', 'replay'] as const;

/** A kept process that nobody asked for a turn ends after this (spec 6.1). */
const WARM_IDLE_MS = 60_000;

/**
 * Creates an adapter by name, loading it and what it needs only now.
 * @throws UsageError for a name that is no agent, or a replay without a recording.
 */
export async function createAgentCli(name: string, options: AgentCliOptions): Promise<AgentCli> {
  const cli = await bareAgentCli(name, options);
  if (options.record === null) return cli;
  const { createRecorder, recordingAgent } = await import('../agents/replay/files.js');
  return recordingAgent(cli, await createRecorder(options.record));
}

async function bareAgentCli(name: string, options: AgentCliOptions): Promise<AgentCli> {
  switch (name) {
    case 'claude': {
      const { createClaudeAgent } = await import('../agents/claude/agent.js');
      return createClaudeAgent({
        startProcess: await options.children.agentStarter(),
        now: options.now,
        isRoot: process.getuid?.() === 0,
        env: options.env,
        warm: options.warm > 0 ? { most: options.warm, idleMs: WARM_IDLE_MS } : null,
      });
    }
    case 'copilot': {
      const { createCopilotAgent } = await import('../agents/copilot/agent.js');
      return createCopilotAgent({
        startProcess: await options.children.agentStarter(),
        now: options.now,
        env: options.env,
        aiCreditUsd: options.aiCreditUsd,
      });
    }
    case 'replay': {
      if (options.recording === null)
        throw new UsageError('The replay agent plays a recording: give --recording DIR.');
      const { readRecording } = await import('../agents/replay/files.js');
      const { createReplayAgent } = await import('../agents/replay/agent.js');
      return createReplayAgent({ recording: await readRecording(options.recording), strict: options.strict });
    }
    default:
      throw new UsageError(`"${name}" is no agent. Known: ${AGENT_NAMES.join(', ')}.`);
  }
}
