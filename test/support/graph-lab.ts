import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LoggedEvent } from '../../src/core/events.js';
import { EMPTY_CONTEXT, type GraphContext } from '../../src/core/graph/context.js';
import type { Run } from '../../src/core/run.js';
import { ChildProcesses } from '../../src/process/child-process.js';
import type { RunEnd } from '../../src/runtime/conduct.js';
import { resumeRun, startRun } from '../../src/runtime/launch.js';
import { StopControl } from '../../src/runtime/stop.js';
import { openWorkflow } from '../../src/workflow/open.js';
import { around, defaultLaunch, type LabOptions, ScriptedAgent } from './engine.js';

export interface GraphOptions extends LabOptions {
  readonly vars?: Readonly<Record<string, string>>;
  readonly environment?: Readonly<Record<string, string>>;
  readonly agent?: ScriptedAgent;
  readonly runId?: string;
}

const WORKFLOW = '.raili/main/workflow.yaml';

/** A Raili project in a temporary folder, its graph run by the real engine, scripts for real. */
export class GraphLab {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'raymond-graph-')));
  readonly events: LoggedEvent[] = [];
  readonly children = new ChildProcesses();

  constructor(workflow: string, files: Readonly<Record<string, string>> = {}) {
    mkdirSync(join(this.folder, '.git'));
    for (const [name, text] of Object.entries({ [WORKFLOW]: workflow, ...files })) this.write(name, text);
  }

  write(name: string, text: string): void {
    const file = join(this.folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { mode: 0o755 });
  }

  read(name: string): string {
    return readFileSync(join(this.folder, name), 'utf8');
  }

  has(name: string): boolean {
    return existsSync(join(this.folder, name));
  }

  lines(name: string): string[] {
    return this.has(name) ? this.read(name).trim().split('\n') : [];
  }

  context(): GraphContext {
    return JSON.parse(this.read('.raili/main/context.json')) as GraphContext;
  }

  state(): Run {
    return JSON.parse(this.read('.raymond/state/r.json')) as Run;
  }

  async run(options: GraphOptions = {}): Promise<RunEnd> {
    const { agent = new ScriptedAgent({}), vars = {} } = options;
    const workflow = await openWorkflow(join(this.folder, options.workflow ?? '.raili/main'));
    return startRun(
      {
        runId: options.runId ?? 'r',
        workflow,
        input: options.input ?? null,
        budgetUsd: options.budgetUsd ?? 10,
        launch: { ...defaultLaunch(this.folder), ...options.launch },
        metadata: {},
        graph: {
          entry: workflow.entry,
          context: { ...EMPTY_CONTEXT, vars },
        },
      },
      this.around(agent, options),
    );
  }

  resume(options: GraphOptions = {}): Promise<RunEnd> {
    const { agent = new ScriptedAgent({}) } = options;
    return resumeRun(
      {
        runId: options.runId ?? 'r',
        openWorkflow: (path) => openWorkflow(path),
        budgetUsd: options.budgetUsd,
        launch: (stored) => ({ ...stored, ...options.launch }),
        acceptChanges: options.acceptChanges ?? false,
        freshSession: false,
        answers: options.answers ?? [],
      },
      this.around(agent, options),
    );
  }

  private around(agent: ScriptedAgent, options: GraphOptions) {
    const lab = {
      folder: this.folder,
      events: this.events,
      children: this.children,
      stop: new StopControl(),
    };
    const { environment, ...rest } = around(lab, agent, options);
    return { ...rest, environment: { ...environment, ...options.environment } };
  }

  /** The states entered, in order. */
  get path(): string {
    return this.events.flatMap((event) => (event.type === 'state_started' ? [event.state] : [])).join(' ');
  }

  /** Of the run; what lint says of the file is another matter. */
  warnings(): string[] {
    const ofLint = /workflow\.yaml:\d+: /;
    return this.events.flatMap((event) =>
      event.type === 'warning' && !ofLint.test(event.message) ? [event.message] : [],
    );
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export const answer = (text: string) => ({ answers: [{ askId: undefined, text }] });
