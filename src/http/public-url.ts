import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

/** The address that clients use: as it is set, else where the server listens. */
export function publicUrl({ publicUrl: set, host }: Settings, server: FastifyInstance): string {
  if (set !== undefined) return set;
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
