import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  AgentCli,
  SessionRequest,
  TurnEvent,
  TurnOutcome,
  TurnRequest,
} from '../../../src/agents/agent.js';
import { createClaudeAgent } from '../../../src/agents/claude/agent.js';
import { claudeSessions } from '../../../src/agents/claude/session.js';
import type { WarmOptions } from '../../../src/agents/claude/warm.js';
import type { SessionStore } from '../../../src/agents/sessions.js';
import { ChildProcesses } from '../../../src/process/child-process.js';
import type { ChildHandle, ProcessOptions, StartProcess } from '../../../src/process/handle.js';
import { claudeBinary } from '../../e2e/agents/install.mjs';
import { startModelApi } from '../../support/model-api/server.mjs';
import { turnRequest } from './fake-claude.js';

export const WARM: WarmOptions = { most: 4, idleMs: 60_000 };

type Model = Awaited<ReturnType<typeof startModelApi>>;

export interface StartedProcess {
  readonly options: ProcessOptions;
  readonly handle: ChildHandle;
  ended: boolean;
}

/** A Bash call that the model API asks for. */
export const bash = (command: string) => ({ name: 'Bash', input: { command, description: 'x' } });

/** The adapter on the real Claude Code, in a home of its own, with the model API for a model. */
export class RealClaude {
  readonly started: StartedProcess[] = [];
  readonly agents: AgentCli[] = [];
  readonly cwd: string;
  readonly env: Record<string, string>;
  private readonly config: string;

  private constructor(
    readonly folder: string,
    readonly api: Model,
    private readonly version: string,
    private readonly startProcess: StartProcess,
  ) {
    this.cwd = join(folder, 'work');
    this.config = join(folder, '.claude');
    this.env = {
      PATH: process.env.PATH ?? '/usr/bin:/bin',
      HOME: folder,
      TMPDIR: folder,
      LANG: 'C.UTF-8',
      TERM: 'dumb',
      CLAUDE_CONFIG_DIR: this.config,
      RAYMOND_STATE: 'START',
      ...api.env,
    };
  }

  static async open(version: string): Promise<RealClaude> {
    const folder = mkdtempSync(join(tmpdir(), 'real-claude-'));
    mkdirSync(join(folder, 'work'));
    const start = await new ChildProcesses().agentStarter();
    return new RealClaude(folder, await startModelApi(), version, start);
  }

  get sessions(): SessionStore {
    return claudeSessions(this.env);
  }

  agent(warm: WarmOptions | null = WARM): AgentCli {
    const agent = createClaudeAgent({
      startProcess: (options) => this.start(options),
      command: claudeBinary(this.version),
      now: Date.now,
      isRoot: process.getuid?.() === 0,
      env: this.env,
      warm,
    });
    this.agents.push(agent);
    return agent;
  }

  turn(
    agent: AgentCli,
    prompt: string,
    session: SessionRequest,
    changes: Partial<TurnRequest> & {
      signal?: AbortSignal;
      onEvent?: (event: TurnEvent) => void;
    } = {},
  ): Promise<TurnOutcome> {
    const { signal = new AbortController().signal, onEvent = () => {}, env = {}, ...rest } = changes;
    const request = turnRequest({
      prompt,
      session,
      cwd: this.cwd,
      env: { ...this.env, ...env },
      model: 'sonnet',
      permissionMode: 'bypassPermissions',
      ...rest,
    });
    return agent.turn(request, signal, onEvent);
  }

  /** Those that have not ended. */
  get live(): StartedProcess[] {
    return this.started.filter((each) => !each.ended);
  }

  /** `kill -9`, with the group as the kernel's OOM killer would not: only the process itself. */
  async killLatest(): Promise<void> {
    const latest = this.started.at(-1) as StartedProcess;
    process.kill(latest.handle.pid as number, 'SIGKILL');
    await latest.handle.done;
  }

  /** The texts of a session's transcript on disk: who says what, in order. */
  onDisk(session: string): string[] {
    const projects = join(this.config, 'projects');
    const path = readdirSync(projects)
      .map((slug) => join(projects, slug, `${session}.jsonl`))
      .find((each) => readText(each) !== '');
    return readText(path ?? '')
      .split('\n')
      .filter((line) => line.includes('"type":"user"') || line.includes('"type":"assistant"'))
      .map((line) => JSON.parse(line))
      .map(({ type, message }) => `${type}: ${textOf(message.content)}`);
  }

  async close(): Promise<void> {
    await Promise.all(this.agents.map((agent) => agent.close()));
    for (const { handle } of this.live) handle.stop('SIGKILL');
    await this.api.close();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  private start(options: ProcessOptions): ChildHandle {
    const handle = this.startProcess(options);
    const started = { options, handle, ended: false };
    this.started.push(started);
    void handle.done.then(() => {
      started.ended = true;
    });
    return handle;
  }
}

export const fresh = (id: string = randomUUID()) => ({ kind: 'fresh', id }) as const;
export const resume = (id: string) => ({ kind: 'resume', id }) as const;
export const branch = (from: string, id: string = randomUUID()) => ({ kind: 'branch', from, id }) as const;

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return (content as { type: string; text?: string }[])
    .map((block) => block.text ?? `[${block.type}]`)
    .join('');
}
