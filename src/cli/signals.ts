import type { ChildProcesses } from '../process/child-process.js';
import type { StopControl } from '../runtime/stop.js';
import { EXIT_CODES } from './exit.js';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * The first signal interrupts the agents, who still tell their cost, and pauses the run; the second ends
 * everything at once (spec 3.7). The state file is sound either way: it is only ever replaced whole.
 */
export function handleSignals(
  stop: StopControl,
  children: ChildProcesses,
  runId: string,
): { dispose(): void } {
  let seen = 0;
  const onSignal = (signal: NodeJS.Signals): void => {
    seen += 1;
    if (seen > 1) {
      children.killAll();
      process.exit(EXIT_CODES.paused);
    }
    stop.stop({
      mode: 'interrupt',
      status: 'paused',
      reason: 'INTERRUPTED',
      message: `Interrupted by ${signal}. Go on with: raymond resume ${runId}`,
    });
  };
  // Children have process groups of their own, so even our own crash must end them.
  const onExit = (): void => children.killAll();
  for (const signal of SIGNALS) process.on(signal, onSignal);
  process.on('exit', onExit);
  return {
    dispose: () => {
      for (const signal of SIGNALS) process.off(signal, onSignal);
      process.off('exit', onExit);
    },
  };
}
