import { Cancellation } from './cancel.js';
import { readInputs } from './inputs.js';
import { listenTo } from './listener.js';

/**
 * What `main` does (spec 4). However it ends, every output is set and there is a summary (spec 4.2, 4.8): its own,
 * or `post`'s where `post` still has to save. Whoever reads the inputs needs next to nothing of the rest (spec 4.9).
 */
export async function runJob(environment: NodeJS.ProcessEnv): Promise<void> {
  const listener = listenTo(environment);
  for (const secret of listener.secrets) listener.voice.setSecret(secret);
  const cancel = new Cancellation();
  try {
    readInputs(environment);
    const { attend } = await import('./run-job.js');
    await attend(listener, cancel);
  } catch (error) {
    const { endWithoutRun } = await import('./end/without-run.js');
    await endWithoutRun(listener, error);
  } finally {
    // No child of ours is left; what the last of them has written to the runner goes too.
    listener.voice.sweep();
    cancel.dispose();
  }
}
