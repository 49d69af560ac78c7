import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FoundSources } from '../../../src/address-file/import/find-sources.ts';
import { findSources } from '../../../src/address-file/import/find-sources.ts';
import type { BadRow, Row, RowSource } from '../../../src/address-file/rows.ts';

const folders: string[] = [];
// Test files in one process share this module.
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/**
 * Makes a folder with these files: their paths are the keys, their contents the values. The folder is removed
 * when the process ends.
 */
export function delivery(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'fettle-import-'));
  folders.push(folder);
  for (const [place, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, place)), { recursive: true });
    writeFileSync(join(folder, place), content);
  }
  return folder;
}

/** The sources found in such a folder. */
export function found(files: Readonly<Record<string, string | Buffer>>): Promise<FoundSources> {
  return findSources(delivery(files));
}

export interface Read {
  readonly rows: Row[];
  readonly lines: number[];
  readonly badRows: BadRow[];
  readonly bytesRead: number;
}

/** Reads all batches of a source. */
export async function read(source: RowSource): Promise<Read> {
  const all: Read = { rows: [], lines: [], badRows: [], bytesRead: 0 };
  let bytesRead = 0;
  for await (const batch of source.batches()) {
    all.rows.push(...batch.rows);
    all.lines.push(...batch.lines);
    all.badRows.push(...batch.badRows);
    bytesRead = batch.bytesRead;
  }
  return { ...all, bytesRead };
}

/** Reads all batches of the only source in these files. */
export async function readOnly(
  files: Readonly<Record<string, string | Buffer>>,
): Promise<Read & { readonly source: RowSource }> {
  const { sources } = await found(files);
  if (sources.length !== 1) throw new Error(`There are ${sources.length} sources.`);
  return { source: sources[0]!, ...(await read(sources[0]!)) };
}
