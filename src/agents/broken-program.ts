import type { ProcessExit } from '../process/handle.js';

/** The shell's, and `env`'s, for a program that is there and cannot be run, or is not there. */
const NO_PROGRAM: readonly (number | null)[] = [126, 127];

/** What the system, the loader, node, or a shell that takes the program for a script says then. */
const SAYS_SO =
  /exec format error|cannot execute|not executable|error while loading shared libraries|version `GLIBC\S*' not found|cannot find module|spawn \S+ E[A-Z]+|: syntax error|syntax error near/i;

/**
 * Whether an agent CLI that has not said a word is a program that cannot be run: a package half installed, one for
 * another system, an interpreter that is missing. It would end so however often it is started.
 * @param stderr the end of what was written there
 */
export function isBrokenProgram({ exitCode }: ProcessExit, stderr: string): boolean {
  return NO_PROGRAM.includes(exitCode) || (exitCode !== 0 && SAYS_SO.test(stderr));
}
