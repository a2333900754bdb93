import { gitIn } from '../../runtime/checkpoint/git.js';
import type { Job } from '../job.js';
import { treeOfAll } from '../resume/base.js';

/**
 * Watches the checkout that a leg works in: what its workers change there, and not in work trees of their own, stays on its runner.
 * Without a repository nobody can tell.
 * @returns tells of it, once the leg has ended
 */
export async function watchCheckout({
  cwd,
  environment,
  voice,
}: Pick<Job, 'cwd' | 'environment' | 'voice'>): Promise<() => Promise<void>> {
  const top = await gitIn(cwd, environment)
    .ask(['rev-parse', '--show-toplevel'])
    .catch(() => null);
  const git = gitIn(top ?? cwd, environment);
  const now = async (): Promise<string | null> => {
    try {
      return JSON.stringify([await git.ask(['rev-parse', 'HEAD']), await treeOfAll(git)]);
    } catch {
      return null;
    }
  };
  const before = await now();
  return async () => {
    if (before === null || (await now()) === before) return;
    voice.warning(
      'The workers of this leg have changed files in the checkout, which stay on this runner: the join and what comes after it do not see them. Give the state that they are forked into `worktree: true`; then what they leave is a branch, and comes along.',
    );
  };
}
