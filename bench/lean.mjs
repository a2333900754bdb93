// The first request of a fresh turn in bytes, by the model API's own log: with the tools that make sense when nobody
// is there, and with all that Claude Code has (`--tools default`), on both pinned versions.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { claudeBinary, install } from '../test/e2e/agents/install.mjs';
import { startModelApi } from '../test/support/model-api/server.mjs';
import { CLI, inProject, row } from './lib.mjs';

/** @param {string} version @param {string[]} args */
async function firstRequest(version, args) {
  const home = mkdtempSync(join(tmpdir(), 'raymond-bench-home-'));
  mkdirSync(join(home, 'bin'));
  symlinkSync(claudeBinary(version), join(home, 'bin', 'claude'));
  const api = await startModelApi();
  api.reply(/.*/, '<result>ok</result>');
  const env = {
    ...api.env,
    PATH: [join(home, 'bin'), process.env.PATH].join(delimiter),
    HOME: home,
    CLAUDE_CONFIG_DIR: join(home, '.claude'),
  };
  try {
    await inProject({ 'START.md': 'Say hello.\n' }, async (folder) => {
      const line = [CLI, 'run', 'wf', '--model', 'sonnet', '--quiet', ...args];
      const [code] = await once(spawn(process.execPath, line, { cwd: folder, env, stdio: 'ignore' }), 'exit');
      if (code !== 0) throw new Error(`${line.join(' ')} exited ${code}`);
    });
    return api.turns()[0];
  } finally {
    await api.close();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  }
}

for (const version of ['2.1.330', '2.1.197']) {
  install(`claude-${version}`);
  const own = await firstRequest(version, ['--tools', 'default']);
  const lean = await firstRequest(version, []);
  row(`${version}: with its own ${own.tools.length} tools`, `${own.bytes} B`);
  row(`${version}: lean, ${lean.tools.length} tools`, `${lean.bytes} B`);
  row(`${version}: less`, `${Math.round((1 - lean.bytes / own.bytes) * 100)} %`, 'goal at least 25');
}
