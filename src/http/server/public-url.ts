import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../settings.ts';

/** The URL that clients use: the configured one, or the address at which the server listens. */
export function publicUrl({ publicUrl: set, host }: Settings, server: FastifyInstance): string {
  if (set !== undefined) return set;
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
