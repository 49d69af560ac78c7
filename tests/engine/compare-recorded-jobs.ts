import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Job } from '../../harness/job.ts';
import { LISTS_FOLDER } from '../../scripts/make-suppression-lists.ts';
import { Block } from '../../src/records/block.ts';
import { LIST_KINDS } from '../../src/suppression/list-kind.ts';
import { parseWorkflow } from '../../src/workflow/file/parse.ts';
import { CommandLines } from '../cli/command-lines.ts';
import type { TestClient } from '../support/client.ts';
import { startService, type TestService } from '../support/service.ts';
import { loadFor } from '../support/suppression.ts';
import { DATASET_STEPS, TEST_CATALOGUE, withDatasetSteps } from '../support/with-dataset-steps.ts';
import { RECORDED_JOBS, type RecordedJob } from './recorded-jobs.ts';

/** How a job runs: by `fettle run`, or as a job of the service. */
export type Face = 'run' | 'job';

/** Digits of a digest that are recorded. */
const DIGITS = 16;

/** The recorded digests: of each job, of each face, of each file or dataset. */
const PINNED = new URL('./recorded-jobs.pinned.txt', import.meta.url);

const NOW = new Date('2026-03-02T09:30:00Z');

let service: TestService;
let folder: string;
let commands: CommandLines;

/**
 * Makes a test of each of the twelve jobs: every byte of their files and of the columns of their blocks,
 * compared with recorded digests. The engine may be rebuilt; its output must not change.
 *
 * @param facesOf the faces of the job at a position in the list
 */
export function compareRecordedJobs(facesOf: (at: number) => readonly Face[]): void {
  withDatasetSteps();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fettle-recorded-'));
    const clockFile = join(folder, 'clock');
    await writeFile(clockFile, String(NOW.getTime() - Date.now()));
    commands = new CommandLines({ ...DATASET_STEPS, FETTLE_CLOCK_FILE: clockFile });
    service = await startService({ FETTLE_THREADS: '2' }, { clock: { now: () => NOW } });
    for (const kind of LIST_KINDS) {
      await loadFor(service, kind, readFileSync(new URL(`${kind}.csv`, LISTS_FOLDER), 'utf8'));
    }
  });

  afterAll(async () => {
    await service?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const recorded: Record<string, Partial<Record<Face, unknown>>> = {};

  for (const [at, recordedJob] of RECORDED_JOBS.entries()) {
    const { name } = recordedJob;
    test(`${name}: ${facesOf(at).join(' and ')}`, { timeout: 300_000 }, async () => {
      const { workflow, mistakes } = parseWorkflow(recordedJob.workflow, TEST_CATALOGUE);
      expect(mistakes).toEqual([]);
      const faces: Partial<Record<Face, unknown>> = {};
      for (const face of facesOf(at)) {
        faces[face] =
          face === 'run'
            ? await digestsOfRun(recordedJob, workflow!.outputs)
            : await digestsOfJob(recordedJob);
      }
      recorded[name] = faces;
    });
  }

  test('every output matches the recording', async () => {
    if (RECORDED_JOBS.every((_, at) => facesOf(at).length === 2)) {
      // With --update Vitest writes the file; otherwise it compares.
      await expect(`${JSON.stringify(recorded, null, 2)}\n`).toMatchFileSnapshot(fileURLToPath(PINNED));
      return;
    }
    const pinned = JSON.parse(readFileSync(PINNED, 'utf8')) as Record<string, Record<Face, unknown>>;
    const expected = RECORDED_JOBS.map(({ name }, at) => [
      name,
      Object.fromEntries(facesOf(at).map((face) => [face, pinned[name]?.[face]])),
    ]);
    expect(recorded).toEqual(Object.fromEntries(expected));
  });
}

/** The files that `fettle run` writes, and its table of statistics. */
async function digestsOfRun(
  { name, workflow, inputs }: RecordedJob,
  outputs: readonly { readonly name: string }[],
): Promise<Record<string, string>> {
  const from = join(folder, digest(name));
  const to = join(from, 'out');
  await mkdir(to, { recursive: true });
  await writeFile(join(from, 'workflow.yaml'), workflow);
  // Only one job in three runs on two threads, because each thread of each run loads its modules.
  const threads = RECORDED_JOBS.findIndex((job) => job.name === name) % 3 === 0 ? '2' : '1';
  const words = ['run', join(from, 'workflow.yaml'), '--threads', threads];
  for (const [input, text] of Object.entries(inputs)) {
    await writeFile(join(from, `${input}.csv`), text);
    words.push('--input', `${input}=${join(from, `${input}.csv`)}`);
  }
  for (const output of outputs) words.push('--output', `${output.name}=${join(to, `${output.name}.csv`)}`);
  const { databaseUrl, dataFolder, addressFile } = service.settings;
  const environment = {
    ...process.env,
    ...DATASET_STEPS,
    DATABASE_URL: databaseUrl,
    FETTLE_DATA: dataFolder,
    FETTLE_ADDRESS_FILE: addressFile,
  };
  const { code, out, error } = await commands.run(words, environment, from);
  expect(code, error).toBe(0);
  const statistics = [...out.matchAll(/^\W*([a-z-]+\.[A-Za-z]+)\W+([\d,]+)/gm)].map(([, what, count]) => [
    what,
    count,
  ]);
  const digests: Record<string, string> = { statistics: digest(JSON.stringify(statistics)) };
  for (const file of (await readdir(to)).toSorted()) digests[file] = digest(await readFile(join(to, file)));
  return digests;
}

/** The blocks of the datasets that a job makes, its files, and its statistics. */
async function digestsOfJob(recordedJob: RecordedJob): Promise<Record<string, string>> {
  const client = await service.client(recordedJob.name, recordedJob.workflow);
  const job = await submitted(client, recordedJob);
  expect(job).toMatchObject({ status: 2, error: null });
  const digests: Record<string, string> = {
    statistics: digest(JSON.stringify(Object.entries(job.statistics))),
  };
  for (const [output, dataset] of Object.entries(job.outputDatasets).toSorted()) {
    digests[output] = digest(await blocksOf(dataset));
  }
  for (const [output, path] of Object.entries(job.outputFilenames).toSorted()) {
    digests[output] = digest((await client.get<string>(`/File${path}`)).body);
  }
  return digests;
}

async function submitted(
  client: TestClient,
  { name, workflow, inputs, types = {}, blockNumbers }: RecordedJob,
): Promise<Job> {
  const kinds = new Map(
    parseWorkflow(workflow, TEST_CATALOGUE).workflow!.inputs.map((input) => [input.name, input.kind]),
  );
  const inputDatasets: Record<string, string> = {};
  let inputFilename: string | undefined;
  for (const [input, text] of Object.entries(inputs)) {
    if (kinds.get(input) === 'file') {
      inputFilename = `/in/${input.toLowerCase()}.csv`;
      await client.send('PUT', `/File${inputFilename}`, {
        body: text,
        headers: { 'content-type': 'text/csv' },
      });
      continue;
    }
    const [header = [], ...rows] = parse(text) as string[][];
    const columns = header.map((heading) => heading.toLowerCase().replaceAll(' ', '_'));
    inputDatasets[input] = input.toLowerCase();
    await client.upload(
      input.toLowerCase(),
      Object.fromEntries(columns.map((column) => [column, types[column] ?? 0])),
      rows.map((row) => row.map((value) => value || null)),
      blockNumbers,
    );
  }
  return client.run({
    name,
    workflowName: parseWorkflow(workflow, TEST_CATALOGUE).workflow!.name,
    inputDatasets,
    ...(inputFilename !== undefined && { inputFilename }),
  });
}

/**
 * Every block with its number and the values of its columns. Every job names its datasets after itself, so
 * the name is enough.
 */
async function blocksOf(dataset: string): Promise<string> {
  const { rows } = await service.database.pool.query<{
    number: number;
    count: number;
    first: number;
    payload: Buffer;
  }>(
    `select block_number as number, dataset_block.record_count as count, first_record as first, payload
     from dataset_block join dataset on dataset.id = dataset_id where name = $1 order by 1`,
    [dataset],
  );
  return JSON.stringify(
    rows.map(({ number, count, first, payload }) => {
      const block = Block.unpack(payload);
      return [number, count, first, Array.from({ length: block.columnCount }, (_, at) => block.values(at))];
    }),
  );
}

function digest(value: string | Buffer): string {
  return createHash('sha256').update(value).digest('hex').slice(0, DIGITS);
}
