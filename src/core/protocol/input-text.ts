import { ProtocolError } from '../errors.js';
import { type FoundTags, findTags, type ParsedInput, type ParsedTag } from './find-tags.js';
import { takesInputText } from './tag-table.js';

export interface InputBeside {
  readonly input?: string;
  readonly warnings: readonly string[];
}

/**
 * The text of the `<input>` that goes along with a tag (spec 1.2): the one that stands, like the tag, inside code or outside.
 * @throws ProtocolError INVALID_TRANSITION if there are two, the tag takes none, or has an `input` of its own.
 */
export function inputBeside({ inputs }: FoundTags, tag: ParsedTag): InputBeside {
  const same = inputs.filter(({ inCode }) => inCode === tag.inCode);
  const lost = tag.inCode && same.length < inputs.length;
  const warnings = lost ? ['an <input> outside the code that the tag stands in was ignored'] : [];
  const input = onlyOf(same);
  if (input === undefined) return { warnings };
  if (tag.name === 'fork') throw refused('beside <fork> needs a <goto> that names where it goes');
  if (!takesInputText(tag.name)) throw refused(`cannot stand beside <${tag.name}>, which hands nothing over`);
  if (tag.hasInput)
    throw refused(`stands beside a <${tag.name}> with an input of its own: write one of them`);
  return { input, warnings };
}

/**
 * The text of the `<input>` in a message without a transition tag, which goes along with the implicit transition.
 * @throws ProtocolError INVALID_TRANSITION for two of them.
 */
export function readInputText(text: string): string | undefined {
  const { tags, inputs } = findTags(text);
  const outside = inputs.filter(({ inCode }) => !inCode);
  // An input in code that is quoted together with tags is only a quotation.
  const isMeant = outside.length === 0 && tags.length === 0 && inputs.length === 1;
  return onlyOf(isMeant ? inputs : outside);
}

/** Whether a message carried data that its reminder has to ask for again (spec 1.4). */
export function carriesInput(text: string): boolean {
  const { tags, inputs, brokenInput } = findTags(text);
  if (brokenInput !== null) return true;
  const found = [...tags, ...inputs];
  const outside = found.filter(({ inCode }) => !inCode);
  return (outside.length > 0 ? outside : found).some((tag) => {
    if (tag.name === 'input') return tag.content.trim() !== '';
    return tag.hasInput && (tag.problem !== undefined || tag.attributes.input?.trim() !== '');
  });
}

/**
 * Refuses a text that names its own tag. Otherwise `I end with the <result> tag: <result>42</result>` would be read
 * from the first opening on.
 * @throws ProtocolError INVALID_TRANSITION.
 */
export function refuseOwnOpening({ name, content }: ParsedTag | ParsedInput, opening: RegExp): void {
  if (!opening.test(content)) return;
  const advice = 'name the tag without its angle brackets, and write it once';
  throw new ProtocolError('INVALID_TRANSITION', `<${name}> has another <${name}> in its text: ${advice}`);
}

function onlyOf(inputs: readonly ParsedInput[]): string | undefined {
  const [first, second] = inputs;
  if (first === undefined) return undefined;
  if (second !== undefined) throw refused('stands there twice: one transition has one input');
  refuseOwnOpening(first, /<input>/);
  return first.content.replace(/^\r?\n/, '').replace(/\r?\n$/, '');
}

function refused(problem: string): ProtocolError {
  return new ProtocolError('INVALID_TRANSITION', `<input> ${problem}`);
}
