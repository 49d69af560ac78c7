import type { FastifyRequest } from 'fastify';
import { accountOfClient } from '../../../accounts/web/account.ts';
import type { ApiKey } from '../../../accounts/web/api-key.ts';

/** A key as answers show it. */
export function recordOf(key: ApiKey) {
  return {
    ...key,
    createdAt: key.createdAt.toISOString(),
    expiresAt: key.expiresAt?.toISOString() ?? null,
  };
}

/**
 * The account of the client that sent a request. If the client has no account, returns 0, which has no keys.
 */
export async function accountOf({ scope }: FastifyRequest): Promise<number> {
  return (await accountOfClient(scope)) ?? 0;
}
