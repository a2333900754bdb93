/** Longer ones are nothing to read here, and are cut anyway. */
const MOST_CHARACTERS = 100_000;
const COLUMNS = 100;

/**
 * A typed result as people read it: what fits is on one line, and so is an item of a list that holds nothing but plain
 * values; else each member has a line. Other texts stay as they are.
 */
export function laidOut(result: string): string {
  if (result.length > MOST_CHARACTERS) return result;
  try {
    return written(JSON.parse(result) as unknown, 0, '');
  } catch {
    return result;
  }
}

function written(value: unknown, indent: number, key: string): string {
  const line = key + JSON.stringify(value);
  if (!isContainer(value) || line.length + indent < COLUMNS) return line;
  if (indent > 0 && !Object.values(value).some(isContainer)) return line;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const members = Array.isArray(value)
    ? value.map((each) => written(each, indent + 2, ''))
    : Object.entries(value).map(([name, each]) => written(each, indent + 2, `${JSON.stringify(name)}: `));
  const inner = members.map((member) => `${' '.repeat(indent + 2)}${member}`).join(',\n');
  return `${key}${open}\n${inner}\n${' '.repeat(indent)}${close}`;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
