import type { LoggedEvent } from '../../core/events.js';
import { stateName } from '../../core/map/workflow-map.js';
import { ChildProcesses } from '../../process/child-process.js';
import type { ChildHandle, ProcessExit, ProcessOptions } from '../../process/handle.js';
import type { VirtualClock } from './virtual-clock.js';

/** What a script writes and ends with, without being run. */
export interface ScriptStub {
  readonly stdout: string;
  readonly stderr?: string;
  readonly exit_code?: number;
}

export interface ScriptPlace {
  readonly agent: string;
  /** Without extension. */
  readonly state: string;
  readonly visit: number;
}

/** What happens instead of the script: a stub, or nothing for ever. Null when it is run for real. */
export type ScriptAct =
  | { readonly kind: 'stub'; readonly stub: ScriptStub }
  | { readonly kind: 'hang' }
  | null;

/** Starts scripts for real, except those for which `act` says something else. */
export class RehearsedScripts extends ChildProcesses {
  private readonly entered = new Map<string, ScriptPlace>();
  /** Agents whose script turn is about to start. A notify script is no turn, and is never replaced. */
  private readonly due = new Set<string>();

  constructor(
    private readonly act: (place: ScriptPlace) => ScriptAct,
    private readonly clock: Pick<VirtualClock, 'hang'>,
  ) {
    super();
  }

  onEvent(event: LoggedEvent): void {
    if (event.type === 'state_started') {
      const { agent, state, visit } = event;
      this.entered.set(agent, { agent, state: stateName(state), visit });
    } else if (event.type === 'turn_started' && event.kind === 'script') this.due.add(event.agent);
  }

  override startScript(options: ProcessOptions): ChildHandle {
    const agent = options.env.RAYMOND_AGENT_ID ?? '';
    const place = this.entered.get(agent);
    const act = place !== undefined && this.due.delete(agent) ? this.act(place) : null;
    if (act === null) return super.startScript(options);
    return act.kind === 'hang' ? hanging(this.clock.hang()) : stubbed(options, act.stub);
  }
}

const NO_CONTROL = { pid: undefined, write: () => {}, endStdin: () => {} };

function stubbed(
  options: ProcessOptions,
  { stdout, stderr = '', exit_code: exitCode = 0 }: ScriptStub,
): ChildHandle {
  const done = new Promise<ProcessExit>((resolve) => {
    setImmediate(() => {
      if (stdout !== '') options.onStdout(Buffer.from(stdout));
      if (stderr !== '') options.onStderr(Buffer.from(stderr));
      resolve({ exitCode, signal: null, spawnError: null });
    });
  });
  return { ...NO_CONTROL, stop: () => {}, done };
}

/** A script that only a signal ends. */
function hanging(release: () => void): ChildHandle {
  let end: (exit: ProcessExit) => void = () => {};
  const done = new Promise<ProcessExit>((resolve) => {
    end = resolve;
  });
  let isOver = false;
  const stop = (signal: string): void => {
    if (isOver) return;
    isOver = true;
    release();
    end({ exitCode: null, signal, spawnError: null });
  };
  return { ...NO_CONTROL, stop, done };
}
