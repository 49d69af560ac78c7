import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findSources } from '../../../src/address-file/import/find-sources.ts';
import type { BadRow, Row, RowSource } from '../../../src/address-file/rows.ts';
import { type WriteSampleOptions, writeSample } from '../../../src/address-file/sample/write/write-sample.ts';

const root = mkdtempSync(join(tmpdir(), 'fettle-sample-'));
// Test files in one process share this module, so the folder is removed with the process, not after the first
// file.
process.once('exit', () => rmSync(root, { recursive: true, force: true }));
let folders = 0;

/** Writes a sample into a new folder. @returns the folder */
export function written(options: Omit<WriteSampleOptions, 'out'>): string {
  const out = join(root, String(++folders));
  writeSample({ ...options, out });
  return out;
}

export interface Imported {
  readonly sources: readonly RowSource[];
  readonly rows: readonly Row[];
  readonly badRows: readonly BadRow[];
}

/** Imports all there is in a folder. */
export async function imported(folder: string): Promise<Imported> {
  const { sources } = await findSources(folder);
  const rows: Row[] = [];
  const badRows: BadRow[] = [];
  for (const source of sources) {
    for await (const batch of source.batches()) {
      rows.push(...batch.rows);
      badRows.push(...batch.badRows);
    }
  }
  return { sources, rows, badRows };
}

/**
 * Sorted texts of the rows. Rows with the same content give the same text, so lists can be compared whatever
 * the order of their rows.
 */
export function comparable(rows: readonly Row[]): string[] {
  return rows.map((row) => JSON.stringify(sorted(row))).sort();
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [
        key,
        // Fixed-width files write postcodes in seven characters.
        key === 'postcode' ? String(inner).replace(/\s/g, '') : sorted(inner),
      ]),
  );
}
