import { StateError } from '../../core/errors.js';

/** Makes a commit known that a shallow checkout does not have. @returns whether it is here */
export async function provide(workspace: string, commit: string): Promise<boolean> {
  if ((await git(workspace, 'cat-file', '-e', `${commit}^{commit}`)) !== null) return true;
  await git(workspace, 'fetch', '--quiet', '--no-tags', '--depth=1', 'origin', commit);
  return (await git(workspace, 'cat-file', '-e', `${commit}^{commit}`)) !== null;
}

/** Puts the checkout on a commit, its branch with it, as `actions/checkout` would have. */
export async function checkOut(workspace: string, commit: string): Promise<void> {
  const branch = await git(workspace, 'symbolic-ref', '--quiet', '--short', 'HEAD');
  const where = branch === null ? ['--detach', commit] : ['-B', branch, commit];
  const { exitCode, stderr } = await runGit(workspace, 'checkout', '--quiet', '--no-track', ...where);
  if (exitCode !== 0) throw new StateError('STATE_INVALID', `${commit} could not be checked out: ${stderr}`);
}

/** null: git has failed. */
export async function git(cwd: string, ...args: string[]): Promise<string | null> {
  const { exitCode, stdout } = await runGit(cwd, ...args);
  return exitCode === 0 ? stdout.trim() : null;
}

type Options = { readonly env?: Readonly<Record<string, string | undefined>>; readonly input?: string };

/** No hook, filter or pager of the repository's runs. */
export async function runGit(cwd: string, ...args: (string | Options)[]) {
  const [first] = args;
  const options = typeof first === 'object' ? first : {};
  const rest = args.filter((arg) => typeof arg === 'string');
  const safe = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false', '-c', 'commit.gpgsign=false'];
  const { execa } = await import('execa');
  const { exitCode, stdout, stderr } = await execa('git', [...safe, ...rest], {
    cwd,
    reject: false,
    ...options,
  });
  return { exitCode, stdout, stderr };
}
