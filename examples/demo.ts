// npm run demo: the main job from end to end on invented contacts. It leaves nothing behind but the clean
// file.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Presets, SingleBar } from 'cli-progress';
import Table from 'cli-table3';
import { parse } from 'csv-parse/sync';
import { BatchClient, type Job } from './demo/batch-client.ts';
import {
  ADDRESS,
  addressTraits,
  CONTACT,
  type Contact,
  compare,
  contactTraits,
  tellingPairs,
} from './demo/comparison.ts';
import { TemporaryService } from './demo/temporary-service.ts';

const CONTACTS = new URL('contacts.csv', import.meta.url);
const WORKFLOW = new URL('workflows/contact-check.yaml', import.meta.url);
const CLEAN_FILE = resolve('out/contacts-clean.csv');

/** Types on the wire: 0 text, 1 integer, 2 decimal, 3 date, 4 boolean. */
const COLUMNS = {
  ...{ id: 1, name: 0, email: 0, telephone: 0, company: 0, address_1: 0, address_2: 0 },
  ...{ town: 0, postcode: 0, source: 0, updated: 3 },
};

/** A block may have 1,000 records. Smaller blocks make the progress visible. */
const RECORDS_PER_BLOCK = 250;
const RECORDS_PER_PAGE = 1000;
const POLL_MILLISECONDS = 100;
const ROWS_SHOWN = 12;

async function walk(service: TemporaryService, signal: AbortSignal): Promise<void> {
  const url = await step('Start', async () => [await service.url(), 'with an embedded PostgreSQL']);
  // Fails before the work if the file cannot be written after it.
  await mkdir(dirname(CLEAN_FILE), { recursive: true });
  const credentials = await service.addClient('Demo', WORKFLOW);
  const contacts = await readContacts();

  const client = await BatchClient.connect(url, credentials, signal);
  say('Token', `for client ${credentials.clientId}, by discovery`);
  await client.createDataset('contacts', COLUMNS);
  await step('Upload', async () => {
    const blocks = Math.ceil(contacts.length / RECORDS_PER_BLOCK);
    const bar = progressBar('Upload', blocks);
    for (let block = 0; block < blocks; block++) {
      const from = block * RECORDS_PER_BLOCK;
      await client.addBlock('contacts', block, contacts.slice(from, from + RECORDS_PER_BLOCK).map(recordOf));
      bar?.update(block + 1);
    }
    bar?.stop();
    await client.completeDataset('contacts', contacts.length);
    return [undefined, `${count(contacts.length)} records in ${blocks} blocks`];
  });

  const job = await step('Job', async () => {
    const ended = await runJob(client, signal);
    return [ended, `ContactCheck completed`];
  });
  const clean = await step('Download', async () => {
    const csv = await download(client, job.outputDatasets['Contacts']!);
    await writeFile(CLEAN_FILE, csv);
    const records = readCsv(csv);
    return [records, `${count(records.length)} records to ${relative('.', CLEAN_FILE)}`];
  });
  const rejects = await client.describeDataset(job.outputDatasets['Rejects']!);

  const width = Math.min(140, Math.max(72, process.stdout.columns || 100));
  const telling = tellingPairs(contacts, clean, ROWS_SHOWN, contactTraits);
  print(`\nA dozen of them, before and after:\n${compare(telling, CONTACT, width)}`);
  const places = tellingPairs(contacts, clean, ROWS_SHOWN, addressTraits);
  print(`\nA dozen addresses, before and after:\n${compare(places, ADDRESS, width)}`);
  print(`\nStatistics of the job:\n${statistics(job)}`);
  print(
    `\n${count(contacts.length)} records sent, ${count(clean.length)} back, ${rejects.recordCount} rejected.`,
  );
  print(`All of them, with every column: ${relative('.', CLEAN_FILE)}`);
}

async function runJob(client: BatchClient, signal: AbortSignal): Promise<Job> {
  const name = 'Contact check 1';
  const bar = progressBar('Job', 100);
  try {
    let job = await client.startJob({
      name,
      workflowName: 'ContactCheck',
      inputDatasets: { Contacts: 'contacts' },
      // The invented contacts have numbers that Ofcom reserves for drama, so that they reach nobody.
      parameters: { AcceptDramaNumbers: true },
    });
    while (job.status < 2) {
      await wait(POLL_MILLISECONDS, undefined, { signal });
      job = await client.pollJob(name);
      bar?.update(job.percentComplete);
    }
    if (job.status !== 2) throw new Error(`The job did not complete: ${job.error}`);
    return job;
  } finally {
    bar?.stop();
  }
}

/** Downloads pages of 1,000 records. Each page of CSV has the header row, which the file needs once. */
async function download(client: BatchClient, dataset: string): Promise<string> {
  const { recordCount } = await client.describeDataset(dataset);
  let file = '';
  for (let start = 1; start <= Math.max(1, recordCount); start += RECORDS_PER_PAGE) {
    const page = await client.downloadCsv(dataset, start, RECORDS_PER_PAGE);
    file += file === '' ? page : page.slice(page.indexOf('\n') + 1);
  }
  return file;
}

async function readContacts(): Promise<Contact[]> {
  return readCsv(await readFile(CONTACTS, 'utf8'));
}

/** Parses CSV into records by column name: `Address 1` becomes `address_1`. */
function readCsv(text: string): Contact[] {
  return parse(text, {
    columns: (labels: string[]) => labels.map((label) => label.toLowerCase().replaceAll(' ', '_')),
  });
}

/** A contact as a record. Empty values are left out, and the id becomes a number. */
function recordOf(contact: Contact): Record<string, unknown> {
  const filled = Object.entries(contact).filter(([, text]) => text !== '');
  return { ...Object.fromEntries(filled), id: Number(contact['id']) };
}

function statistics({ statistics: counts }: Job): string {
  const table = new Table({ style: { head: [], border: [], compact: true }, colAligns: ['left', 'right'] });
  for (const [name, figure] of Object.entries(counts)) table.push([name, count(figure)]);
  return table.toString();
}

/** Does a part of the demo, and prints its result and how long it took. */
async function step<Result>(name: string, work: () => Promise<[Result, string]>): Promise<Result> {
  const started = performance.now();
  const [result, text] = await work();
  stop.signal.throwIfAborted();
  say(name, `${text}  (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return result;
}

function say(name: string, text: string): void {
  print(`${name.padEnd(10)}${text}`);
}

function progressBar(name: string, total: number): SingleBar | undefined {
  if (!process.stdout.isTTY) return undefined;
  const format = `${name.padEnd(10)}{bar} {percentage} %`;
  const bar = new SingleBar(
    { format, stream: process.stdout, clearOnComplete: true, hideCursor: true },
    Presets.shades_classic,
  );
  bar.start(total, 0);
  return bar;
}

function count(figure: number): string {
  return figure.toLocaleString('en-GB');
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/**
 * Aborted by Ctrl-C and similar signals. A second signal changes nothing, because npm passes on a Ctrl-C that
 * has already arrived.
 */
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
// The reader of the output may have gone (npm run demo | head).
process.stdout.on('error', () => stop.abort());
process.stderr.on('error', () => stop.abort());

print('Fettle cleanses 1,000 invented contacts (examples/contacts.csv).\n');
const service = await TemporaryService.begin();
let failure: unknown;
try {
  const stopped = new Promise<never>((_, reject) => {
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason));
  });
  await Promise.race([walk(service, stop.signal), stopped]);
} catch (error) {
  failure = error;
} finally {
  await service.remove();
}
if (stop.signal.aborted) {
  process.stderr.write('\nStopped. Nothing is left running.\n');
  process.exitCode = 130;
} else if (failure !== undefined) {
  const { message, cause } = failure as Error;
  process.stderr.write(`\n${message}${cause instanceof Error ? ` (${cause.message})` : ''}\n`);
  process.exitCode = 1;
}
