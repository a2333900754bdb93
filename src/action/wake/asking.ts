import type { AskGitHub } from '../../runtime/checkpoint/github.js';
import type { Client } from '../ask/client.js';

/** Nobody waits for such a job: GitHub may be away for a minute, or want a pause of one. */
export const PATIENCE_MS = 90_000;

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

/** The same of a client; what it repeats is one. */
export function countingClient(client: Client, one: () => void): Client {
  return {
    ask: (route, parameters) => {
      one();
      return client.ask(route, parameters);
    },
    make: (route, parameters) => {
      one();
      return client.make(route, parameters);
    },
    graphql: (query) => {
      one();
      return client.graphql(query);
    },
    pause: client.pause,
    get isOver() {
      return client.isOver;
    },
  };
}
