import type { GraphRouting, GraphState } from '../../core/graph/graph.js';
import { nameProblem } from '../../core/protocol/resolve.js';
import type { AllowedTransition } from '../../core/protocol/state-options.js';
import {
  FIELDS,
  type FieldName,
  isFieldName,
  TAG_NAMES,
  TAGS,
  type TagName,
} from '../../core/protocol/tag-table.js';
import { isJsonObject } from '../../core/text/json-object.js';
import type { PathKey } from '../parts/findings.js';
import type { LoadedState } from '../parts/workflow.js';
import type { NameProblem, StateNames } from './state-names.js';
import { type SharedText, type StateText, textsOf } from './state-texts.js';
import { isComputed, isNameLike, type TagInText, tagsInText } from './tags-in-text.js';

/** A state's name that a state mentions, and what it leads to. */
export interface StateEdge {
  readonly tag: TagName;
  readonly field: FieldName;
  /** The name as it is written. */
  readonly name: string;
  /** The full name of the state that is meant. Null for none, or for one that varies. */
  readonly to: string | null;
  /** Also null where nobody can tell, since the name is filled in at run time, is of another platform, or is no name. */
  readonly problem: NameProblem | null;
  /** The entry of `allowed_transitions` that has it. Absent where it stands elsewhere. */
  readonly entry?: number;
  /** The path to it in the options of its state. Empty where it was read in a text. */
  readonly path: readonly PathKey[];
  /** Its 0-based position in its text. */
  readonly at: number;
}

export interface LeadingEdge extends StateEdge {
  readonly to: string;
}

/** A transition that front matter or a document lists. */
export interface DeclaredTransition {
  readonly tag: TagName;
  readonly written: WrittenEntry;
  readonly entry: number;
  readonly edges: readonly StateEdge[];
}

/** A transition that seems to be written in a text. */
export interface WrittenTransition extends TagInText {
  readonly text: StateText;
  readonly edges: readonly StateEdge[];
}

/** Where a state may lead, as far as its policy, or else its text, tells. */
export interface StateEdges {
  readonly leading: readonly LeadingEdge[];
  /** Other states that its text names, for whatever purpose. */
  readonly mentioned: readonly string[];
  /** The state may end with a `<result>`. */
  readonly ends: boolean;
  /** The state may lead elsewhere too, as only a run can tell. */
  readonly isOpen: boolean;
  readonly texts: readonly StateText[];
  /** All tags in those texts, whatever is declared. */
  readonly tags: readonly WrittenTransition[];
  /** All entries of `allowed_transitions`, even of options that were refused. */
  readonly declared: readonly DeclaredTransition[];
  /** Where its loop limit and its join's time-out lead. */
  readonly limits: readonly StateEdge[];
}

type EdgesRead = Pick<StateEdges, 'leading' | 'mentioned' | 'ends' | 'isOpen'>;

/** Other options of a state that name a state. */
const LIMIT_TARGETS = [
  ['max_visits', 'goto'],
  ['join', 'timeout_goto'],
] as const;

/**
 * @param shared texts of the workflow's files that are no states
 * @param isBroken whether it could not all be read, so that declarations may be missing
 * @param errorState of a state graph
 */
export function edgesOfState(
  state: LoadedState,
  names: StateNames,
  shared: readonly SharedText[],
  isBroken: boolean,
  errorState: string | null,
): StateEdges {
  const { definition } = state;
  if (definition.kind === 'graph') return edgesOfGraphState(definition.state, errorState);
  const written = writtenOptions(state);
  const list = definition.kind === 'prompt' ? written.allowed_transitions : undefined;
  const declared = (Array.isArray(list) ? list : []).flatMap((entry: unknown, index) =>
    isEntry(entry) ? [declaredTransition(index, entry, names)] : [],
  );
  const limits = LIMIT_TARGETS.flatMap(([key, name]) => {
    const limit = written[key];
    return isJsonObject(limit) ? declaredEdge('goto', 'target', limit[name], [key, name], names) : [];
  });
  const texts = textsOf(state, shared);
  const tags = texts.flatMap((text) =>
    tagsInText(text.text, text.isScript).map((tag) => writtenTransition(tag, text, names)),
  );
  const hasPolicy = definition.kind === 'prompt' && definition.options.allowed_transitions !== undefined;
  const read = hasPolicy ? readPolicy(declared) : readTexts(texts, tags, names);
  const isOpen = read.isOpen || (isBroken && definition.kind === 'prompt' && !hasPolicy);
  const leading = [...read.leading, ...(written === definition.options ? limits.filter(isLeading) : [])];
  return { ...read, leading, isOpen, texts, tags, declared, limits };
}

function isLeading(edge: StateEdge): edge is LeadingEdge {
  return edge.to !== null;
}

function declaredTransition(entry: number, written: WrittenEntry, names: StateNames): DeclaredTransition {
  const { tag } = written;
  const edges = Object.entries(written).flatMap(([field, name]) =>
    isFieldName(field) && FIELDS[field].kind === 'state'
      ? declaredEdge(tag, field, name, ['allowed_transitions', entry, field], names)
      : [],
  );
  return { tag, written, entry, edges: edges.map((edge) => ({ ...edge, entry })) };
}

/** A value that is no state's name is left out here: it was reported when it was read. */
function declaredEdge(
  tag: TagName,
  field: FieldName,
  name: unknown,
  path: readonly PathKey[],
  names: StateNames,
): StateEdge[] {
  if (typeof name !== 'string' || nameProblem(name) !== undefined) return [];
  const meant = names.meaningOf(name);
  const known = typeof meant === 'string' ? { to: meant, problem: null } : { to: null, problem: meant };
  return [{ tag, field, name, ...known, path, at: 0 }];
}

function writtenTransition(tag: TagInText, text: StateText, names: StateNames): WrittenTransition {
  const edges = tag.states.map(({ field, name, at }): StateEdge => {
    const isAsked = !isComputed(name) && nameProblem(name) === undefined;
    const meant = isAsked ? names.meaningOf(name) : null;
    const to = typeof meant === 'string' ? meant : null;
    const problem = typeof meant !== 'string' && isNameLike(name) ? meant : null;
    return { tag: tag.tag, field, name, to, problem, path: [], at };
  });
  return { ...tag, text, edges };
}

function readPolicy(policy: readonly DeclaredTransition[]): EdgesRead {
  const leading: LeadingEdge[] = [];
  let isOpen = false;
  for (const { tag, edges } of policy) {
    const { content, required } = TAGS[tag];
    for (const field of [content, ...required, 'timeout_next'] as const) {
      if (FIELDS[field].kind !== 'state') continue;
      const edge = edges.find((each) => each.field === field);
      if (edge !== undefined && isLeading(edge)) leading.push(edge);
      // The mistake was reported, and where it was to lead is unknown.
      else isOpen ||= edge !== undefined || field !== 'timeout_next';
    }
  }
  return { leading, mentioned: [], ends: policy.some(({ tag }) => tag === 'result'), isOpen };
}

function readTexts(
  texts: readonly StateText[],
  tags: readonly WrittenTransition[],
  names: StateNames,
): EdgesRead {
  const text = texts.map((each) => each.text).join('\n');
  const isScript = texts[0]?.isScript === true;
  const edges = tags.flatMap((tag) => tag.edges);
  const lacks = ({ tag, attributes }: WrittenTransition): boolean =>
    TAGS[tag].required.some((name) => attributes?.includes(name) === false);
  // The slip was reported, and where it was to lead is unknown.
  const isUnclear =
    tags.some(lacks) || edges.some(({ name, problem }) => problem !== null || isComputed(name));
  // Placeholders of a prompt, and programs that a script calls, may hold any tag; without instructions anything is open.
  const isOpen = isUnclear || tags.length === 0 || (!isScript && text.includes('{{'));
  // A payload may be longer than the distance within which its opening is looked for.
  const ends = /<result[\s>]/.test(text);
  return { leading: edges.filter(isLeading), mentioned: mentionedIn(text, names), ends, isOpen };
}

/** Each word of the text that is a state's name. */
function mentionedIn(text: string, { has, meaningOf }: StateNames): string[] {
  const words = new Set([
    ...(text.match(/[A-Za-z0-9_][\w.-]*[A-Za-z0-9_]|\w/g) ?? []),
    // These are names of states of other workflows, and `review:` alone.
    ...(text.match(/[\p{L}\p{N}_][\p{L}\p{N}_.-]{0,99}:(?:[\w.-]*\w)?/gu) ?? []),
  ]);
  return [...words].filter(has).flatMap((word) => {
    const meant = meaningOf(word);
    return typeof meant === 'string' ? [meant] : [];
  });
}

/** The edges of a graph's state. They are all declared (spec 5.4, 5.5), and their targets have been checked. */
function edgesOfGraphState({ routing, skip, maxVisits }: GraphState, error: string | null): StateEdges {
  const targets = [...routesOf(routing).map(([, to]) => to), skip, maxVisits?.continue ?? null, error];
  const leading = targets.flatMap((to): LeadingEdge[] =>
    to === null ? [] : [{ tag: 'reset', field: 'target', name: to, to, problem: null, path: [], at: 0 }],
  );
  const ends = routing.kind === 'terminal';
  return { leading, ends, isOpen: false, mentioned: [], texts: [], tags: [], declared: [], limits: [] };
}

/** The outcomes by which a graph's state is routed, each with the state that it leads to. */
export function routesOf(routing: GraphRouting): readonly (readonly [outcome: string, to: string])[] {
  switch (routing.kind) {
    case 'on':
    case 'approval': {
      const { PASSED, FAILED } = routing;
      return [['PASSED', PASSED], ...(FAILED === null ? [] : [['FAILED', FAILED] as const])];
    }
    case 'transitions': {
      const { targets, fallback } = routing;
      return [...Object.entries(targets), ...(fallback === null ? [] : [['default', fallback] as const])];
    }
    case 'continue':
      return [['', routing.to]];
    case 'terminal':
      return [];
    default:
      return routing satisfies never;
  }
}

type WrittenEntry = { readonly tag: TagName } & {
  readonly [Key in keyof AllowedTransition]?: unknown;
};

function isEntry(entry: unknown): entry is WrittenEntry {
  return isJsonObject(entry) && (TAG_NAMES as readonly unknown[]).includes(entry.tag);
}

/**
 * A state's options as they were read. Where some were refused, and with them all, they are taken as written, so that
 * their other problems are reported in the same round.
 */
function writtenOptions({ definition, options }: LoadedState): Readonly<Record<string, unknown>> {
  const read = definition.options as Readonly<Record<string, unknown>>;
  if (options === null || Object.keys(read).length > 0) return read;
  const written = options.prefix.reduce<unknown>(
    (value, key) => (isJsonObject(value) ? value[key] : undefined),
    options.source.data,
  );
  return isJsonObject(written) ? written : {};
}
