import type { FastifyInstance } from 'fastify';
import { accountOfClient } from '../../../accounts/web/account.ts';
import {
  changeKey,
  createKey,
  findKey,
  type KeyTerms,
  listKeys,
  removeKey,
} from '../../../accounts/web/api-key.ts';
import type { Clock } from '../../../clock.ts';
import { invalidField, Refusal } from '../../../refusal.ts';
import type { Service } from '../../service.ts';
import { accountOf, recordOf } from './key-record.ts';
import { restrictionRoutes } from './restrictions.ts';
import {
  type AtKey,
  changeKeySchema,
  createKeySchema,
  listKeysSchema,
  readKeySchema,
  revokeKeySchema,
  type TermsBody,
} from './schemas.ts';

/** The routes of the batch interface by which a client manages the keys of its account. */
export async function apiKeyRoutes(
  server: FastifyInstance,
  { service }: { service: Service },
): Promise<void> {
  listRoute(server, service);
  createRoute(server, service);
  readRoute(server, service);
  changeRoute(server, service);
  revokeRoute(server, service);
  restrictionRoutes(server, service);
}

function listRoute(server: FastifyInstance, { database }: Service): void {
  server.get('/ApiKey', { schema: listKeysSchema }, async (request, reply) => {
    const keys = await listKeys(database.kysely, await accountOf(request));
    reply.header('x-total-count', keys.length);
    return keys.map(recordOf);
  });
}

function createRoute(server: FastifyInstance, { database, clock, publicUrl }: Service): void {
  server.post<{ Body: TermsBody }>('/ApiKey', { schema: createKeySchema }, async (request, reply) => {
    const terms = termsOf(request.body, clock);
    const account = await accountOfClient(request.scope);
    if (account === undefined) {
      throw new Refusal(
        'wrong-state',
        'This client has no account of the web services. Ask the operator to create one.',
      );
    }
    const { key, ...made } = await createKey(database.kysely, account, terms);
    return reply
      .code(201)
      .header('location', `${publicUrl()}/ApiKey/${made.id}`)
      .header('cache-control', 'no-store')
      .send({ key, ...recordOf(made) });
  });
}

function readRoute(server: FastifyInstance, { database }: Service): void {
  server.get<AtKey>('/ApiKey/:key', { schema: readKeySchema }, async (request) =>
    recordOf(await findKey(database.kysely, await accountOf(request), request.params.key)),
  );
}

function changeRoute(server: FastifyInstance, { database, clock }: Service): void {
  server.put<AtKey & { Body: TermsBody }>('/ApiKey/:key', { schema: changeKeySchema }, async (request) => {
    const terms = termsOf(request.body, clock);
    return recordOf(await changeKey(database.kysely, await accountOf(request), request.params.key, terms));
  });
}

function revokeRoute(server: FastifyInstance, { database }: Service): void {
  server.delete<AtKey>('/ApiKey/:key', { schema: revokeKeySchema }, async (request, reply) => {
    await removeKey(database.kysely, await accountOf(request), request.params.key);
    return reply.code(204).send();
  });
}

/** @throws Refusal `invalid-request` if the key would already have expired */
function termsOf({ expiresAt, ...rest }: TermsBody, clock: Clock): KeyTerms {
  const moment = typeof expiresAt === 'string' ? new Date(expiresAt) : expiresAt;
  if (moment instanceof Date && !(moment > clock.now())) {
    throw invalidField('expiresAt', 'must be in the future');
  }
  return { ...rest, expiresAt: moment } as KeyTerms;
}
