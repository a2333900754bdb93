import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** No test keeps anything in the home of who runs it. Before all tests, so that workers and their children have it too. */
export default function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'raymond-tests-state-'));
  process.env.XDG_STATE_HOME = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
