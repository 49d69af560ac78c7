import type { FastifyInstance } from 'fastify';

/** How often to look for connections that have become idle while the server closes, in milliseconds. */
const LOOK_MILLISECONDS = 50;

/**
 * How long a request may take to its end when the server closes. An upload that takes longer can be gone on with; and who stops a
 * container often gives it ten seconds in all.
 */
export const DRAIN_MILLISECONDS = 7000;

/**
 * Lets a server close in bounded time. Node ends the connections that are idle when the closing begins; one whose answer was
 * under way then would hold it up for as long as it is kept alive, and a body that arrives slowly for hours.
 */
export function letGoWhenClosing(server: FastifyInstance): void {
  server.addHook('preClose', async () => {
    // One that never listened (a busy port) never says `close`: these would keep the process alive.
    if (!server.server.listening) return;
    const idle = setInterval(() => server.server.closeIdleConnections(), LOOK_MILLISECONDS);
    const all = setTimeout(() => server.server.closeAllConnections(), DRAIN_MILLISECONDS);
    server.server.once('close', () => {
      clearInterval(idle);
      clearTimeout(all);
    });
  });
}
