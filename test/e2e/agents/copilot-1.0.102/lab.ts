import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import type { AgentCli, TurnEvent, TurnOutcome, TurnRequest } from '../../../../src/agents/agent.js';
import { createCopilotAgent } from '../../../../src/agents/copilot/agent.js';
import { copilotSessions } from '../../../../src/agents/copilot/session.js';
import type { SessionStore } from '../../../../src/agents/sessions.js';
import { ChildProcesses } from '../../../../src/process/child-process.js';
import type { StartProcess } from '../../../../src/process/handle.js';
import { endProcesses, processesIn, processesLeftIn } from '../../../support/e2e-processes.js';
import { startModelApi } from '../../../support/model-api/server.mjs';
import { COPILOT_CACHE, copilotBinary, install } from '../install.mjs';

type ModelApi = Awaited<ReturnType<typeof startModelApi>>;

const VERSION = '1.0.102';

/** Run by `beforeAll`: the agent CLIs are no dependency of the package. */
export function installCopilot(): void {
  install(`copilot-${VERSION}`);
}

export const newId = (): string => randomUUID();

export interface Taken {
  readonly outcome: TurnOutcome;
  readonly events: TurnEvent[];
  readonly warnings: string[];
  /** The failure's message; '' if there is none. */
  readonly failure: string;
  readonly ms: number;
}

/** The adapter with the real Copilot CLI behind it, in a home of its own, and a model API. */
export class CopilotLab {
  readonly folder = mkdtempSync(join(tmpdir(), 'raymond-copilot-lab-'));
  readonly work = join(this.folder, 'work');
  agent!: AgentCli;
  private readonly home = join(this.folder, 'home', '.copilot');
  private readonly children = new ChildProcesses();
  private command = copilotBinary(VERSION);
  private provider: Readonly<Record<string, string>> = {};
  private startProcess!: StartProcess;

  private constructor(
    readonly api: ModelApi,
    private readonly ownsApi: boolean,
  ) {
    for (const folder of [this.work, this.home, join(this.folder, 'tmp')])
      mkdirSync(folder, { recursive: true });
  }

  /** @param api of another lab; its own otherwise */
  static async open(api?: ModelApi): Promise<CopilotLab> {
    const lab = new CopilotLab(api ?? (await startModelApi()), api === undefined);
    lab.provider = lab.api.copilotEnv;
    lab.startProcess = await lab.children.agentStarter();
    lab.forget();
    return lab;
  }

  /** From now on as if at GitHub, with AI credits. */
  useGithub(): void {
    this.provider = this.api.copilotGithubEnv;
  }

  /** From now on through npm's wrapper, which is what users run and which passes no signal on. */
  useWrapper(): void {
    this.command = copilotBinary(VERSION, 'wrapper');
    this.forget();
  }

  /** The same lab with an adapter that has seen nothing yet, as when another process resumes a run. */
  forget(): void {
    this.agent = this.newAgent();
  }

  async turn(changes: Partial<TurnRequest>, signal = new AbortController().signal): Promise<Taken> {
    const events: TurnEvent[] = [];
    const began = Date.now();
    const outcome = await this.agent.turn(this.request(changes), signal, (event) => events.push(event));
    const warnings = events.flatMap((event) => (event.type === 'warning' ? [event.message] : []));
    const failure = outcome.ok ? '' : outcome.failure.message;
    return { outcome, events, warnings, failure, ms: Date.now() - began };
  }

  get sessions(): SessionStore {
    return copilotSessions({ COPILOT_HOME: this.home });
  }

  /** Copies a session's files from another lab. */
  takeOver(from: CopilotLab, files: readonly string[]): void {
    for (const name of files) cpSync(join(from.home, name), join(this.home, name));
  }

  /** The processes that were started in this lab and live just now. */
  live(): string[] {
    return processesIn(this.folder).map(({ command }) => command);
  }

  /** Command lines of those that still live when what is being killed has gone. */
  orphans(): Promise<string[]> {
    return processesLeftIn(this.folder);
  }

  /** As a second signal to the orchestrator, or its own end, does. */
  killAll(): void {
    this.children.killAll();
  }

  async close(): Promise<void> {
    endProcesses(this.folder);
    if (this.ownsApi) await this.api.close();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  environment(): Record<string, string> {
    const path = [dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(delimiter);
    return {
      ...{ PATH: path, HOME: join(this.folder, 'home'), TMPDIR: join(this.folder, 'tmp') },
      ...{ LANG: 'C.UTF-8', TERM: 'dumb', COPILOT_HOME: this.home, COPILOT_CACHE_HOME: COPILOT_CACHE },
      ...this.provider,
    };
  }

  private request(changes: Partial<TurnRequest>): TurnRequest {
    return {
      prompt: 'hello',
      cwd: this.work,
      env: this.environment(),
      session: { kind: 'fresh', id: newId() },
      permissionMode: 'acceptEdits',
      skipPermissions: false,
      idleTimeoutMs: 0,
      context: { agentId: 'main', state: 'START', visit: 1, turnOfVisit: 0 },
      onRaw: () => {},
      ...changes,
    };
  }

  private newAgent(): AgentCli {
    return createCopilotAgent({
      startProcess: this.startProcess,
      command: this.command,
      now: Date.now,
      env: { COPILOT_HOME: this.home },
    });
  }
}
