import { CONTACT_COLUMNS, type Contact, contacts, contactsCsv } from './contacts.ts';
import type { Job } from './job.ts';
import type { SteadyClient } from './steady-client.ts';

/** Everything that a client gets from a job, byte for byte. */
export interface Outcome {
  readonly dataset: string;
  readonly rejects: string;
  readonly files: string;
  readonly statistics: string;
}

/** The work of one round. Blocks and parts are small, so there are many moments for kills. */
export interface Load {
  readonly contacts: readonly Contact[];
  readonly perBlock: number;
  readonly file: Buffer;
  readonly partBytes: number;
}

/** @param seed the seed of the contacts */
export function makeLoad(seed: number, size: { contacts: number; perBlock: number; rows: number }): Load {
  return {
    contacts: contacts(size.contacts, seed),
    perBlock: size.perBlock,
    file: contactsCsv(contacts(size.rows, seed + 1)),
    partBytes: 100_000,
  };
}

/**
 * One round of a client's work: uploads a dataset and a file, runs each through its workflow, and downloads
 * the results. `name` is the prefix of the round's names.
 */
export async function round(client: SteadyClient, name: string, load: Load): Promise<Outcome[]> {
  const { contacts, perBlock, file, partBytes } = load;
  const input = `/in/${name}.csv`;
  await Promise.all([
    client.upload(name, CONTACT_COLUMNS, contacts, perBlock),
    client.uploadFile(input, file, partBytes),
  ]);
  const jobs = [
    { name: `${name} dataset`, workflowName: 'CleanseDataset', inputDatasets: { Contacts: name } },
    { name: `${name} file`, workflowName: 'CleanseFile', inputFilename: input },
  ];
  return Promise.all(
    jobs.map(async (job) => {
      await client.submit(job);
      return outcomeOf(client, await client.finished(job.name));
    }),
  );
}

/** @throws Error if the job was not completed */
export async function outcomeOf(client: SteadyClient, job: Job): Promise<Outcome> {
  if (job.status !== 2) throw new Error(`The job ended with ${job.status}: ${job.error}`);
  const files: string[] = [];
  for (const path of Object.values(job.outputFilenames)) {
    files.push(await client.get<string>(`/File${path}`, 'text/csv'));
  }
  return {
    dataset: await client.download(job.outputDatasets['Contacts']!, 'text/csv'),
    rejects: await client.download(job.outputDatasets['Rejects']!, 'application/x-ndjson'),
    files: files.join('\n'),
    statistics: JSON.stringify(Object.entries(job.statistics).toSorted()),
  };
}

/** @throws Error that shows the first line in which an outcome differs from that of an undisturbed run */
export function assertSame(what: string, outcome: readonly Outcome[], undisturbed: readonly Outcome[]): void {
  for (const [at, expected] of undisturbed.entries()) {
    for (const part of ['dataset', 'rejects', 'files', 'statistics'] as const) {
      const got = outcome[at]![part];
      if (got === expected[part]) continue;
      const [lines, wanted] = [got.split('\n'), expected[part].split('\n')];
      const line = wanted.findIndex((text, number) => text !== lines[number]);
      throw new Error(
        `${what}, job ${at}: ${part} has ${lines.length} lines instead of ${wanted.length}; line ${line + 1} is\n` +
          `  ${lines[line]}\ninstead of\n  ${wanted[line]}`,
      );
    }
  }
}
