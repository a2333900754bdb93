import { nameProblem, ownNameProblem } from '../../core/protocol/resolve.js';
import { FIELDS, type FieldName, isWithinWorkflow, TAGS } from '../../core/protocol/tag-table.js';
import type { Finding } from '../parts/findings.js';
import type { LoadedState } from '../parts/loaded-state.js';
import type { RuleId } from '../parts/rules.js';
import type { StateNames } from './declared.js';
import type { LintedWorkflow } from './linted.js';
import { aboutText } from './rule.js';
import { isComputed, isNameLike } from './tags-in-text.js';
import type { TagOfState } from './ways.js';
import { writtenOptions } from './written-options.js';

/** A state's name in a tag of a text that cannot be followed, or the lack of one that the tag needs. */
export interface SpokenName {
  readonly rule: RuleId;
  readonly tag: TagOfState;
  /** 0-based, in the tag's text. */
  readonly at: number;
  readonly message: string;
}

/** What the texts of a state say of other states, and nobody could follow. What it declares so too is told there. */
export function spokenNames(
  state: LoadedState,
  tags: readonly TagOfState[],
  names: StateNames,
): SpokenName[] {
  const declared = namesDeclared(state);
  const hasGoto = tags.some(({ tag }) => tag === 'goto');
  return tags
    .filter(({ isMeant }) => isMeant)
    .flatMap((tag) => {
      const wrong = tag.states.flatMap(({ field, name, at }) => {
        if (isComputed(name) || declared.has(name)) return [];
        const problem = problemOf(field, name, names);
        return problem === null ? [] : [{ ...problem, tag, at }];
      });
      return [...wrong, ...lacking(tag, hasGoto)];
    });
}

/** The same as findings of one rule. */
export function spokenAbout(rule: RuleId, { spoken }: LintedWorkflow): Finding[] {
  return spoken
    .filter((each) => each.rule === rule)
    .map(({ tag, at, message }) => aboutText(rule, tag.text, at, `<${tag.tag}>: ${message}`));
}

function problemOf(
  field: FieldName,
  name: string,
  { meaningOf }: StateNames,
): Pick<SpokenName, 'rule' | 'message'> | null {
  const strange = isWithinWorkflow(field) ? ownNameProblem(name) : nameProblem(name);
  if (strange !== undefined) {
    // A sentence between two tags, or a pattern of a script's, is no name at all.
    return /^[\w.:/-]+$/.test(name) ? { rule: 'path-in-target', message: `"${name}" ${strange}` } : null;
  }
  const meant = isNameLike(name) ? meaningOf(name) : null;
  if (meant === null || typeof meant === 'string') return null;
  if (meant.kind === 'ambiguous') return { rule: 'ambiguous-target', message: meant.message };
  const rule = field === 'target' ? 'missing-target' : field === 'return' ? 'missing-return' : 'missing-next';
  return { rule, message: meant.message };
}

/** An attribute that the tag needs and that is not there. Beside forks a `goto` may say where their parent goes on. */
function lacking(tag: TagOfState, hasGoto: boolean): SpokenName[] {
  const { attributes } = tag;
  if (attributes === null || (tag.tag === 'fork' && hasGoto)) return [];
  return TAGS[tag.tag].required
    .filter((name) => FIELDS[name].kind === 'state' && !attributes.includes(name))
    .map((name) => ({
      rule: name === 'return' ? 'missing-return' : 'missing-next',
      tag,
      at: tag.at,
      message: `it needs the attribute \`${name}\`: ${WHERE_TO[name]}`,
    }));
}

const WHERE_TO: Readonly<Record<string, string>> = {
  return: 'the state that its result goes to',
  next: 'the state where the agent goes on',
};

function namesDeclared(state: LoadedState): ReadonlySet<unknown> {
  return new Set(writtenOptions(state).allowed_transitions.flatMap(({ entry }) => Object.values(entry)));
}
