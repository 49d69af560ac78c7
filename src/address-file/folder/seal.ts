import { createHash } from 'node:crypto';
import { closeSync, createReadStream, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FileSeal, Manifest } from './manifest.ts';
import { AddressFileUnusable } from './unusable.ts';

/**
 * How many blocks of a file are read at every start, spread evenly over its length: one megabyte in all. This
 * finds a copy that broke off and left a file of full length, and nearly every file that was built from other
 * data.
 */
const SAMPLES = 256;
const SAMPLE_BYTES = 4096;

/** Called with the bytes done and the bytes in all. */
export type Progress = (done: number, total: number) => void;

/** Computes the seal of a file that has been written. */
export async function sealFile(path: string, progress?: Progress): Promise<FileSeal> {
  return {
    bytes: statSync(path).size,
    sha256: await hashFile(path, progress),
    sampleSha256: hashSamples(path),
  };
}

/**
 * Checks that the files exist, have the right length, and match in their samples.
 *
 * @throws AddressFileUnusable if not
 */
export function checkSamples(folder: string, manifest: Manifest): void {
  for (const [name, seal] of Object.entries(manifest.files)) {
    const path = join(folder, name);
    const { size } = statFile(folder, name);
    if (size !== seal.bytes) {
      throw new AddressFileUnusable(folder, `${name} has ${size} bytes instead of ${seal.bytes}`);
    }
    if (hashSamples(path) !== seal.sampleSha256) {
      throw new AddressFileUnusable(folder, `${name} has changed since it was built`);
    }
  }
}

/**
 * Checks every byte of the files, reading all of them.
 *
 * @throws AddressFileUnusable if a file is missing or has changed
 */
export async function checkSeals(folder: string, manifest: Manifest, progress?: Progress): Promise<void> {
  checkSamples(folder, manifest);
  for (const [name, seal] of Object.entries(manifest.files)) {
    if ((await hashFile(join(folder, name), progress)) !== seal.sha256) {
      throw new AddressFileUnusable(folder, `${name} has changed since it was built: its checksum differs`);
    }
  }
}

function statFile(folder: string, name: string): { readonly size: number } {
  try {
    const stat = statSync(join(folder, name));
    if (stat.isFile()) return stat;
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const reason = code === 'ENOENT' ? `${name} is missing` : `${name} cannot be read (${code})`;
    throw new AddressFileUnusable(folder, reason, { cause });
  }
  throw new AddressFileUnusable(folder, `${name} is not a file`);
}

async function hashFile(path: string, progress?: Progress): Promise<string> {
  const hash = createHash('sha256');
  const total = statSync(path).size;
  let done = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
    hash.update(chunk as Buffer);
    done += (chunk as Buffer).length;
    progress?.(done, total);
  }
  return hash.digest('hex');
}

function hashSamples(path: string): string {
  const hash = createHash('sha256');
  const file = openSync(path, 'r');
  try {
    const last = Math.max(0, fstatSync(file).size - SAMPLE_BYTES);
    const block = Buffer.alloc(SAMPLE_BYTES);
    for (let sample = 0; sample < SAMPLES; sample++) {
      const length = readSync(file, block, 0, SAMPLE_BYTES, Math.floor((last * sample) / (SAMPLES - 1)));
      hash.update(block.subarray(0, length));
    }
  } finally {
    closeSync(file);
  }
  return hash.digest('hex');
}
