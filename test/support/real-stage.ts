import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import type { AgentCli, TurnEvent, TurnRequest } from '../../src/agents/agent.js';
import { createAdapter, sessionStore } from '../../src/agents/registry.js';
import { AGENT_CLIS, type AgentCliName } from '../../src/core/agent-clis.js';
import { ChildProcesses } from '../../src/process/child-process.js';
import type { StartProcess } from '../../src/process/handle.js';
import { turnRequest } from '../agents/claude/fake-claude.js';
import type { Happening, OpenStage, Stage, Taken, TurnWishes } from '../agents/contract/stage.js';
import { COPILOT_CACHE, claudeBinary, copilotBinary } from '../e2e/agents/install.mjs';
import { endProcesses, processesLeftIn } from './e2e-processes.js';
import type { ParsedRequest } from './model-api/anthropic-request.mjs';
import { startModelApi, usageLimit } from './model-api/server.mjs';

type Model = Awaited<ReturnType<typeof startModelApi>>;
type Step = Parameters<Model['reply']>[1];

/** Those that are programs of somebody else's. */
export type RealCliName = {
  [Name in AgentCliName]: (typeof AGENT_CLIS)[Name]['program'] extends null ? never : Name;
}[AgentCliName];

interface RealCli {
  readonly binary: string;
  /** Points it at the model API, logged in as somebody who pays. */
  readonly env: (api: Model) => Readonly<Record<string, string>>;
  /** The same for somebody who has a limit. */
  readonly limitedEnv: (api: Model) => Readonly<Record<string, string>>;
  readonly limit: (resetAt: number) => Step;
  /** The retries after it are the CLI's own: one that it does not sit out for minutes. */
  readonly tooMany: Step;
  /** A cut answer, each time. */
  readonly overlong: Step;
}

/** More often than any CLI goes on by itself. */
const ASKS_ON = 8;

const secondsUntil = (time: number): number => Math.round((time - Date.now()) / 1000);

const REAL: Readonly<Record<RealCliName, RealCli>> = {
  claude: {
    binary: claudeBinary(AGENT_CLIS.claude.program.version),
    env: (api) => ({ ...api.env, CLAUDE_CODE_MAX_RETRIES: '2' }),
    limitedEnv: (api) => api.subscriptionEnv,
    limit: (resetAt) => usageLimit({ resetsAt: Math.round(resetAt / 1000) }),
    tooMany: { status: 429, headers: { 'retry-after': '1' } },
    overlong: { text: 'cut', stopReason: 'max_tokens' },
  },
  copilot: {
    binary: copilotBinary(AGENT_CLIS.copilot.program.version),
    env: (api) => ({ ...api.copilotGithubEnv, COPILOT_CACHE_HOME: COPILOT_CACHE }),
    limitedEnv: (api) => ({ ...api.copilotGithubEnv, COPILOT_CACHE_HOME: COPILOT_CACHE }),
    limit: (resetAt) => ({
      status: 429,
      headers: { 'retry-after': `${secondsUntil(resetAt)}` },
      error: { message: 'Sorry, you have exceeded your weekly limit.', code: 'user_weekly_rate_limited' },
    }),
    tooMany: { status: 429, headers: { 'retry-after': '1' } },
    overlong: { text: 'cut', stopReason: 'length' },
  },
};

export const REAL_CLI_NAMES = Object.keys(REAL) as readonly RealCliName[];

/** The folder of `test/e2e/agents` that a CLI's pinned version is installed in. */
export const packageOf = (name: RealCliName): string => `${name}-${AGENT_CLIS[name].program.version}`;

/** The adapter on the real CLI, in a home of its own, with the model API for a model. */
export class RealStage implements Stage {
  started = 0;
  readonly cwd: string;
  readonly api: Model;
  private constructor(
    private readonly folder: string,
    api: Model,
    private readonly cli: RealCli,
    private readonly children: ChildProcesses,
    readonly agent: AgentCli,
    private readonly noisy: AgentCli,
    readonly sessions: Stage['sessions'],
  ) {
    this.cwd = join(folder, 'work');
    this.api = api;
  }

  static async open(name: RealCliName): Promise<RealStage> {
    const folder = mkdtempSync(join(tmpdir(), 'real-stage-'));
    for (const each of ['work', 'home', 'tmp']) mkdirSync(join(folder, each));
    const cli = REAL[name];
    const noisy = join(folder, 'noisy');
    writeFileSync(
      noisy,
      `#!/bin/sh\necho 'Warning: something is old'\necho '{"type":"assis'\nexec '${cli.binary}' "$@"\n`,
      {
        mode: 0o755,
      },
    );
    const children = new ChildProcesses();
    const start = await children.agentStarter();
    const counting: StartProcess = (options) => {
      stage.started += 1;
      return start(options);
    };
    const env = { HOME: join(folder, 'home') };
    const create = (command: string): Promise<AgentCli> =>
      createAdapter(name, {
        ...{ env, command, now: Date.now, isRoot: process.getuid?.() === 0, warm: null },
        ...{ recording: null, strict: false, processStarter: async () => counting },
      });
    const adapters = [await create(cli.binary), await create(noisy)] as const;
    const store = await sessionStore(name, env);
    const stage = new RealStage(folder, await startModelApi(), cli, children, ...adapters, store);
    return stage;
  }

  async turn(happening: Happening, wishes: TurnWishes): Promise<Taken> {
    const { prompt, session, signal = new AbortController().signal } = wishes;
    // A CLI asks again with words of its own where an answer was cut off.
    if (happening.kind === 'overlong') this.api.reply(() => true, Array(ASKS_ON).fill(this.cli.overlong));
    else this.api.reply(prompt, this.step(happening));
    const isAsked = ({ lastPrompt }: Partial<ParsedRequest>): boolean =>
      lastPrompt?.includes(prompt) ?? false;
    const limited = happening.kind === 'limit';
    const request = { prompt, session, env: this.environment(limited) };
    const agent = happening.kind === 'garbage' ? this.noisy : this.agent;
    const turn = this.take(agent, request, signal);
    if (happening.kind === 'hang' || happening.kind === 'crash') {
      await Promise.race([this.api.when(isAsked), turn]);
      if (happening.kind === 'crash') this.children.killAll();
      wishes.onUnderWay?.();
    }
    return turn;
  }

  /** A turn whose reply is in the API's script already. */
  async take(
    agent: AgentCli,
    changes: Partial<TurnRequest>,
    signal = new AbortController().signal,
  ): Promise<Taken> {
    const events: TurnEvent[] = [];
    const request = turnRequest({ cwd: this.cwd, env: this.environment(false), ...changes });
    return { outcome: await agent.turn(request, signal, (event) => events.push(event)), events };
  }

  get requests(): number {
    return this.api.turns().length;
  }

  environment(limited: boolean): Record<string, string> {
    return {
      PATH: [dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(delimiter),
      ...{ HOME: join(this.folder, 'home'), TMPDIR: join(this.folder, 'tmp'), LANG: 'C.UTF-8', TERM: 'dumb' },
      ...(limited ? this.cli.limitedEnv(this.api) : this.cli.env(this.api)),
    };
  }

  async close(): Promise<void> {
    await this.agent.close();
    endProcesses(this.folder);
    await processesLeftIn(this.folder);
    await this.api.close();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  private step(happening: Exclude<Happening, { kind: 'overlong' }>): Step {
    switch (happening.kind) {
      case 'answer':
      case 'garbage':
        return { text: happening.text, nanoAiu: 1_000_000_000 };
      case 'empty':
        return { text: '' };
      case 'hang':
      case 'crash':
        return { hang: true };
      case 'hour':
        return { status: 429, headers: { 'retry-after': '3600' }, error: { message: 'Come back later' } };
      case 'limit':
        return this.cli.limit(happening.resetAt);
      case 'refusal':
        return happening.status === 401 ? { status: 401 } : this.cli.tooMany;
      default:
        return happening satisfies never;
    }
  }
}

export const realStage =
  (name: RealCliName): OpenStage =>
  () =>
    RealStage.open(name);
