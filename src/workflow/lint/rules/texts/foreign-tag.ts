import { foreignTags } from '../../../../core/protocol/foreign-tags.js';
import { isInComment } from '../../../edges/tags-in-text.js';
import { aboutText, type WorkflowRule } from '../../rule.js';

export const foreignTag = {
  id: 'foreign-tag',
  severity: 'warning',
  about: 'a tag of the Go reference that there is not here',
  why: 'The Go reference names other workflows in its tags, with their paths. Here the manifest lists them once, under `workflows`, and the ordinary tags name them: no path ever comes from a message.',
  check({ states, edges }) {
    return states.flatMap(({ definition }) =>
      edges.get(definition.name)!.texts.flatMap((text) =>
        foreignTags(text.text)
          .filter(({ at }) => !text.isScript || !isInComment(text.text, at))
          .map(({ at, advice }) => aboutText(text, at, advice)),
      ),
    );
  },
} as const satisfies WorkflowRule;
