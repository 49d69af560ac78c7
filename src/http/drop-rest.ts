import type { IncomingMessage } from 'node:http';

/** For so long what is still coming of a body is read and dropped, so that the client gets to read the answer. */
const DROP_MILLISECONDS = 5000;

/**
 * To be called once a request is answered. A client that is still sending has the time to finish, and its connection can
 * be used again; one that does not finish loses it.
 */
export function dropRest(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  request.unpipe();
  request.resume();
  const timer = setTimeout(() => request.socket.destroy(), DROP_MILLISECONDS).unref();
  for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer));
}
