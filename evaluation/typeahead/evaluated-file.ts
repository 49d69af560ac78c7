import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AddressFile } from '../../src/address-file/address-file.ts';
import { buildAddressFile } from '../../src/address-file/build/build.ts';
import { sampleSource } from '../../src/address-file/sample/sample-rows.ts';

const RENDERER = new URL('../../src/lookup/ready.ts', import.meta.url).href;

/** The seed of the invented addresses. */
const SEED = 7;

/** Opens an address file of invented addresses under `folder`, and builds it if it is not there yet. */
export async function inventedFile(folder: string, addresses: number): Promise<AddressFile> {
  const out = join(folder, `addresses-${addresses}`);
  if (!existsSync(out)) {
    mkdirSync(folder, { recursive: true });
    await buildAddressFile({
      sources: [sampleSource({ addresses, seed: SEED })],
      out,
      modules: { renderer: RENDERER },
    });
  }
  return AddressFile.open(out);
}
