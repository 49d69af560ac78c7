import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { readAudit } from '../../operators/audit.ts';
import { clientsOf } from '../../operators/clients.ts';
import type { Service } from '../service.ts';
import { readHome } from './home.ts';

const AuditQuery = Type.Object(
  { before: Type.Optional(Type.Integer({ minimum: 1 })) },
  { additionalProperties: false },
);

/** The routes of the console that concern several clients. */
export function homeRoutes(server: FastifyInstance, service: Service): void {
  const { kysely } = service.database;

  server.get('/console/api/clients', async ({ operator }) =>
    (await clientsOf(kysely, operator)).map(({ clientId, name, isSandbox }) => ({
      clientId,
      name,
      isSandbox,
    })),
  );

  server.get('/console/api/home', async ({ operator }) =>
    readHome(service, await clientsOf(kysely, operator), operator.role),
  );

  server.get<{ Querystring: Static<typeof AuditQuery> }>(
    '/console/api/audit',
    { schema: { querystring: AuditQuery } },
    async ({ query }) => readAudit(kysely, query.before),
  );
}
