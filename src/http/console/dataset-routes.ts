import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { ReadingRoom } from '../../datasets/reading-room.ts';
import { findDataset } from '../../datasets/store.ts';
import { Refusal } from '../../refusal.ts';
import { sendPage } from '../batch/datasets/download.ts';
import { PageQuery } from '../batch/datasets/schemas.ts';
import type { Service } from '../service.ts';

const AtDataset = Type.Object({ client: Type.String(), name: Type.String() });

/**
 * A page of any complete dataset. The batch interface gives clients only the datasets that jobs made, not
 * those that clients sent. People at the console see both sides of a job.
 */
export function datasetRoutes(server: FastifyInstance, { database }: Service): void {
  const room = new ReadingRoom();
  server.get<{ Params: Static<typeof AtDataset>; Querystring: Static<typeof PageQuery> }>(
    '/console/api/clients/:client/datasets/:name/records',
    { schema: { params: AtDataset, querystring: PageQuery } },
    async (request, reply) => {
      const dataset = await findDataset(request.scope, request.params.name);
      if (!dataset.completed) throw new Refusal('wrong-state', 'This dataset is not complete yet.');
      return sendPage(dataset, { request, reply, database, room });
    },
  );
}
