import { rmSync } from 'node:fs';
import fc from 'fast-check';
import { expect } from 'vitest';
import { findSources } from '../../../src/address-file/import/find-sources.ts';
import { UnusableDelivery } from '../../../src/address-file/import/unusable-delivery.ts';
import type { RowSource } from '../../../src/address-file/rows.ts';
import { delivery, read } from './delivery.ts';
import { address, addresses, references } from './mainfile-files.ts';

/** The sources and rows found in a folder of these files, or the refusal. Then removes the folder. */
export async function outcome(files: Readonly<Record<string, string | Buffer>>) {
  const folder = delivery(files);
  try {
    const { sources } = await findSources(folder);
    return await Promise.all(sources.map(async (source: RowSource) => ({ source, ...(await read(source)) })));
  } catch (error) {
    expect(error).toBeInstanceOf(UnusableDelivery);
    return error as UnusableDelivery;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** One place of a text overwritten, cut out or doubled. */
export const damage = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  length: fc.integer({ min: 0, max: 40 }),
  bytes: fc.oneof(
    fc.uint8Array({ maxLength: 6 }),
    fc
      .constantFrom(',', '\n', '\r', '"', '\0', '\r\n', ',,', 'é', '\xff')
      .map((text) => Buffer.from(text, 'latin1')),
  ),
});

export function damaged(
  text: string,
  damages: readonly { at: number; length: number; bytes: Uint8Array }[],
): Buffer {
  let bytes = Buffer.from(text);
  for (const { at, length, bytes: put } of damages) {
    const start = Math.floor(at * bytes.length);
    bytes = Buffer.concat([bytes.subarray(0, start), put, bytes.subarray(start + length)]);
  }
  return bytes;
}

/**
 * Reads damaged files of the Mainfile. Each must give rows and bad rows, or be refused. A file takes 50 ms.
 */
export async function damageMainfile(numRuns: number): Promise<void> {
  const record = address({ postcode: 'CH2 4NE', addressKey: 1001, locality: 2, street: 10, number: 12 });
  await fc.assert(
    fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 3 }), async (damages) => {
      const result = await outcome({
        ...references,
        'fpmainfl.c02': damaged(addresses(...Array(8).fill(record)), damages),
      });
      if (result instanceof UnusableDelivery) return;
      for (const { rows, badRows } of result) expect(rows.length + badRows.length).toBeLessThanOrEqual(10);
    }),
    { numRuns },
  );
}
