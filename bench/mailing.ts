import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { count } from '../harness/figures.ts';
import { machine } from '../harness/machine.ts';
import { COLUMNS, contactBlocks } from '../invented/contact-blocks.ts';
import { type CommandUsage, usageOf } from './command-usage.ts';

/*
 * Measures the step mailing-file: `fettle run` over invented contacts with the step and without any step, CSV
 * to CSV. Runs over a single contact measure the start.
 */

const INPUT = `
description: Makes a mailing file, or nothing.
inputs:
  Contacts:
    kind: file
    columns: { id: text, name: text, company: text, address_1: text, address_2: text, town: text, postcode: text }
`;

const COPY = `name: Copy${INPUT}outputs:
  Contacts: { kind: file, path: "/out.csv" }
`;

const MAILING = `name: Mailing${INPUT}steps:
  - step: mailing-file
    id: mailing
    columns: { record_id: id, address_line_1: address_1, address_line_2: address_2 }
outputs:
  Contacts: { kind: file, path: "/out.csv" }
  Mailing: { step: mailing, kind: file, path: "/mailing.csv" }
`;

export async function benchMailing(records: number): Promise<void> {
  console.log(`machine   ${machine()}`);
  console.log(`command   npm run bench -- mailing ${records}\n`);
  const folder = await mkdtemp(join(tmpdir(), 'fettle-bench-'));
  const path = (name: string) => join(folder, name);
  try {
    await Promise.all([writeFile(path('copy.yaml'), COPY), writeFile(path('mailing.yaml'), MAILING)]);
    await writeContacts(path('one.csv'), 1);
    await writeContacts(path('all.csv'), records);
    const run = (workflow: string, input: string, ...outputs: string[]) =>
      usageOf(
        ...['run', path(`${workflow}.yaml`), '--quiet', '--force', '--input', `Contacts=${path(input)}`],
        ...outputs.flatMap((output) => ['--output', `${output}=${path(`${output}.csv`)}`]),
      );
    const none = await run('copy', 'one.csv', 'Contacts');
    const start = await run('mailing', 'one.csv', 'Contacts', 'Mailing');
    const copy = await run('copy', 'all.csv', 'Contacts');
    const mailing = await run('mailing', 'all.csv', 'Contacts', 'Mailing');
    const each = (more: CommandUsage, less: CommandUsage) =>
      `${((1e6 * (more.processor - less.processor)) / records).toFixed(0)} µs of processor time a record`;
    console.log(`no step, one record            ${taken(none)}`);
    console.log(`mailing-file, one record       ${taken(start)}`);
    console.log(
      `no step, ${count(records)} records       ${taken(copy)}: ${each(copy, none)} above the start`,
    );
    console.log(
      `mailing-file, ${count(records)} records  ${taken(mailing)}: ${each(mailing, start)} above the start`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function taken({ seconds, processor, peak }: CommandUsage): string {
  return `${seconds.toFixed(1)} s, processor time ${processor.toFixed(1)} s, at most ${count(peak / 1024)} MiB`;
}

/** Writes invented contacts, each with its own id. */
async function writeContacts(path: string, records: number): Promise<void> {
  const contacts = contactBlocks(Math.ceil(records / 1000)).flatMap((block) => JSON.parse(block) as object[]);
  const rows = contacts.slice(0, records).map((contact, at) => ({ ...contact, id: at + 1 }));
  await writeFile(path, stringify(rows, { header: true, columns: [...COLUMNS] }));
}
