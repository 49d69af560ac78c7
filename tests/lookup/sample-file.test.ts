import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, inject, test } from 'vitest';
import { AddressFile } from '../../src/address-file/address-file.ts';
import { lookUp } from '../../src/lookup/lookup.ts';
import { DEFAULT_LOOKUP_OPTIONS } from '../../src/lookup/lookup-options.ts';
import { sampleAddressFile } from '../../src/lookup/sample-file.ts';

const folders: string[] = [];
async function freshFolder(): Promise<string> {
  folders.push(await mkdtemp(join(tmpdir(), 'fettle-sample-')));
  return folders.at(-1)!;
}
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

test('is built once, and says that it is invented', async () => {
  const data = await freshFolder();
  const folder = await sampleAddressFile(data);
  const first = AddressFile.open(folder);
  expect(first.manifest.invented).toBe(true);
  await first.close();
  expect(await sampleAddressFile(data)).toBe(folder);
  const second = AddressFile.open(folder);
  expect(second.manifest.builtAt).toBe(first.manifest.builtAt);
  await second.close();
});

test('every postcode has the same answer, prepared or rendered now', async () => {
  const file = AddressFile.open(inject('addressFile'));
  let answered = 0;
  for (const { postcode, addresses } of file.entries()) {
    const request = { postcode, building: '', licence: 'WebServerFull' } as const;
    const ready = lookUp(file, { ...request, options: DEFAULT_LOOKUP_OPTIONS });
    const made = lookUp(file, { ...request, options: { ...DEFAULT_LOOKUP_OPTIONS, resultCount: true } });
    if (made.kind !== 'results') throw new Error(made.kind);
    const points = addresses.filter(({ kind }) => kind === 'delivery-point');
    expect(made.results).toHaveLength(points.length);
    if (points.length === 0) continue;
    if (ready.kind !== 'ready') throw new Error(ready.kind);
    expect(ready.results.length).toBe(Buffer.byteLength(JSON.stringify(made.results)));
    answered++;
  }
  expect(answered).toBeGreaterThan(50);
  await file.close();
});

test('a sample that cannot be built is reported at once', async () => {
  const file = join(await freshFolder(), 'file');
  await writeFile(file, '');
  await expect(sampleAddressFile(join(file, 'data'))).rejects.toThrow(/ENOTDIR/);
});
