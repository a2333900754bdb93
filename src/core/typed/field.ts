import { isText, type JsonNode, printJson, readJson } from './json.js';

/**
 * Finds fields of a JSON text by their way (spec 7.4): a text as it is, all else as JSON; undefined where there is
 * no such field, or no JSON at all. The text is read once, when something is first asked for.
 */
export function fieldsIn(text: string): (path: readonly string[]) => string | undefined {
  let root: JsonNode | null | undefined;
  return (path) => {
    root ??= read(text);
    const node = path.reduce<JsonNode | undefined>(below, root ?? undefined);
    if (node === undefined) return undefined;
    return node.kind === 'scalar' && isText(node.text) ? (JSON.parse(node.text) as string) : printJson(node);
  };
}

function read(text: string): JsonNode | null {
  const reading = readJson(text);
  return 'node' in reading ? reading.node : null;
}

function below(node: JsonNode | undefined, key: string): JsonNode | undefined {
  switch (node?.kind) {
    case 'object':
      return node.entries.get(key);
    case 'array':
      return /^(?:0|[1-9]\d*)$/.test(key) ? node.items[Number(key)] : undefined;
    default:
      return undefined;
  }
}
