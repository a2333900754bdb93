// Builds dist/: tsc to lib/, then one ncc bundle a face. TypeScript 7 has no JavaScript API, so ncc gets
// compiled output. Usage: node scripts/build.mjs [OUT_DIR [LIB_DIR [FACE]]]; two builds at once need a
// LIB_DIR each. With FACE, only that one and what it imports.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);
const out = resolve(process.argv[2] ?? join(root, 'dist'));
const lib = resolve(process.argv[3] ?? join(root, 'lib'));

const BUNDLES = { cli: 'cli/main.js', action: 'action/index.js', meter: 'meter/index.js' };

/** The `post` entry beside the action's bundle, taken as it is. */
const POST = 'action/post-step.js';

/** What `raymond diagram --html` makes a page of: beside the program, and read by nothing else. */
const PAGE_PARTS = {
  'mermaid.js': require.resolve('@mermaid-js/tiny/dist/mermaid.tiny.js'),
  'page.html': join(root, 'src/report/diagram/page/page.html'),
};

/** The project, or one that is as large as a face needs. */
function tsconfig(face) {
  if (face === undefined) return root;
  const file = `${lib}.tsconfig.json`;
  const entries = [BUNDLES[face], ...(face === 'action' ? [POST] : [])];
  const files = entries.map((entry) => join(root, 'src', entry.replace(/js$/, 'ts')));
  const compilerOptions = { rootDir: join(root, 'src') };
  const part = { extends: join(root, 'tsconfig.json'), compilerOptions, include: [], files };
  writeFileSync(file, JSON.stringify(part));
  return file;
}

const face = process.argv[4];
rmSync(lib, { recursive: true, force: true });
execFileSync(
  process.execPath,
  [
    require.resolve('typescript/package.json').replace('package.json', 'bin/tsc'),
    '-p',
    tsconfig(face),
    '--outDir',
    lib,
  ],
  { stdio: 'inherit' },
);

const ncc = require('@vercel/ncc');
const wanted = Object.entries(BUNDLES).filter(([name]) => [undefined, name].includes(face));
for (const [name, entry] of wanted) {
  const { code, assets } = await ncc(join(lib, entry), { cache: false, quiet: true, minify: false });
  const folder = join(out, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // Executable, as npm makes a bin anyway: `npm link` must not dirty a clone.
  writeFileSync(join(folder, 'index.js'), code, { mode: 0o755 });
  for (const [file, { source }] of Object.entries(assets)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), source);
  }
  if (name === 'cli')
    for (const [file, source] of Object.entries(PAGE_PARTS)) copyFileSync(source, join(folder, file));
  if (name === 'action') copyFileSync(join(lib, POST), join(folder, 'post.js'));
}
