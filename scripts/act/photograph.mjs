/**
 * `node scripts/act/photograph.mjs FOLDER`: a picture of each Markdown file there, about as GitHub shows it, by Chromium;
 * for people to look at what `npm run test:act -- --photos FOLDER` has kept. `--open` unfolds what is folded.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { HtmlRenderer, Parser } from 'commonmark';

const MERMAID = 'node_modules/@mermaid-js/tiny/dist/mermaid.tiny.js';
const STYLE = `
  body { font: 16px/1.5 -apple-system, 'Segoe UI', 'Noto Sans', Helvetica, Arial, 'Noto Color Emoji', sans-serif;
    color: #1f2328; max-width: 1012px; margin: 0 auto; padding: 32px; }
  code, pre { font: 85%/1.45 ui-monospace, 'DejaVu Sans Mono', monospace; background: #f6f8fa; border-radius: 6px; }
  code { padding: .2em .4em; } pre { padding: 16px; overflow: auto; } pre code { padding: 0; }
  table { border-collapse: collapse; display: block; overflow: auto; }
  th, td { border: 1px solid #d1d9e0; padding: 6px 13px; } tr:nth-child(2n) { background: #f6f8fa; }
  .mermaid { background: none; text-align: center; } summary { cursor: pointer; }`;

/** The tables of GitHub's Markdown, which CommonMark has not. @param {string} text */
function withTables(text) {
  return text.replace(/(?:^\|.*\|\n?){2,}/gm, (table) => {
    const [head = [], align = [], ...rows] = table
      .trim()
      .split('\n')
      .map((line) => line.slice(1, -1).split(/(?<!\\)\|/));
    const side = align.map((each) => (/-:\s*$/.test(each) ? 'right' : 'left'));
    const cell = (name) => (each, at) => `<${name} align="${side[at]}">${inlineOf(each.trim())}</${name}>`;
    const row = (cells, name) => `<tr>${cells.map(cell(name)).join('')}</tr>`;
    return `<table>${row(head, 'th')}${rows.map((cells) => row(cells, 'td')).join('')}</table>\n`;
  });
}

const html = (text) => new HtmlRenderer().render(new Parser().parse(text));
const inlineOf = (text) => html(text).replace(/^<p>|<\/p>\n$/g, '');

/** @param {string} text */
function pageOf(text, isOpen) {
  const body = html(withTables(text))
    .replace(
      /<pre><code class="language-mermaid">([\s\S]*?)<\/code><\/pre>/g,
      '<pre class="mermaid">$1</pre>',
    )
    .replaceAll('<details>', isOpen ? '<details open>' : '<details>');
  const script = `<script src="file://${resolve(MERMAID)}"></script><script>mermaid.initialize({ startOnLoad: true })</script>`;
  return `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>${body}${script}`;
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { open: { type: 'boolean' } } });
const folder = resolve(positionals[0] ?? '.');
for (const file of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
  const page = join(folder, `${file}.html`);
  writeFileSync(page, pageOf(readFileSync(join(folder, file), 'utf8'), values.open === true));
  const picture = join(folder, `${file}${values.open ? '-open' : ''}.png`);
  const height = values.open ? 4000 : 1400;
  const flags = ['--headless', '--no-sandbox', '--hide-scrollbars', '--virtual-time-budget=10000'];
  const { status, stderr } = spawnSync(
    'chromium',
    [...flags, `--window-size=1080,${height}`, `--screenshot=${picture}`, `file://${page}`],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`chromium: ${stderr}`);
  console.log(picture);
}
