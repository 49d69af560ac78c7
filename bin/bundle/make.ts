/**
 * Makes a bundle of the present source and puts it to use (docs/contributors/architecture.md, "Starting
 * from a bundle").
 *
 *     node bin/bundle/make.ts
 *
 * The exit code is 1 if the folder cannot be written or the source has a mistake. Commands then run from
 * the source, which names the mistake. With `FETTLE_DEBUG`, the reason is printed.
 */
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUNDLES, CURRENT, type Current, hashOf, isUnchanged, type MadeFrom, ROOT } from './fresh-bundle.js';
import { pack } from './pack.ts';
import { removeOldBundles } from './remove-old-bundles.ts';
import { readSource } from './source.ts';

try {
  await make();
} catch (error) {
  if (process.env['FETTLE_DEBUG']) console.error('No bundle was made:', error);
  process.exitCode = 1;
}

async function make(): Promise<void> {
  const unfinished = join(BUNDLES, `unfinished-${process.pid}`);
  await mkdir(unfinished, { recursive: true });
  try {
    const source = readSource();
    const paths = await pack(source, unfinished);
    const madeFrom = paths.map((path): MadeFrom => {
      const { size, changed, hash } = source.file(path);
      return [path, size, changed, hash];
    });
    if (!madeFrom.every(isUnchanged)) throw new Error('The source changed while it was bundled.');
    const name = nameOf(madeFrom);
    await moveInPlace(unfinished, join(BUNDLES, name));
    await writeWhole(CURRENT, JSON.stringify({ root: ROOT, name, madeFrom } satisfies Current));
    await removeOldBundles(name);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/**
 * A name that follows from the content of the files, so that processes which make the same bundle agree on
 * it.
 */
function nameOf(madeFrom: readonly MadeFrom[]): string {
  const contents = madeFrom.map(([path, , , hash]) => [path, hash]);
  return hashOf(Buffer.from(JSON.stringify([ROOT, contents]))).slice(0, 16);
}

/** Gives a finished bundle its name, unless another process was first with the same one. */
async function moveInPlace(unfinished: string, bundle: string): Promise<void> {
  try {
    await rename(unfinished, bundle);
  } catch (error) {
    if (!(await stat(bundle).catch(() => undefined))?.isDirectory()) throw error;
  }
}

/** Writes a file in one step, so that no process reads half of it. */
async function writeWhole(file: string, text: string): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, text);
  await rename(unfinished, file);
}
