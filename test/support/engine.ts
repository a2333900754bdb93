import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { AgentCli, TurnFailure, TurnOutcome, TurnRequest } from '../../src/agents/agent.js';
import { recoveryByCommand } from '../../src/cli/recovery-hint.js';
import { AGENT_CLIS, type Capabilities, factsOf } from '../../src/core/agent-clis.js';
import type { LoggedEvent } from '../../src/core/events.js';
import { LAUNCH_DEFAULTS } from '../../src/core/launch.js';
import { type Launch, NO_USAGE } from '../../src/core/run.js';
import { ChildProcesses } from '../../src/process/child-process.js';
import type { RunEnd } from '../../src/runtime/conduct.js';
import { resumeRun, startRun } from '../../src/runtime/launch.js';
import { realPorts } from '../../src/runtime/ports.js';
import type { RunDeps } from '../../src/runtime/run-deps.js';
import { StopControl } from '../../src/runtime/stop.js';
import { openWorkflow } from '../../src/workflow/open.js';

/** What a scripted agent does in one turn. */
export type Reply =
  | string
  | { text?: string; cost?: number; fail?: TurnFailure; hang?: boolean; grows?: number };

/** A promise: the turn goes on when the test lets it. */
export type ReplyTo = (taken: Taken) => Reply | Promise<Reply>;

export interface Taken {
  readonly agentId: string;
  readonly state: string;
  readonly prompt: string;
  readonly session: TurnRequest['session'];
  readonly request: TurnRequest;
}

/**
 * An agent CLI in this process: replies come from a table by state, sessions are counted like Claude's.
 * A stand-in, since what is under test is the engine; the real CLIs are driven in test/e2e.
 */
export class ScriptedAgent implements AgentCli {
  readonly capabilities: Capabilities;
  readonly turns: Taken[] = [];
  /** Messages by session. */
  readonly sessions = new Map<string, number>();
  cutOffCost?: NonNullable<AgentCli['cutOffCost']>;
  private readonly visits = new Map<string, number>();

  constructor(
    private readonly replies: Record<string, Reply | Reply[] | ReplyTo>,
    /** One of an agent CLI lends it that CLI's capabilities. */
    readonly name = 'scripted',
  ) {
    this.capabilities = factsOf(name)?.capabilities ?? AGENT_CLIS.claude.capabilities;
  }

  async turn(request: TurnRequest, signal: AbortSignal): Promise<TurnOutcome> {
    const { agentId, state } = request.context;
    const taken = { agentId, state, prompt: request.prompt, session: request.session, request };
    this.turns.push(taken);
    const reply = await this.replyTo(taken);
    const plan = typeof reply === 'string' ? { text: reply } : reply;
    const { session } = request;
    const before =
      session.kind === 'fresh'
        ? 0
        : (this.sessions.get(session.kind === 'branch' ? session.from : session.id) ?? 0);
    const grows = plan.grows ?? (plan.fail ? 0 : 2);
    if (grows > 0) this.sessions.set(session.id, before + grows);
    const account = {
      sessionId: session.id,
      costUsd: plan.cost ?? 0,
      costBasis: 'reported' as const,
      usage: NO_USAGE,
    };
    const interrupted = {
      ...account,
      ok: false as const,
      text: '',
      failure: { kind: 'interrupted' as const, message: 'interrupted' },
    };
    if (plan.hang) {
      await new Promise<void>((resolve) =>
        signal.aborted ? resolve() : signal.addEventListener('abort', () => resolve()),
      );
      return interrupted;
    }
    if (signal.aborted) return interrupted;
    if (plan.fail) return { ...account, ok: false, text: '', failure: plan.fail };
    return { ...account, ok: true, text: plan.text ?? '' };
  }

  private replyTo(taken: Taken): Reply | Promise<Reply> {
    const reply = this.replies[`${taken.agentId}/${taken.state}`] ?? this.replies[taken.state];
    if (reply === undefined) throw new Error(`no reply for ${taken.agentId} in ${taken.state}`);
    if (typeof reply === 'function') return reply(taken);
    if (!Array.isArray(reply)) return reply;
    const key = `${taken.agentId}/${taken.state}`;
    const visit = this.visits.get(key) ?? 0;
    this.visits.set(key, visit + 1);
    return reply[Math.min(visit, reply.length - 1)]!;
  }

  sessionMark(session: string): Promise<number> {
    return Promise.resolve(this.sessions.get(session) ?? 0);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

export interface Lab {
  readonly folder: string;
  readonly events: LoggedEvent[];
  readonly stop: StopControl;
  readonly children: ChildProcesses;
  run(agent: AgentCli, options?: LabOptions): Promise<RunEnd>;
  resume(agent: AgentCli, options?: LabOptions): Promise<RunEnd>;
  remove(): void;
}

export interface LabOptions {
  /** Its name in the lab's folder; default: `wf`. */
  readonly workflow?: string;
  readonly launch?: Partial<Launch>;
  readonly budgetUsd?: number;
  readonly input?: string;
  readonly answers?: { askId: string | undefined; text: string }[];
  readonly acceptChanges?: boolean;
  readonly freshSession?: boolean;
  readonly around?: Partial<RunDeps>;
}

/** A workflow in a temporary folder, run by the real engine. */
export function lab(files: Record<string, string | Uint8Array>): Lab {
  const folder = mkdtempSync(join(tmpdir(), 'raymond-lab-'));
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, 'wf', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const events: LoggedEvent[] = [];
  const lab: Lab = {
    folder,
    events,
    stop: new StopControl(),
    children: new ChildProcesses(),
    async run(agent, options = {}) {
      // What lint says of them is not what these workflows are about.
      const workflow = await openWorkflow(join(folder, options.workflow ?? 'wf'), { linted: true });
      const launch = { ...defaultLaunch(folder), ...options.launch };
      return startRun(
        {
          runId: 'r',
          workflow,
          input: options.input ?? null,
          budgetUsd: options.budgetUsd ?? 10,
          launch,
          metadata: {},
        },
        around(lab, agent, options),
      );
    },
    resume(agent, options = {}) {
      return resumeRun(
        {
          runId: 'r',
          openWorkflow: (path) => openWorkflow(path, { linted: true }),
          budgetUsd: options.budgetUsd,
          launch: (stored) => ({ ...stored, ...options.launch }),
          acceptChanges: options.acceptChanges ?? false,
          freshSession: options.freshSession ?? false,
          answers: options.answers ?? [],
        },
        { ...around(lab, agent, options), stop: options.around?.stop ?? new StopControl() },
      );
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
  return lab;
}

export function around(
  lab: Pick<Lab, 'folder' | 'children' | 'stop'> & { readonly events: LoggedEvent[] },
  agent: AgentCli,
  options: LabOptions,
): RunDeps {
  return {
    stateDir: join(lab.folder, '.raymond', 'state'),
    project: lab.folder,
    // No test waits for a back-off.
    ports: { ...realPorts, sleep: () => new Promise((resolve) => setImmediate(resolve)) },
    children: lab.children,
    stop: lab.stop,
    onEvent: (event) => lab.events.push(event),
    createAgentCli: () => Promise.resolve(agent),
    environment: { PATH: process.env.PATH },
    environmentMode: 'inherit',
    templateValues: {},
    recoveryHint: recoveryByCommand,
    worktrees: join(lab.folder, 'cache', 'worktrees'),
    checkDirectory: () => {},
    ...options.around,
  };
}

export function defaultLaunch(folder: string): Launch {
  const { budget_usd: _, ...choices } = LAUNCH_DEFAULTS;
  return { ...choices, on_ask: 'pause', cwd: folder, root: folder, loop: null, agent_args: null };
}

/** `main: START → B → result`, from the transition events. */
export function pathOf(events: readonly LoggedEvent[], agent = 'main'): string[] {
  return events.flatMap((event) =>
    event.type === 'state_started' && event.agent === agent ? [event.state.replace(/\.\w+$/, '')] : [],
  );
}
