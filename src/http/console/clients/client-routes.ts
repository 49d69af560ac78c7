import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { CLIENT_NAME_LENGTH, createClient, listBelongings, removeClient } from '../../../accounts/client.ts';
import { createSandbox } from '../../../accounts/sandbox.ts';
import { ClientScope } from '../../../database/client-scope.ts';
import { clientOf, clientsOf, type SeenClient } from '../../../operators/clients.ts';
import type { Operator } from '../../../operators/operator.ts';
import { Refusal } from '../../../refusal.ts';
import type { Service } from '../../service.ts';
import { readClients } from './read-clients.ts';

const NewClient = Type.Object(
  { name: Type.String({ maxLength: CLIENT_NAME_LENGTH }), isSandbox: Type.Optional(Type.Boolean()) },
  { additionalProperties: false },
);

const AtClient = Type.Object({ client: Type.String({ maxLength: 64 }) });
const Removal = Type.Object({ belongings: Type.Optional(Type.Boolean()) }, { additionalProperties: false });

type At = { Params: Static<typeof AtClient> };

/**
 * The routes by which operators make and remove clients. Secrets and keys are made by the routes of the batch
 * interface.
 */
export function clientRoutes(server: FastifyInstance, { database: { kysely }, clock }: Service): void {
  server.get('/console/api/client-overview', async ({ operator }) =>
    readClients(kysely, await clientsOf(kysely, operator), clock.now()),
  );

  server.get<At>('/console/api/clients/:client', { schema: { params: AtClient } }, async (request) => {
    const client = await knownClient(request.operator, request.params.client);
    const [overview] = await readClients(kysely, [client], clock.now());
    return { ...overview, belongings: await listBelongings(new ClientScope(kysely, client.id)) };
  });

  server.post<{ Body: Static<typeof NewClient> }>(
    '/console/api/clients',
    { schema: { body: NewClient } },
    async ({ body: { name, isSandbox = false } }, reply) => {
      const made = isSandbox
        ? await createSandbox(kysely, name)
        : { ...(await createClient(kysely, { name })), key: undefined };
      const { clientId, secret: clientSecret, key: apiKey } = made;
      return reply.code(201).header('cache-control', 'no-store').send({ clientId, clientSecret, apiKey });
    },
  );

  server.delete<At & { Querystring: Static<typeof Removal> }>(
    '/console/api/clients/:client',
    { schema: { params: AtClient, querystring: Removal } },
    async ({ operator, params, query }, reply) => {
      const { name } = await knownClient(operator, params.client);
      await removeClient(kysely, name, { withBelongings: query.belongings === true });
      return reply.code(204).send();
    },
  );

  /** @throws Refusal `not-found` if there is no such client or the operator does not see it */
  const knownClient = async (operator: Operator, clientId: string): Promise<SeenClient> => {
    const client = await clientOf(kysely, operator, clientId);
    if (client === undefined) throw new Refusal('not-found', 'There is no client with this id.');
    return client;
  };
}
