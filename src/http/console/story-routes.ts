import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { Stories } from '../../jobs/stories/stories.ts';
import { refuseUnstorable } from '../batch/storable-members.ts';
import { describeError } from '../errors/error-handler.ts';
import type { Service } from '../service.ts';
import { scopeFor } from './signed-in.ts';

const OfRecord = Type.Object({
  client: Type.String({ maxLength: 64 }),
  job: Type.String({ maxLength: 200 }),
  output: Type.String({ maxLength: 200 }),
  number: Type.Integer({ minimum: 1, maximum: 2 ** 32 }),
});

/** The story of a record: what each step of a job did to it, and why. */
export function storyRoutes(server: FastifyInstance, service: Service): void {
  const stories = new Stories(
    { databaseUrl: service.database.url, addressFile: service.settings.addressFile },
    (error) => server.log.error({ error: describeError(error) }, 'story'),
  );
  server.addHook('onClose', () => stories.close());
  server.addHook('onRequest', async (request) => {
    const { client } = request.params as Static<typeof OfRecord>;
    Object.assign(request, await scopeFor(request.operator, client, service));
  });
  server.addHook('preValidation', refuseUnstorable);

  server.get<{ Params: Static<typeof OfRecord> }>(
    '/console/api/clients/:client/stories/:job/:output/:number',
    { schema: { params: OfRecord } },
    async ({ scope, params: { job, output, number } }) => stories.of(scope, { job, output, number }),
  );
}
