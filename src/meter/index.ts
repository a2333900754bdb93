import { runMeter } from './run-meter.js';

// A signal that goes to the whole group is not for it: it ends with its orders.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
// Node's notices would land among the run's own words.
process.removeAllListeners('warning');

try {
  await runMeter(process.stdin, process.stdout);
  process.exit(0);
} catch (error) {
  process.stderr.write(`The meter cannot run: ${(error as Error).message}\n`);
  process.exit(1);
}
