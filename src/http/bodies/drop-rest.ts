import type { IncomingMessage } from 'node:http';
import { freeMemory } from '../../free-memory.ts';

/** How long to read and drop the rest of a body, so that the client can read the answer. */
const DROP_MILLISECONDS = 5000;

/**
 * Call it once a request is answered. A client that is still sending gets time to finish, and can then use
 * its connection again. If it does not finish, the connection is closed.
 *
 * Each piece is freed as it is dropped. Clients whose large bodies were refused sent 100 MB a second, and 60 MB
 * of dropped pieces waited for the garbage collector.
 */
export function dropRest(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  request.unpipe();
  request.on('data', freeMemory).resume();
  const timer = setTimeout(() => request.socket.destroy(), DROP_MILLISECONDS).unref();
  for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer));
}
