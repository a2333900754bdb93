export const SUMMARY_LENGTH = 120;

/** Inputs that say best what a call does, most telling first. */
const TELLING = [
  'command',
  'file_path',
  'notebook_path',
  'path',
  'pattern',
  'url',
  'query',
  'description',
  'skill',
  'prompt',
];

/** What a tool call is about, in one line of at most 120 characters: the Bash command, the file path … */
export function summarizeTool(input: unknown): string {
  if (typeof input !== 'object' || input === null) return shortLine(input === undefined ? '' : String(input));
  const values = input as Record<string, unknown>;
  const telling = TELLING.map((name) => values[name]).find(
    (value) => typeof value === 'string' && value !== '',
  );
  const first = telling ?? Object.values(values).find((value) => typeof value === 'string' && value !== '');
  return shortLine(typeof first === 'string' ? first : '');
}

/** A call as a warning names it: `Bash (rm -rf build)`. */
export function describeCall(name: string, input: unknown): string {
  const summary = shortLine(summarizeTool(input), 60);
  return summary === '' ? name : `${name} (${summary})`;
}

/** The text on one line, without control characters, cut at `length` characters. */
export function shortLine(text: string, length = SUMMARY_LENGTH): string {
  // A huge input is cut first: only its beginning is shown.
  const flat = text
    .slice(0, length * 8)
    .replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ')
    .trim();
  const characters = [...flat];
  return characters.length <= length ? flat : `${characters.slice(0, length - 1).join('')}…`;
}
