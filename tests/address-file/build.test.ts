import { describe, expect, test } from 'vitest';
import { inflateAround } from '../../src/address-file/answer/around.ts';
import { buildRows, withFile } from './support/build.ts';
import { mixedRows, shuffled } from './support/rows.ts';

const nothing = Buffer.alloc(0);

describe('the order of the rows', () => {
  const rows = mixedRows(800);

  test('makes no difference to a byte of the files, nor does the number of threads', async () => {
    const made = async (some: typeof rows, threads: number) => {
      const { manifest } = await buildRows(some, { threads });
      return { counts: manifest.counts, files: manifest.files };
    };
    const first = await made(rows, 0);
    expect(await made(rows, 2)).toEqual(first);
    expect(await made(shuffled(rows, 1), 0)).toEqual(first);
    expect(await made(shuffled(rows, 2), 2)).toEqual(first);
  });
});

test('every entry can be looked up, and its ready answers are rendered from it', async () => {
  await withFile(mixedRows(300), (file) => {
    let entries = 0;
    for (const entry of file.entries()) {
      entries++;
      expect(file.lookup(entry.postcode)).toEqual(entry);
      const answer = inflateAround(nothing, file.answer('full', entry.postcode)!, nothing).toString();
      expect(JSON.parse(answer)).toEqual(JSON.parse(JSON.stringify(entry)));
      const short = inflateAround(nothing, file.answer('short', entry.postcode)!, nothing).toString();
      expect(short).toBe(String(entry.addresses.length));
    }
    expect(entries).toBe(file.manifest.counts.postcodes);
    expect(file.lookup('ZZ99ZZ')).toBeUndefined();
    expect(file.lookup('')).toBeUndefined();
    expect(file.lookup('A'.repeat(1_000_000))).toBeUndefined();
    expect(file.answer('full', 'ZZ99ZZ')).toBeUndefined();
    expect(file.answer('other', 'CH24NE')).toBeUndefined();
  });
});
