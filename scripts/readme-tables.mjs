// Writes what is said twice: the inputs and outputs in action.yml, docs/reference.md's tables of them, of the agent CLIs, of
// the commands and flags, README's first inputs, docs/moving-from-raymond.md's tables, docs/limits.md and the rules in
// docs/lint.md, all from the tables in src/. With --check it only compares.
// Usage: node scripts/readme-tables.mjs [--check]
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMap, parseDocument, Scalar } from 'yaml';
import { compiled } from './compiled.mjs';
import { lintPage } from './lint-page.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { INPUTS, OUTPUTS } = await compiled('action/input-table');

const cell = (text) =>
  String(text ?? '')
    .trim()
    .replaceAll('|', '\\|')
    .replaceAll('\n', ' ');
/** Flags' help is for a terminal: what Markdown would take for a tag or a template becomes code. */
const help = (text) => cell(text).replace(/<\w+>|\{\{\w+\}\}/g, '`$&`');
const code = (text) => (text === undefined || text === '' ? '' : `\`${cell(text)}\``);

const { AGENT_CLIS } = await compiled('core/agent-clis');
const { COMMANDS, flagsByGroup } = await compiled('cli/commands');
const { flagRow, titleOf } = await compiled('cli/help');
const { wordsTable } = await compiled('core/moving/words');
const { configTable } = await compiled('core/moving/config-toml');
const yes = (can) => (can ? 'yes' : 'no');
const COSTS = { usd: 'US dollars', credits: 'AI credits', recorded: 'as recorded' };

const FIRST_INPUTS = 'workflow input budget model allow anthropic-api-key run-key on-ask'.split(' ');
const FAN_OUT_INPUTS = ['forks', 'worker', 'max-legs'];

function inputTable(isListed) {
  const rows = Object.entries(INPUTS).filter(([name, { hidden }]) => !hidden && isListed(name));
  return [
    '| input | default | |',
    '|---|---|---|',
    ...rows.map(
      ([name, input]) =>
        `| \`${name}\` | ${input.required ? 'required' : code(input.default)} | ${cell(input.description)} |`,
    ),
  ];
}

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
  commands: [
    '| command | |',
    '|---|---|',
    ...Object.values(COMMANDS).map(
      ({ usage, summary }) => `| ${code(`raymond ${usage}`)} | ${help(summary)} |`,
    ),
  ],
  flags: flagsByGroup('run').flatMap(([group, flags], at) => [
    ...(at === 0 ? [] : ['']),
    ...[`### ${titleOf(group)}`, '', '| flag | |', '|---|---|'],
    ...flags.map((entry) => {
      const [left, right] = flagRow(entry);
      return `| ${code(left)} | ${help(right)} |`;
    }),
  ]),
  inputs: inputTable((name) => !FAN_OUT_INPUTS.includes(name)),
  'fan-out-inputs': inputTable((name) => FAN_OUT_INPUTS.includes(name)),
  'first-inputs': inputTable((name) => FIRST_INPUTS.includes(name)),
  words: wordsTable(),
  config: configTable(),
  outputs: [
    '| output | |',
    '|---|---|',
    ...Object.entries(OUTPUTS).map(([name, description]) => `| \`${name}\` | ${cell(description)} |`),
  ],
};

/** The file as it should be: two of its sections are replaced, the rest stays as it is written. */
function actionFile(text) {
  const file = parseDocument(text);
  const inputs = Object.entries(INPUTS).map(([name, { description, required = false, default: value }]) => [
    name,
    { description, required, ...(value !== undefined && { default: scalar(value) }) },
  ]);
  const outputs = Object.entries(OUTPUTS).map(([name, description]) => [name, { description }]);
  for (const [section, rows] of Object.entries({ inputs, outputs })) {
    if (!isMap(file.get(section))) throw new Error(`action.yml has no ${section}`);
    file.set(section, file.createNode(Object.fromEntries(rows)));
  }
  return file.toString({ lineWidth: 116 });
}

/** All of them are strings to the runner. */
function scalar(value) {
  const node = new Scalar(value);
  if (/^(true|false|\d+)$/.test(value)) node.type = Scalar.QUOTE_DOUBLE;
  return node;
}

const isChecking = process.argv.includes('--check');

function keep(name, change) {
  const file = join(root, name);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const after = change(before);
  if (after === before) return;
  if (isChecking) {
    console.error(`${name}: it is not as the tables in src say. Run node scripts/readme-tables.mjs.`);
    process.exitCode = 1;
  } else writeFileSync(file, after);
}

const { limitsPage } = await compiled('core/limits/limits');

keep('action.yml', actionFile);
keep('docs/limits.md', limitsPage);
const { lintPath } = await compiled('workflow/lint/lint');
const { RULES } = await compiled('workflow/lint/rules');
const page = readFileSync(join(root, 'docs/lint.md'), 'utf8');
const lintRules = await lintPage(page, { root, rules: RULES, lintPath });
keep('docs/lint.md', () => lintRules);
/** A page with its tables, each between its marks. */
const withTables = (names, page) => (before) => {
  let after = before;
  for (const name of names) {
    const [start, end] = [`<!-- ${name}: written by scripts/readme-tables.mjs -->`, `<!-- /${name} -->`];
    const from = after.indexOf(start);
    const to = after.indexOf(end);
    if (from === -1 || to === -1) throw new Error(`${page} has no ${start} … ${end}`);
    after = `${after.slice(0, from + start.length)}\n${tables[name].join('\n')}\n${after.slice(to)}`;
  }
  return after;
};
for (const [page, names] of Object.entries({
  'README.md': ['first-inputs'],
  'docs/moving-from-raymond.md': ['words', 'config'],
  'docs/reference.md': ['inputs', 'fan-out-inputs', 'outputs', 'commands', 'flags', 'agents'],
}))
  keep(page, withTables(names, page));
