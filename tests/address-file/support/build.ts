import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { AddressFile } from '../../../src/address-file/address-file.ts';
import { type BuildOptions, buildAddressFile } from '../../../src/address-file/build/build.ts';
import type { BadRow, Row, RowBatch, RowSource } from '../../../src/address-file/rows.ts';

export const modules = {
  renderer: new URL('./renderer.ts', import.meta.url).href,
  locator: new URL('./locator.ts', import.meta.url).href,
};

const root = mkdtempSync(join(tmpdir(), 'fettle-address-file-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let folders = 0;

/** The path of a folder that is not there, removed with all others when the tests of the file are over. */
export function freshFolder(): string {
  folders++;
  return join(root, String(folders));
}

/** A source of these rows, some at a time. */
export function sourceOf(
  rows: readonly Row[],
  details: Partial<RowSource & { badRows: BadRow[] }> = {},
): RowSource {
  const { badRows = [], ...rest } = details;
  return {
    name: 'rows.csv',
    layout: 'rows of a test',
    edition: 'Y24M05',
    licence: '',
    invented: true,
    bytes: rows.length,
    *batches(): Iterable<RowBatch> {
      const size = 100;
      for (let at = 0; at === 0 || at < rows.length; at += size) {
        const some = rows.slice(at, at + size);
        yield {
          file: 'rows.csv',
          rows: some,
          lines: some.map((_, row) => at + row + 1),
          badRows: at === 0 ? badRows : [],
          bytesRead: Math.min(rows.length, at + size),
        };
      }
    },
    ...rest,
  };
}

/** Builds a file of these rows, in this thread unless told otherwise. */
export function buildRows(rows: readonly Row[], options: Partial<BuildOptions> = {}) {
  return buildAddressFile({ sources: [sourceOf(rows)], out: freshFolder(), modules, threads: 0, ...options });
}

/** Builds a file of these rows, and opens it while `work` looks at it. */
export async function withFile<Result>(
  rows: readonly Row[],
  work: (file: AddressFile) => Result | Promise<Result>,
  options: Partial<BuildOptions> = {},
): Promise<Result> {
  const out = freshFolder();
  await buildRows(rows, { out, ...options });
  const file = AddressFile.open(out);
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}
