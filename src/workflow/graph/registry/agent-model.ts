import { isJsonObject } from '../../../core/text/json-object.js';
import { type Finding, shownValue } from '../../parts/findings.js';
import { withUnixLineEnds } from '../../parts/state-file.js';
import { parseYaml } from '../../parts/yaml-source.js';

/**
 * The `model` in the front matter of a registered agent's file (spec 5.11); null: it asks for none. The rest of the
 * front matter is for its own CLI, and so are mistakes in it: they are warned of.
 */
export function modelIn(bytes: Uint8Array, file: string, findings: Finding[]): string | null {
  const text = withUnixLineEnds(new TextDecoder().decode(bytes));
  const [, yaml] = /^---[ \t]*\n([\s\S]*?)^---[ \t]*$/m.exec(text) ?? [];
  if (yaml === undefined || !text.startsWith('---')) return null;
  const found: Finding[] = [];
  // The line of the dashes is the first one.
  const source = parseYaml(`\n${yaml}`, file, found);
  findings.push(...found.map((finding) => ({ ...finding, severity: 'warning' as const })));
  const model = isJsonObject(source?.data) ? source.data.model : undefined;
  if (model === undefined || model === null) return null;
  // What subagents of Claude Code say for the model that is in use.
  if (typeof model === 'string' && model.trim() !== '')
    return model.trim() === 'inherit' ? null : model.trim();
  const message = `model: must be some text, not ${shownValue(model)}; the agent gets the usual model`;
  const line = source?.lineOf(['model']) ?? 1;
  findings.push({ severity: 'warning', rule: 'bad-value', file, line, path: ['model'], message });
  return null;
}
