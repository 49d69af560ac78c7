import { DuplicateNameError, type Fettle, type Job, type Row } from '../../../client/src/index.ts';
import { contacts, RESIDENT_COLUMNS, residents } from '../../contacts.ts';
import { typedAddresses } from '../editions.ts';
import { persist } from './patience.ts';

/** Each block of an output waits this long before it is stored, so that faults meet jobs under way. */
export const SLOW_BLOCKS = { FETTLE_FAULTS: 'task.store-block:delay=250@1+,task.store-chunks:delay=100@1+' };

/** Three blocks, so that a job has several tasks to lose. */
const RECORDS = 2500;

/** A job that takes longer has stopped for good, in milliseconds. Faults delay a job by a minute at most. */
const JOB_MILLISECONDS = 300_000;

/** A workflow, its input, and what belongs to it. */
export interface Work {
  readonly name: string;
  readonly workflow: string;
  readonly rows: readonly Row[];
}

/** Work whose outcome depends on the address file. */
export function addressWork(): Work {
  return {
    name: 'Addresses',
    workflow: `
name: Addresses
description: Finds addresses in the address file.
inputs:
  Contacts: { columns: { address: text, postcode: text } }
steps:
  - { step: address-cleansing }
outputs:
  Contacts: {}
`,
    rows: typedAddresses(RECORDS),
  };
}

/** The work of the players. Each seed has other people. */
export function worksOf(seed: number): readonly Work[] {
  return [
    {
      name: 'Cleanse',
      workflow: `
name: Cleanse
description: Tidies names and checks telephone numbers.
inputs:
  Contacts: { columns: { id: integer, name: text, phone: text } }
steps:
  - { step: tidy, columns: { text: name }, options: { case: title } }
  - { step: telephone-validation, id: telephone, columns: { telephone: phone } }
outputs:
  Contacts: {}
  Export: { kind: file, path: "/out/{job}.csv" }
`,
      rows: contacts(RECORDS, seed) as unknown as Row[],
    },
    {
      name: 'Merge',
      workflow: `
name: Merge
description: Finds people who are there more than once.
inputs:
  Contacts: { columns: { name: text, address: text, postcode: text } }
steps:
  - { step: deduplication, input: Contacts }
outputs:
  Contacts: {}
`,
      rows: residents(RECORDS, seed) as unknown as Row[],
    },
  ];
}

/** The types of the columns of all work. */
export const COLUMNS = Object.fromEntries(
  Object.entries(RESIDENT_COLUMNS).map(([name, type]) => [name, type === 1 ? 'integer' : 'text'] as const),
);

/** Everything that a job made, as one text. */
export async function outcomeOf(fettle: Fettle, job: Job): Promise<string> {
  const parts = [JSON.stringify(Object.entries(job.statistics).toSorted())];
  for (const [output, dataset] of Object.entries(job.outputDatasets).toSorted()) {
    parts.push(output, await persist(() => recordsOf(fettle, dataset)));
  }
  for (const [output, path] of Object.entries(job.outputFilenames).toSorted()) {
    parts.push(output, await persist(async () => new Response(await fettle.files.download(path)).text()));
  }
  return parts.join('\n');
}

async function recordsOf(fettle: Fettle, dataset: string): Promise<string> {
  const lines: string[] = [];
  for await (const record of fettle.records(dataset)) lines.push(JSON.stringify(record));
  return lines.join('\n');
}

/** Uploads the rows of a work and runs it. @returns the job when it has completed, and its input */
export async function run(
  fettle: Fettle,
  work: Work,
  name: string,
): Promise<{ readonly job: Job; readonly dataset: string }> {
  const columns = Object.fromEntries(Object.keys(work.rows[0]!).map((column) => [column, COLUMNS[column]!]));
  const { name: dataset } = await persist(() => fettle.upload(work.rows, { columns, parallel: 2 }));
  const started = { name, workflowName: work.name, inputDatasets: { Contacts: dataset } };
  const running = await persist(() =>
    fettle.startJob(started).catch((error: unknown) => {
      // An earlier call, on which the client package gave up, may have started it.
      if (error instanceof DuplicateNameError) return fettle.job(name);
      throw error;
    }),
  );
  const signal = AbortSignal.timeout(JOB_MILLISECONDS);
  const job = await persist(() => running.completed({ signal })).catch((error: unknown) => {
    const reason = `The job did not complete within ${JOB_MILLISECONDS / 1000} s.`;
    throw signal.aborted ? new Error(reason, { cause: error }) : error;
  });
  return { job, dataset };
}
