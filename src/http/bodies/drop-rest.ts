import type { IncomingMessage } from 'node:http';

/** How long to read and drop the rest of a body, so that the client can read the answer. */
const DROP_MILLISECONDS = 5000;

/**
 * Call it once a request is answered. A client that is still sending gets time to finish, and can then use
 * its connection again. If it does not finish, the connection is closed.
 */
export function dropRest(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  request.unpipe();
  request.resume();
  const timer = setTimeout(() => request.socket.destroy(), DROP_MILLISECONDS).unref();
  for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer));
}
