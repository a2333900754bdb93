import { relative, resolve } from 'node:path';
import { checkAgentCliName } from '../../core/agent-clis.js';
import { UsageError } from '../../core/errors.js';
import { agentAskedFor } from '../../core/launch.js';
import { annotationLine } from '../../report/annotations.js';
import { createTheme } from '../../report/console/theme.js';
import { lintAnnotation } from '../../report/lint/annotations.js';
import { atLeast, type LintFinding, tallyOf } from '../../report/lint/findings.js';
import { sarifLog } from '../../report/lint/sarif.js';
import { lintCount, lintExcerpt, lintLine } from '../../report/lint/text.js';
import { VERSION } from '../../runtime/version.js';
import { linesOf, lintPath } from '../../workflow/lint/lint-path.js';
import { REASONS } from '../../workflow/lint/reasons.js';
import { RULES } from '../../workflow/parts/rules.js';
import { checkBudgetOf, readConfig } from '../config.js';
import type { FlagValues } from '../flags.js';
import type { ParsedLine } from '../parse.js';
import { over } from '../settings.js';
import { workingDirectory } from '../start.js';
import { isUnicodeTerminal, wantsColor, writeOut } from '../terminal.js';

/** `raymond lint PATH…` (spec 2.4): what is wrong with workflows, without running any. Exit code 1: there is an error. */
export async function lintCommand({ values, positionals }: ParsedLine): Promise<number> {
  if (positionals.length === 0 || positionals.includes(''))
    throw new UsageError('Which workflow? raymond lint PATH, a folder, a state file, a .zip or a .yaml.');
  const format = formatOf(values);
  const cwd = workingDirectory(values);
  const config = await readConfig(cwd);
  for (const path of positionals) await checkBudgetOf(config, resolve(cwd, path), cwd);
  const found = await findingsIn(positionals, over(config.values, values), cwd);
  await write(found, format, values, cwd);
  return tallyOf(found.map(({ finding }) => finding)).error > 0 ? 1 : 0;
}

/** Where the width of what is written to is not known. */
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

interface Found {
  readonly finding: LintFinding;
  /** The line that it stands in; null where there is none to be shown. */
  readonly text: string | null;
}

/** Of several workflows; what they share is told once. */
async function findingsIn(paths: readonly string[], values: FlagValues, cwd: string): Promise<Found[]> {
  const found = new Map<string, Found>();
  if (values.agent !== undefined) checkAgentCliName(values.agent);
  for (const path of paths) {
    const findings = await lintPath(resolve(cwd, path), {
      agentCli: agentAskedFor(values.agent),
      cwd,
      maySkipPermissions: values['dangerously-skip-permissions'] ?? false,
    });
    const lineOf = await linesOf(findings);
    for (const { severity, rule, file, line, column, message } of findings) {
      const finding = { severity, rule, file: asGiven(file, cwd), line: line ?? 1, column, message };
      found.set(JSON.stringify(finding), { finding, text: lineOf({ file, line }) });
    }
  }
  return [...found.values()];
}

/** Relative to where the user is, unless that leads far away. */
function asGiven(file: string, cwd: string): string {
  const path = relative(cwd, file);
  return path === '' ? '.' : /^\.\.(?:[/\\]\.\.){2}/.test(path) ? file : path;
}

async function write(
  found: readonly Found[],
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
        `${JSON.stringify(sarifLog(whole, { version: VERSION, rules: RULES, reasons: REASONS, workspace }), null, 2)}\n`,
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
