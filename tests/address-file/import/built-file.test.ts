import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AddressFile } from '../../../src/address-file/address-file.ts';
import { buildAddressFile } from '../../../src/address-file/build/build.ts';
import { builtFile } from '../../../src/address-file/import/built-file.ts';
import { applyChanges } from '../../../src/address-file/import/changes/apply-changes.ts';
import { findChanges } from '../../../src/address-file/import/changes/find-changes.ts';
import type { RowSource } from '../../../src/address-file/rows.ts';
import { sampleSource } from '../../../src/address-file/sample/sample-rows.ts';
import { freshFolder } from '../support/build.ts';

const renderer = new URL('../../../src/lookup/ready.ts', import.meta.url).href;

async function build(sources: readonly RowSource[]) {
  const out = freshFolder();
  const { manifest } = await buildAddressFile({ sources, out, modules: { renderer }, threads: 0 });
  return { out, manifest };
}

/** All entries of a file; residences without other names. */
function entriesOf(folder: string) {
  const file = AddressFile.open(folder);
  const entries = [...file.entries()].map((entry) => ({
    ...entry,
    addresses: entry.addresses.map((address) =>
      address.umprn === 0 ? address : { ...address, aliases: [] },
    ),
  }));
  void file.close();
  return entries;
}

test('a file built from a built file has the same entries', async () => {
  const first = await build([sampleSource({ addresses: 700 })]);
  const again = await build([builtFile(first.out)]);
  expect(entriesOf(again.out)).toEqual(entriesOf(first.out));
  expect(again.manifest.counts).toEqual(first.manifest.counts);
  expect(again.manifest.invented).toBe(true);
  expect(again.manifest.edition).toBe(first.manifest.edition);
});

test('changes are applied to a built file, and everything else stays', async () => {
  const before = await build([sampleSource({ addresses: 500 })]);
  const old = AddressFile.open(before.out);
  const entry = [...old.entries()].find(
    ({ addresses }) => addresses.length > 3 && addresses[0]!.umprn === 0,
  )!;
  await old.close();
  const { udprn } = entry.addresses[0]!.point;
  const line = `2024/05/21,09:00:00,D,01,${entry.postcode},X,,,,,1,,,,,,${udprn},S, ,1A`;
  const folder = freshFolder();
  mkdirSync(folder);
  writeFileSync(join(folder, 'Y24M05D21.csv'), `${line}\r\n`);
  const changed = applyChanges([builtFile(before.out)], await findChanges(folder));
  const after = await build(changed);
  const file = AddressFile.open(after.out);
  const left = file.lookup(entry.postcode)!;
  await file.close();
  expect(left).toEqual({
    ...entry,
    addresses: entry.addresses.filter(({ point }) => point.udprn !== udprn),
  });
  expect(after.manifest.edition).toBe('Y24M05D21');
  expect(after.manifest.counts.addresses).toBe(
    before.manifest.counts.addresses - (entry.addresses.length - left.addresses.length),
  );
});
