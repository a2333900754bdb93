import type { SealKeys } from '../../checkpoint/seal/index.js';
import type { ReadCheckpoint } from '../../runtime/checkpoint/checkpoint.js';
import type { Identity } from '../identity/identity.js';
import type { IssueReader } from './board.js';
import { isOurMarker, openAsks } from './put.js';
import { questionsIn } from './questions.js';

/**
 * Is a question that is open in this checkpoint marked as answered (spec 4.3)? Then another job has gone on from it.
 * @returns `why` is a sentence when that could not be found out
 */
export async function answeredAlready(
  { run, manifest }: Pick<ReadCheckpoint, 'run' | 'manifest'>,
  board: IssueReader,
  keys: SealKeys | null,
  identity: Identity,
): Promise<{ readonly isAnswered: boolean; readonly why: string | null }> {
  const open = new Set(openAsks(run).map(({ ask }) => ask.id));
  if (manifest.issue === null || keys === null || open.size === 0) return { isAnswered: false, why: null };
  const scene = await board.scene(manifest.issue, keys);
  if ('why' in scene) {
    const why = `Whether the open question is answered on #${manifest.issue} is not known: ${scene.why}. Another re-run looks again.`;
    return { isAnswered: false, why };
  }
  const isAnswered = questionsIn(scene.comments, scene).questions.some(
    ({ marker }) => marker.answeredBy !== null && open.has(marker.askId) && isOurMarker(marker, identity),
  );
  return { isAnswered, why: null };
}
