import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** No test keeps anything in the home of who runs it, or is led by it. Before all tests, so that workers and their children have it too. */
export default function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'raymond-tests-state-'));
  process.env.XDG_STATE_HOME = folder;
  // Where there is no options file: what somebody allows agents at home says nothing of a test.
  process.env.XDG_CONFIG_HOME = join(folder, 'config');
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
