import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildAddressFile } from '../address-file/build/build.ts';
import { BUILDING_SUFFIX, FORMAT_VERSION, MANIFEST_FILE } from '../address-file/folder/manifest.ts';
import { sampleSource } from '../address-file/sample/sample-rows.ts';
import { bundled } from '../bundled.ts';

/**
 * Raise the last number whenever the sample or the form of the ready answers changes: an existing folder is
 * never rebuilt.
 */
const FOLDER = `sample-address-file-${FORMAT_VERSION}-5`;

/** Enough addresses of every kind, built in half a second. */
const ADDRESSES = 2000;

/** How long to wait for another process that is building the sample. */
const PATIENCE_MILLISECONDS = 30_000;
const AGAIN_MILLISECONDS = 200;

/** The module that renders the ready answers of an address file. */
const RENDERER = bundled(new URL('./ready.ts', import.meta.url));

/**
 * The address file of a service that has none: a small sample of invented addresses, built in the data folder
 * at the first start. Returns its folder.
 *
 * @throws Error if it cannot be built, for example on a full disk
 */
export async function sampleAddressFile(dataFolder: string): Promise<string> {
  const out = join(dataFolder, FOLDER);
  const isThere = () => existsSync(join(out, MANIFEST_FILE));
  for (const end = Date.now() + PATIENCE_MILLISECONDS; !isThere(); ) {
    try {
      const sources = [sampleSource({ addresses: ADDRESSES })];
      await buildAddressFile({ sources, out, modules: { renderer: RENDERER }, threads: 0 });
    } catch (error) {
      // If two processes start at once, one builds and the other gets this error.
      const isBuilding = existsSync(out) || existsSync(out + BUILDING_SUFFIX);
      if (!isBuilding || Date.now() > end) throw error;
      await wait(AGAIN_MILLISECONDS);
    }
  }
  return out;
}
