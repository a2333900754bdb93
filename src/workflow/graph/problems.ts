import { LIMITS } from '../../core/limits/limits.js';
import { nearest } from '../../core/text/nearest.js';
import { type Finding, type PathKey, pathText } from '../parts/findings.js';
import type { RuleId } from '../parts/rules.js';
import type { YamlSource } from '../parts/yaml-source.js';

/** Where problems of one file go: each with the file, the line and the whole path of the field (spec 5.2). */
export interface Problems {
  readonly source: Pick<YamlSource, 'file' | 'lineOf'>;
  readonly findings: Finding[];
}

export function report(
  { source, findings }: Problems,
  path: readonly PathKey[],
  problem: string,
  rule: RuleId = 'bad-value',
): void {
  const place = pathText(path);
  findings.push({
    severity: 'error',
    rule,
    file: source.file,
    line: source.lineOf(path),
    path,
    message: place === '' ? problem : `${place}: ${problem}`,
  });
}

/** ` (did you mean build?)`, or a list of what there is. */
export function hint(names: readonly string[], near: string | undefined): string {
  if (near !== undefined) return `; did you mean ${near}?`;
  if (names.length === 0) return '';
  const more = names.length > 20 ? ` and ${names.length - 20} more` : '';
  return `; there is ${names.slice(0, 20).join(', ')}${more}`;
}

/** The same by the name that was given. Of problems that nobody gets to see, nothing is guessed: it takes long. */
export function nearestHint({ findings }: Problems, names: readonly string[], given: string): string {
  if (findings.length > 2 * LIMITS.problems.value) return '';
  return hint(names, nearest(names, given));
}
