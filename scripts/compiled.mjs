import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);

const made = [];
// What they load later has to be there until then.
process.on('exit', () => {
  for (const lib of made) rmSync(lib, { recursive: true, force: true });
});

/**
 * A module of ours for a script. TypeScript 7 has no JavaScript API: the module, and what it imports, is compiled
 * first.
 * @param {string} name such as `core/agent-clis`, below src/
 */
export async function compiled(name) {
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const lib = mkdtempSync(join(cache, 'compiled-'));
  made.push(lib);
  const tsc = require.resolve('typescript/package.json').replace('package.json', 'bin/tsc');
  const options = [
    '--ignoreConfig',
    '--target',
    'es2023',
    '--module',
    'nodenext',
    '--skipLibCheck',
    '--types',
    'node',
  ];
  const folders = ['--rootDir', join(root, 'src'), '--outDir', lib];
  const source = join(root, 'src', `${name}.ts`);
  execFileSync(process.execPath, [tsc, source, ...options, ...folders], { stdio: 'inherit' });
  return await import(pathToFileURL(join(lib, `${name}.js`)).href);
}
