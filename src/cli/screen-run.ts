import { messageOf } from '../core/errors.js';
import type { LoggedEvent } from '../core/events.js';
import { Story } from '../core/story/story.js';
import { createConsole } from '../report/console/console.js';
import { sanitize } from '../report/text.js';
import type { RunEnd } from '../runtime/conduct.js';
import { type Face, type RunRequest, runFor } from '../runtime/face.js';
import { readServerFiles } from '../runtime/given-settings.js';
import { realPorts } from '../runtime/ports.js';
import type { DeliverAnswer } from '../runtime/run-deps.js';
import type { RightsFrom } from '../runtime/turns/rights.js';
import { worktreesInCache } from '../runtime/worktrees/place.js';
import { LeftChanges } from '../store/left-changes.js';
import { Mailbox } from '../store/mailbox.js';
import { projectAround } from '../store/project-folder.js';
import { projectRoot, runPaths } from '../store/run-folder.js';
import { changesFolder, stateInProject } from '../store/state-folder.js';
import { resultText } from '../store/texts.js';
import { ownFile } from './config.js';
import { EXIT_CODES, tellFailure } from './failure.js';
import type { FlagValues } from './flags.js';
import { recoveryByCommand } from './recovery-hint.js';
import { printed, reportOf } from './report.js';
import { choicesIn, recordFolder } from './settings.js';
import { askOnTerminal, canMoveCursor, isUnicodeTerminal, wantsColor, writeResult } from './terminal.js';

export interface ScreenOptions {
  /** The command line's values over those of the options file. */
  readonly values: FlagValues;
  readonly cwd: string;
  readonly stateDir: string;
  readonly rightsFrom: RightsFrom;
  /** Events of earlier lives of the run. */
  readonly history?: readonly LoggedEvent[];
}

/** Runs a workflow on the terminal, with console, result or report, and errors, and returns the exit code. */
export async function runOnScreen(options: ScreenOptions, request: RunRequest): Promise<number> {
  const { values, stateDir } = options;
  for (const warning of [stateInProject(stateDir, options.cwd), rootInProject(options)])
    if (warning !== null) process.stderr.write(`raymond: warning: ${sanitize(warning)}\n`);
  const screen = screenOf(options);
  const story = new Story(true);
  try {
    const mcp = await readServerFiles('--mcp', choicesIn(values, options.cwd).mcp ?? []);
    const face = faceOf(options, screen, story, request.runId);
    const end = await runFor({ ...face, ...(mcp && { mcp }) }, request);
    for (const line of lastLines(end, request)) screen.note(line);
    screen.close();
    const { folder } = end.paths;
    if (values.json) for (const piece of printed(reportOf(end), folder)) await writeResult(piece);
    else if (end.run.status === 'completed')
      await writeResult(`${resultText(folder, end.run.results.main)}\n`);
    return EXIT_CODES[end.run.status];
  } catch (error) {
    screen.close();
    return tellFailure(error, {
      json: values.json ?? false,
      run: { id: request.runId, paths: runPaths(stateDir, request.runId), story },
    });
  }
}

/** Warns people when this project lies in another one; null when it does not, or the user has accepted that. */
function rootInProject({ values, cwd, stateDir }: ScreenOptions): string | null {
  const root = projectRoot(cwd);
  const around = projectAround(root, process.env);
  const left = new LeftChanges(changesFolder(stateDir, process.env));
  if (around === null || left.isAccepted(root)) return null;
  if (values['accept-changes']) left.acceptRoot(root);
  return values['accept-changes']
    ? null
    : `The project of this start is ${root}, which lies in the project ${around}: options come from ${root} alone, and runs are kept apart. An agent that may edit files can make a project of a folder, by a .raymond or .git in it. If it is not meant, remove that; if it is, say so once with --accept-changes.`;
}

/** Where the run's files are, how to go on, and what was not done since the run had completed before. */
function lastLines({ run, paths, wasCompleted }: RunEnd, request: RunRequest): string[] {
  const runId = run.workflow_id;
  const answered = request.kind === 'resume' && request.answers.length > 0;
  const unused = answered ? ' The answer was not used: nothing is asked.' : '';
  const resume = recoveryByCommand({ kind: 'resume' }, runId);
  const isTold = run.message?.includes(`raymond resume ${runId}`) ?? false;
  return [
    ...(wasCompleted
      ? [`Run ${runId} was completed before, and nothing was run: its result is given again.${unused}`]
      : []),
    `Files: ${paths.folder}`,
    ...(run.status === 'completed' || isTold ? [] : [resume]),
  ];
}

type Screen = ReturnType<typeof createConsole>;

function screenOf({ values, history }: ScreenOptions): Screen {
  return createConsole({
    stream: process.stderr,
    mode: values.quiet ? 'quiet' : values.verbose ? 'verbose' : 'normal',
    color: wantsColor(values),
    interactive: canMoveCursor(),
    unicode: isUnicodeTerminal(),
    now: realPorts.now,
    ...(history !== undefined && { history }),
  });
}

function faceOf(
  { values, cwd, stateDir, rightsFrom }: ScreenOptions,
  screen: Screen,
  story: Story,
  runId: string,
): Face {
  return {
    stateDir,
    project: projectRoot(cwd),
    ports: realPorts,
    environment: process.env,
    environmentMode: 'inherit',
    keysWhereSilent: 'environment',
    templateValues: {},
    rightsFrom,
    onEvent: (event) => {
      story.apply(event);
      screen.onEvent(event);
    },
    onSignal: (react) =>
      listenToSignals(react, (signal) => {
        screen.close();
        const resume = recoveryByCommand({ kind: 'resume' }, runId);
        process.stderr.write(`Ended at once by ${signal}. What was under way was killed. ${resume}\n`);
      }),
    interrupted: (signal, runId) =>
      `Interrupted by ${signal}. ${recoveryByCommand({ kind: 'resume' }, runId)}`,
    recoveryHint: recoveryByCommand,
    askPerson: (question, agent, isMultiline, signal, output) =>
      screen.withPaused(() =>
        askOnTerminal(`${quoted(output)}${agent} asks: ${question}`, signal, isMultiline),
      ),
    answersLeft: (id, deliver) => listenForAnswers(runPaths(stateDir, id).lock, deliver),
    worktrees: worktreesInCache(process.env),
    checkDirectory: () => {},
    changesFolder: changesFolder(stateDir, process.env),
    rightsFiles: [ownFile(), ...(choicesIn(values, cwd).mcp ?? [])],
    acceptsChanges: values['accept-changes'] ?? false,
    deadline: values.deadline,
    next: values.next,
    drainTime: values['drain-time'],
    strict: values.strict ?? false,
    record: recordFolder(values, cwd),
    recordFiles: values.files ?? false,
    warm: !values['no-warm'],
  };
}

/** Stands above the question that it belongs to. */
function quoted(output: string | undefined): string {
  if (output === undefined) return '';
  return `The end of the output:\n${output.replace(/^/gm, '  | ')}\n\n`;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Passes on the signals that ask this process to end; the second one ends it at once (spec 3.7). When a terminal is
 * closed, its shell and the system each send a SIGHUP, so a SIGHUP that follows another signal does not count.
 * @param tellEnd called before the process ends at once
 * @returns what stops listening
 */
function listenToSignals(
  react: (signal: NodeJS.Signals) => void,
  tellEnd: (signal: NodeJS.Signals) => void,
): () => void {
  let seen = 0;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (signal === 'SIGHUP' && seen > 0) return;
    seen += 1;
    react(signal);
    if (seen < 2) return;
    tellEnd(signal);
    process.exit(EXIT_CODES.paused);
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  return () => {
    for (const signal of SIGNALS) process.off(signal, onSignal);
  };
}

const POLL_INTERVAL_MS = 300;

/**
 * Looks for answers that `raymond answer` leaves beside the lock of a run that is at work, and tells what became of
 * them (spec 8.2). Answers left for an earlier orchestrator are removed, since nobody waits for them any more.
 * @returns what stops looking
 */
function listenForAnswers(lock: string, deliver: DeliverAnswer): () => void {
  const mailbox = new Mailbox(lock);
  mailbox.remove();
  const look = (): void => {
    for (const { name, letter } of mailbox.take()) {
      const said =
        letter === null
          ? Promise.resolve({ ok: false, message: 'The answer cannot be read.' })
          : deliver({ askId: letter.ask_id ?? undefined, text: letter.text }).then(
              (message) => ({ ok: true, message }),
              (error) => ({ ok: false, message: messageOf(error) }),
            );
      // If no receipt can be written, the sender sees from the lock when the run has ended.
      void said.then((receipt) => mailbox.acknowledge(name, receipt)).catch(() => {});
    }
  };
  const timer = setInterval(() => {
    try {
      look();
    } catch {
      // A folder that cannot be read now is read again at the next interval.
    }
  }, POLL_INTERVAL_MS);
  return () => clearInterval(timer);
}
