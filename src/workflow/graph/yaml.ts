import { type Finding, type PathKey, pathText } from '../parts/findings.js';
import { readYaml, type YamlProblem, type YamlSource, yamlFinding } from '../parts/yaml-source.js';

const SHOWN = 20;

/**
 * Reads a state graph's file: YAML 1.2, in which `on` is a text and a repeated key is an error that names
 * the key's whole path (spec 5.2). Whatever is wrong goes to `findings`; then null.
 */
export function parseGraphYaml(text: string, file: string, findings: Finding[]): YamlSource | null {
  if (/^%YAML\s+1\.1\b/m.test(text)) {
    const message = 'YAML 1.1 takes `on` for `true`; take the %YAML line away';
    findings.push({ severity: 'error', rule: 'front-matter-syntax', file, line: 1, message });
    return null;
  }
  const { source, problems } = readYaml(text, file, { merge: true });
  // Where brackets are never closed, each of them is one.
  for (const problem of problems.slice(0, SHOWN)) {
    const { repeated, tagged } = problem;
    if (repeated !== undefined)
      findings.push(
        yamlFinding({ ...problem, message: `${pathText(repeated)}: the key is given twice` }, file),
      );
    else if (tagged === undefined) findings.push(yamlFinding(problem, file));
    else findings.push(tagFinding(problem, tagged, file));
  }
  return problems.some(({ tagged }) => tagged !== undefined) ? null : source;
}

/** `!!js/function` makes code out of text elsewhere, and is no mere text here either. */
function tagFinding(problem: YamlProblem, path: readonly PathKey[], file: string): Finding {
  const place = path.length === 0 ? '' : `${pathText(path)}: `;
  const message = `${place}${problem.message}; a state graph has plain YAML alone`;
  return { ...yamlFinding({ ...problem, severity: 'error', message }, file), path };
}
