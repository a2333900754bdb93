import { relative, resolve } from 'node:path';
import { checkAgentCliName } from '../../core/agent-clis.js';
import { UsageError } from '../../core/errors.js';
import { annotationLine } from '../../report/annotations.js';
import { createTheme } from '../../report/console/theme.js';
import { lintAnnotation } from '../../report/lint/annotations.js';
import { atLeast, type LintFinding, tallyOf } from '../../report/lint/findings.js';
import { sarifLog } from '../../report/lint/sarif.js';
import { lintCount, lintExcerpt, lintLine } from '../../report/lint/text.js';
import { VERSION } from '../../runtime/version.js';
import { linesOf, lintPath } from '../../workflow/lint/lint.js';
import { RULES } from '../../workflow/lint/rules.js';
import { checkBudgetOf, readConfig } from '../config.js';
import type { FlagValues } from '../flags.js';
import type { ParsedLine } from '../parse.js';
import { workingDirectory } from '../run-place.js';
import { mergeFlags, openingOptions } from '../settings.js';
import { isUnicodeTerminal, wantsColor, writeOut } from '../terminal.js';

/** `raymond lint PATH…` says what is wrong with workflows, without running any; errors give exit code 1 (spec 2.4). */
export async function lintCommand({ values, positionals }: ParsedLine): Promise<number> {
  if (positionals.length === 0 || positionals.includes(''))
    throw new UsageError('Which workflow? raymond lint PATH, a folder, a state file, a .zip or a .yaml.');
  const format = formatOf(values);
  const cwd = workingDirectory(values);
  const config = await readConfig(cwd);
  for (const path of positionals) await checkBudgetOf(config, resolve(cwd, path), cwd);
  const found = await findingsIn(positionals, mergeFlags(config.values, values), cwd);
  await write(found, format, values, cwd);
  return tallyOf(found.map(({ finding }) => finding)).error > 0 ? 1 : 0;
}

/** The width where that of the terminal is not known. */
const COLUMNS = 100;

type Format = NonNullable<FlagValues['format']>;

function formatOf({ format, json, github, sarif }: FlagValues): Format {
  const asked = [json && 'json', github && 'github', sarif && 'sarif', format].filter(
    (each) => each !== undefined && each !== false,
  );
  const [first = 'text', ...others] = [...new Set(asked)] as Format[];
  if (others.length > 0) throw new UsageError(`One form at a time: ${[first, ...others].join(' or ')}.`);
  return first;
}

interface FindingWithLine {
  readonly finding: LintFinding;
  /** The text of the line; null when there is none to show. */
  readonly text: string | null;
}

/** Findings in files that several workflows share are told once. */
async function findingsIn(
  paths: readonly string[],
  values: FlagValues,
  cwd: string,
): Promise<FindingWithLine[]> {
  const found = new Map<string, FindingWithLine>();
  if (values.agent !== undefined) checkAgentCliName(values.agent);
  for (const path of paths) {
    const findings = await lintPath(resolve(cwd, path), { ...openingOptions(values), cwd });
    const lineOf = await linesOf(findings);
    for (const { severity, rule, file, line, column, message } of findings) {
      const finding = { severity, rule, file: asGiven(file, cwd), line: line ?? 1, column, message };
      found.set(JSON.stringify(finding), { finding, text: lineOf({ file, line }) });
    }
  }
  return [...found.values()];
}

/** The path relative to where the user is, unless it begins with three times `..`. */
function asGiven(file: string, cwd: string): string {
  const path = relative(cwd, file);
  return path === '' ? '.' : /^\.\.(?:[/\\]\.\.){2}/.test(path) ? file : path;
}

async function write(
  found: readonly FindingWithLine[],
  format: Format,
  values: FlagValues,
  cwd: string,
): Promise<void> {
  const { level = 'warning' } = values;
  const findings = found.map(({ finding }) => finding);
  const shown = atLeast(level, findings);
  const workspace = process.env.GITHUB_WORKSPACE || cwd;
  const whole = shown.map((finding) => ({ ...finding, file: resolve(cwd, finding.file) }));
  switch (format) {
    case 'json':
      return writeOut(`${JSON.stringify(shown, null, 2)}\n`);
    case 'sarif':
      return writeOut(
        `${JSON.stringify(sarifLog(whole, { version: VERSION, rules: RULES, workspace }), null, 2)}\n`,
      );
    case 'github':
      return writeOut(
        whole.map((finding) => `${annotationLine(lintAnnotation(finding, workspace))}\n`).join(''),
      );
    case 'oneline':
    case 'text': {
      const theme = createTheme({ color: wantsColor(values, process.stdout), unicode: isUnicodeTerminal() });
      const texts = new Map(found.map(({ finding, text }) => [finding, format === 'text' ? text : null]));
      const lines = shown.flatMap((finding) => {
        const text = texts.get(finding) ?? null;
        const excerpt = text && lintExcerpt(finding, text, theme, process.stdout.columns ?? COLUMNS);
        return excerpt ? [lintLine(finding, theme), excerpt] : [lintLine(finding, theme)];
      });
      return writeOut(`${[...lines, lintCount(tallyOf(findings), level, theme)].join('\n')}\n`, 'painted');
    }
    default:
      return format satisfies never;
  }
}
