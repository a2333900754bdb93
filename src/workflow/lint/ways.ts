import { nameProblem } from '../../core/protocol/resolve.js';
import type { AllowedTransition } from '../../core/protocol/state-options.js';
import { FIELDS, type FieldName, TAGS, type TagName } from '../../core/protocol/tag-table.js';
import type { LoadedState } from '../parts/loaded-state.js';
import type { StateNames } from './declared.js';
import { graphWays } from './graph-ways.js';
import { type TagInText, tagsInText } from './tags-in-text.js';

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
  /** The tags in its text, where nothing is declared. */
  readonly tags: readonly TagInText[];
}

const CLOSED: Ways = { ways: [], mentioned: [], ends: false, isOpen: false, tags: [] };

/**
 * @param shared texts of the workflow's files that are no states
 * @param isBroken it could not all be read, perhaps not what it declares
 * @param errorState of a state graph
 */
export function waysOf(
  state: LoadedState,
  names: StateNames,
  shared: ReadonlyMap<string, string>,
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
  const read =
    policy !== undefined
      ? declaredWays(policy, names)
      : writtenWays(textOf(state, shared), names, definition.kind === 'script');
  const isOpen = read.isOpen || (isBroken && definition.kind === 'prompt' && policy === undefined);
  return { ...read, ways: [...read.ways, ...sentOn], isOpen };
}

function declaredWays(policy: readonly AllowedTransition[], { meaningOf }: StateNames): Ways {
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

function writtenWays(text: string, names: StateNames, isScript: boolean): Ways {
  const tags = tagsInText(text, isScript);
  const ways: Way[] = [];
  for (const { tag, states } of tags) {
    for (const [field, name] of states) {
      if (isComputed(name) || nameProblem(name) !== undefined) continue;
      const meant = names.meaningOf(name);
      if (typeof meant === 'string') ways.push({ tag, field, to: meant });
    }
  }
  const isDynamic = tags.some(({ states }) => states.some(([, name]) => isComputed(name)));
  // A prompt's placeholders may hold anything, and so may what a script calls; who is told nothing may go anywhere.
  const isOpen = isDynamic || tags.length === 0 || (!isScript && text.includes('{{'));
  // A payload may be longer than what is looked through for its opening.
  const ends = /<result[\s>]/.test(text);
  return { ways, mentioned: mentionedIn(text, names), ends, isOpen, tags };
}

/** A name that is filled in, by a shell or by us. */
function isComputed(name: string): boolean {
  return /[$`%{}\\]/.test(name);
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

/** A state's text, with that of each file that it seems to use. */
function textOf({ definition }: LoadedState, shared: ReadonlyMap<string, string>): string {
  if (definition.kind === 'graph') return '';
  if (definition.kind === 'prompt') return definition.body;
  const used = [...shared].filter(([name]) => definition.text.includes(name)).map(([, text]) => text);
  return [definition.text, ...used].join('\n');
}
