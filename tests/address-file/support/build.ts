import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AddressFile } from '../../../src/address-file/address-file.ts';
import { type BuildOptions, buildAddressFile } from '../../../src/address-file/build/build.ts';
import type { Row } from '../../../src/address-file/rows.ts';
import { modules, sourceOf } from './sources.ts';

export { modules, sourceOf };

const root = mkdtempSync(join(tmpdir(), 'fettle-address-file-'));
// Test files in one process share this module, so the folder is removed with the process, not after the first
// file.
process.once('exit', () => rmSync(root, { recursive: true, force: true }));
let folders = 0;

/** The path of a folder that does not exist yet. It is removed with all others when the process ends. */
export function freshFolder(): string {
  folders++;
  return join(root, String(folders));
}

/** Builds a file from these rows, by default in this thread. */
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
