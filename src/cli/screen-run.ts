import { resolve } from 'node:path';
import type { LoggedEvent } from '../core/events.js';
import { ChildProcesses } from '../process/child-process.js';
import { childEnvironment } from '../process/environment.js';
import { createConsole } from '../report/console/console.js';
import { createAgentCli } from '../runtime/agent-clis.js';
import type { RunEnd, Surroundings } from '../runtime/conduct.js';
import { scheduleDeadline } from '../runtime/deadline.js';
import { realPorts } from '../runtime/ports.js';
import { StopControl } from '../runtime/stop.js';
import { runPaths } from '../store/run-folder.js';
import { EXIT_CODES } from './exit.js';
import { tellFailure } from './failure.js';
import type { FlagValues } from './flags.js';
import { reportOf } from './report.js';
import { handleSignals } from './signals.js';
import { askOnTerminal, canMoveCursor, isUnicodeTerminal, wantsColor, writeOut } from './terminal.js';

export interface Conducted {
  readonly values: FlagValues;
  readonly cwd: string;
  readonly stateDir: string;
  readonly runId: string;
  /** What earlier lives of the run have done. */
  readonly history?: readonly LoggedEvent[];
}

/** Runs something that ends in a `RunEnd`, with console, signals and deadline around it; gives the exit code. */
export async function conduct(
  { values, cwd, stateDir, runId, history }: Conducted,
  go: (around: Surroundings) => Promise<RunEnd>,
): Promise<number> {
  const stop = new StopControl();
  const stopping = new AbortController();
  stop.onStop(() => stopping.abort());
  const children = new ChildProcesses();
  const screen = createConsole({
    stream: process.stderr,
    mode: values.quiet || values.json ? 'quiet' : values.verbose ? 'verbose' : 'normal',
    color: wantsColor(values),
    interactive: canMoveCursor(),
    unicode: isUnicodeTerminal(),
    now: realPorts.now,
    ...(history !== undefined && { history }),
  });
  const signals = handleSignals(stop, children, runId);
  const deadline = scheduleDeadline(stop, realPorts, runId, values.deadline, values['drain-time']);
  try {
    const end = await go({
      stateDir,
      ports: realPorts,
      stop,
      children,
      onEvent: (event) => screen.onEvent(event),
      agentCli: (name, launch, manifest) =>
        createAgentCli(name, {
          recording: launch.recording,
          strict: values.strict ?? false,
          record: values.record === undefined ? null : resolve(cwd, values.record),
          env: process.env,
          now: realPorts.now,
          children,
          warm: values['no-warm'] ? 0 : launch.concurrency,
          aiCreditUsd: manifest.ai_credit_usd,
        }),
      childEnvironment: (adapter, launch) =>
        childEnvironment({ parent: process.env, mode: 'inherit', allow: launch.env_allow, adapter }).env,
      templateValues: {},
      askPerson: (question, agent, isMultiline) =>
        screen.withPaused(() => askOnTerminal(`${agent} asks: ${question}`, stopping.signal, isMultiline)),
      checkDirectory: () => {},
      environment: process.env,
    });
    screen.close();
    if (values.json) await writeOut(`${JSON.stringify(reportOf(end))}\n`);
    else if (end.run.status === 'completed') await writeOut(`${end.run.results.main ?? ''}\n`);
    return EXIT_CODES[end.run.status];
  } catch (error) {
    screen.close();
    return tellFailure(error, {
      json: values.json ?? false,
      run: { id: runId, paths: runPaths(stateDir, runId) },
    });
  } finally {
    screen.close();
    signals.dispose();
    deadline.dispose();
    children.killAll();
  }
}
