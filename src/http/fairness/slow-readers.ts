import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** The slowest pace at which a client may read an answer, averaged over {@link READ_SECONDS}. */
export const READ_BYTES_PER_SECOND = 4 * 1024;
export const READ_SECONDS = 30;

/** How often to check the connections, in milliseconds. */
const LOOK_MILLISECONDS = 5000;

/**
 * Node's internal handle, which reports how much of the pending data the operating system has taken. Node
 * uses it for its own timeouts.
 */
type Handle = { readonly bytesWritten: number; readonly writeQueueSize: number };

/** The time since which a connection has had unread data, and the bytes that the client had taken by then. */
interface Waiting {
  readonly since: number;
  readonly taken: number;
}

/** Closes connections whose clients do not read their answers, because unread answers stay in memory. */
export function cutOffSlowReaders(server: Server): void {
  const sockets = new Set<Socket>();
  const waiting = new WeakMap<Socket, Waiting>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const look = () => {
    const now = performance.now();
    for (const socket of sockets) {
      const taken = bytesTaken(socket);
      const { since, taken: before } = waiting.get(socket) ?? { since: now, taken };
      const isPast = now - since >= READ_SECONDS * 1000;
      if (socket.writableLength === 0) waiting.delete(socket);
      else if (isPast && taken - before < READ_SECONDS * READ_BYTES_PER_SECOND) socket.destroy();
      else if (isPast || !waiting.has(socket)) waiting.set(socket, { since: now, taken });
    }
  };
  const timer = setInterval(look, LOOK_MILLISECONDS).unref();
  server.once('close', () => clearInterval(timer));
}

function bytesTaken(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { readonly _handle?: Handle | null };
  return handle ? handle.bytesWritten - handle.writeQueueSize : socket.bytesWritten;
}
