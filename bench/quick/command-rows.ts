import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { usageOf } from '../command-usage.ts';
import { writeContacts } from '../contacts-file.ts';
import { peopleCsv } from '../people-csv.ts';
import type { QuickRow, QuickRows } from './row.ts';

const PEOPLE = 15_000;
const PROFILED = 150_000;

/** The rows for work that a command does from file to file. Its start is included. */
export async function commandRows(): Promise<QuickRows> {
  const folder = await mkdtemp(join(tmpdir(), 'fettle-bench-'));
  const [people, contacts, out] = ['people', 'contacts', 'out'].map((name) => join(folder, `${name}.csv`));
  await pipeline(Readable.from(peopleCsv(PEOPLE)), createWriteStream(people!));
  await writeContacts(contacts!, PROFILED);
  const command = (name: string, unit: string, done: number, ...words: string[]): QuickRow => ({
    name,
    unit,
    measure: async () => ({ done, processor: (await usageOf(...words)).processor }),
  });
  const files = ['--input', `People=${people}`, '--output', `People=${out}`];
  return {
    rows: [
      command('start of a command', 'starts', 1, 'workflow', 'steps'),
      command(
        'deduplication',
        'records',
        PEOPLE,
        ...['run', 'bench/workflows/deduplication.yaml', ...files, '--threads', '1', '--quiet', '--force'],
      ),
      command('profile', 'records', PROFILED, 'profile', contacts!, '--json', '--quiet'),
    ],
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
