import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { freezeAddressFile } from '../../address-file/frozen-address-file.ts';
import { cancelJob } from '../../jobs/cancel.ts';
import { JOB_NAME_RULE } from '../../jobs/name.ts';
import { isActive } from '../../jobs/status.ts';
import { submitJob } from '../../jobs/submit.ts';
import { findJob, JOBS_PER_PAGE, listJobs } from '../../jobs/view.ts';
import { isIsoDate } from '../../records/value-date.ts';
import { invalidField } from '../../refusal.ts';
import { listsInUse } from '../../suppression/release/versions.ts';
import type { Service } from '../service.ts';
import { mapping } from './mapping.ts';
import { PageNumber, refusals } from './schemas.ts';
import { SubmissionLanes } from './submission-lanes.ts';

/** How often a client should poll a job that is under way, in seconds. */
const POLL_SECONDS = 1;

const Moment = Type.Union([Type.String({ format: 'date-time' }), Type.Null()]);

const EXAMPLE = {
  name: 'Contact check 3124',
  workflowName: 'ContactCheck',
  workflowVersion: 2,
  submittedAt: '2026-03-02T09:30:00.000Z',
  startedAt: '2026-03-02T09:30:00.120Z',
  completedAt: null,
  status: 1,
  percentComplete: 40,
  estimatedFinishTime: '2026-03-02T09:30:12.000Z',
  statistics: { 'records.read': 40_000, 'records.written': 40_000, 'email.valid': 31_870 },
  inputDatasets: { Contacts: 'contacts_1' },
  outputDatasets: { Contacts: 'contact_check_3124_contacts', Rejects: 'contact_check_3124_rejects' },
  parameters: { TelephoneFormat: 'E164' },
  inputFilename: null,
  outputFilenames: {},
  error: null,
};

const JobRecord = Type.Object(
  {
    name: Type.String(),
    workflowName: Type.String(),
    workflowVersion: Type.Integer({ description: 'The newest one when the job was submitted.' }),
    submittedAt: Type.String({ format: 'date-time' }),
    startedAt: Moment,
    completedAt: Moment,
    status: Type.Integer({ description: '0 queued, 1 running, 2 completed, 3 failed, 4 cancelled.' }),
    percentComplete: Type.Integer({ minimum: 0, maximum: 100, description: 'Never falls.' }),
    estimatedFinishTime: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
      description: 'Extrapolated from the progress so far; null until there is enough of it.',
    }),
    statistics: mapping(Type.Number(), {
      description: 'Name → count: of records first, then of each step, in the order of the workflow.',
    }),
    inputDatasets: mapping(Type.String(), { description: 'Input name → dataset.' }),
    outputDatasets: mapping(Type.String(), {
      description: 'Output name → dataset. They are complete when the job is.',
    }),
    parameters: mapping(Type.Unknown(), { description: 'Name → value, defaults included.' }),
    inputFilename: Type.Union([Type.String(), Type.Null()]),
    outputFilenames: mapping(Type.String(), { description: 'Output name → path in the file area.' }),
    error: Type.Union([Type.String(), Type.Null()], { description: 'Why it failed.' }),
  },
  { title: 'Job', description: 'The job.', examples: [EXAMPLE] },
);

const NewJob = Type.Object(
  {
    name: Type.String({
      description: `Unique, whatever the case of its letters. It ${JOB_NAME_RULE}.`,
    }),
    workflowName: Type.String({ description: 'A workflow that is installed for the client.' }),
    inputFilename: Type.Optional(
      Type.Union([Type.String(), Type.Null()], {
        description: 'A path in the file area, where the workflow reads a file.',
      }),
    ),
    inputDatasets: Type.Optional(
      mapping(Type.String(), {
        maxProperties: 100,
        description: 'The workflow’s input names → datasets.',
      }),
    ),
    parameters: Type.Optional(
      mapping(Type.Unknown(), {
        maxProperties: 100,
        description: 'Values of the workflow’s parameters: JSON scalars, or the same as text.',
      }),
    ),
  },
  {
    additionalProperties: false,
    title: 'NewJob',
    examples: [
      {
        name: 'Contact check 3124',
        workflowName: 'ContactCheck',
        inputDatasets: { Contacts: 'contacts_1' },
        parameters: { TelephoneFormat: 'E164' },
      },
    ],
  },
);

const Named = Type.Object({ name: Type.String({ description: 'The name of the job.' }) });

/** The job routes of the batch interface (contract 4). */
export async function jobRoutes(server: FastifyInstance, { service }: { service: Service }): Promise<void> {
  const { clock, queue } = service;
  const lanes = new SubmissionLanes();
  const tags = ['Jobs'];

  server.get<{ Querystring: { page: number; workflow?: string; startDate?: string; endDate?: string } }>(
    '/Job',
    {
      schema: {
        tags,
        operationId: 'listJobs',
        summary: `List jobs, ${JOBS_PER_PAGE} a page, newest first`,
        description: '`X-Total-Count` says how many there are in all.',
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
        response: {
          200: Type.Array(JobRecord, { description: 'A page of jobs.' }),
          ...refusals(400, 401, 403),
        },
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
        operationId: 'startJob',
        summary: 'Start a job',
        description:
          'Each input dataset must be complete and have the columns that the workflow needs. The job keeps the version of the workflow, ' +
          'the address file and the suppression lists that are in use now.',
        body: NewJob,
        response: { 201: JobRecord, ...refusals(400, 401, 403, 413, 415, 503) },
      },
    },
    async (request, reply) => {
      const { name, workflowName, inputFilename, inputDatasets = {}, parameters = {} } = request.body;
      const submission = { name, workflowName, inputFilename, inputDatasets, parameters };
      const submit = () =>
        submitJob(request.scope, queue, clock, submission, async () => {
          const file = service.addressFile.ifAny;
          return {
            addressFile: file && freezeAddressFile(file),
            suppressionLists: await listsInUse(request.scope.kysely, clock.now()),
          };
        });
      await lanes.run(request.scope.clientId, submit);
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
        operationId: 'readJob',
        summary: 'Poll a job',
        description:
          'While the job is queued or running, `Retry-After` gives the seconds to wait before the next request.',
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
        operationId: 'cancelJob',
        summary: 'Cancel a queued or running job',
        description: 'The output datasets of the job are removed.',
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
