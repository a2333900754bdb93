// Writes the tables of the Action's inputs and outputs into README.md, from action.yml. With --check it only
// compares. Usage: node scripts/readme-tables.mjs [--check]
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { inputs, outputs } = parse(readFileSync(join(root, 'action.yml'), 'utf8'));

const cell = (text) =>
  String(text ?? '')
    .trim()
    .replaceAll('|', '\\|')
    .replaceAll('\n', ' ');
const code = (text) => (text === undefined || text === '' ? '' : `\`${cell(text)}\``);

const tables = {
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
  const [start, end] = [`<!-- ${name}: from action.yml -->`, `<!-- /${name} -->`];
  const from = after.indexOf(start);
  const to = after.indexOf(end);
  if (from === -1 || to === -1) throw new Error(`README.md has no ${start} … ${end}`);
  after = `${after.slice(0, from + start.length)}\n${rows.join('\n')}\n${after.slice(to)}`;
}
if (process.argv.includes('--check')) {
  if (after !== before) {
    console.error('README.md: the tables are not those of action.yml. Run node scripts/readme-tables.mjs.');
    process.exitCode = 1;
  }
} else writeFileSync(file, after);
