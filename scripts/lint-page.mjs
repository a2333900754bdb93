// The part of docs/lint.md that is written from the rules and their fixtures. What each example shows is what lint says
// of it: the fixtures are linted for it.

import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';

const FIXTURES = 'test/fixtures/lint';
const LANGUAGES = { '.md': 'markdown', '.sh': 'bash', '.yaml': 'yaml', '.json': 'json', '.toml': 'toml' };
const TITLES = { error: 'Errors', warning: 'Warnings', info: 'Worth knowing' };
const LEADS = {
  error: 'A workflow that has one of these is not started: exit code 2, before anything is spent.',
  warning: 'Told once, when a run starts; the run goes on.',
  info: 'Told to those who ask: `--level info`.',
};
const START = '<!-- rules: written by scripts/readme-tables.mjs -->';
const END = '<!-- /rules -->';

/**
 * @param {string} page as it is
 * @param {{
 *   root: string,
 *   rules: Readonly<Record<string, {severity: string, about: string, why: string}>>,
 *   lintPath: (path: string, options: {platform: 'posix', maySkipPermissions: boolean}) => Promise<readonly {rule: string, severity: string, file: string, line?: number, message: string}[]>,
 * }} facts
 */
export async function lintPage(page, facts) {
  const from = page.indexOf(START);
  const to = page.indexOf(END);
  if (from === -1 || to === -1) throw new Error(`docs/lint.md has no ${START} … ${END}`);
  const parts = [table(facts.rules)];
  for (const severity of ['error', 'warning', 'info']) {
    parts.push(`## ${TITLES[severity]}`, LEADS[severity]);
    for (const [id, rule] of Object.entries(facts.rules)) {
      if (rule.severity === severity) parts.push(await section(id, rule, facts));
    }
  }
  return `${page.slice(0, from + START.length)}\n\n${parts.join('\n\n')}\n\n${page.slice(to)}`;
}

function table(rules) {
  const rows = Object.entries(rules).map(
    ([id, { severity, about }]) => `| [\`${id}\`](#${id}) | ${severity} | ${about} |`,
  );
  return ['| rule | | what has it |', '|---|---|---|', ...rows].join('\n');
}

async function section(id, { about, why }, facts) {
  const [broken, mended] = ['broken', 'mended'].map((kind) => filesIn(join(facts.root, FIXTURES, id, kind)));
  const folder = join(facts.root, FIXTURES, id, 'broken');
  const findings = await facts.lintPath(folder, { platform: 'posix', maySkipPermissions: false });
  const [found] = findings.filter(({ rule }) => rule === id);
  if (found === undefined) throw new Error(`${id}: lint finds nothing in ${folder}`);
  const inside = relative(folder, found.file);
  const place = `${inside === '' ? 'the folder' : inside}${found.line === undefined ? '' : `:${found.line}`}${found.column === undefined ? '' : `:${found.column}`}`;
  const message = found.message.replaceAll(`${facts.root}/`, '').replaceAll(`${FIXTURES}/${id}/`, '');
  const both = [...broken.keys()].filter((name) => mended.get(name) === broken.get(name));
  return [
    `### ${id}`,
    `${about[0].toUpperCase()}${about.slice(1)}.`,
    why,
    'Broken:',
    ...shown(broken, both),
    `> ${place}: ${found.severity} ${id} ${escaped(message)}`,
    'Mended:',
    ...shown(mended, both),
    ...(both.length === 0 ? [] : [`Beside it in both: ${both.map((name) => `\`${name}\``).join(', ')}.`]),
  ].join('\n\n');
}

/** @returns {Map<string, string>} */
function filesIn(folder) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => [relative(folder, join(entry.parentPath ?? entry.path, entry.name)), entry])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(
    names.map(([name, entry]) => {
      if (entry.isSymbolicLink()) return [name, null];
      const bytes = readFileSync(join(folder, name));
      return [name, isUtf8(bytes) ? bytes.toString() : '(not UTF-8)\n'];
    }),
  );
}

function shown(files, both) {
  const changed = [...files].filter(([name]) => !both.includes(name));
  if (changed.length === 0) return ['Without the file.'];
  return changed.map(([name, text]) => {
    if (text === null) return `\`${name}\` is a symbolic link to a file of another folder.`;
    return `\`\`\`${LANGUAGES[extname(name)] ?? 'text'} ${name}\n${text.trimEnd()}\n\`\`\``;
  });
}

function escaped(message) {
  return message.replace(/<[\w/]+>|\{\{[^}]*\}\}/g, (found) => `\`${found}\``);
}
