import type { SealKeys } from '../../checkpoint/seal/index.js';
import { readScene } from '../ask/addressed.js';
import { answersFor, type IssueThread } from '../ask/checks.js';
import type { Issues } from '../ask/issue.js';
import { isKeyOf } from '../ask/marker.js';
import { questionsIn } from '../ask/questions.js';
import type { Parking } from './plan.js';

export interface AnsweredParts {
  readonly issues: Issues;
  readonly keys: SealKeys;
  readonly workflowFile: string;
  /** Hears what could not be read: a sentence. */
  readonly tell: (what: string) => void;
}

/**
 * Whether somebody has answered a parked run whom it would believe, and it was not told (spec 4.5): the job that should
 * have told it may have failed, or GitHub was away.
 */
export function answeredOn({
  issues,
  keys,
  workflowFile,
  tell,
}: AnsweredParts): (parking: Pick<Parking, 'header' | 'record'>) => Promise<boolean> {
  const scenes = new Map<number, Promise<IssueThread | null>>();
  const read = async (issue: number): Promise<IssueThread | null> => {
    const scene = await readScene(issue, { issues, keys, workflowFile });
    if (!('why' in scene)) return scene;
    tell(`Whether somebody has answered on #${issue} is not known: ${scene.why}.`);
    return null;
  };
  return async ({ header, record: { subject, asks } }) => {
    if (subject === null || asks.length === 0) return false;
    const reading = scenes.get(subject) ?? read(subject);
    scenes.set(subject, reading);
    const scene = await reading;
    if (scene === null) return false;
    const open = questionsIn(scene.comments, { us: scene.us, keys: scene.keys }).questions.filter(
      ({ marker }) =>
        marker.answeredBy === null &&
        isKeyOf(marker, header.run_key) &&
        asks.some(({ id }) => id === marker.askId),
    );
    return (await answersFor(open, scene)).length > 0;
  };
}
