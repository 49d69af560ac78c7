import type { FastifyInstance } from 'fastify';
import { cancelJob } from '../../../jobs/cancel.ts';
import { isActive } from '../../../jobs/status.ts';
import { findJob, listJobs } from '../../../jobs/view.ts';
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
import { submitter } from './submitter.ts';

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

function startRoute(server: FastifyInstance, service: Service): void {
  const submit = submitter(service);
  server.post<{ Body: NewJobBody }>(
    '/Job',
    { schema: startJobSchema },
    async ({ scope, isSandbox, body }, reply) => {
      const { name, workflowName, inputFilename, inputDatasets = {}, parameters = {} } = body;
      const submission = { name, workflowName, inputFilename, inputDatasets, parameters };
      const job = await submit(scope, isSandbox, submission);
      return reply
        .code(201)
        .header('location', `${service.publicUrl()}/Job/${encodeURIComponent(name)}`)
        .header('retry-after', String(POLL_SECONDS))
        .send(job);
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
