import type { IncomingMessage } from 'node:http';

/** A path of the batch interface as the console requests it, with the client in front. */
const CLIENT_PATH =
  /^\/console\/clients\/([a-z0-9-]{1,64})(\/(?:dataset|job|file|workflow|apikey|clientcredential)(?=[/?]|$).*)$/i;

const clients = new WeakMap<IncomingMessage, string>();

/**
 * Removes `/console/clients/<client id>` from the path of a request for the batch interface and remembers the
 * client. The console and the clients' programs therefore use the same routes, with one set of limits. Only
 * the authentication differs.
 *
 * @returns the path to route by
 */
export function withoutClient(request: IncomingMessage): string {
  const { url = '/' } = request;
  const found = CLIENT_PATH.exec(url);
  if (found === null) return url;
  const [, client = '', path = ''] = found;
  clients.set(request, client.toLowerCase());
  return path;
}

/** The public id of the client that the console's request names, or undefined for all other requests. */
export function askedClient(request: IncomingMessage): string | undefined {
  return clients.get(request);
}
