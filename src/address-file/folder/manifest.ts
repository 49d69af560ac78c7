import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { parseManifest, type RefuseFolder, readManifestText } from '../../manifest-text.ts';
import { AddressFileUnusable } from './unusable.ts';

export const MANIFEST_FILE = 'manifest.json';

/** The end of a folder's name while it is being built. */
export const BUILDING_SUFFIX = '.building';

/** Says that a folder is an address file. */
const FORMAT = 'fettle-address-file';

/**
 * Raised when an older Fettle could not read what a newer one writes, or the other way round: a file is built again sooner
 * than two forms are kept alive. Keys of the search index and the normal form of names are part of it: what is looked for must be
 * made as what was stored. 1 had no search index.
 */
export const FORMAT_VERSION = 3;

/** What an address file is, and what it was made of. `manifest.json` in its folder; with it the folder is complete. */
export interface Manifest {
  /** `Y24M05` for a delivery of that month; the day of building where no source names an edition. */
  readonly edition: string;
  /** Whether addresses in it are made up. Every surface that answers from such a file says so. */
  readonly invented: boolean;
  /** Set if all addresses come from plain lists: the file is not a complete set of the addresses of any area. */
  readonly plainList?: true;
  /** ISO 8601. */
  readonly builtAt: string;
  readonly sources: readonly ManifestSource[];
  readonly counts: Counts;
  /** Counts of each postcode area (`CH`), in the order of the alphabet. */
  readonly areas: Readonly<Record<string, AreaCounts>>;
  /** The names of the ready answers that each postcode has. */
  readonly answers: readonly string[];
  /** Each file of the folder but the manifest itself. */
  readonly files: Readonly<Record<string, FileSeal>>;
}

/** One source of a build. */
export interface ManifestSource {
  readonly name: string;
  readonly layout: string;
  readonly edition: string;
  /** The notice to be shown with the data; empty where there is none. */
  readonly licence: string;
  readonly rows: number;
  readonly badRows: number;
}

/** What a file holds, and what was noticed while it was built. */
export interface Counts {
  /** Postcodes that have addresses. */
  readonly postcodes: number;
  /** All addresses: delivery points, multiple residences, not yet built ones. */
  readonly addresses: number;
  readonly multipleResidences: number;
  readonly notYetBuilt: number;
  /** Addresses with a Welsh form of their own. */
  readonly welsh: number;
  readonly uprns: number;
  /** Addresses that know where their premise stands. */
  readonly premiseLocations: number;
  /** Postcodes that know where they are. */
  readonly postcodeLocations: number;
  /** Rows whose UDPRN an earlier row had; they are kept, but for those counted in `sameRows`. */
  readonly repeatedUdprns: number;
  /** Rows left out because another was the same to the last letter. */
  readonly sameRows: number;
  /** Not-yet-built addresses left out because the delivery point of the same UDPRN is there. */
  readonly builtSince: number;
  /** Rows about delivery points (Welsh forms, aliases, premises) that no address of the file is. */
  readonly unmatched: number;
  /** Rows of the table of streets: named streets, and for each locality one more for its addresses on none. */
  readonly streets: number;
  /** Post towns, their localities, and localities of those. */
  readonly localities: number;
  /** Keys of the search index. */
  readonly searchKeys: number;
  /** Postcodes under them, one for each key that it is under. */
  readonly searchPostings: number;
}

export interface AreaCounts {
  readonly postcodes: number;
  readonly addresses: number;
}

/** What tells whether a file is still as it was built. */
export interface FileSeal {
  readonly bytes: number;
  /** Of the whole file, in hexadecimal. */
  readonly sha256: string;
  /** Of some of its blocks (src/address-file/folder/seal.ts): quick enough to be checked at every start. */
  readonly sampleSha256: string;
}

/** The text of `manifest.json`: the manifest, with its format before it and its own SHA-256 at its end. */
export function printManifest(manifest: Manifest): string {
  const body = { format: FORMAT, formatVersion: FORMAT_VERSION, ...manifest };
  const checksum = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  return `${JSON.stringify({ ...body, checksum }, null, 2)}\n`;
}

/** Reads the manifest of a folder. @throws AddressFileUnusable */
export function readManifest(folder: string): Manifest {
  if (folder.endsWith(BUILDING_SUFFIX))
    throw new AddressFileUnusable(folder, 'its building was never finished');
  const refuse: RefuseFolder = (reason, cause) => new AddressFileUnusable(folder, reason, { cause });
  const text = readManifestText(join(folder, MANIFEST_FILE), refuse);
  const { format, formatVersion, checksum: _, ...manifest } = parseManifest(text, refuse);
  if (format !== FORMAT) throw new AddressFileUnusable(folder, 'it is not an address file of Fettle');
  if (typeof formatVersion === 'number' && formatVersion > FORMAT_VERSION) {
    const reason = `it is of format ${formatVersion}, and this version of Fettle reads up to ${FORMAT_VERSION}`;
    throw new AddressFileUnusable(folder, reason);
  }
  if (typeof formatVersion === 'number' && formatVersion < FORMAT_VERSION) {
    const reason =
      `it is of format ${formatVersion}, which this version of Fettle does not read any more: build it again from ` +
      'its delivery, with fettle address-file build';
    throw new AddressFileUnusable(folder, reason);
  }
  // Printed anew it must be the same to the last character: that covers the checksum, and every byte of the file.
  if (printManifest(manifest as unknown as Manifest) !== text) {
    throw new AddressFileUnusable(folder, 'its manifest has been changed');
  }
  return manifest as unknown as Manifest;
}
