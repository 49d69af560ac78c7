import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseManifest, type RefuseFolder, readManifestText } from '../manifest-text.ts';
import { isListKind, type ListKind } from './list-kind.ts';
import { ListUnusable } from './unusable.ts';

export const MANIFEST_FILE = 'manifest.json';

/** The rows, one after another. */
export const ROWS_FILE = 'rows.bin';

/** The digests of the keys, and the place of each row. */
export const INDEX_FILE = 'index.bin';

/** The suffix of a folder's name while the list is being loaded. */
export const LOADING_SUFFIX = '.loading';

const FORMAT = 'fettle-suppression-list';

/** Raise it when older versions of Fettle can no longer read the lists that this version writes. */
const FORMAT_VERSION = 1;

/**
 * The contents of `manifest.json`, which describes a list. It is written last, so a folder that has it is
 * complete.
 */
export interface ListManifest {
  /** The kind's name, or the name of an in-house list. */
  readonly list: string;
  readonly kind: ListKind;
  /** The day for which the list is valid: `2026-11-01`. */
  readonly effective: string;
  /** The operator's note about the licence; empty if there is none. */
  readonly licence: string;
  /** Whether the people in it are invented. */
  readonly invented: boolean;
  /** ISO 8601. */
  readonly loadedAt: string;
  /** The name of the file that it was loaded from, without its folder. */
  readonly loadedFrom: string;
  readonly rows: number;
  readonly badRows: number;
  /** Digests in the index. A row that can be found in several ways has several. */
  readonly keys: number;
  /** Groups of neighbouring digests. Each is read at once. */
  readonly buckets: number;
  /** The sources of the rows, with the number of rows from each: `{"NCOA": 1200}`. */
  readonly sources: Readonly<Record<string, number>>;
  /** Every file of the folder except the manifest. */
  readonly files: Readonly<Record<string, ListFileSeal>>;
}

/** Shows whether a file is still as it was written. */
export interface ListFileSeal {
  readonly bytes: number;
  /** SHA-256 of the whole file, in hexadecimal. */
  readonly sha256: string;
}

/** The text of `manifest.json`: the format, the manifest, and the SHA-256 of both. */
export function printListManifest(manifest: ListManifest): string {
  const body = { format: FORMAT, formatVersion: FORMAT_VERSION, ...manifest };
  return `${JSON.stringify({ ...body, checksum: sha256(JSON.stringify(body)) }, null, 2)}\n`;
}

/**
 * Reads a folder's manifest and checks that its files exist and have their full lengths.
 *
 * @throws ListUnusable
 */
export function readListManifest(folder: string): ListManifest {
  if (folder.endsWith(LOADING_SUFFIX)) throw new ListUnusable(folder, 'loading it was never finished');
  const refuse: RefuseFolder = (reason, cause) => new ListUnusable(folder, reason, { cause });
  const text = readManifestText(join(folder, MANIFEST_FILE), refuse);
  const { format, formatVersion, checksum: _, ...rest } = parseManifest(text, refuse);
  if (format !== FORMAT) throw new ListUnusable(folder, 'it is not a suppression list of Fettle');
  if (typeof formatVersion === 'number' && formatVersion > FORMAT_VERSION) {
    throw new ListUnusable(
      folder,
      `it has format ${formatVersion}, and this version of Fettle reads formats up to ${FORMAT_VERSION}`,
    );
  }
  const manifest = rest as unknown as ListManifest;
  // Printing the manifest again must give the same text. That covers the checksum and every byte of the file.
  if (printListManifest(manifest) !== text || !isListKind(manifest.kind)) {
    throw new ListUnusable(folder, 'its manifest has been changed');
  }
  for (const [name, { bytes }] of Object.entries(manifest.files)) {
    const size = sizeOf(folder, name);
    if (size !== bytes) throw new ListUnusable(folder, `${name} has ${size} bytes instead of ${bytes}`);
  }
  return manifest;
}

/** Reads every byte of a list's files. @throws ListUnusable if a file has changed */
export async function checkListFiles(folder: string, { files }: ListManifest): Promise<void> {
  for (const [name, seal] of Object.entries(files)) {
    if ((await sealListFile(join(folder, name))).sha256 !== seal.sha256) {
      throw new ListUnusable(
        folder,
        `the checksum of ${name} does not match: it has changed since it was loaded`,
      );
    }
  }
}

/** Computes the seal of a finished file. */
export async function sealListFile(path: string): Promise<ListFileSeal> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(chunk as Buffer);
  return { bytes: statSync(path).size, sha256: hash.digest('hex') };
}

/** One checksum for all contents of a list. A job is frozen with it. */
export function contentOf(manifest: ListManifest): string {
  return sha256(JSON.stringify([manifest.list, manifest.files]));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function sizeOf(folder: string, name: string): number {
  try {
    return statSync(join(folder, name)).size;
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const reason = code === 'ENOENT' ? `${name} is missing` : `${name} cannot be read (${code})`;
    throw new ListUnusable(folder, reason, { cause });
  }
}
