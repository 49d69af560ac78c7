import type { IncomingMessage } from 'node:http';

/** A path of the batch interface, as the console asks for it: for one of the clients that the operator sees. */
const CLIENT_PATH =
  /^\/console\/clients\/([a-z0-9-]{1,64})(\/(?:dataset|job|file|workflow|apikey|clientcredential)(?=[/?]|$).*)$/i;

const clients = new WeakMap<IncomingMessage, string>();

/**
 * Takes `/console/clients/<client id>` off the path of a request for the batch interface and remembers the client. So the
 * console and the clients' programs use the very same routes, with one set of limits. Only the authentication differs.
 *
 * @returns the path to route by
 */
export function withoutClient(request: IncomingMessage): string {
  const { url = '/' } = request;
  const found = CLIENT_PATH.exec(url);
  if (found === null) return url;
  clients.set(request, found[1]!.toLowerCase());
  return found[2]!;
}

/** The public id of the client that a request of the console is for; undefined for all other requests. */
export function askedClient(request: IncomingMessage): string | undefined {
  return clients.get(request);
}
