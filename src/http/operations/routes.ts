import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { runSql } from '../../database/connection.ts';
import { Refusal } from '../../refusal.ts';
import { refusals } from '../batch/schemas.ts';
import type { Service } from '../service.ts';
import { mayRead } from './may-read.ts';
import type { Metrics } from './metrics.ts';

const Health = Type.Object(
  { status: Type.Literal('ok') },
  { title: 'Health', description: 'The service is healthy.' },
);

const Exposition = {
  description: 'The metrics.',
  content: { 'text/plain': { schema: Type.String() } },
};

/** Health and metrics, for the operator of the service. They name no client and no data. */
export async function operationRoutes(
  server: FastifyInstance,
  { service, metrics }: { service: Service; metrics: Metrics },
): Promise<void> {
  const tags = ['Operations'];

  server.get(
    '/health/live',
    {
      schema: {
        tags,
        operationId: 'live',
        security: [],
        summary: 'Check that the process answers',
        response: { 200: Health },
      },
    },
    async () => ({ status: 'ok' as const }),
  );

  server.get(
    '/health/ready',
    {
      schema: {
        tags,
        operationId: 'ready',
        security: [],
        summary: 'Check that the service can work: its database answers, and it has the address file in use',
        response: { 200: Health, ...refusals(503) },
      },
    },
    async () => {
      await runSql(service.database.kysely, 'select 1').catch((cause) => {
        throw new Refusal('unavailable', 'The database does not answer.', { retryAfter: 1, cause });
      });
      const edition = service.missingEdition();
      if (edition !== undefined)
        throw new Refusal(
          'unavailable',
          `This host does not have the address file in use, edition ${edition}. Get it with \`fettle address-file fetch\`.`,
          { retryAfter: 5 },
        );
      return { status: 'ok' as const };
    },
  );

  server.get(
    '/metrics',
    {
      schema: {
        tags,
        operationId: 'metrics',
        security: [],
        summary: 'Read metrics in the Prometheus text format',
        description:
          'If `FETTLE_METRICS_TOKEN` is set, send it as a bearer token. Otherwise only callers on the same machine can read the metrics.',
        response: { 200: Exposition, ...refusals(401, 403) },
      },
    },
    async (request, reply) => {
      mayRead(request, {
        what: 'The metrics are',
        setting: 'FETTLE_METRICS_TOKEN',
        token: service.settings.metricsToken,
      });
      return reply.type(metrics.contentType).send(await metrics.text());
    },
  );
}
