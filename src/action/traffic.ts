import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import type { Socket } from 'node:net';

/** Bytes that have gone over this process's connections so far. */
export interface Moved {
  readonly read: number;
  readonly written: number;
}

export interface Traffic {
  moved(): Moved;
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
