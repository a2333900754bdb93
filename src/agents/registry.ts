import { type AgentCliName, checkAgentCliName, factsOf } from '../core/agent-clis.js';
import { UsageError } from '../core/errors.js';
import type { Environment } from '../process/environment.js';
import type { StartProcess } from '../process/handle.js';
import type { AgentCli } from './agent.js';
import { withoutFooter } from './copilot/footer.js';
import type { SessionStore } from './sessions.js';

/** What an adapter may be made from; each takes what it needs. */
export interface AdapterOptions {
  /** What the turns will run in, as far as the CLI's home goes: where sessions are looked for. */
  readonly env: Environment;
  /** Epoch ms. */
  readonly now: () => number;
  /** Loads what starts a process. An adapter that starts none does not call it. */
  readonly processStarter: () => Promise<StartProcess>;
  /** Whether we are root, where some CLIs need a further variable before they run. */
  readonly isRoot: boolean;
  /** A program that is started instead of the CLI's own command. */
  readonly command?: string | undefined;
  /** Processes that may be kept for their session's next turn; null for none. */
  readonly warm: { readonly most: number; readonly idleMs: number } | null;
  /** What an AI credit costs, USD, for a CLI that counts in them. */
  readonly aiCreditUsd?: number | undefined;
  /** Folder of the recording that `replay` plays. With `strict`, a prompt that differs from it is an error. */
  readonly recording: string | null;
  readonly strict: boolean;
}

/** An agent CLI's code; its facts are its row in `core/agent-clis.ts`. */
interface Adapter {
  /** Loads the adapter, and what it needs, only now. */
  create(options: AdapterOptions): Promise<AgentCli>;
  /** Where its sessions lie; absent if it has none. */
  sessions?(env: Environment): Promise<SessionStore>;
  /** Finds out before anything is started whether it can be had. @throws UsageError */
  check?(options: Pick<AdapterOptions, 'recording'>): Promise<void>;
  /** A text without what the CLI itself adds at its end: no line of that is an answer (spec 5.10). */
  withoutFooter?(text: string): string;
}

const ADAPTERS: Readonly<Record<AgentCliName, Adapter>> = {
  claude: {
    create: async (options) => {
      const { createClaudeAgent } = await import('./claude/agent.js');
      return createClaudeAgent({ ...options, startProcess: await options.processStarter() });
    },
    sessions: async (env) => (await import('./claude/session.js')).claudeSessions(env),
  },
  copilot: {
    create: async (options) => {
      const { createCopilotAgent } = await import('./copilot/agent.js');
      return createCopilotAgent({ ...options, startProcess: await options.processStarter() });
    },
    sessions: async (env) => (await import('./copilot/session.js')).copilotSessions(env),
    withoutFooter,
  },
  replay: {
    create: async ({ recording, strict }) => {
      const { readRecording } = await import('./replay/files.js');
      const { createReplayAgent } = await import('./replay/agent.js');
      return createReplayAgent({ recording: await readRecording(folderOf(recording)), strict });
    },
    check: async ({ recording }) => {
      await (await import('./replay/files.js')).readRecording(folderOf(recording));
    },
  },
};

function folderOf(recording: string | null): string {
  if (recording !== null) return recording;
  throw new UsageError(
    'The replay agent plays a recording: say which folder it is in by --recording DIR, or the input `recording`.',
  );
}

/** @throws UsageError for a name that is no agent CLI */
function adapterOf(name: string): Adapter {
  checkAgentCliName(name);
  return ADAPTERS[name];
}

/** @throws UsageError for a name that is no agent CLI, or one that cannot be had */
export function createAdapter(name: string, options: AdapterOptions): Promise<AgentCli> {
  return adapterOf(name).create(options);
}

/**
 * Finds out before anything is started whether an agent CLI can be had.
 * @throws UsageError
 */
export async function checkAdapter(name: string, options: Pick<AdapterOptions, 'recording'>): Promise<void> {
  await adapterOf(name).check?.(options);
}

/** Where an agent CLI keeps its sessions; null for a CLI that has none, and for a name that is not known. */
export async function sessionStore(name: string, env: Environment): Promise<SessionStore | null> {
  if (!factsOf(name)?.capabilities.sessions) return null;
  return (await adapterOf(name).sessions?.(env)) ?? null;
}

/** A text without any CLI's footer: scripts call CLIs too. */
export function withoutFooters(text: string): string {
  return Object.values(ADAPTERS).reduce((rest, adapter) => adapter.withoutFooter?.(rest) ?? rest, text);
}
