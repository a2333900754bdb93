#!/usr/bin/env node
// The entry does no more than it must: `--version` should start about as fast as node itself, so
// everything else is loaded by the command that needs it.
import { VERSION } from '../runtime/version.js';

const args = process.argv.slice(2);

if (args[0] === '--version' || args[0] === '-V') {
  process.stdout.write(`${VERSION}\n`);
} else {
  const { main } = await import('./dispatch.js');
  // Sockets and timers of agents that have ended must not hold the process back.
  process.exit(await main(args));
}
