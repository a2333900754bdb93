// Writes workflows/issue-triage/_octokit.mjs: octokit with its own plugins for pages, retries and rate limits, in one
// file, so that the sample runs where it is copied to, with nothing installed, and is pinned by what is committed.
// `node scripts/sample-octokit.mjs [FILE]`.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const file = resolve(process.argv[2] ?? join(root, 'workflows/issue-triage/_octokit.mjs'));
const ncc = createRequire(import.meta.url)('@vercel/ncc');

const ENTRY = `
import { Octokit as Core } from '@octokit/core';
import { paginateRest } from '@octokit/plugin-paginate-rest';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
export const Octokit = Core.plugin(paginateRest, retry, throttling);
`;

const HEAD = `// @ts-nocheck
// Octokit (https://github.com/octokit, MIT) and what it needs, in one file: written by scripts/sample-octokit.mjs of
// raymond-action. The licenses are at its end.
`;

// Within the project, whose node_modules it takes its imports from.
const folder = mkdtempSync(join(root, 'node_modules', '.sample-octokit-'));
try {
  const entry = join(folder, 'entry.mjs');
  writeFileSync(entry, ENTRY);
  const options = { cache: false, quiet: true, minify: false, license: 'licenses.txt' };
  const { code, assets } = await ncc(entry, options);
  const licenses = String(assets['licenses.txt'].source).replaceAll('*/', '* /');
  // Its name is another one each time.
  const text = `${HEAD}${code}\n/*\n${licenses}*/\n`.replaceAll(basename(folder), 'octokit');
  writeFileSync(file, text);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
