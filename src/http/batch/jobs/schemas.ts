import type { FastifySchema } from 'fastify';
import Type, { type Static } from 'typebox';
import { JOB_NAME_RULE } from '../../../jobs/name.ts';
import { JOBS_PER_PAGE } from '../../../jobs/view.ts';
import { mapping } from '../mapping.ts';
import { PageNumber, refusals } from '../schemas.ts';

const tags = ['Jobs'];

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
    workflowVersion: Type.Integer({ description: 'The version that was newest when the job was submitted.' }),
    submittedAt: Type.String({ format: 'date-time' }),
    startedAt: Moment,
    completedAt: Moment,
    status: Type.Integer({ description: '0 queued, 1 running, 2 completed, 3 failed, 4 cancelled.' }),
    percentComplete: Type.Integer({ minimum: 0, maximum: 100, description: 'Never falls.' }),
    estimatedFinishTime: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
      description: 'Extrapolated from the progress so far; null until there is enough progress.',
    }),
    statistics: mapping(Type.Number(), {
      description:
        'Name → count. Counts of records come first, then those of each step, in the order of the workflow.',
    }),
    inputDatasets: mapping(Type.String(), { description: 'Input name → dataset.' }),
    outputDatasets: mapping(Type.String(), {
      description: 'Output name → dataset. The datasets are complete when the job is.',
    }),
    parameters: mapping(Type.Unknown(), { description: 'Name → value, defaults included.' }),
    inputFilename: Type.Union([Type.String(), Type.Null()]),
    outputFilenames: mapping(Type.String(), { description: 'Output name → path in the file area.' }),
    error: Type.Union([Type.String(), Type.Null()], { description: 'Why the job failed.' }),
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

const ListQuery = Type.Object(
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
);

export type NewJobBody = Static<typeof NewJob>;
export type AtJob = { Params: Static<typeof Named> };
export type ListParameters = Static<typeof ListQuery>;

export const listJobsSchema: FastifySchema = {
  tags,
  operationId: 'listJobs',
  summary: `List jobs, ${JOBS_PER_PAGE} a page, newest first`,
  description: '`X-Total-Count` is the number of jobs on all pages.',
  querystring: ListQuery,
  response: {
    200: Type.Array(JobRecord, { description: 'A page of jobs.' }),
    ...refusals(400, 401, 403),
  },
};

export const startJobSchema: FastifySchema = {
  tags,
  operationId: 'startJob',
  summary: 'Start a job',
  description:
    'Each input dataset must be complete and have the columns that the workflow needs. The job keeps the version of the workflow, ' +
    'the address file and the suppression lists that are in use now.',
  body: NewJob,
  response: { 201: JobRecord, ...refusals(400, 401, 403, 413, 415, 503) },
};

export const readJobSchema: FastifySchema = {
  tags,
  operationId: 'readJob',
  summary: 'Poll a job',
  description:
    'While the job is queued or running, `Retry-After` gives the seconds to wait before the next request.',
  params: Named,
  response: { 200: JobRecord, ...refusals(401, 403, 404) },
};

export const cancelJobSchema: FastifySchema = {
  tags,
  operationId: 'cancelJob',
  summary: 'Cancel a queued or running job',
  description: 'The output datasets of the job are removed.',
  params: Named,
  response: { 200: JobRecord, ...refusals(400, 401, 403, 404) },
};

export const jobEventsSchema: FastifySchema = {
  tags,
  operationId: 'watchJob',
  summary: 'Follow a job as server-sent events',
  description:
    'Each event is named `job`, and its data is the job’s record as JSON. The first event comes at once, further ones when ' +
    'something has changed, at most a second later. The stream ends after the event in which the job has ended, or after 15 ' +
    'minutes; open it again then. A browser’s `EventSource` that opens the stream of an ended job again is answered 204 and stops.',
  params: Named,
  response: {
    200: {
      description: 'The events.',
      content: { 'text/event-stream': { schema: Type.String() } },
    },
    204: Type.Null({ description: 'The job has ended, and the client knows its last state.' }),
    ...refusals(401, 403, 404, 429),
  },
};
