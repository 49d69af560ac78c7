import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { machine } from '../harness/machine.ts';
import { COLUMNS, contactBlocks } from '../invented/contact-blocks.ts';
import { usageOf } from './command-usage.ts';

/*
 * Measures `fettle profile` on a file of this size: how fast it reads, and whether its memory grows with the
 * file. A file of half the size is measured first. Both must need the same memory.
 */

export async function benchProfile(megabytes: number): Promise<void> {
  console.log(`machine   ${machine()}`);
  console.log(`command   npm run bench -- profile ${megabytes}\n`);
  const folder = await mkdtemp(join(tmpdir(), 'fettle-bench-'));
  try {
    for (const size of [megabytes / 2, megabytes]) {
      const path = join(folder, 'contacts.csv');
      await writeContacts(path, size * 1e6);
      const { seconds, processor, peak } = await usageOf('profile', path, '--json', '--quiet');
      const { size: bytes } = await stat(path);
      console.log(
        `${(bytes / 1e6).toFixed(0)} MB: ${seconds.toFixed(1)} s (${(bytes / 1e6 / seconds).toFixed(1)} MB/s), ` +
          `processor time ${processor.toFixed(1)} s, highest resident memory ${(peak / 1024).toFixed(0)} MiB`,
      );
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes invented contacts, each with its own id, until the file has this size. */
async function writeContacts(path: string, bytes: number): Promise<void> {
  const blocks = contactBlocks(100).map((block) => JSON.parse(block) as Record<string, string | null>[]);
  const stream = createWriteStream(path);
  stream.write(`${COLUMNS.join(',')}\n`);
  for (let written = 0, block = 0, id = 0; written < bytes; block++) {
    const text = blocks[block % blocks.length]!.map((contact) => {
      const values = COLUMNS.map((column) => contact[column] ?? '');
      values[0] = String(++id);
      return `${values.map((value) => (value.includes(',') ? `"${value}"` : value)).join(',')}\n`;
    }).join('');
    written += text.length;
    if (!stream.write(text)) await new Promise<void>((resolve) => stream.once('drain', () => resolve()));
  }
  await new Promise<void>((resolve) => stream.end(() => resolve()));
}
