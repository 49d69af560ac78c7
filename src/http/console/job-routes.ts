import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { readJobDetail } from '../../jobs/detail.ts';
import type { Service } from '../service.ts';

const AtJob = Type.Object({ client: Type.String(), name: Type.String() });

/** The routes for what the page of a job shows in addition to the job's record. */
export function jobRoutes(server: FastifyInstance, { catalogue }: Service): void {
  server.get<{ Params: Static<typeof AtJob> }>(
    '/console/api/clients/:client/jobs/:name/detail',
    { schema: { params: AtJob } },
    async ({ scope, params }) => readJobDetail(scope, params.name, catalogue),
  );
}
