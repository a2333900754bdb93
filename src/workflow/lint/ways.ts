import { nameProblem } from '../../core/protocol/resolve.js';
import type { AllowedTransition } from '../../core/protocol/state-options.js';
import { FIELDS, type FieldName, TAGS, type TagName } from '../../core/protocol/tag-table.js';
import type { LoadedState } from '../parts/loaded-state.js';
import type { StateNames } from './declared.js';
import { graphWays } from './graph-ways.js';
import { type SharedText, type StateText, textsOf } from './state-texts.js';
import { isComputed, isNameLike, type TagInText, tagsInText } from './tags-in-text.js';

/** A state that another may lead to. */
export interface Way {
  readonly tag: TagName;
  readonly field: FieldName;
  /** A state that there is. */
  readonly to: string;
  /** The entry of `allowed_transitions` that says so; absent where it was read out of a text. */
  readonly entry?: number;
}

/** Where a state may lead, as far as its policy, or else its text, tells. */
export interface Ways {
  readonly ways: readonly Way[];
  /** Other states that its text names, whatever it says of them. */
  readonly mentioned: readonly string[];
  /** It may end with a `<result>`. */
  readonly ends: boolean;
  /** It may lead elsewhere too: only a run can tell. */
  readonly isOpen: boolean;
  /** The texts that it is made of. */
  readonly texts: readonly StateText[];
  /** The tags in them, whatever is declared. */
  readonly tags: readonly TagOfState[];
}

export interface TagOfState extends TagInText {
  readonly text: StateText;
}

const CLOSED: Ways = { ways: [], mentioned: [], ends: false, isOpen: false, texts: [], tags: [] };

/**
 * @param shared texts of the workflow's files that are no states
 * @param isBroken it could not all be read, perhaps not what it declares
 * @param errorState of a state graph
 */
export function waysOf(
  state: LoadedState,
  names: StateNames,
  shared: readonly SharedText[],
  isBroken: boolean,
  errorState: string | null,
): Ways {
  const { definition } = state;
  if (definition.kind === 'graph') {
    const { routing } = definition.state;
    return { ...CLOSED, ways: graphWays(definition.state, errorState), ends: routing.kind === 'terminal' };
  }
  const { max_visits: limit, join } = definition.options;
  const sentOn = [limit?.goto, join?.timeout_goto].flatMap((name): Way[] => {
    const to = name === undefined ? null : names.meaningOf(name);
    return typeof to === 'string' ? [{ tag: 'goto', field: 'target', to }] : [];
  });
  const policy = definition.kind === 'prompt' ? definition.options.allowed_transitions : undefined;
  const texts = textsOf(state, shared);
  const tags = texts.flatMap((text) => tagsInText(text.text, text.isScript).map((tag) => ({ ...tag, text })));
  const read = policy !== undefined ? declaredWays(policy, names) : writtenWays(texts, tags, names);
  const isOpen = read.isOpen || (isBroken && definition.kind === 'prompt' && policy === undefined);
  return { ...read, texts, tags, ways: [...read.ways, ...sentOn], isOpen };
}

function declaredWays(
  policy: readonly AllowedTransition[],
  { meaningOf }: StateNames,
): Omit<Ways, 'texts' | 'tags'> {
  const ways: Way[] = [];
  let isOpen = false;
  for (const [entry, listed] of policy.entries()) {
    const { content, required } = TAGS[listed.tag];
    for (const field of [content, ...required, 'timeout_next'] as const) {
      if (FIELDS[field].kind !== 'state') continue;
      const name = (listed as Partial<Record<FieldName, string>>)[field];
      const meant = name === undefined ? null : meaningOf(name);
      if (typeof meant === 'string') ways.push({ tag: listed.tag, field, entry, to: meant });
      // What is amiss has been told; where it was to lead is not known.
      else isOpen ||= name !== undefined || field !== 'timeout_next';
    }
  }
  return { ...CLOSED, ways, ends: policy.some(({ tag }) => tag === 'result'), isOpen };
}

function writtenWays(
  texts: readonly StateText[],
  tags: readonly TagOfState[],
  names: StateNames,
): Omit<Ways, 'texts' | 'tags'> {
  const text = texts.map((each) => each.text).join('\n');
  const isScript = texts[0]?.isScript === true;
  const ways: Way[] = [];
  let isUnclear = false;
  for (const { tag, states, attributes } of tags) {
    isUnclear ||= TAGS[tag].required.some((name) => attributes?.includes(name) === false);
    for (const { field, name } of states) {
      if (isComputed(name) || nameProblem(name) !== undefined) continue;
      const meant = names.meaningOf(name);
      if (typeof meant === 'string') ways.push({ tag, field, to: meant });
      // A slip has been told; where it was to lead is not known.
      else isUnclear ||= meant !== null && isNameLike(name);
    }
  }
  const isDynamic = tags.some(({ states }) => states.some(({ name }) => isComputed(name)));
  // A prompt's placeholders may hold anything, and so may what a script calls; who is told nothing may go anywhere.
  const isOpen = isUnclear || isDynamic || tags.length === 0 || (!isScript && text.includes('{{'));
  // A payload may be longer than what is looked through for its opening.
  const ends = /<result[\s>]/.test(text);
  return { ways, mentioned: mentionedIn(text, names), ends, isOpen };
}

/** Each word of the text that is a state's name. */
function mentionedIn(text: string, { has, meaningOf }: StateNames): string[] {
  const words = new Set([
    ...(text.match(/[A-Za-z0-9_][\w.-]*[A-Za-z0-9_]|\w/g) ?? []),
    // Those of other workflows, and `review:` alone.
    ...(text.match(/[\p{L}\p{N}_][\p{L}\p{N}_.-]{0,99}:(?:[\w.-]*\w)?/gu) ?? []),
  ]);
  return [...words].filter(has).flatMap((word) => {
    const meant = meaningOf(word);
    return typeof meant === 'string' ? [meant] : [];
  });
}
