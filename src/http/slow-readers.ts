import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** The slowest that a client may take an answer: so many bytes a second, over {@link READ_SECONDS}. */
export const READ_BYTES_PER_SECOND = 4 * 1024;
export const READ_SECONDS = 30;

/** How often connections are looked at, in milliseconds. */
const LOOK_MILLISECONDS = 5000;

/** Node says through this how much the operating system has taken of what is being written. It does the same for its own time-outs. */
type Handle = { readonly bytesWritten: number; readonly writeQueueSize: number };

/** Since when a connection has had something to be read, and what had been taken by then. */
interface Waiting {
  readonly since: number;
  readonly taken: number;
}

/** Closes connections whose client does not read its answers: the rest of them stays in memory meanwhile. */
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
