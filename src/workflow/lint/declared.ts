import { ProtocolError } from '../../core/errors.js';
import { nameProblem } from '../../core/protocol/resolve.js';
import { FIELDS, type FieldName, isFieldName } from '../../core/protocol/tag-table.js';
import type { OptionPlace } from '../option-check.js';
import type { PathKey } from '../parts/findings.js';
import type { LoadedState } from '../parts/loaded-state.js';
import { writtenOptions } from './written-options.js';

/** A state's name that stands in front matter or in a YAML document. */
export interface DeclaredName {
  readonly field: FieldName | 'goto';
  readonly place: OptionPlace;
  /** The way to it, from the options of its state. */
  readonly below: readonly PathKey[];
  readonly problem: NameProblem | null;
}

export interface NameProblem {
  readonly kind: 'missing' | 'ambiguous';
  readonly message: string;
}

/** What a name means in the workflow: a state, or why it means none. Null: one of the other platform's. */
export type Meaning = string | NameProblem | null;

export interface StateNames {
  readonly meaningOf: (name: string) => Meaning;
  /** Whether some state is called so, with its extension or without; for words that are most likely no names. */
  readonly has: (word: string) => boolean;
}

/** Names that are looked up with the trouble of finding out what was probably meant. */
const MOST_HINTS = 50;

/**
 * Each name is looked up once, however many states say it.
 * @param names all that can be said: with extension, and of other workflows with what these are called
 * @param resolve throws ProtocolError for what is none
 */
export function stateNames(names: readonly string[], resolve: (target: string) => string): StateNames {
  const known = new Set(names.flatMap((name) => [name, name.replace(/\.(md|sh|ps1|bat)$/, '')]));
  const found = new Map<string, Meaning>();
  let missing = 0;
  const lookUp = (name: string): Meaning => {
    if (!known.has(name)) missing += 1;
    if (missing > MOST_HINTS) return { kind: 'missing', message: `there is no state "${name}".` };
    try {
      return resolve(name);
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      const { code, message } = error;
      if (code === 'AMBIGUOUS_TARGET') return { kind: 'ambiguous', message };
      if (code === 'MISSING_TARGET') return { kind: 'missing', message };
      return known.has(name) ? null : { kind: 'missing', message: `there is no state "${name}".` };
    }
  };
  const meaningOf = (name: string): Meaning => {
    let answer = found.get(name);
    if (answer === undefined) {
      answer = lookUp(name);
      found.set(name, answer);
    }
    return answer;
  };
  return { meaningOf, has: (word) => known.has(word) };
}

/** Every state's name that a state declares: in its policy, and where its loop limit or its join's time-out leads. */
export function declaredNames(state: LoadedState, states: StateNames): DeclaredName[] {
  const { definition } = state;
  if (definition.kind === 'graph') return [];
  const place = state.options ?? commentOf(state);
  const names: DeclaredName[] = [];
  const add = (field: DeclaredName['field'], name: unknown, below: readonly PathKey[]): void => {
    if (typeof name !== 'string' || nameProblem(name) !== undefined) return;
    const meant = states.meaningOf(name);
    const problem = typeof meant === 'string' ? null : meant;
    names.push({ field, place, below, problem });
  };
  const { allowed_transitions: entries, max_visits: limit, join } = writtenOptions(state);
  add('goto', join?.timeout_goto, ['join', 'timeout_goto']);
  add('goto', limit?.goto, ['max_visits', 'goto']);
  for (const { index, entry } of entries) {
    for (const [key, value] of Object.entries(entry)) {
      if (isFieldName(key) && FIELDS[key].kind === 'state')
        add(key, value, ['allowed_transitions', index, key]);
    }
  }
  return names;
}

/** Where a script's options stand: in its comment, whose keys have one line. */
function commentOf({ definition, textLine }: LoadedState): OptionPlace {
  const lines = definition.kind === 'script' ? definition.text.split('\n') : [];
  const index = lines.findIndex((line) => /\braymond:.*\bjoin\.timeout_goto=/.test(line));
  return { source: { file: definition.file, lineOf: () => textLine + Math.max(0, index) }, prefix: [] };
}
