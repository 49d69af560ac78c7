import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { clientOf, clientsOf } from '../../operators/clients.ts';
import { seesAllClients } from '../../operators/role.ts';
import { Refusal } from '../../refusal.ts';
import { readRequests } from '../../request-log/read-requests.ts';
import type { Service } from '../service.ts';

const Query = Type.Object(
  {
    client: Type.Optional(Type.String({ maxLength: 64 })),
    outcome: Type.Optional(Type.Enum(['answered', 'failed'])),
    method: Type.Optional(Type.String({ maxLength: 10 })),
    route: Type.Optional(Type.String({ maxLength: 200 })),
    key: Type.Optional(Type.String({ maxLength: 64 })),
    before: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  { additionalProperties: false },
);

/** `GET /console/api/requests`: a page of the request log, newest first. */
export function requestRoutes(server: FastifyInstance, { database: { kysely }, requestLog }: Service): void {
  server.get<{ Querystring: Static<typeof Query> }>(
    '/console/api/requests',
    { schema: { querystring: Query } },
    async ({ operator, query: { client, ...filter } }) => {
      // What this process has noted is shown at once.
      await requestLog.write();
      if (client !== undefined) {
        const found = await clientOf(kysely, operator, client);
        if (found === undefined) throw new Refusal('not-found', 'There is no client with this id.');
        return readRequests(kysely, [found.id], filter);
      }
      if (seesAllClients(operator.role)) return readRequests(kysely, undefined, filter);
      const clients = await clientsOf(kysely, operator);
      return readRequests(
        kysely,
        clients.map(({ id }) => id),
        filter,
      );
    },
  );
}
