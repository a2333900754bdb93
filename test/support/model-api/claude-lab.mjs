/** Runs the real Claude Code in a home of its own, with nothing of ours in its environment. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { claudeBinary } from '../../e2e/agents/install.mjs';

/**
 * @typedef {object} Lab            what a case works with: everything in it is its own
 * @property {Awaited<ReturnType<typeof import('./server.mjs').startModelApi>>} api
 * @property {(prompt: string, options?: RunOptions) => Promise<Run>} claude
 * @typedef {{args?: string[], env?: Record<string, string>, onEvent?: (event: any, stop: () => void) => void, stopOn?: Promise<unknown>}} RunOptions
 * @typedef {{exit: number | null, signal: string | null, events: any[], result: any, stderr: string}} Run
 */

/** @param {string} version @param {string} home @param {Lab['api']} api @param {AbortSignal} limit @returns {Lab['claude']} */
export const claudeIn = (version, home, api, limit) =>
  async function claude(prompt, { args = [], env = api.env, onEvent, stopOn } = {}) {
    const child = spawn(
      claudeBinary(version),
      ['-p', '--output-format', 'stream-json', '--verbose', '--model', 'sonnet', ...args],
      {
        cwd: join(home, 'work'),
        env: {
          PATH: process.env.PATH,
          HOME: home,
          TMPDIR: home,
          LANG: 'C.UTF-8',
          TERM: 'dumb',
          CLAUDE_CONFIG_DIR: join(home, '.claude'),
          ...env,
        },
        signal: limit,
        killSignal: 'SIGKILL',
      },
    );
    const stop = () => void child.kill('SIGINT');
    stopOn?.then(stop);
    const events = /** @type {any[]} */ ([]);
    let stderr = '';
    child.stderr.on('data', (chunk) => (stderr += chunk));
    createInterface({ input: child.stdout }).on('line', (line) => {
      events.push(JSON.parse(line));
      onEvent?.(events.at(-1), stop);
    });
    child.stdin.end(prompt);
    const [exit, signal] = await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (...ending) => resolve(ending));
    });
    return { exit, signal, events, stderr, result: events.findLast((event) => event.type === 'result') };
  };
