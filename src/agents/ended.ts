import { existsSync } from 'node:fs';
import { type AgentProgram, installCommand } from '../core/agent-clis.js';
import type { TurnFailure, TurnRequest } from './agent.js';
import type { JsonStream } from './lines.js';
import { shortLine } from './tool-summary.js';
import type { TurnExit } from './turn-watch.js';

/** All that is known of a turn that has ended. */
export interface TurnEnd<Stream extends JsonStream = JsonStream, Own extends string = string>
  extends TurnExit<Own> {
  /** The program that was started. */
  readonly command: string;
  readonly request: TurnRequest;
  readonly stream: Stream;
  /** Epoch ms. */
  readonly now: number;
}

/** What an agent CLI has of its own to say about a turn's end. */
export interface OwnEndings<End extends TurnEnd> {
  /** The CLI's name as it stands within a sentence. */
  readonly title: string;
  readonly program: AgentProgram;
  hasSucceeded(end: End): boolean;
  /** What its stream or its stderr tells of a failure; null where these say nothing that is known. */
  failureIn(end: End): TurnFailure | null;
  /** Whether the CLI's stream has not begun. */
  isSilent(end: End): boolean;
  /** How the CLI has ended by its stream, worded to follow its name, and what it has said of that. */
  lastWords(end: End): readonly [how: string, ...said: string[]];
}

/** Why a turn has failed; null for one that succeeded. */
export function failureOfTurn<End extends TurnEnd>(cli: OwnEndings<End>, end: End): TurnFailure | null {
  const { exit, stopCause, request } = end;
  if (exit.spawnError !== null) return { kind: 'not_started', message: whyNotStarted(cli, end) };
  if (cli.hasSucceeded(end)) return null;
  if (stopCause === 'abort') return { kind: 'interrupted', message: 'The turn was interrupted.' };
  if (stopCause === 'idle') {
    const message = `${cli.program.command} wrote nothing for ${request.idleTimeoutMs / 1000} s and was stopped.`;
    return { kind: 'idle', message };
  }
  const told = cli.failureIn(end);
  if (told !== null) return told;
  return cli.isSilent(end) && isBrokenProgram(end)
    ? { kind: 'not_started', message: whyNotStarted(cli, end) }
    : { kind: 'crashed', message: describeCrash(cli, end) };
}

function whyNotStarted(
  { title, program }: Pick<OwnEndings<TurnEnd>, 'title' | 'program'>,
  { exit, command, request: { cwd }, stderr }: TurnEnd,
): string {
  const { exitCode, spawnError: error } = exit;
  const install = installCommand(program);
  if (error === null)
    return `The agent CLI \`${command}\` cannot be run (exit code ${exitCode}): ${shortLine(stderr, 300)} Install ${title} again: ${install}`;
  const isNowhere = error.code === 'ENOENT';
  if (isNowhere && existsSync(cwd))
    return `The agent CLI \`${command}\` was not found. Install ${title}: ${install}`;
  // Node says the same of a folder that is not there, and names the command.
  const why = isNowhere ? `its directory ${cwd} does not exist` : error.message;
  return `The agent CLI \`${command}\` cannot be started: ${shortLine(why, 300)}`;
}

/** Exit codes of a shell and of `env` for a program that cannot be run, and for one that is not there. */
const NO_PROGRAM: readonly (number | null)[] = [126, 127];

/** What the system, the loader, node, or a shell that takes the program for a script writes to stderr then. */
const SAYS_SO =
  /exec format error|cannot execute|not executable|error while loading shared libraries|version `GLIBC\S*' not found|cannot find module|spawn \S+ E[A-Z]+|: syntax error|syntax error near/i;

/**
 * Whether an agent CLI that has not said a word is a program that cannot be run: a package half installed, one for
 * another system, an interpreter that is missing. It would end so however often it is started.
 */
function isBrokenProgram({ exit: { exitCode }, stderr }: TurnExit<string>): boolean {
  return NO_PROGRAM.includes(exitCode) || (exitCode !== 0 && SAYS_SO.test(stderr));
}

function describeCrash<End extends TurnEnd>(cli: OwnEndings<End>, end: End): string {
  const { exit, stream, stderr } = end;
  const ending = exit.signal === null ? `exit code ${exit.exitCode ?? 'unknown'}` : `signal ${exit.signal}`;
  const [how, ...said] = cli.lastWords(end);
  const last = stderr.trim().split('\n').slice(-5).join('\n').trim();
  const parts = [
    `${cli.program.command} ${how} (${ending})`,
    ...said,
    ...(stream.brokenLines === 0 ? [] : [stream.describeBroken('its')]),
    ...(last === '' ? [] : [`its last words on stderr: ${last}`]),
  ];
  return parts.join('; ');
}
