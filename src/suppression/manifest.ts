import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseManifest, type RefuseFolder, readManifestText } from '../manifest-text.ts';
import { isListKind, type ListKind } from './list-kind.ts';
import { ListUnusable } from './unusable.ts';

export const MANIFEST_FILE = 'manifest.json';

/** The rows, one behind the other. */
export const ROWS_FILE = 'rows.bin';

/** The digests of their keys, and where each row is. */
export const INDEX_FILE = 'index.bin';

/** The end of a folder's name while the list is being loaded. */
export const LOADING_SUFFIX = '.loading';

const FORMAT = 'fettle-suppression-list';

/** Raised when an older Fettle could not read what a newer one writes. */
const FORMAT_VERSION = 1;

/** What a list is; `manifest.json` in its folder. With it the folder is complete. */
export interface ListManifest {
  /** The kind's own name, or that of an in-house list. */
  readonly list: string;
  readonly kind: ListKind;
  /** The day as of which the list is: `2026-11-01`. */
  readonly effective: string;
  /** The operator's note about the licence; empty where there is none. */
  readonly licence: string;
  /** Whether the people in it are made up. */
  readonly invented: boolean;
  /** ISO 8601. */
  readonly loadedAt: string;
  /** The name of the file that it was loaded from, without its folder. */
  readonly loadedFrom: string;
  readonly rows: number;
  readonly badRows: number;
  /** Digests in the index; a row has several where it can be found in several ways. */
  readonly keys: number;
  /** Groups of neighbouring digests, each read at once. */
  readonly buckets: number;
  /** Where rows come from, with how many: `{"NCOA": 1200}`. */
  readonly sources: Readonly<Record<string, number>>;
  /** Each file of the folder but the manifest itself. */
  readonly files: Readonly<Record<string, ListFileSeal>>;
}

/** What tells whether a file is still as it was written. */
export interface ListFileSeal {
  readonly bytes: number;
  /** Of the whole file, in hexadecimal. */
  readonly sha256: string;
}

/** The text of `manifest.json`: the manifest, with its format before it and its own SHA-256 at its end. */
export function printListManifest(manifest: ListManifest): string {
  const body = { format: FORMAT, formatVersion: FORMAT_VERSION, ...manifest };
  return `${JSON.stringify({ ...body, checksum: sha256(JSON.stringify(body)) }, null, 2)}\n`;
}

/** Reads the manifest of a folder, and looks whether its files are there in their full lengths. @throws ListUnusable */
export function readListManifest(folder: string): ListManifest {
  if (folder.endsWith(LOADING_SUFFIX)) throw new ListUnusable(folder, 'its loading was never finished');
  const refuse: RefuseFolder = (reason, cause) => new ListUnusable(folder, reason, { cause });
  const text = readManifestText(join(folder, MANIFEST_FILE), refuse);
  const { format, formatVersion, checksum: _, ...rest } = parseManifest(text, refuse);
  if (format !== FORMAT) throw new ListUnusable(folder, 'it is not a suppression list of Fettle');
  if (typeof formatVersion === 'number' && formatVersion > FORMAT_VERSION) {
    throw new ListUnusable(
      folder,
      `it is of format ${formatVersion}, and this version of Fettle reads up to ${FORMAT_VERSION}`,
    );
  }
  const manifest = rest as unknown as ListManifest;
  // Printed anew it must be the same to the last character: that covers the checksum, and every byte of the file.
  if (printListManifest(manifest) !== text || !isListKind(manifest.kind)) {
    throw new ListUnusable(folder, 'its manifest has been changed');
  }
  for (const [name, { bytes }] of Object.entries(manifest.files)) {
    const size = sizeOf(folder, name);
    if (size !== bytes) throw new ListUnusable(folder, `${name} has ${size} bytes instead of ${bytes}`);
  }
  return manifest;
}

/** Reads every byte of a list's files. @throws ListUnusable where one is not as it was written */
export async function checkListFiles(folder: string, { files }: ListManifest): Promise<void> {
  for (const [name, seal] of Object.entries(files)) {
    if ((await sealListFile(join(folder, name))).sha256 !== seal.sha256) {
      throw new ListUnusable(folder, `${name} is not what was loaded: its checksum is another`);
    }
  }
}

/** Seals a file that has been written. */
export async function sealListFile(path: string): Promise<ListFileSeal> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(chunk as Buffer);
  return { bytes: statSync(path).size, sha256: hash.digest('hex') };
}

/** One checksum for the whole content of a list: what a job is frozen with. */
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
