import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { execa } from 'execa';
import type { Report } from '../../src/cli/report.js';
import type { LoggedEvent } from '../../src/core/events.js';
import type { Run } from '../../src/core/run.js';
import { readStateFile } from '../../src/store/state-file.js';
import { claudeBinary, install } from '../e2e/agents/install.mjs';
import { endProcesses, type FoundProcess, processesIn, processesLeftIn } from './e2e-processes.js';
import type { ParsedRequest } from './model-api/anthropic-request.mjs';
import { startModelApi } from './model-api/server.mjs';
import { stateHomeOf } from './state-home.js';

export const VERSIONS = ['2.1.330', '2.1.197'] as const;
export type Version = (typeof VERSIONS)[number];
export type ModelApi = Awaited<ReturnType<typeof startModelApi>>;

/** Installing an agent CLI for the first time takes this long at most. */
export const INSTALL_TIMEOUT_MS = 300_000;
/** Where agents' keys are in labs whose tests do not say: `E2E_KEYS=proxy` runs any suite by the meter. */
const KEYS = process.env.E2E_KEYS;
/** A hung run is killed rather than left to jest; with `RAYMOND_PATIENCE=10` after ten times as long. */
const RUN_LIMIT_MS = 200_000 * Number(process.env.RAYMOND_PATIENCE ?? 1);
const RUN_ID = 'r';
const CLI = resolve(process.env.RAYMOND_CLI ?? 'dist/cli/index.js');

/** Run by `beforeAll`: the agent CLIs are no dependency of the package. */
export function installClaude(): void {
  for (const version of VERSIONS) install(`claude-${version}`);
}

export interface LabOptions {
  /** Claude Code's version. */
  readonly claude?: Version;
}

export interface RunOptions {
  /** On top of the lab's environment; `undefined` takes a name out of it. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** The project folder unless told otherwise. */
  readonly cwd?: string;
}

/** A run that has ended, seen from outside. */
export interface Ended {
  readonly exitCode: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
  /** What `--json` printed. */
  readonly report: Report;
  /** Start to exit, ms. */
  readonly ms: number;
}

export interface Live {
  readonly pid: number;
  signal(name: NodeJS.Signals): void;
  /** The first line of the run's event log for which `test` is true, now or later. */
  event(test: (event: LoggedEvent) => boolean): Promise<LoggedEvent>;
  /** Resolves when all of these have happened. @throws Error when the run ends before. */
  reaches(...events: readonly Promise<unknown>[]): Promise<void>;
  readonly ended: Promise<Ended>;
}

/** A project folder with a workflow, a home of its own, a model API, and the bundled CLI to run there. */
export class E2eLab {
  readonly project: string;
  readonly config: string;
  /** The project's state folder. */
  readonly stateHome: string;

  private constructor(
    readonly folder: string,
    readonly api: ModelApi,
    readonly version: Version,
  ) {
    this.project = join(folder, 'project');
    this.config = join(folder, 'home', '.claude');
    this.stateHome = stateHomeOf(this.project, join(folder, 'home', '.local', 'state'));
  }

  /** @param files the workflow's states: file name to text */
  static async open(files: Readonly<Record<string, string>>, options: LabOptions = {}): Promise<E2eLab> {
    const version = options.claude ?? '2.1.330';
    const folder = mkdtempSync(join(tmpdir(), 'raymond-e2e-'));
    const lab = new E2eLab(folder, await startModelApi(), version);
    for (const name of ['bin', 'home', 'tmp', 'project/wf'])
      mkdirSync(join(folder, name), { recursive: true });
    // The event log is watched from the start, so its folder has to be there.
    mkdirSync(lab.runFolder, { recursive: true, mode: 0o700 });
    symlinkSync(claudeBinary(version), join(folder, 'bin', 'claude'));
    if (KEYS !== undefined) {
      const config = join(folder, 'home', '.config', 'raymond');
      mkdirSync(config, { recursive: true });
      writeFileSync(join(config, 'config.yaml'), `keys: ${KEYS}\n`);
    }
    for (const [name, text] of Object.entries(files)) writeFileSync(join(lab.project, 'wf', name), text);
    return lab;
  }

  addState(name: string, text: string): void {
    writeFileSync(join(this.project, 'wf', `${name}.md`), text);
  }

  /** `raymond run wf` with Sonnet and a report; `args` come last and win. */
  run(args: readonly string[] = [], options: RunOptions = {}): Promise<Ended> {
    return this.start(args, options).ended;
  }

  resume(args: readonly string[] = [], options: RunOptions = {}): Promise<Ended> {
    return this.launch(['resume', RUN_ID, '--json', ...args], options).ended;
  }

  /** `resume` in another copy of the project, which is gone from where it was. */
  resumeIn(project: string, args: readonly string[] = [], options: RunOptions = {}): Promise<Ended> {
    const where = ['--cwd', project, '--state-dir', this.stateHome];
    return this.launch(['resume', RUN_ID, '--json', ...where, ...args], {
      ...options,
      cwd: this.folder,
    }).ended;
  }

  /** Resolves once a session's transcript on disk holds the text. */
  async transcriptHolds(text: string): Promise<void> {
    const projects = join(this.config, 'projects');
    for (;;) {
      const names = readdirSync(projects, { recursive: true, encoding: 'utf8' });
      if (names.some((name) => readText(join(projects, name)).includes(text))) return;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** The same as `run`, given while it goes on. */
  start(args: readonly string[] = [], options: RunOptions = {}): Live {
    return this.launch(['run', 'wf', '--run-id', RUN_ID, '--model', 'sonnet', '--json', ...args], options);
  }

  /** Any command line. `report` is null unless standard output is JSON. */
  launch(args: readonly string[], { env = {}, cwd = this.project }: RunOptions = {}): Live {
    const began = Date.now();
    const child = execa(process.execPath, [CLI, ...args], {
      cwd,
      env: { ...this.environment(), ...env },
      extendEnv: false,
      reject: false,
      stdin: 'ignore',
      timeout: RUN_LIMIT_MS,
      killSignal: 'SIGKILL',
      stripFinalNewline: false,
    });
    const ended = child.then(({ exitCode, stdout, stderr }) => {
      const report = args.includes('--json') && stdout !== '' ? JSON.parse(stdout) : null;
      return { exitCode, stdout, stderr, report, ms: Date.now() - began };
    });
    return {
      pid: child.pid!,
      signal: (name) => void child.kill(name),
      event: (test) => this.eventWhen(test),
      reaches: async (...events) => {
        const tooSoon = ended.then(({ exitCode, stdout, stderr }) => {
          throw new Error(`the run ended too soon, with ${exitCode}: ${stdout}${stderr}`);
        });
        await Promise.race([Promise.all(events), tooSoon]);
      },
      ended,
    };
  }

  /** While the run goes on: with what its journal adds. */
  stateNow(): Promise<Run> {
    return readStateFile(join(this.stateHome, 'state', `${RUN_ID}.json`));
  }

  /** When it is over. */
  get state(): Run {
    return JSON.parse(readFileSync(join(this.stateHome, 'state', `${RUN_ID}.json`), 'utf8'));
  }

  get events(): LoggedEvent[] {
    // A line that is still being written is left for the next look.
    return readText(join(this.runFolder, 'events.jsonl'))
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line));
  }

  eventsOf<T extends LoggedEvent['type']>(type: T): Extract<LoggedEvent, { type: T }>[] {
    return this.events.filter((event): event is Extract<LoggedEvent, { type: T }> => event.type === type);
  }

  /** Resolves with a file's text in the project folder, once it is there and not empty. */
  fileWhen(name: string): Promise<string> {
    return when(this.project, () => readText(join(this.project, name)) || undefined);
  }

  /** The states each model request of an agent had before it, oldest first: what its session saw. */
  histories(): string[][] {
    return this.api
      .turns()
      .filter((turn) => !turn.followUp)
      .map(historyOf);
  }

  /** The states that each session was asked about, in order. */
  sessions(): string[][] {
    const states = new Map<string | undefined, string[]>();
    for (const turn of this.api.turns()) {
      const state = stateOf(turn);
      const known = states.get(turn.sessionId);
      if (known === undefined) states.set(turn.sessionId, [state ?? '']);
      else if (state !== known.at(-1)) known.push(state ?? '');
    }
    return [...states.values()];
  }

  /** What the API's own usage figures cost at the version's list price for Sonnet, USD. */
  servedCost(): number {
    return this.api.requests.reduce((sum, { reply }) => sum + costOf(this.version, reply.usage), 0);
  }

  /** What was started in this lab and lives. */
  processes(): FoundProcess[] {
    return processesIn(this.folder);
  }

  /** What lives although the run has ended. */
  orphans(): Promise<string[]> {
    return processesLeftIn(this.folder);
  }

  /** Ends what a killed orchestrator has left running here. */
  async endProcesses(): Promise<void> {
    endProcesses(this.folder);
    await processesLeftIn(this.folder);
  }

  async close(): Promise<void> {
    endProcesses(this.folder);
    await this.api.close();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  private get runFolder(): string {
    return join(this.stateHome, 'runs', RUN_ID);
  }

  private environment(): Record<string, string> {
    return {
      PATH: [join(this.folder, 'bin'), dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(
        delimiter,
      ),
      HOME: join(this.folder, 'home'),
      TMPDIR: join(this.folder, 'tmp'),
      LANG: 'C.UTF-8',
      TERM: 'dumb',
      CLAUDE_CONFIG_DIR: this.config,
      ...this.api.env,
    };
  }

  private eventWhen(test: (event: LoggedEvent) => boolean): Promise<LoggedEvent> {
    return when(this.runFolder, () => this.events.find(test));
  }
}

/** What `look` finds, now or after some later change in the folder. */
function when<T>(folder: string, look: () => T | undefined): Promise<T> {
  return new Promise((resolve) => {
    const watcher = watch(folder, () => check());
    const check = (): void => {
      const found = look();
      if (found === undefined) return;
      watcher.close();
      resolve(found);
    };
    check();
  });
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** A prompt that says whose it is. */
export const prompt = (state: string, more = ''): string => `STATE ${state}. ${more}\n`;

const stateIn = (text: string): string | undefined => /^STATE (\w+)\./m.exec(text)?.[1];

/** Prompts as the states they belong to; what is no state's prompt (a reminder, a notice) as it is. */
export const historyOf = (request: ParsedRequest): string[] =>
  request.prompts.map((text) => stateIn(text) ?? text);

/** The state that a request works on: reminders and notices follow its prompt. */
export const stateOf = (request: Partial<ParsedRequest>): string | undefined =>
  request.prompts?.map(stateIn).findLast((state) => state !== undefined);

/** Matches every turn of a state, for `api.reply`. */
export const at =
  (state: string) =>
  (request: ParsedRequest): boolean =>
    stateOf(request) === state;

interface Tokens {
  readonly input: number;
  readonly output: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
}

/** Sonnet's list price as each version of the CLI knows it, USD per million tokens. */
const PRICES: Readonly<Record<Version, Tokens>> = {
  '2.1.330': { input: 2, output: 10, cacheRead: 0.1, cacheWrite: 2.5 },
  '2.1.197': { input: 3, output: 15, cacheRead: 0.3, cacheWrite: 3.75 },
};

/** What tokens cost, USD. */
export function costOf(version: Version, usage: Tokens | undefined): number {
  if (usage === undefined) return 0;
  const names = ['input', 'output', 'cacheRead', 'cacheWrite'] as const;
  return names.reduce((sum, name) => sum + (usage[name] * PRICES[version][name]) / 1e6, 0);
}
