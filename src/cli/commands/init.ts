import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { UsageError } from '../../core/errors.js';
import { projectRoot } from '../../store/run-folder.js';
import { FLAG_ENTRIES, type Flag } from '../flags.js';
import type { ParsedLine } from '../parse.js';
import { workingDirectory } from '../start.js';
import { writeOut } from '../terminal.js';

/** `raymond init`: the options file with every option commented, and a first workflow. Overwrites nothing. */
export async function initCommand({ values, positionals }: ParsedLine): Promise<number> {
  if (positionals.length > 0) throw new UsageError('raymond init takes no arguments.');
  const cwd = workingDirectory(values);
  const root = projectRoot(cwd);
  const files: readonly (readonly [string, string])[] = [
    [join('.raymond', 'config.yaml'), configText()],
    [join('workflows', 'hello', 'START.md'), START],
    [join('workflows', 'hello', 'CHECK.sh'), CHECK],
    [join('workflows', 'hello', 'REPORT.md'), REPORT],
  ];
  const lines = files.map(([name, text]) => {
    const file = join(root, name);
    if (existsSync(file)) return `kept     ${name} (it was there already)\n`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return `written  ${name}\n`;
  });
  const path = relative(cwd, join(root, 'workflows', 'hello'));
  await writeOut(`${lines.join('')}\nTry it: raymond run ${path} --input "what does this project do?"\n`);
  return 0;
}

function configText(): string {
  const rows = FLAG_ENTRIES.filter(([, flag]) => flag.config).map(
    ([name, flag]) => `# ${flag.help}\n# ${name}: ${exampleOf(flag)}\n`,
  );
  return `# Options for raymond in this project: the command line's flags, which beat what stands here.\n\n${rows.join('\n')}`;
}

function exampleOf(flag: Flag): string {
  if (flag.default !== undefined) return flag.default;
  switch (flag.kind) {
    case 'switch':
      return 'false';
    case 'list':
      return '[]';
    case 'choice':
      return flag.of[0] ?? '';
    default:
      return `# ${flag.value ?? ''}`;
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
