import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LISTS_FOLDER } from '../../scripts/make-suppression-lists.ts';
import { CATALOGUE } from '../../src/cleansing/catalogue.ts';
import { partitionOf, partitionsFor } from '../../src/engine/dataset-step/chunk.ts';
import { sharesFor } from '../../src/engine/dataset-step/partition.ts';
import { RULES } from '../../src/jobs/rules.ts';
import { LIST_KINDS } from '../../src/suppression/list-kind.ts';
import { parseWorkflow } from '../../src/workflow/file/parse.ts';
import type { TestClient } from '../support/client.ts';
import { startService, type TestService } from '../support/service.ts';
import { loadFor } from '../support/suppression.ts';

/*
 * The output of every step of the catalogue, column by column, and the cuts of the work, pinned to the
 * version of the rules. If this test fails, a job that began on one worker before the change and ended on
 * another after it would mix both. So raise RULES in src/jobs/rules.ts and pin the new digests: npx vitest
 * run tests/jobs/rules.test.ts --update
 */

const MAILING = readFileSync(new URL('../../examples/workflows/mailing.yaml', import.meta.url), 'utf8');

/** The example's contacts: the first of them show all that steps do. */
const CONTACTS = 500;

/** Digits of a digest that are pinned. */
const DIGITS = 12;

let service: TestService;
let client: TestClient;

beforeAll(async () => {
  service = await startService({}, { clock: { now: () => new Date('2026-03-02T09:30:00Z') } });
  for (const kind of LIST_KINDS) {
    await loadFor(service, kind, readFileSync(new URL(`${kind}.csv`, LISTS_FOLDER), 'utf8'));
  }
  client = await service.client('Rules', MAILING);
});

afterAll(() => service?.close());

test('the output of a job changes only with the version of the rules', async () => {
  const rows = parse(readFileSync(new URL('../../examples/contacts.csv', import.meta.url))) as string[][];
  const [header = [], ...contacts] = rows;
  const columns = header.map((name) => name.toLowerCase().replaceAll(' ', '_'));
  const types = Object.fromEntries(columns.map((name) => [name, name === 'updated' ? 3 : 0]));
  await client.upload(
    'contacts',
    types,
    contacts.slice(0, CONTACTS).map((row) => row.map((value) => value || null)),
  );
  const job = await client.run({
    name: 'rules',
    workflowName: 'Mailing',
    inputDatasets: { Contacts: 'contacts' },
  });
  expect(job).toMatchObject({ status: 2, error: null });
  const digests: Record<string, string> = {};
  for (const [output, dataset] of Object.entries(job.outputDatasets).toSorted()) {
    const records = await client.download(dataset);
    for (const column of Object.keys(records[0] ?? {})) {
      digests[`${output}.${column}`] = digest(records.map((record) => record[column]));
    }
  }
  digests['statistics'] = digest(Object.entries(job.statistics).toSorted());
  const sizes = [1, 1000, 20_000, 100_000, 1_000_000, 10_000_000];
  const cuts = {
    partitions: sizes.map(partitionsFor),
    partition: [0, 2 ** 30, 2 ** 45, 2 ** 52, 2 ** 53 - 1].map((key) => partitionOf(key, 16)),
    shares: sizes.map((entries) => sharesFor({ entries, bytes: 100 * entries })),
  };
  // With -u Vitest writes the file; otherwise it compares.
  await expect(`${JSON.stringify({ rules: RULES, cuts, digests }, null, 2)}\n`).toMatchFileSnapshot(
    './rules.pinned.txt',
  );
});

test('every step of the catalogue takes part in the recorded job', () => {
  const { workflow } = parseWorkflow(MAILING);
  const used = new Set(workflow!.steps.map(({ step }) => step));
  expect(CATALOGUE.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([]);
});

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, DIGITS);
}
