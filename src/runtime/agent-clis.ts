import type { AgentCli } from '../agents/agent.js';
import { type AdapterOptions, createAdapter } from '../agents/registry.js';
import { AGENT_VARIABLES, ownVariables } from '../core/agent-clis.js';
import type { ChildProcesses } from '../process/child-process.js';
import {
  type ChildEnvironment,
  type ChildEnvironmentOptions,
  childEnvironment,
} from '../process/environment.js';
import type { MeterClient } from './metering/client.js';

export interface AgentCliOptions
  extends Pick<AdapterOptions, 'recording' | 'strict' | 'env' | 'now' | 'aiCreditUsd'> {
  /** The folder that every turn is recorded to; null without recording. */
  readonly record: string | null;
  /** Whether the files that turns have written are recorded too (spec 8.4). */
  readonly recordFiles: boolean;
  readonly children: ChildProcesses;
  /** How many idle agent processes may be kept for their next turn (spec 6.1); 0 = none. */
  readonly warm: number;
  /** Gives the CLI's processes their keys; null: these are in the environment. */
  readonly meter: MeterClient | null;
}

/** A kept process that gets no turn for this long ends (spec 6.1). */
const WARM_IDLE_MS = 60_000;

/**
 * Creates an adapter by name, loading it and what it needs only now.
 * @throws UsageError for a name that is no agent, or a replay without a recording.
 */
export async function createAgentCli(name: string, options: AgentCliOptions): Promise<AgentCli> {
  const { record, recordFiles, children, warm, meter, ...rest } = options;
  const cli = await createAdapter(name, {
    ...rest,
    processStarter: async () => {
      const start = await children.agentStarter();
      return meter?.withKeys(name, start) ?? start;
    },
    isRoot: process.getuid?.() === 0,
    warm: warm > 0 ? { most: warm, idleMs: WARM_IDLE_MS } : null,
  });
  if (record === null) return cli;
  const { createRecorder, recordingAgent } = await import('../agents/replay/files.js');
  return recordingAgent(cli, await createRecorder(record), recordFiles);
}

/**
 * What a child sees of the environment (spec 6.5), with what the workflow's manifest adds (spec 2.6). There `${NAME}`
 * is a variable that the child sees anyway.
 * @param child an agent CLI's name, or `script`
 */
export function environmentOf(
  child: string,
  options: Omit<ChildEnvironmentOptions, 'own' | 'secrets'>,
  declared: Readonly<Record<string, string>> = {},
): ChildEnvironment {
  const whole = { ...options, own: ownVariables(child, options.parent), secrets: AGENT_VARIABLES };
  const seen = childEnvironment(whole);
  const entries = Object.entries(declared);
  if (entries.length === 0) return seen;
  const filled = entries.map(([name, value]) => [
    name,
    value.replace(/\$\{(\w+)\}/g, (_, other: string) => seen.env[other] ?? ''),
  ]);
  return childEnvironment({ ...whole, extra: { ...options.extra, ...Object.fromEntries(filled) } });
}
