import type { RequestListener, Server } from 'node:http';
import type { Settings } from '../../settings.ts';
import { limitConnections } from '../fairness/connection-limits.ts';
import { inTurns } from '../fairness/in-turns.ts';
import { oneAtATime } from '../fairness/one-at-a-time.ts';
import { cutOffSlowReaders } from '../fairness/slow-readers.ts';
import { createServer } from './node-http.ts';

/** How long the request line and headers may take to arrive. */
const HEADERS_MILLISECONDS = 60_000;

/** How long an idle connection is kept open. */
const KEEP_ALIVE_MILLISECONDS = 72_000;

/**
 * Node's HTTP server, with limits on the number of connections, on requests sent ahead, on unread answers and
 * on the time that headers may take.
 */
export function createHttpServer(handle: RequestListener, { limits, trustedProxies }: Settings): Server {
  const headers = Math.min(HEADERS_MILLISECONDS, limits.requestSeconds * 1000);
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: headers,
      // Node's limit applies to headers only. readBodies limits the time of bodies, some of which may take
      // hours.
      requestTimeout: 0,
      connectionsCheckingInterval: headers / 4,
      keepAliveTimeout: KEEP_ALIVE_MILLISECONDS,
    },
    oneAtATime(inTurns(handle)),
  );
  limitConnections(server, {
    most: limits.connections,
    fromOneAddress: trustedProxies === undefined ? limits.connectionsPerAddress : limits.connections,
  });
  cutOffSlowReaders(server);
  return server;
}
