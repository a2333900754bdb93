import { ProtocolError } from '../../core/errors.js';

export interface NameProblem {
  readonly kind: 'missing' | 'ambiguous';
  readonly message: string;
}

/** What a name means in the workflow: a state, or the reason why it means none. Null for one of the other platform. */
type Meaning = string | NameProblem | null;

export interface StateNames {
  readonly meaningOf: (name: string) => Meaning;
  /** Whether a state has this name, with its extension or without. Use it for words that are probably no names. */
  readonly has: (word: string) => boolean;
}

/** For how many names the probably meant one is looked up, which takes long. */
const MAX_HINTS = 50;

/**
 * Looks each name up once, however many states mention it.
 * @param names all possible ones: with extension, and states of other workflows under their names here
 * @param resolve throws ProtocolError for what is none
 */
export function stateNames(names: readonly string[], resolve: (target: string) => string): StateNames {
  const known = new Set(names.flatMap((name) => [name, name.replace(/\.(md|sh|ps1|bat)$/, '')]));
  const found = new Map<string, Meaning>();
  let missing = 0;
  const lookUp = (name: string): Meaning => {
    if (!known.has(name)) missing += 1;
    if (missing > MAX_HINTS) return { kind: 'missing', message: `there is no state "${name}".` };
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
