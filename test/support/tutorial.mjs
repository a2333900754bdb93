import { readFileSync } from 'node:fs';

/**
 * A file of the page, or commands with what they print; `output` null: not shown.
 * @typedef {{kind: 'file', path: string, text: string} | {kind: 'commands', text: string, output: string | null}} Block
 */

/**
 * docs/tutorial.md in its order: a code block that names a file is that file, one of `sh` is run, and one of `text`
 * or `mermaid` right behind it is what that prints.
 * @returns {Block[]}
 */
export function tutorialBlocks(page = readFileSync('docs/tutorial.md', 'utf8')) {
  const blocks = page.matchAll(
    /^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$(?:\n\n```(?:text|mermaid)\n([\s\S]*?)^```$)?/gm,
  );
  return [...blocks].map(([, language, path, text = '', output = null]) => {
    if (path !== undefined) return { kind: 'file', path, text };
    if (language !== 'sh') throw new Error(`docs/tutorial.md: nothing runs this ${language} block: ${text}`);
    return { kind: 'commands', text, output };
  });
}

/**
 * The project as it is when all has been done: path to text.
 * @returns {Record<string, string>}
 */
export function tutorialFiles() {
  const blocks = tutorialBlocks();
  return Object.fromEntries(
    blocks.flatMap((block) => (block.kind === 'file' ? [[block.path, block.text]] : [])),
  );
}
