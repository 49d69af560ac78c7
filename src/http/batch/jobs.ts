import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { cancelJob } from '../../jobs/cancel.ts';
import { JOB_NAME_RULE } from '../../jobs/name.ts';
import { isActive } from '../../jobs/status.ts';
import { submitJob } from '../../jobs/submit.ts';
import { findJob, JOBS_PER_PAGE, listJobs } from '../../jobs/view.ts';
import { isIsoDate } from '../../records/value-date.ts';
import { invalidField } from '../../refusal.ts';
import type { Service } from '../service.ts';
import { mapping } from './mapping.ts';
import { PageNumber, refusals } from './schemas.ts';

/** How often a client should poll a job that is under way, in seconds. */
const POLL_SECONDS = 1;

const Names = mapping(Type.String());
const Moment = Type.Union([Type.String({ format: 'date-time' }), Type.Null()]);

const JobRecord = Type.Object({
  name: Type.String(),
  workflowName: Type.String(),
  workflowVersion: Type.Integer(),
  submittedAt: Type.String({ format: 'date-time' }),
  startedAt: Moment,
  completedAt: Moment,
  status: Type.Integer({ description: '0 queued, 1 running, 2 completed, 3 failed, 4 cancelled.' }),
  percentComplete: Type.Integer({ minimum: 0, maximum: 100, description: 'Never falls.' }),
  estimatedFinishTime: Moment,
  statistics: mapping(Type.Number(), { description: 'Name → count.' }),
  inputDatasets: Names,
  outputDatasets: mapping(Type.String(), {
    description: 'Output name → dataset. They are complete when the job is.',
  }),
  parameters: mapping(Type.Unknown()),
  inputFilename: Type.Union([Type.String(), Type.Null()]),
  outputFilenames: Names,
  error: Type.Union([Type.String(), Type.Null()]),
});

const NewJob = Type.Object(
  {
    name: Type.String({
      description: `Unique, whatever the case of its letters. It ${JOB_NAME_RULE}.`,
    }),
    workflowName: Type.String(),
    inputFilename: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    inputDatasets: Type.Optional(
      mapping(Type.String(), {
        maxProperties: 100,
        description: 'The workflow’s input names → datasets.',
      }),
    ),
    parameters: Type.Optional(mapping(Type.Unknown(), { maxProperties: 100 })),
  },
  { additionalProperties: false },
);

const Named = Type.Object({ name: Type.String() });

/** The job routes of the batch interface (contract 4). */
export async function jobRoutes(server: FastifyInstance, { service }: { service: Service }): Promise<void> {
  const { clock, queue } = service;
  const tags = ['Jobs'];

  server.get<{ Querystring: { page: number; workflow?: string; startDate?: string; endDate?: string } }>(
    '/Job',
    {
      schema: {
        tags,
        summary: `List jobs, ${JOBS_PER_PAGE} a page, newest first`,
        querystring: Type.Object(
          {
            page: PageNumber,
            workflow: Type.Optional(Type.String({ description: 'Only jobs of this workflow.' })),
            startDate: Type.Optional(
              Type.String({ description: 'Only jobs submitted at or after this date or date-time.' }),
            ),
            endDate: Type.Optional(
              Type.String({
                description: 'Only jobs submitted up to this date (that day included) or date-time.',
              }),
            ),
          },
          { additionalProperties: false },
        ),
        response: { 200: Type.Array(JobRecord), ...refusals(400, 401, 403) },
      },
    },
    async (request, reply) => {
      const { page, workflow, startDate, endDate } = request.query;
      const filter = {
        workflow: workflow || undefined,
        from: startDate ? moment('startDate', startDate, 'start') : undefined,
        before: endDate ? moment('endDate', endDate, 'end') : undefined,
      };
      const { jobs, total } = await listJobs(request.scope, page, filter, clock.now());
      reply.header('x-total-count', total);
      return jobs;
    },
  );

  server.post<{ Body: Static<typeof NewJob> }>(
    '/Job',
    {
      schema: {
        tags,
        summary: 'Start a job',
        body: NewJob,
        response: { 201: JobRecord, ...refusals(400, 401, 403, 413, 415, 503) },
      },
    },
    async (request, reply) => {
      const { name, workflowName, inputFilename, inputDatasets = {}, parameters = {} } = request.body;
      const submission = { name, workflowName, inputFilename, inputDatasets, parameters };
      await submitJob(request.scope, queue, clock, submission);
      const job = await findJob(request.scope, name, clock.now());
      return reply
        .code(201)
        .header('location', `${service.publicUrl()}/Job/${encodeURIComponent(name)}`)
        .header('retry-after', String(POLL_SECONDS))
        .send(job);
    },
  );

  server.get<{ Params: Static<typeof Named> }>(
    '/Job/:name',
    {
      schema: {
        tags,
        summary: 'Poll a job',
        description: 'While the job is under way, `Retry-After` says in how many seconds to ask again.',
        params: Named,
        response: { 200: JobRecord, ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const job = await findJob(request.scope, request.params.name, clock.now());
      if (isActive(job.status)) reply.header('retry-after', String(POLL_SECONDS));
      return job;
    },
  );

  server.delete<{ Params: Static<typeof Named> }>(
    '/Job/:name',
    {
      schema: {
        tags,
        summary: 'Cancel a queued or running job; its outputs are removed',
        params: Named,
        response: { 200: JobRecord, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => {
      await cancelJob(request.scope, request.params.name, clock.now());
      return findJob(request.scope, request.params.name, clock.now());
    },
  );
}

const DAY = 24 * 3600 * 1000;

/** A date stands for its first moment (UTC), or as the end of a range for the first moment after it. */
function moment(field: string, text: string, side: 'start' | 'end'): Date {
  if (!isIsoDate(text)) throw invalidField(field, 'must be an ISO 8601 date or date-time');
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/i.test(text);
  const at = new Date(isDay || hasZone ? text : `${text}Z`);
  if (Number.isNaN(at.getTime())) throw invalidField(field, 'must be an ISO 8601 date or date-time');
  if (side === 'start') return at;
  return new Date(at.getTime() + (isDay ? DAY : 1));
}
