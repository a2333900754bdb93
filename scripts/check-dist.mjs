// Rebuilds dist/ elsewhere and compares: what runs is what is in the repository (spec 4.9).
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const fresh = mkdtempSync(join(tmpdir(), 'raymond-dist-'));
try {
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs'), fresh], { stdio: 'inherit' });
  const files = (folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .sort();
  const committed = join(root, 'dist');
  const names = new Set([...files(fresh), ...files(committed)]);
  const differ = [...names].filter((name) => {
    try {
      return !readFileSync(join(fresh, name)).equals(readFileSync(join(committed, name)));
    } catch {
      return true;
    }
  });
  if (differ.length > 0) {
    console.error(`dist/ is not what src/ builds: ${differ.join(', ')}. Run npm run build and commit dist/.`);
    process.exitCode = 1;
  } else {
    console.log(`dist/ is what src/ builds (${names.size} files)`);
  }
} finally {
  rmSync(fresh, { recursive: true, force: true });
}
