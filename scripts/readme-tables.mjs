// Writes README.md's tables: the Action's inputs and outputs from action.yml, the agent CLIs and the flags from
// the tables in src/. With --check it only compares. Usage: node scripts/readme-tables.mjs [--check]
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { compiled } from './compiled.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { inputs, outputs } = parse(readFileSync(join(root, 'action.yml'), 'utf8'));

const cell = (text) =>
  String(text ?? '')
    .trim()
    .replaceAll('|', '\\|')
    .replaceAll('\n', ' ');
/** Flags' help is for a terminal: what Markdown would take for a tag or a template becomes code. */
const help = (text) => cell(text).replace(/<\w+>|\{\{\w+\}\}/g, '`$&`');
const code = (text) => (text === undefined || text === '' ? '' : `\`${cell(text)}\``);

const { AGENT_CLIS } = await compiled('core/agent-clis');
const { FLAG_ENTRIES, placeholder } = await compiled('cli/flags');
const yes = (can) => (can ? 'yes' : 'no');
const COSTS = { usd: 'US dollars', credits: 'AI credits', recorded: 'as recorded' };

const tables = {
  agents: [
    '| agent | is | keys | branches a session | has a cost cap | tells its cost in |',
    '|---|---|---|---|---|---|',
    ...Object.entries(AGENT_CLIS).map(([name, { title, program, keys, capabilities }]) => {
      const is = program === null ? title : `${title}: \`${program.npm}@${program.version}\``;
      const cells = [code(name), is, keys.map(({ variable }) => code(variable)).join(', ')];
      const can = [yes(capabilities.branch), yes(capabilities.costCap), COSTS[capabilities.cost]];
      return `| ${[...cells, ...can].join(' | ')} |`;
    }),
  ],
  flags: [
    '| flag | |',
    '|---|---|',
    ...FLAG_ENTRIES.filter(([, { commands }]) => commands.includes('run')).map(([name, flag]) => {
      const value = placeholder(flag);
      const short = flag.short === undefined ? '' : `-${flag.short}, `;
      const fallback = flag.default === undefined ? '' : ` (default ${flag.default})`;
      const left = `${short}--${name}${value === undefined ? '' : ` ${value}`}`;
      return `| ${code(left)} | ${help(`${flag.help}${fallback}`)} |`;
    }),
  ],
  inputs: [
    '| input | default | |',
    '|---|---|---|',
    ...Object.entries(inputs).map(
      ([name, input]) =>
        `| \`${name}\` | ${input.required ? 'required' : code(input.default)} | ${cell(input.description)} |`,
    ),
  ],
  outputs: [
    '| output | |',
    '|---|---|',
    ...Object.entries(outputs).map(([name, { description }]) => `| \`${name}\` | ${cell(description)} |`),
  ],
};

const file = join(root, 'README.md');
const before = readFileSync(file, 'utf8');
let after = before;
for (const [name, rows] of Object.entries(tables)) {
  const [start, end] = [`<!-- ${name}: written by scripts/readme-tables.mjs -->`, `<!-- /${name} -->`];
  const from = after.indexOf(start);
  const to = after.indexOf(end);
  if (from === -1 || to === -1) throw new Error(`README.md has no ${start} … ${end}`);
  after = `${after.slice(0, from + start.length)}\n${rows.join('\n')}\n${after.slice(to)}`;
}
if (process.argv.includes('--check')) {
  if (after !== before) {
    console.error(
      'README.md: the tables are not those of action.yml and src. Run node scripts/readme-tables.mjs.',
    );
    process.exitCode = 1;
  }
} else writeFileSync(file, after);
