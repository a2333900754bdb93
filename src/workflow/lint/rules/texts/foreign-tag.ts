import { foreignTags } from '../../../../core/protocol/foreign-tags.js';
import type { Finding } from '../../../parts/findings.js';
import type { LintedWorkflow } from '../../linted.js';
import { aboutText, type Rule } from '../../rule.js';
import { isInComment } from '../../tags-in-text.js';

/** A tag of the Go reference that there is not here (spec 2.6): the run would fail, after it was paid for. */
export const foreignTag: Rule = { id: 'foreign-tag', check };

function check({ states, ways }: LintedWorkflow): Finding[] {
  return states.flatMap(({ definition }) =>
    ways.get(definition.name)!.texts.flatMap((text) =>
      foreignTags(text.text)
        .filter(({ at }) => !text.isScript || !isInComment(text.text, at))
        .map(({ at, advice }) => aboutText('foreign-tag', text, at, advice)),
    ),
  );
}
