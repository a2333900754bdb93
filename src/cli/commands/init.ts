import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { UsageError } from '../../core/errors.js';
import { projectRoot } from '../../store/run-folder.js';
import { FLAG_ENTRIES, type Flag, placeholder } from '../flags.js';
import type { ParsedLine } from '../parse.js';
import { workingDirectory } from '../run-place.js';
import { writeOut } from '../terminal.js';

/**
 * `raymond init` writes an options file in which every option is commented out, and a first workflow; with `--graph` a
 * state graph. It overwrites nothing.
 */
export async function initCommand({ values, positionals }: ParsedLine): Promise<number> {
  const cwd = workingDirectory(values);
  const root = projectRoot(cwd);
  if (values.graph) return initGraph(root, cwd, positionals);
  if (positionals.length > 0) throw new UsageError('raymond init takes no arguments but those of --graph.');
  const files: readonly (readonly [string, string])[] = [
    [join('.raymond', 'config.yaml'), configText()],
    [join('workflows', 'hello', 'START.md'), START],
    [join('workflows', 'hello', 'CHECK.sh'), CHECK],
    [join('workflows', 'hello', 'REPORT.md'), REPORT],
  ];
  const path = relative(cwd, join(root, 'workflows', 'hello'));
  return write(root, files, `raymond run ${path} --input "what does this project do?"`);
}

/** `raymond init --graph [DIR]` writes a state graph that runs as it is (spec 5.11). */
async function initGraph(root: string, cwd: string, args: readonly string[]): Promise<number> {
  const [given, ...more] = args;
  if (more.length > 0) throw new UsageError('One folder: raymond init --graph DIR');
  if (given === '') throw new UsageError('raymond init --graph: the folder is empty text.');
  const folder = given === undefined ? join(root, '.raili', 'main') : resolve(cwd, given);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new UsageError(`raymond init --graph: ${given} is a file.`);
  const { graphProject } = await import('../graph-project/files.js');
  const home = relative(root, folder).startsWith('..') ? folder : root;
  return write(home, graphProject(home, folder), `raymond run ${quoted(relative(cwd, folder) || '.')}`);
}

/** Quotes a path for a shell. */
function quoted(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}

/** Overwrites no file. @param files paths from the root, with their texts */
async function write(
  root: string,
  files: readonly (readonly [string, string])[],
  tryIt: string,
): Promise<number> {
  const lines = files.map(([name, text]) => {
    const file = join(root, name);
    if (existsSync(file)) return `kept     ${name} (it was there already)\n`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return `written  ${name}\n`;
  });
  await writeOut(`${lines.join('')}\nTry it: ${tryIt}\n`);
  return 0;
}

function configText(): string {
  const rows = FLAG_ENTRIES.filter(([, { config }]) => config === 'project').map(
    ([name, flag]) => `# ${flag.help}\n${mayBe(flag)}# ${name}: ${exampleOf(flag)}\n`,
  );
  const rights = FLAG_ENTRIES.filter(([, { config }]) => config === 'user').map(([name]) => name);
  return [
    "# Options for raymond in this project: the command line's flags, which beat what stands here.",
    '# Agents can write this file, so none is here that gives rights. Those stand in ~/.config/raymond/config.yaml, which is',
    "# yours alone and may have all options, in the workflow's manifest or on the command line:",
    `#   ${rights.join(', ')},`,
    "#   a wider permission-mode, and a budget above the workflow's or the default one.",
    `\n${rows.join('\n')}`,
  ].join('\n');
}

function mayBe({ projectMay }: Flag): string {
  return projectMay === undefined ? '' : `# here one of ${projectMay.join(', ')}\n`;
}

function exampleOf(flag: Flag): string {
  if (flag.default !== undefined) return flag.default;
  switch (flag.kind) {
    case 'switch':
      return 'false';
    case 'list':
      return '[]';
    case 'choice':
      return flag.of[0]!;
    default:
      return `# ${placeholder(flag)}`;
  }
}

const START = `---
allowed_transitions:
  - { tag: goto, target: CHECK }
---
Read this project and answer the question in one paragraph:

{{input}}

Write the answer to answer.md.
`;

const CHECK = `# raymond: timeout=60
# Scripts cost nothing: let them check what an agent has said it did.
if [ -s answer.md ]; then
  echo '<goto>REPORT</goto>'
else
  echo '<goto input="answer.md is missing or empty">START</goto>'
fi
`;

const REPORT = `---
allowed_transitions:
  - { tag: result }
---
answer.md is there. End with its first sentence between <result> and </result>.
`;
