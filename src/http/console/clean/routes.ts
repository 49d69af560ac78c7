import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { findFile } from '../../../files/file.ts';
import { filePath } from '../../../files/path.ts';
import { findCleanedJob } from '../../../jobs/cleaned-job.ts';
import { isWorkflowName } from '../../../jobs/name.ts';
import { houseClient } from '../../../operators/house.ts';
import { invalidField, Refusal } from '../../../refusal.ts';
import type { CleanedFile } from '../../../trial/cleaned-file.ts';
import type { TriedFile } from '../../../trial/messages.ts';
import type { Trials } from '../../../trial/trials.ts';
import { currentAddressFile } from '../../batch/jobs/available-references.ts';
import type { Service } from '../../service.ts';
import { CleaningJobs, jobNameFor } from './cleaning-job.ts';
import { exportWorkflow } from './export-workflow.ts';
import { AskedWhy, Download, NamedWorkflow, OfClient, OfJob, Tried } from './schemas.ts';

/** The workflow that the page Clean a file runs. Each plan that differs from the last is a new version. */
const WORKFLOW = 'Clean';

/** The sample file: invented contacts whose addresses are in the invented address file. */
const SAMPLE = new URL('../../../../examples/contacts.csv', import.meta.url);

/** The routes of the page Clean a file that concern no client. */
export function cleanRoutes(server: FastifyInstance, { database }: Service): void {
  server.post('/console/api/house', async () => houseClient(database.kysely));

  server.get('/console/api/sample-file', async (_request, reply) =>
    reply.type('text/csv; charset=utf-8').send(await readFile(SAMPLE)),
  );
}

const OF_CLIENT = '/console/api/clients/:client';
const CLEANING = `${OF_CLIENT}/cleanings/:name`;

/** The configuration of routes that change nothing, although their method is POST. */
const config = { changesNothing: true };

type AtClient = { Params: Static<typeof OfClient> };
type AtJob = { Params: Static<typeof OfJob> };

/**
 * The routes of the page Clean a file, for one client. Files are uploaded and downloaded through the batch
 * interface, and jobs are watched and cancelled there.
 */
export function cleanRoutesOfClient(server: FastifyInstance, service: Service, trials: Trials): void {
  const jobs = new CleaningJobs(service);
  trialRoutes(server, service, trials);
  exportRoute(server, service, trials);
  cleaningRoute(server, service, trials, jobs);
  reportRoutes(server, service, trials);
  downloadRoute(server, jobs);
}

function trialRoutes(server: FastifyInstance, service: Service, trials: Trials): void {
  server.post<AtClient & { Body: Static<typeof Tried> }>(
    `${OF_CLIENT}/trial`,
    { schema: { params: OfClient, body: Tried }, config },
    async (request) => trials.run({ kind: 'trial', of: await triedFile(request, service) }),
  );

  server.post<AtClient & { Body: Static<typeof AskedWhy> }>(
    `${OF_CLIENT}/trial/why`,
    { schema: { params: OfClient, body: AskedWhy }, config },
    async (request) => {
      const { row, column } = request.body;
      const why = await trials.run({ kind: 'why', of: await triedFile(request, service), row, column });
      if (why === undefined) throw new Refusal('not-found', 'The trial has no such record or column.');
      return why;
    },
  );
}

function exportRoute(server: FastifyInstance, service: Service, trials: Trials): void {
  server.post<AtClient & { Body: Static<typeof NamedWorkflow> }>(
    `${OF_CLIENT}/trial/workflow`,
    { schema: { params: OfClient, body: NamedWorkflow }, config },
    async (request) => {
      const { name } = request.body;
      if (!isWorkflowName(name))
        throw invalidField(
          'name',
          'must begin with a letter and have only letters, digits, _ or -, at most 100',
        );
      const of = await triedFile(request, service);
      const { source } = await trials.run({ kind: 'workflow', of, workflowName: name });
      return { source };
    },
  );
}

function cleaningRoute(server: FastifyInstance, service: Service, trials: Trials, jobs: CleaningJobs): void {
  server.post<AtClient & { Body: Static<typeof Tried> }>(
    `${OF_CLIENT}/cleanings`,
    { schema: { params: OfClient, body: Tried } },
    async (request, reply) => {
      const of = await triedFile(request, service);
      const planned = await trials.run({ kind: 'workflow', of, workflowName: workflowFor(of) });
      const job = await jobs.submit(request, jobNameFor(of.name), request.body.file, planned);
      return reply.code(201).send(job);
    },
  );
}

function reportRoutes(server: FastifyInstance, { clock }: Service, trials: Trials): void {
  const cleanedFile = async ({ scope, params: { name } }: FastifyRequest<AtJob>): Promise<CleanedFile> => {
    const { path, outputPath: _, ...cleaned } = await findCleanedJob(scope, name);
    return { ...cleaned, name: basename(path), now: clock.now().toISOString() };
  };

  server.get<AtJob>(`${CLEANING}/report`, { schema: { params: OfJob } }, async (request) =>
    trials.run({ kind: 'report', of: await cleanedFile(request) }),
  );

  server.get<AtJob>(`${CLEANING}/report.html`, { schema: { params: OfJob } }, async (request, reply) => {
    const page = await trials.run({ kind: 'report-page', of: await cleanedFile(request) });
    // The page has styles of its own, so it is for saving, not for showing on this origin.
    return reply
      .header('content-disposition', 'attachment; filename="quality.html"')
      .type('text/html; charset=utf-8')
      .send(page);
  });
}

function downloadRoute(server: FastifyInstance, jobs: CleaningJobs): void {
  server.post<AtJob & { Body: Static<typeof Download> }>(
    `${CLEANING}/download`,
    { schema: { params: OfJob, body: Download } },
    async (request, reply) => {
      const { scope, params, body } = request;
      const { outputPath } = await findCleanedJob(scope, params.name);
      if (outputPath === undefined) throw new Refusal('wrong-state', 'The job wrote no file.');
      const name = `${params.name} as ${body.format}`;
      const job = await jobs.submit(request, name, outputPath, exportWorkflow(body.format));
      return reply.code(201).send(job);
    },
  );
}

/** The file and the choices that a page sends. */
async function triedFile(
  {
    scope,
    isSandbox,
    body,
  }: Pick<FastifyRequest<{ Body: Static<typeof Tried> }>, 'scope' | 'isSandbox' | 'body'>,
  service: Service,
): Promise<TriedFile> {
  const { id, size, path } = await findFile(scope, filePath(body.file, 'file'));
  const addressFile = await currentAddressFile(service, isSandbox);
  return {
    file: { id, size },
    name: basename(path),
    choices: body.choices,
    references: addressFile === undefined ? {} : { addressFile },
    now: service.clock.now().toISOString(),
  };
}

/**
 * Returns the name of the workflow for a plan. Jobs of a workflow follow the decisions that people made in
 * Review, which name records by their ids. In another file the same ids may belong to other people. So a plan
 * with Review has a workflow for each file name.
 */
function workflowFor({ choices, name }: TriedFile): string {
  const reviews = Object.values(choices.options ?? {}).some(({ review }) => review === true);
  if (!reviews) return WORKFLOW;
  const stem = jobNameFor(name).replace(/[^A-Za-z0-9_-]+/g, '-');
  return `${WORKFLOW}-${stem}`.slice(0, 100);
}
