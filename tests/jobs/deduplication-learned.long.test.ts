import { afterEach, expect, test } from 'vitest';
import { generateRecords } from '../../invented/people/generate.ts';
import { startService, type TestService } from '../support/service.ts';

/** Enough for a survey in four parts. */
const RECORDS = 8000;

const WORKFLOW = `
name: Learned
description: Finds duplicates by weights that are learned from the file.
inputs:
  People: { columns: COLUMNS }
steps:
  - { step: deduplication, columns: { date_of_birth: null, birth_text: date_of_birth }, options: { reviewList: true } }
outputs:
  People: {}
  Review: { step: deduplication }
`;

let service: TestService | undefined;
afterEach(() => service?.close());

test('learned weights give the same bytes on one thread and on three', { timeout: 240_000 }, async () => {
  const rows = [...generateRecords(RECORDS, 11)].map(
    ({ row }) => new Map<string, string>(Object.entries(row)),
  );
  const columns = [...rows[0]!.keys()];
  const workflow = WORKFLOW.replace('COLUMNS', `{ ${columns.map((name) => `${name}: text`).join(', ')} }`);
  const results: string[] = [];
  for (const threads of ['1', '3']) {
    service = await startService({ FETTLE_THREADS: threads });
    const client = await service.client('Learned', workflow);
    await client.upload(
      'people',
      Object.fromEntries(columns.map((name) => [name, 0])),
      rows.map((row) => columns.map((name) => row.get(name) || null)),
    );
    const job = await client.run({
      name: 'job',
      workflowName: 'Learned',
      inputDatasets: { People: 'people' },
    });
    expect(job).toMatchObject({ status: 2, error: null });
    const statistics = new Map(Object.entries(job.statistics));
    expect(statistics.get('deduplication.learnedMatches')).toBeGreaterThan(100);
    expect(statistics.get('deduplication.review')).toBeGreaterThan(0);
    const outputs = Object.entries(job.outputDatasets).toSorted();
    expect(outputs.map(([name]) => name)).toEqual(['People', 'Rejects', 'Review']);
    const records = [];
    for (const [, dataset] of outputs) records.push(await client.download(dataset));
    results.push(JSON.stringify([records, [...statistics].toSorted()]));
    await service.close();
    service = undefined;
  }
  expect(results[1]).toBe(results[0]);
});
