import type { LoggedEvent } from '../core/events.js';
import { createConsole } from '../report/console/console.js';
import { type Face, type RunRequest, runFor } from '../runtime/face.js';
import { realPorts } from '../runtime/ports.js';
import { runPaths } from '../store/run-folder.js';
import { resultText } from '../store/texts.js';
import { EXIT_CODES } from './exit.js';
import { tellFailure } from './failure.js';
import type { FlagValues } from './flags.js';
import { printed, reportOf } from './report.js';
import { recordFolder } from './settings.js';
import { listenToSignals } from './signals.js';
import { askOnTerminal, canMoveCursor, isUnicodeTerminal, wantsColor, writeOut } from './terminal.js';
import { wayOnByCommand } from './way-on.js';

export interface ScreenOptions {
  /** Command line over options file. */
  readonly values: FlagValues;
  readonly cwd: string;
  readonly stateDir: string;
  /** What earlier lives of the run have done. */
  readonly history?: readonly LoggedEvent[];
}

/** Runs a workflow on the terminal: console, result or report, and errors; gives the exit code. */
export async function runOnScreen(options: ScreenOptions, request: RunRequest): Promise<number> {
  const { values, stateDir } = options;
  const screen = screenOf(options);
  try {
    const end = await runFor(faceOf(options, screen), request);
    screen.close();
    const { folder } = end.paths;
    if (values.json) for (const piece of printed(reportOf(end), folder)) await writeOut(piece);
    else if (end.run.status === 'completed') await writeOut(`${resultText(folder, end.run.results.main)}\n`);
    return EXIT_CODES[end.run.status];
  } catch (error) {
    screen.close();
    return tellFailure(error, {
      json: values.json ?? false,
      run: { id: request.runId, paths: runPaths(stateDir, request.runId) },
    });
  }
}

type Screen = ReturnType<typeof createConsole>;

function screenOf({ values, history }: ScreenOptions): Screen {
  return createConsole({
    stream: process.stderr,
    mode: values.quiet || values.json ? 'quiet' : values.verbose ? 'verbose' : 'normal',
    color: wantsColor(values),
    interactive: canMoveCursor(),
    unicode: isUnicodeTerminal(),
    now: realPorts.now,
    ...(history !== undefined && { history }),
  });
}

function faceOf({ values, cwd, stateDir }: ScreenOptions, screen: Screen): Face {
  return {
    stateDir,
    ports: realPorts,
    environment: process.env,
    environmentMode: 'inherit',
    templateValues: {},
    onEvent: (event) => screen.onEvent(event),
    onSignal: listenToSignals,
    interrupted: (signal, runId) => `Interrupted by ${signal}. ${wayOnByCommand({ kind: 'resume' }, runId)}`,
    wayOn: wayOnByCommand,
    askPerson: (question, agent, isMultiline, signal) =>
      screen.withPaused(() => askOnTerminal(`${agent} asks: ${question}`, signal, isMultiline)),
    checkDirectory: () => {},
    deadline: values.deadline,
    drainTime: values['drain-time'],
    strict: values.strict ?? false,
    record: recordFolder(values, cwd),
    warm: !values['no-warm'],
  };
}
