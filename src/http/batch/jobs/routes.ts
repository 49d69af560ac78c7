import type { FastifyInstance } from 'fastify';
import { freezeAddressFile } from '../../../address-file/frozen-address-file.ts';
import { cancelJob } from '../../../jobs/cancel.ts';
import { isActive } from '../../../jobs/status.ts';
import { submitJob } from '../../../jobs/submit.ts';
import { findJob, listJobs } from '../../../jobs/view.ts';
import { listsInUse } from '../../../suppression/release/versions.ts';
import type { Service } from '../../service.ts';
import { eventsRoute } from './events.ts';
import { endOf, startOf } from './period.ts';
import {
  type AtJob,
  cancelJobSchema,
  type ListParameters,
  listJobsSchema,
  type NewJobBody,
  readJobSchema,
  startJobSchema,
} from './schemas.ts';
import { SubmissionLanes } from './submission-lanes.ts';

/** How often a client should poll a job that is under way, in seconds. */
const POLL_SECONDS = 1;

/** The job routes of the batch interface. */
export async function jobRoutes(server: FastifyInstance, { service }: { service: Service }): Promise<void> {
  listRoute(server, service);
  startRoute(server, service);
  readRoute(server, service);
  cancelRoute(server, service);
  eventsRoute(server, service);
}

function listRoute(server: FastifyInstance, { clock, catalogue }: Service): void {
  server.get<{ Querystring: ListParameters }>('/Job', { schema: listJobsSchema }, async (request, reply) => {
    const { page, workflow, startDate, endDate } = request.query;
    const filter = {
      workflow: workflow || undefined,
      from: startDate ? startOf('startDate', startDate) : undefined,
      before: endDate ? endOf('endDate', endDate) : undefined,
    };
    const { jobs, total } = await listJobs(request.scope, page, filter, clock.now(), catalogue);
    reply.header('x-total-count', total);
    return jobs;
  });
}

function startRoute(
  server: FastifyInstance,
  { clock, queue, catalogue, addressFile, sandboxFile, publicUrl }: Service,
): void {
  const lanes = new SubmissionLanes();
  server.post<{ Body: NewJobBody }>(
    '/Job',
    { schema: startJobSchema },
    async ({ scope, isSandbox, body }, reply) => {
      const { name, workflowName, inputFilename, inputDatasets = {}, parameters = {} } = body;
      const submission = { name, workflowName, inputFilename, inputDatasets, parameters, isSandbox };
      const references = async () => {
        const file = isSandbox ? await sandboxFile.open() : addressFile.ifAny;
        return {
          addressFile: file && freezeAddressFile(file),
          // A sandbox must not use real suppression lists.
          suppressionLists: isSandbox ? new Map() : await listsInUse(scope.kysely, clock.now()),
        };
      };
      await lanes.run(scope.clientId, () =>
        submitJob(scope, { queue, clock, catalogue }, submission, references),
      );
      return reply
        .code(201)
        .header('location', `${publicUrl()}/Job/${encodeURIComponent(name)}`)
        .header('retry-after', String(POLL_SECONDS))
        .send(await findJob(scope, name, clock.now(), catalogue));
    },
  );
}

function readRoute(server: FastifyInstance, { clock, catalogue }: Service): void {
  server.get<AtJob>('/Job/:name', { schema: readJobSchema }, async (request, reply) => {
    const job = await findJob(request.scope, request.params.name, clock.now(), catalogue);
    if (isActive(job.status)) reply.header('retry-after', String(POLL_SECONDS));
    return job;
  });
}

function cancelRoute(server: FastifyInstance, { clock, catalogue }: Service): void {
  server.delete<AtJob>('/Job/:name', { schema: cancelJobSchema }, async ({ scope, params }) => {
    await cancelJob(scope, params.name, clock.now());
    return findJob(scope, params.name, clock.now(), catalogue);
  });
}
