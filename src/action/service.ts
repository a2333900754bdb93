import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import type { Socket } from 'node:net';

/** A transfer that makes no progress for so long is given up (spec 4.3). */
const TIMEOUT_MS = 55_000;
/** The second time: a service that has been given up, and from which nothing has come since. */
const TIMEOUT_AGAIN_MS = 20_000;
/** What begins late in a round, after a long packing say, gets so much however long it has been silent before. */
const MIN_MS = 15_000;
/** So much has to be sent to be progress: a request that is not answered, and tried again, is none. */
const SENT_BYTES = 64 * 1024;
const POLL_INTERVAL_MS = 500;
/** When something else may be tried beside: early where nothing was ever sent, late where a transfer was on its way. */
const STUCK_UNSENT_MS = 10_000;
const STUCK_SENT_MS = 40_000;

export interface ServiceClock {
  now(): number;
  /** Calls back again and again. @returns what ends that */
  every(ms: number, call: () => void): () => void;
}

const REAL_CLOCK: ServiceClock = {
  now: () => performance.now(),
  every: (ms, call) => {
    const timer = setInterval(call, ms);
    return () => clearInterval(timer);
  },
};

/**
 * GitHub's results service, as something that may fall silent: the toolkit waits for an answer for ever, and what
 * it is doing cannot be ended. What makes progress is waited for however long it takes; what makes none is left
 * alone.
 */
export class ResultsService {
  readonly #traffic: Traffic;
  /** Bytes that had come in when it was given up; null: it was not yet. */
  #givenUpAt: number | null = null;

  constructor(
    traffic?: Traffic,
    private readonly clock: ServiceClock = REAL_CLOCK,
  ) {
    this.#traffic = traffic ?? watchTraffic();
  }

  /** Something to wait for together: transfers that lie silent beside each other are waited for once. */
  begin(): TransferRound {
    const isStillSilent = this.#traffic.moved().read === this.#givenUpAt;
    return new TransferRound(this.#traffic, this.clock, isStillSilent ? TIMEOUT_AGAIN_MS : TIMEOUT_MS, () => {
      this.#givenUpAt = this.#traffic.moved().read;
    });
  }

  /** @throws Error when the work makes no progress for 55 s, or 20 s where nothing has come since the last such time. */
  ask<T>(work: () => Promise<T>): Promise<T> {
    return this.begin().ask(work);
  }
}

/** Transfers that go on at the same time. A connection may be used by any of them, so that the progress of one counts for all. */
export class TransferRound {
  readonly #begun: MovedBytes;
  #at: MovedBytes;
  #since: number;

  constructor(
    private readonly traffic: Traffic,
    private readonly clock: ServiceClock,
    private readonly patienceMs: number,
    private readonly onGivenUp: () => void,
  ) {
    this.#begun = traffic.moved();
    this.#at = this.#begun;
    this.#since = clock.now();
  }

  /** Milliseconds without progress: since the round began, or since bytes have come in or went out in numbers. */
  silentMs(): number {
    const moved = this.traffic.moved();
    if (moved.read > this.#at.read || moved.written - this.#at.written >= SENT_BYTES) {
      this.#at = moved;
      this.#since = this.clock.now();
    }
    return this.clock.now() - this.#since;
  }

  /** @throws Error when nothing of the round makes progress for as long as its patience lasts. */
  async ask<T>(work: () => Promise<T>): Promise<T> {
    const over = new AbortController();
    const from = this.clock.now();
    const isSilent = (): boolean => this.silentMs() >= this.patienceMs && this.clock.now() - from >= MIN_MS;
    const silent = this.#when(isSilent, over.signal).then((): never => {
      this.onGivenUp();
      throw new Error(`nothing has moved for ${this.patienceMs / 1000} s`);
    });
    try {
      return await Promise.race([work(), silent]);
    } finally {
      over.abort();
    }
  }

  /** Resolves when what goes on from now seems to lead nowhere, long before it is given up; never, when aborted before. */
  stuck(signal: AbortSignal): Promise<void> {
    const from = this.clock.now();
    return this.#when(() => {
      const silentMs = this.silentMs();
      const hasSent = this.#at.written - this.#begun.written >= SENT_BYTES;
      return hasSent ? silentMs >= STUCK_SENT_MS : this.clock.now() - from >= STUCK_UNSENT_MS;
    }, signal);
  }

  #when(test: () => boolean, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.clock.every(POLL_INTERVAL_MS, () => {
        if (!test()) return;
        stop();
        resolve();
      });
      signal.addEventListener('abort', stop, { once: true });
    });
  }
}

/** Bytes that have gone over this process's connections so far. */
export interface MovedBytes {
  readonly read: number;
  readonly written: number;
}

export interface Traffic {
  moved(): MovedBytes;
  /** No further connections are watched. */
  stop(): void;
}

/** What opens a TLS connection comes from a service that is as good as dead, too. */
const HANDSHAKE_BYTES = 8 * 1024;

/**
 * Counts what goes over the connections that this process opens. The toolkit tells nobody how far its transfers
 * are; the sockets know, and Node announces each of them: `net` and `undici` when they connect, `https` with its
 * request (Node 22.12 and later; before that when the request has been written).
 */
export function watchTraffic(): Traffic {
  const open = new Set<Socket>();
  const closed = { read: 0, written: 0 };
  const watch = (socket: Socket | null | undefined): void => {
    if (!socket || open.has(socket) || socket.destroyed) return;
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      closed.read += readBytes(socket);
      closed.written += socket.bytesWritten;
    });
  };
  const onSocket = (message: unknown): void => watch((message as { socket?: Socket }).socket);
  const onRequest = (message: unknown): void => {
    const { request } = message as { request: ClientRequest };
    if (request.socket) watch(request.socket);
    else request.once('socket', watch);
  };
  const channels = [
    ['net.client.socket', onSocket],
    ['undici:client:connected', onSocket],
    ['http.client.request.created', onRequest],
    ['http.client.request.start', onRequest],
  ] as const;
  for (const [name, listener] of channels) subscribe(name, listener);
  return {
    moved: () =>
      [...open].reduce(
        (sum, socket) => ({
          read: sum.read + readBytes(socket),
          written: sum.written + socket.bytesWritten,
        }),
        closed,
      ),
    stop: () => {
      for (const [name, listener] of channels) unsubscribe(name, listener);
    },
  };
}

function readBytes(socket: Socket): number {
  return Math.max(0, socket.bytesRead - ('encrypted' in socket ? HANDSHAKE_BYTES : 0));
}
