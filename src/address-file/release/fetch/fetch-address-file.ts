import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdir, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncPath, syncTree } from '../../../sync-files.ts';
import { FETCHING_SUFFIX, MANIFEST_FILE, type Manifest, manifestOf } from '../../folder/manifest.ts';
import type { Progress } from '../../folder/seal.ts';
import { AddressFileUnusable } from '../../folder/unusable.ts';
import { checkFolder } from '../check-folder.ts';
import { download } from './download.ts';
import { FetchFailed } from './fetch-failed.ts';
import type { Source } from './source.ts';

/**
 * Matches the names of the files that stand beside the manifest. The manifest may come from an unknown
 * server, so it must not name any other file.
 */
const FILE_NAME = /^[a-z]+\.mdb$/;

/** For comparison: the manifest of a file with all postcode areas has 40 KB. */
const MOST_MANIFEST_BYTES = 4 * 1024 * 1024;

/**
 * Reads the manifest of a source.
 *
 * @throws FetchFailed if the manifest cannot be read or is too long
 * @throws AddressFileUnusable if the manifest has been changed, has another format, or names other files
 */
export async function readSource(source: Source): Promise<{ text: string; manifest: Manifest }> {
  const url = source.urlOf(MANIFEST_FILE);
  const { response } = await source.open(MANIFEST_FILE);
  let text = '';
  try {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      if (text.length > MOST_MANIFEST_BYTES) throw new FetchFailed(`${url} is too long for a manifest.`);
    }
  } catch (error) {
    throw FetchFailed.of(url, error);
  }
  const manifest = manifestOf(text, url);
  const strange = Object.keys(manifest.files).find((name) => !FILE_NAME.test(name));
  if (strange !== undefined) throw new AddressFileUnusable(url, `its manifest names a file "${strange}"`);
  return { text, manifest };
}

/**
 * Fetches an address file into a folder. The files first arrive in a folder `….fetching` beside it. When
 * every byte has been compared with the checksums, that folder is renamed to `out` in one step. A fetch that
 * was interrupted is continued.
 *
 * @param out the folder to make. If it already has the same address file, nothing is fetched
 * @returns whether anything was fetched
 * @throws FetchFailed if `out` holds something else, if the disk has too little room, or if the files cannot
 * be fetched or differ from their checksums
 */
export async function fetchAddressFile(
  source: Source,
  { text, manifest }: { readonly text: string; readonly manifest: Manifest },
  out: string,
  progress?: Progress,
): Promise<boolean> {
  if (existsSync(out)) {
    if (isSame(out, text)) return false;
    throw new FetchFailed(
      `${out} is there already and holds something else. Name another folder with --out.`,
    );
  }
  const folder = `${out}${FETCHING_SUFFIX}`;
  if (!isSame(folder, text)) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, MANIFEST_FILE), text);
  await checkRoom(folder, manifest);
  const total = Object.values(manifest.files).reduce((sum, { bytes }) => sum + bytes, 0);
  let before = 0;
  for (const [name, { bytes }] of Object.entries(manifest.files)) {
    const offset = before;
    await download(source, name, join(folder, name), bytes, (done) => progress?.(offset + done, total));
    before += bytes;
  }
  try {
    await checkFolder(folder, progress);
  } catch (error) {
    if (!(error instanceof AddressFileUnusable)) throw error;
    await rm(folder, { recursive: true, force: true });
    throw new FetchFailed(
      `What came from ${source.urlOf('')} cannot be used: ${error.reason}. It was deleted.`,
    );
  }
  await syncTree(folder);
  await rename(folder, out);
  await syncPath(dirname(out));
  return true;
}

/** Whether a folder has this manifest. */
function isSame(folder: string, text: string): boolean {
  try {
    return readFileSync(join(folder, MANIFEST_FILE), 'utf8') === text;
  } catch {
    return false;
  }
}

async function checkRoom(folder: string, { files }: Manifest): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const needed = Object.entries(files).reduce(
    (sum, [name, { bytes }]) =>
      sum + bytes - (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
  if (needed <= bavail * bsize) return;
  const megabytes = (bytes: number) => Math.ceil(bytes / 1e6).toLocaleString('en-GB');
  throw new FetchFailed(
    `The address file needs another ${megabytes(needed)} MB in ${dirname(folder)}, and the disk has ${megabytes(bavail * bsize)} MB.`,
  );
}
