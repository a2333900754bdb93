import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { messageOf, UsageError } from '../core/errors.js';
import { nearest } from '../core/text/nearest.js';
import { projectRoot } from '../store/run-folder.js';
import { FLAG_ENTRIES, type FlagValues } from './flags.js';
import { readValue } from './values.js';

/**
 * The options file `.raymond/config.yaml`: the flags' names, without dashes before them (spec 3.8).
 * @throws UsageError that names the file and line of a key that is unknown or has a bad value.
 */
export async function readConfig(cwd: string): Promise<FlagValues> {
  const file = join(projectRoot(cwd), '.raymond', 'config.yaml');
  // Most projects have none, and a run should not load a YAML parser for nothing.
  if (!existsSync(file)) return {};
  const { isMap, isScalar, LineCounter, parseDocument } = await import('yaml');
  const lines = new LineCounter();
  const document = parseDocument(textOf(file), { lineCounter: lines, logLevel: 'error' });
  const [problem] = document.errors;
  if (problem) throw new UsageError(messageOf(problem), { file, line: lines.linePos(problem.pos[0]).line });
  if (document.contents === null) return {};
  if (!isMap(document.contents))
    throw new UsageError('The options file has to hold `name: value` lines.', { file });
  const known = new Map(FLAG_ENTRIES.filter(([, flag]) => flag.config));
  const values: Record<string, unknown> = {};
  for (const { key, value } of document.contents.items) {
    const name = isScalar(key) ? String(key.value) : '';
    const place = { file, line: isScalar(key) && key.range ? lines.linePos(key.range[0]).line : undefined };
    const flag = known.get(name as (typeof FLAG_ENTRIES)[number][0]);
    if (flag === undefined) {
      const near = nearest([...known.keys()], name);
      const hint = near === undefined ? `Known: ${[...known.keys()].join(', ')}.` : `Did you mean ${near}?`;
      throw new UsageError(`"${name}" is no option. ${hint}`, place);
    }
    const plain = (value as { toJSON?: () => unknown } | null)?.toJSON?.() ?? null;
    const read = readValue(name, flag, plain, place);
    // Files are relative to the file that names them (spec 7.2).
    values[name] =
      name === 'mcp' ? (read as readonly string[]).map((each) => resolve(dirname(file), each)) : read;
  }
  return values as FlagValues;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(
      `The options file cannot be read (${messageOf(error)}). Mend it, or remove it.`,
      { file },
      { cause: error },
    );
  }
}
