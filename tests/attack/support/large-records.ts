import { COPY } from '../../jobs/workflows.ts';
import type { AttackedService } from './attacked-service.ts';
import type { Target } from './attacks.ts';

/**
 * 8 text columns of 99,000 characters, the first ones full of quotes: 0.9 MB a record. A body holds about 36
 * of them.
 */
const COLUMNS = Array.from({ length: 8 }, (_, at) => `text${at}`);
const CHARACTERS = 99_000;
const RECORDS_PER_BODY = 36;

/**
 * Makes the targets: an output dataset with the given number of large records, and an input dataset that
 * accepts data.
 */
export async function target(service: AttackedService, records: number): Promise<Target> {
  const client = await service.client('Attacked', COPY);
  const columns = Object.fromEntries(COLUMNS.map((name) => [name, 0]));
  const must = async (method: string, path: string, body: unknown) => {
    const answer = await client.send(method, path, { body });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status}`);
  };
  await must('POST', '/Dataset', { name: 'sent', columns });
  const quotes = '"'.repeat(CHARACTERS);
  for (let at = 0; at * RECORDS_PER_BODY < records; at++) {
    const text = `${at} "quoted", `.padEnd(CHARACTERS, 'Lorem ipsum dolor sit amet. ');
    const block = Array.from({ length: RECORDS_PER_BODY }, () =>
      COLUMNS.map((_, column) => (column === 0 ? quotes : text)),
    );
    await must('PATCH', '/Dataset/sent/data', { blockNumber: at, records: block });
  }
  await must('PUT', '/Dataset/sent', { completed: true });
  const job = await client.run({ name: 'Out', workflowName: 'Copy', inputDatasets: { Contacts: 'sent' } });
  if (job.status !== 2) throw new Error(job.error ?? 'The job failed.');
  await must('POST', '/Dataset', { name: 'open', columns: { text: 0 } });
  return { url: service.url, token: client.token, large: 'out_clean', open: 'open' };
}
