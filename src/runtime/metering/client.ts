import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { RaymondError } from '../../core/errors.js';
import { DUMMY_KEY, type MeterAddress, meteredEnvironment } from '../../core/metering/metering.js';
import { makeDummyKey } from '../../meter/dummy-key.js';
import type { Metered, News, Order, Shortage, StartOrder } from '../../meter/protocol.js';
import { addMetered, NO_REQUESTS } from '../../meter/requests.js';
import type { StartProcess } from '../../process/handle.js';
import { patienceWith } from '../../process/idle-timer.js';
import { type LockedProcess, processStart } from '../../store/lock.js';

/** What of its first order follows from the run. */
export type MeterRequest = Pick<StartOrder, 'upstreams' | 'budget_usd' | 'spent_usd' | 'ledger' | 'since'>;

/** What the meter says of a turn that has ended. */
export type MeteredTurnNews = Extract<News, { news: 'turn' }>;

export interface MeterListener {
  /** Nothing is left of the budget for a request of this turn. */
  readonly onBudget: (turn: string, shortage: Shortage) => void;
  /** A request was not passed on, or something is to be told. */
  readonly onWarning: (message: string, agent: string | null) => void;
  /** It has ended, which nobody has asked for: no further request gets through. */
  readonly onDeath: (how: string) => void;
}

/** What the meter sees of our environment: the way to the providers. Keys come by its stdin. */
const SEEN = [
  ...['PATH', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy'],
  ...['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'SSL_CERT_DIR', 'SYSTEMROOT'],
];

/** A signal has ended the run, which waits no longer for its meter's end. */
const HASTY_TIMEOUT_MS = 200;
const START_TIMEOUT_MS = 30_000;
/** It reads on for 60 s at most; one that was stopped never ends. */
const END_TIMEOUT_MS = 70_000;

/**
 * The orchestrator's end of the meter (spec 9.2): a process of ours that holds agents' keys and the budget. It is told
 * whose process and whose turn begins and ends, and tells what each request has cost.
 */
export class MeterClient {
  private processes = 0;
  /** Of turns that are not metered, in this life of the run. */
  private elsewhereUsd = 0;
  private isClosing = false;
  private readonly waiting = new Map<string, (told: MeteredTurnNews | null) => void>();
  /** Turns whose sums have been told. */
  private readonly told = new Set<string>();
  /** What agents' processes have asked since, by agent: a command in the background goes on after its turn. */
  private readonly late = new Map<string, Metered>();
  private readonly exited: Promise<void>;

  private constructor(
    private readonly child: ChildProcess,
    private readonly names: ReadonlySet<string>,
    readonly address: MeterAddress,
    private readonly runKey: string,
    news: AsyncIterator<News>,
    private readonly listener: MeterListener,
  ) {
    this.exited = new Promise((resolve) => child.once('exit', () => resolve()));
    void this.exited.then(() => this.hasEnded());
    void this.listen(news);
  }

  /** @throws RaymondError MODEL_GATE when it does not start */
  static async start(
    program: string,
    request: MeterRequest,
    environment: Readonly<Record<string, string | undefined>>,
    listener: MeterListener,
  ): Promise<MeterClient> {
    const runKey = randomBytes(32).toString('hex');
    // A socket's path may have 107 bytes, and a run's folder is longer.
    const folder = mkdtempSync(join(tmpdir(), 'rmd-'));
    const child = startProgram(program, environment);
    const news = newsOf(child);
    const start: StartOrder = {
      ...{ order: 'start', run_key: runKey, socket_folder: folder, tcp: true, network: 'open' },
      ...request,
    };
    child.stdin?.write(`${JSON.stringify(start)}\n`);
    const ready = await firstNews(news, child);
    if (ready?.news !== 'ready' || ready.port === null) {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
      const why = ready?.news === 'failed' ? ` (${ready.message})` : '';
      throw new RaymondError(
        'MODEL_GATE',
        `The process that holds the agents' keys could not be started${why}. Nothing was spent. With \`keys: environment\` agents get their keys themselves.`,
        { file: program },
      );
    }
    const names = new Set(request.upstreams.map(({ id }) => id));
    const address = { socket: ready.socket, port: ready.port };
    return new MeterClient(child, names, address, runKey, news, listener);
  }

  /** Which process it is, for the run's lock. */
  get process(): LockedProcess {
    const pid = this.child.pid ?? 0;
    return { pid, process_start: processStart(pid) ?? '' };
  }

  covers(cli: string): boolean {
    return this.names.has(cli);
  }

  /** The environment of a CLI that it covers: dummies for keys, and its own address. */
  environmentOf(cli: string, seen: Readonly<Record<string, string>>): Record<string, string> {
    return meteredEnvironment(cli, seen, this.address);
  }

  /** Gives each process that is started for a metered CLI a key of its own, which holds while the process lives. */
  withKeys(cli: string, start: StartProcess): StartProcess {
    if (!this.covers(cli)) return start;
    return (options) => {
      const agent = options.env.RAYMOND_AGENT_ID;
      if (agent === undefined) return start(options);
      this.processes += 1;
      const number = this.processes;
      const key = makeDummyKey(this.runKey, agent, number);
      const filled = Object.entries(options.env).map(([name, value]) => [
        name,
        value === DUMMY_KEY ? key : value,
      ]);
      this.send({ order: 'process', agent, process: number, upstream: cli });
      const child = start({ ...options, env: Object.fromEntries(filled) });
      void child.done.then(() => this.send({ order: 'process_end', agent, process: number }));
      return child;
    };
  }

  turnBegins(turn: Omit<Extract<Order, { order: 'turn' }>, 'order'>): void {
    this.send({ order: 'turn', ...turn });
  }

  /** What a turn has cost that the meter does not see, USD: of the same budget. */
  spentElsewhere(usd: number, budgetUsd: number): void {
    this.elsewhereUsd += usd;
    this.send({ order: 'budget', budget_usd: budgetUsd, spent_elsewhere_usd: this.elsewhereUsd });
  }

  /**
   * What the turn's requests have cost, once none is in flight. Null when the meter has ended, or nobody waits for it.
   * @param reportedUsd what the CLI says; null where it says nothing
   */
  turnEnds(
    agent: string,
    turn: string,
    reportedUsd: number | null,
    given: AbortSignal,
  ): Promise<MeteredTurnNews | null> {
    if (given.aborted || this.child.exitCode !== null || this.child.signalCode !== null)
      return Promise.resolve(null);
    return new Promise((resolve) => {
      const giveUp = (): void => settle(null);
      const settle = (told: MeteredTurnNews | null): void => {
        given.removeEventListener('abort', giveUp);
        this.waiting.delete(turn);
        resolve(told);
      };
      given.addEventListener('abort', giveUp);
      this.waiting.set(turn, settle);
      this.send({ order: 'turn_end', agent, turn, reported_usd: reportedUsd });
    });
  }

  /** What an agent's processes have asked since its last turn was counted, which no sum has yet. */
  takeLate(agent: string): Metered {
    const late = this.late.get(agent) ?? NO_REQUESTS;
    this.late.delete(agent);
    return late;
  }

  /** The same of all agents, USD. */
  get lateUsd(): number {
    return [...this.late.values()].reduce((sum, { usd }) => sum + usd, 0);
  }

  /**
   * Lets it end, which it does when no request is in flight any more.
   * @param hurry when it aborts, the meter is left to end by itself after a moment
   */
  async close(hurry: AbortSignal): Promise<'ended' | 'reads on'> {
    this.isClosing = true;
    this.child.stdin?.end();
    const patience = patienceWith(hurry, END_TIMEOUT_MS, HASTY_TIMEOUT_MS);
    const over = new Promise<void>((resolve) => {
      patience.signal.addEventListener('abort', () => resolve());
    });
    await Promise.race([this.exited, over]);
    patience.end();
    if (!patience.signal.aborted) return 'ended';
    if (!hurry.aborted) {
      this.child.kill('SIGKILL');
      await this.exited;
      return 'ended';
    }
    this.child.unref();
    (this.child.stdout as Socket | null)?.unref();
    return 'reads on';
  }

  private send(order: Order): void {
    if (this.child.stdin?.writable) this.child.stdin.write(`${JSON.stringify(order)}\n`);
  }

  private async listen(news: AsyncIterator<News>): Promise<void> {
    for (let next = await news.next(); !next.done; next = await news.next()) this.hear(next.value);
  }

  private hear(news: News): void {
    switch (news.news) {
      case 'turn':
        this.told.add(news.turn);
        this.waiting.get(news.turn)?.(news);
        break;
      case 'request':
        if (this.told.has(news.turn))
          this.late.set(news.agent, addMetered(this.late.get(news.agent) ?? NO_REQUESTS, news));
        break;
      case 'budget':
        this.listener.onBudget(news.turn, news);
        break;
      case 'refused':
        this.listener.onWarning(news.message, news.agent);
        break;
      case 'warning':
        this.listener.onWarning(news.message, null);
        break;
      case 'ready':
      case 'failed':
        break;
      default:
        news satisfies never;
    }
  }

  private hasEnded(): void {
    for (const settle of [...this.waiting.values()]) settle(null);
    if (this.isClosing) return;
    const { exitCode, signalCode } = this.child;
    this.listener.onDeath(signalCode ?? `exit code ${exitCode}`);
  }
}

/** In a session of its own, which no Ctrl-C reaches; without core dumps, in which the keys would be. */
function startProgram(
  program: string,
  environment: Readonly<Record<string, string | undefined>>,
): ChildProcess {
  const env = Object.fromEntries(
    SEEN.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  );
  const [command, args] =
    process.platform === 'win32'
      ? [process.execPath, [program]]
      : ['/bin/sh', ['-c', 'ulimit -c 0; exec "$0" "$1"', process.execPath, program]];
  const child = spawn(command, args, {
    ...{ cwd: dirname(program), env, detached: true, windowsHide: true },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  child.on('error', () => {});
  // It may be gone when it is told something.
  child.stdin?.on('error', () => {});
  return child;
}

async function* newsOf(child: ChildProcess): AsyncGenerator<News> {
  for await (const line of createInterface({ input: child.stdout! })) yield JSON.parse(line) as News;
}

/** Null when none comes in time. */
async function firstNews(news: AsyncIterator<News>, child: ChildProcess): Promise<News | null> {
  const timer = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS);
  try {
    const first = await news.next();
    return first.done ? null : first.value;
  } finally {
    clearTimeout(timer);
  }
}
