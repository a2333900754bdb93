import { runMeter } from './run-meter.js';

// A signal that goes to the whole group is not for it: it ends with its orders.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
// Node's notices would land among the run's own words.
process.removeAllListeners('warning');

/** What an error holds besides its message may be a key. */
function fail(error: Error): never {
  process.stdout.write(`${JSON.stringify({ news: 'failed', message: error.message })}\n`);
  process.exit(1);
}

process.on('uncaughtException', fail);
await runMeter(process.stdin, process.stdout).catch(fail);
process.exit(0);
