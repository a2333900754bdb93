import { EXIT_CODES } from './exit.js';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Passes on the signals that ask us to end; the second one ends us at once (spec 3.7). A terminal that is closed says
 * so more than once, its shell and the system each: that is no impatience.
 * @param tellEnd says that it is over
 * @returns what ends that
 */
export function listenToSignals(
  react: (signal: NodeJS.Signals) => void,
  tellEnd: (signal: NodeJS.Signals) => void,
): () => void {
  let seen = 0;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (signal === 'SIGHUP' && seen > 0) return;
    seen += 1;
    react(signal);
    if (seen < 2) return;
    tellEnd(signal);
    process.exit(EXIT_CODES.paused);
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  return () => {
    for (const signal of SIGNALS) process.off(signal, onSignal);
  };
}
