import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How often to look for connections that have become idle while the server closes, in milliseconds. */
const LOOK_MILLISECONDS = 50;

/**
 * How long a request may take to end when the server closes. Longer uploads can be continued later, and
 * container managers often allow only ten seconds in all.
 */
export const DRAIN_MILLISECONDS = 7000;

/** When the server closes, a connection that has not sent anything is closed after this time. */
const SILENCE_MILLISECONDS = 500;

/**
 * Makes sure that a server closes in bounded time. Node closes the connections that are idle when closing
 * begins. But a connection whose answer is under way at that moment would delay the end for as long as it is
 * kept alive, and a slow body would delay it for hours. Browsers and other clients also open connections in
 * advance. Node does not count those as idle.
 */
export function letGoWhenClosing(server: FastifyInstance): void {
  const connections = new Set<Socket>();
  server.server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  server.addHook('preClose', async () => {
    // A server that never listened (its port was taken) never emits `close`, so these timers would keep the
    // process alive.
    if (!server.server.listening) return;
    const idle = setInterval(() => server.server.closeIdleConnections(), LOOK_MILLISECONDS);
    const silent = setTimeout(() => {
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    }, SILENCE_MILLISECONDS);
    const all = setTimeout(() => server.server.closeAllConnections(), DRAIN_MILLISECONDS);
    server.server.once('close', () => {
      clearInterval(idle);
      clearTimeout(silent);
      clearTimeout(all);
    });
  });
}
