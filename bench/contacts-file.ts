import { createWriteStream } from 'node:fs';
import { COLUMNS, contactBlocks } from '../invented/contact-blocks.ts';

/** Writes a CSV file of `records` invented contacts, each with its own id. */
export async function writeContacts(path: string, records: number): Promise<void> {
  const blocks = contactBlocks(100).map((block) => JSON.parse(block) as Record<string, string | null>[]);
  const stream = createWriteStream(path);
  stream.write(`${COLUMNS.join(',')}\n`);
  for (let block = 0, id = 0; id < records; block++) {
    const contacts = blocks[block % blocks.length]!.slice(0, records - id);
    const text = contacts.map((contact) => {
      const values = COLUMNS.map((column) => contact[column] ?? '');
      values[0] = String(++id);
      return `${values.map((value) => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)).join(',')}\n`;
    });
    if (!stream.write(text.join('')))
      await new Promise<void>((resolve) => stream.once('drain', () => resolve()));
  }
  await new Promise<void>((resolve) => stream.end(() => resolve()));
}
