import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * How many connections above the limit are accepted and told to try again. Any further ones are closed
 * without an answer.
 */
const TOLD = 100;

const ANSWER =
  'HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';

/**
 * Limits the number of open connections, in total and from one address. Behind a proxy, all connections come
 * from the proxy's address. Then only the first limit applies, and the proxy must enforce the second.
 */
export function limitConnections(
  server: Server,
  { most, fromOneAddress }: { most: number; fromOneAddress: number },
): void {
  const open = new Map<string, number>();
  let total = 0;
  server.maxConnections = most + TOLD;
  server.prependListener('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    total++;
    socket.once('close', () => {
      total--;
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (total <= most && count <= fromOneAddress) return;
    socket.write(ANSWER);
    socket.destroySoon();
  });
}
