import type { AskGitHub } from '../../runtime/checkpoint/github.js';

/** Counts requests: each costs of a limit that a whole repository shares. */
export function counting(ask: AskGitHub): {
  readonly ask: AskGitHub;
  readonly count: () => number;
  readonly one: () => void;
} {
  let requests = 0;
  const one = (): void => {
    requests += 1;
  };
  return {
    ask: (route, parameters) => {
      one();
      return ask(route, parameters);
    },
    count: () => requests,
    one,
  };
}
