import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { findFile } from '../../../files/file.ts';
import { filePath } from '../../../files/path.ts';
import { findCleanedJob } from '../../../jobs/cleaned-job.ts';
import { isJobName, isWorkflowName } from '../../../jobs/name.ts';
import { houseClient } from '../../../operators/house.ts';
import { invalidField, Refusal } from '../../../refusal.ts';
import type { CleanedFile } from '../../../trial/cleaned-file.ts';
import type { TriedFile } from '../../../trial/messages.ts';
import type { Trials } from '../../../trial/trials.ts';
import { installWorkflow } from '../../../workflow/store.ts';
import { currentAddressFile } from '../../batch/jobs/available-references.ts';
import { submitter } from '../../batch/jobs/submitter.ts';
import type { Service } from '../../service.ts';
import { exportWorkflow } from './export-workflow.ts';
import { AskedWhy, Download, NamedWorkflow, OfClient, OfJob, Tried } from './schemas.ts';

/** The workflow that the page Clean a file runs. Each plan that differs from the last is a new version. */
const WORKFLOW = 'Clean';

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

/** The sample file: invented contacts whose addresses are in the invented address file. */
const SAMPLE = new URL('../../../../examples/contacts.csv', import.meta.url);

/** How many names are tried for a job: `contacts`, `contacts 2`, … */
const NAMES_TRIED = 200;

/** The routes of the page Clean a file that concern no client. */
export function cleanRoutes(server: FastifyInstance, { database }: Service): void {
  server.post('/console/api/house', async () => houseClient(database.kysely));

  server.get('/console/api/sample-file', async (_request, reply) =>
    reply.type('text/csv; charset=utf-8').send(await readFile(SAMPLE)),
  );
}

type TriedRequest = FastifyRequest<{ Body: Static<typeof Tried> }>;

/**
 * The routes of the page Clean a file, for one client. Files are uploaded and downloaded through the batch
 * interface, and jobs are watched and cancelled there.
 */
export function cleanRoutesOfClient(server: FastifyInstance, service: Service, trials: Trials): void {
  const { clock, catalogue } = service;
  const at = '/console/api/clients/:client';
  const submit = submitter(service);
  const changesNothing = { changesNothing: true };

  const triedFile = async (request: FastifyRequest): Promise<TriedFile> => {
    const { scope, isSandbox, body } = request as TriedRequest;
    const { id, size, path } = await findFile(scope, filePath(body.file, 'file'));
    const addressFile = await currentAddressFile(service, isSandbox);
    return {
      file: { id, size },
      name: basename(path),
      choices: body.choices,
      references: addressFile === undefined ? {} : { addressFile },
      now: clock.now().toISOString(),
    };
  };

  server.post<{ Params: Static<typeof OfClient>; Body: Static<typeof Tried> }>(
    `${at}/trial`,
    { schema: { params: OfClient, body: Tried }, config: changesNothing },
    async (request) => trials.run({ kind: 'trial', of: await triedFile(request) }),
  );

  server.post<{ Params: Static<typeof OfClient>; Body: Static<typeof AskedWhy> }>(
    `${at}/trial/why`,
    { schema: { params: OfClient, body: AskedWhy }, config: changesNothing },
    async (request) => {
      const { row, column } = request.body;
      const why = await trials.run({ kind: 'why', of: await triedFile(request), row, column });
      if (why === undefined) throw new Refusal('not-found', 'The trial has no such record or column.');
      return why;
    },
  );

  server.post<{ Params: Static<typeof OfClient>; Body: Static<typeof NamedWorkflow> }>(
    `${at}/trial/workflow`,
    { schema: { params: OfClient, body: NamedWorkflow }, config: changesNothing },
    async (request) => {
      const { name } = request.body;
      if (!isWorkflowName(name))
        throw invalidField(
          'name',
          'must begin with a letter and have only letters, digits, _ or -, at most 100',
        );
      const { source } = await trials.run({
        kind: 'workflow',
        of: await triedFile(request),
        workflowName: name,
      });
      return { source };
    },
  );

  /** Submits a job under the first free name: `contacts`, `contacts 2`, … */
  const submitNamed = async (
    { scope, isSandbox }: FastifyRequest,
    name: string,
    job: Omit<Parameters<typeof submit>[2], 'name'>,
  ) => {
    for (let number = 1; ; number++) {
      try {
        return await submit(scope, isSandbox, { ...job, name: number === 1 ? name : `${name} ${number}` });
      } catch (error) {
        const isTaken = error instanceof Refusal && error.kind === 'duplicate-name';
        if (!isTaken || number >= NAMES_TRIED) throw error;
      }
    }
  };

  server.post<{ Params: Static<typeof OfClient>; Body: Static<typeof Tried> }>(
    `${at}/cleanings`,
    { schema: { params: OfClient, body: Tried } },
    async (request, reply) => {
      const { scope, body } = request;
      const of = await triedFile(request);
      const workflowName = workflowFor(of);
      const planned = await trials.run({ kind: 'workflow', of, workflowName });
      const { version } = await installWorkflow(scope, planned.workflow, planned.source, catalogue);
      const job = await submitNamed(request, jobNameFor(of.name), {
        workflowName,
        // Another tab may install its own plan at this moment.
        workflowVersion: version,
        inputFilename: body.file,
        inputDatasets: {},
        parameters: {},
      });
      return reply.code(201).send(job);
    },
  );

  const cleanedFile = async (request: FastifyRequest): Promise<CleanedFile> => {
    const { name } = request.params as Static<typeof OfJob>;
    const { path, outputPath: _, ...cleaned } = await findCleanedJob(request.scope, name);
    return { ...cleaned, name: basename(path), now: clock.now().toISOString() };
  };

  server.get<{ Params: Static<typeof OfJob> }>(
    `${at}/cleanings/:name/report`,
    { schema: { params: OfJob } },
    async (request) => trials.run({ kind: 'report', of: await cleanedFile(request) }),
  );

  server.get<{ Params: Static<typeof OfJob> }>(
    `${at}/cleanings/:name/report.html`,
    { schema: { params: OfJob } },
    async (request, reply) => {
      const page = await trials.run({ kind: 'report-page', of: await cleanedFile(request) });
      // The page has styles of its own, so it is for saving, not for showing on this origin.
      return reply
        .header('content-disposition', 'attachment; filename="quality.html"')
        .type('text/html; charset=utf-8')
        .send(page);
    },
  );

  server.post<{ Params: Static<typeof OfJob>; Body: Static<typeof Download> }>(
    `${at}/cleanings/:name/download`,
    { schema: { params: OfJob, body: Download } },
    async (request, reply) => {
      const { scope, params, body } = request;
      const { outputPath } = await findCleanedJob(scope, params.name);
      if (outputPath === undefined) throw new Refusal('wrong-state', 'The job wrote no file.');
      const { workflow, source } = exportWorkflow(body.format);
      const { version } = await installWorkflow(scope, workflow, source, catalogue);
      const job = await submitNamed(request, `${params.name} as ${body.format}`, {
        workflowName: workflow.name,
        workflowVersion: version,
        inputFilename: outputPath,
        inputDatasets: {},
        parameters: {},
      });
      return reply.code(201).send(job);
    },
  );
}

/** A valid name for a job over a file: its name without its endings. */
function jobNameFor(file: string): string {
  const stem = file
    .replace(/(?<!^)(?:\.[a-z0-9]{2,7}){1,2}$/i, '')
    .replace(/[/\\:*?"<>|\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, 100)
    .trim();
  return isJobName(stem) ? stem : 'Clean';
}
