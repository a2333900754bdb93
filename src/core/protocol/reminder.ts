import { listedInput } from './policy.js';
import { excerpt } from './resolve.js';
import type { AllowedTransition } from './state-options.js';
import { formOf } from './tag-form.js';
import { FIELDS, isFieldName, takesInputText } from './tag-table.js';

export interface Reminder {
  readonly allowed: readonly AllowedTransition[];
  readonly problem: string;
  /** @throws when the target means no state */
  readonly resolve: (target: string) => string;
  /** The refused message carried data, and the next one has to carry it again. */
  readonly asksInput: boolean;
}

/**
 * What a session is told when its final message cannot be used (spec 1.4): what was wrong, and how each allowed form is
 * written. It is short, because the session still has the prompt. A state that does not exist is not named. Undefined
 * when no form is left.
 */
export function reminderText({ allowed, problem, resolve, asksInput }: Reminder): string | undefined {
  const usable = allowed.filter((entry) => namesStates(entry, resolve));
  const forms = [...new Set(usable.map((entry) => formFor(entry, asksInput)))];
  if (forms.length === 0) return undefined;
  const wrong = excerpt(problem, 300).replace(/[.\s]+$/, '');
  return [
    `Your last message could not be used: ${wrong}.`,
    ...(forms.some((form) => form.endsWith(INPUT_FORM)) ? [INPUT_ADVICE] : []),
    forms.length === 1 ? 'End your answer with this tag:' : 'End your answer with exactly one of these tags:',
    ...forms,
  ].join('\n');
}

const INPUT_FORM = `<input>${FIELDS.input.open}</input>`;
const INPUT_ADVICE =
  'What you hand over goes between <input> and </input>, all of it again; nothing in it is escaped.';

function formFor(entry: AllowedTransition, asksInput: boolean): string {
  const { tag, input: _, ...values } = entry;
  const input = listedInput(entry);
  if (input.kind === 'fixed') return formOf(tag, { ...values, input: input.text });
  if (input.kind === 'open' && !asksInput) return formOf(tag, values);
  if (takesInputText(tag)) return `${formOf(tag, values)} ${INPUT_FORM}`;
  return formOf(tag, { ...values, input: FIELDS.input.open });
}

function namesStates(entry: AllowedTransition, resolve: Reminder['resolve']): boolean {
  return Object.entries(entry).every(([field, value]) => {
    if (!isFieldName(field) || FIELDS[field].kind !== 'state' || value === undefined) return true;
    try {
      resolve(value);
      return true;
    } catch {
      return false;
    }
  });
}
