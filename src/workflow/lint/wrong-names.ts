import { nameProblem, ownNameProblem } from '../../core/protocol/resolve.js';
import { isWithinWorkflow, TAGS, type TagName } from '../../core/protocol/tag-table.js';
import type { StateEdge, StateEdges, WrittenTransition } from '../edges/edges.js';
import { type OptionPlace, type PathKey, pathText } from '../parts/findings.js';
import type { LoadedState } from '../parts/workflow.js';
import { aboutOption, aboutText, type Violation, type WorkflowRule } from './rule.js';

type NameRule = 'missing-target' | 'missing-return' | 'missing-next' | 'ambiguous-target' | 'path-in-target';

/** A state's name that nobody could follow, or the lack of one. */
export interface WrongName {
  readonly rule: NameRule;
  readonly violation: Violation;
  /** The tag of a text that has it. Null where front matter or a document has it. */
  readonly tag: WrittenTransition | null;
}

/** The check of one of the rules about names. */
export function checkNames(rule: NameRule): WorkflowRule['check'] {
  return ({ wrongNames }) => wrongNames.flatMap((wrong) => (wrong.rule === rule ? [wrong.violation] : []));
}

/** The names of other states in a state that nobody could follow. What it declares is not reported again for its text. */
export function wrongNamesOf(state: LoadedState, { declared, limits, tags }: StateEdges): WrongName[] {
  const place = state.options ?? commentOf(state);
  const aboutKey = (rule: NameRule, path: readonly PathKey[], problem: string): WrongName => {
    return { rule, violation: aboutOption(place, `${pathText(path)}: ${problem}`, path), tag: null };
  };
  const edges = [...limits, ...declared.flatMap((listed) => listed.edges)];
  const unknown = edges.flatMap((edge) =>
    edge.problem === null ? [] : [aboutKey(ruleFor(edge), edge.path, edge.problem.message)],
  );
  const lacking = declared.flatMap(({ tag, written, entry }) =>
    lackedBy(tag, Object.keys(written), declared).map(({ rule, name, why }) =>
      aboutKey(rule, ['allowed_transitions', entry], `<${tag}> needs \`${name}\`: ${why}`),
    ),
  );
  const told = new Set<unknown>(declared.flatMap(({ written }) => Object.values(written)));
  const meant = tags.filter(({ isMeant }) => isMeant);
  return [...unknown, ...lacking, ...meant.flatMap((tag) => wrongInTag(tag, told, meant))];
}

function wrongInTag(
  tag: WrittenTransition,
  told: ReadonlySet<unknown>,
  tags: readonly WrittenTransition[],
): WrongName[] {
  const about = (rule: NameRule, at: number, problem: string): WrongName => {
    return { rule, violation: aboutText(tag.text, at, `<${tag.tag}>: ${problem}`), tag };
  };
  const wrong = tag.edges.flatMap((edge) => {
    const { field, name, at, problem } = edge;
    if (told.has(name)) return [];
    const strange = isWithinWorkflow(field) ? ownNameProblem(name) : nameProblem(name);
    if (strange === undefined) return problem === null ? [] : [about(ruleFor(edge), at, problem.message)];
    // A sentence between two tags, or a pattern of a script's, is no name at all.
    return /^[\w.:/-]+$/.test(name) ? [about('path-in-target', at, `"${name}" ${strange}`)] : [];
  });
  const lacking = tag.attributes === null ? [] : lackedBy(tag.tag, tag.attributes, tags);
  return [
    ...wrong,
    ...lacking.map(({ rule, name, why }) =>
      about(rule, tag.at, `it needs the attribute \`${name}\`: ${why}`),
    ),
  ];
}

function ruleFor({ field, problem }: StateEdge): NameRule {
  if (problem?.kind === 'ambiguous') return 'ambiguous-target';
  return field === 'target' ? 'missing-target' : field === 'return' ? 'missing-return' : 'missing-next';
}

/** States that a tag has to name and does not. Beside forks a `goto` may give their `next`. */
function lackedBy(
  tag: TagName,
  given: readonly string[],
  beside: readonly { readonly tag: TagName }[],
): { readonly rule: NameRule; readonly name: string; readonly why: string }[] {
  if (tag === 'fork' && beside.some((other) => other.tag === 'goto')) return [];
  return TAGS[tag].required
    .filter((name) => !given.includes(name))
    .map((name) =>
      name === 'return'
        ? { rule: 'missing-return', name, why: 'the state that its result goes to' }
        : { rule: 'missing-next', name, why: 'the state where the agent goes on' },
    );
}

/** Where a script's options stand: in its comment, whose keys have one line. */
function commentOf({ definition, textLine }: LoadedState): OptionPlace {
  const lines = definition.kind === 'script' ? definition.text.split('\n') : [];
  const index = lines.findIndex((line) => /\braymond:.*\bjoin\.timeout_goto=/.test(line));
  return { source: { file: definition.file, lineOf: () => textLine + index }, prefix: [] };
}
