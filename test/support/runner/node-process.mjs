/**
 * One node process of an action, and how the runner stops it (ProcessInvoker.cs): SIGINT, 7.5 s, SIGTERM, 2.5 s,
 * SIGKILL, to that process alone. Its children are nobody's until the job's end.
 *
 * @typedef {{signal: NodeJS.Signals, afterMs: number}} Sent since the first one
 * @typedef {{exitCode: number, signal: NodeJS.Signals | null, signals: Sent[], ms: number}} Exit
 *   `exitCode`: 128 + its number for a signal, as .NET reports it
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

const SIGINT_MS = 7500;
const SIGTERM_MS = 2500;
/** A child that inherited standard output keeps it open; the runner waits this long for it. */
const STREAMS_MS = 5000;

export class NodeProcess {
  /** @type {Sent[]} */ #signals = [];
  #child;
  #scale;
  #exited;
  /** @type {Promise<Exit>} */ ended;

  /**
   * @param {string} node @param {string} script
   * @param {{cwd: string, env: Record<string, string>, onLine: (line: string) => void, graceScale: number}} options
   *   `graceScale` multiplies the waits, for quick tests
   */
  constructor(node, script, { cwd, env, onLine, graceScale }) {
    const began = performance.now();
    this.#scale = graceScale;
    this.#child = spawn(node, [script], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const { stdout, stderr } = this.#child;
    const streams = Promise.all([readLines(stdout, onLine), readLines(stderr, onLine)]);
    this.#exited = new Promise((resolve, reject) => {
      this.#child.once('error', reject);
      this.#child.once('exit', (code, signal) => resolve({ code, signal }));
    });
    this.ended = this.#exited.then(async ({ code, signal }) => {
      const ms = performance.now() - began;
      await within(STREAMS_MS * graceScale, streams);
      stdout.destroy();
      stderr.destroy();
      const exitCode = code ?? 128 + constants.signals[/** @type {NodeJS.Signals} */ (signal)];
      return { exitCode, signal, signals: this.#signals, ms };
    });
  }

  get pid() {
    return this.#child.pid;
  }

  /** The whole ladder, as far as it is needed. */
  async stop() {
    const began = performance.now();
    const steps = /** @type {[NodeJS.Signals, number][]} */ ([
      ['SIGINT', SIGINT_MS],
      ['SIGTERM', SIGTERM_MS],
      ['SIGKILL', 0],
    ]);
    for (const [signal, patience] of steps) {
      if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
      this.#signals.push({ signal, afterMs: performance.now() - began });
      this.#child.kill(signal);
      if (await within(patience * this.#scale, this.#exited)) return;
    }
  }

  /** @param {NodeJS.Signals} [signal] */
  kill(signal = 'SIGKILL') {
    this.#child.kill(signal);
  }
}

/** Whether it is settled by then. @param {number} ms @param {Promise<unknown>} promise */
async function within(ms, promise) {
  const timer = new AbortController();
  const late = delay(ms, false, { signal: timer.signal }).catch(() => false);
  const inTime = await Promise.race([promise.then(() => true), late]);
  timer.abort();
  return inTime;
}

/** As .NET's ReadLine: a lone carriage return ends a line too. @param {import('node:stream').Readable} stream @param {(line: string) => void} onLine */
function readLines(stream, onLine) {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk) => {
    const lines = (rest + chunk).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  });
  return new Promise((resolve) => {
    stream.once('close', () => {
      if (rest !== '') onLine(rest.replace(/\r$/, ''));
      resolve(undefined);
    });
  });
}
