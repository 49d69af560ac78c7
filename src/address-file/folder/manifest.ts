import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { parseManifest, type RefuseFolder, readManifestText } from '../../manifest-text.ts';
import { AddressFileUnusable } from './unusable.ts';

export const MANIFEST_FILE = 'manifest.json';

/** The suffix of a folder's name while it is being built. */
export const BUILDING_SUFFIX = '.building';

/** The suffix of a folder's name while it is being fetched from another machine. */
export const FETCHING_SUFFIX = '.fetching';

/** Marks a manifest as that of an address file. */
const FORMAT = 'fettle-address-file';

/**
 * Raised whenever a Fettle of one version could not read the files of another. There is no code for older
 * formats: a file is rebuilt instead. Search keys and the normal form of names are part of the format,
 * because lookups must make keys exactly as the build did. Format 1 had no search index.
 */
export const FORMAT_VERSION = 6;

/**
 * What an address file holds and what it was built from: `manifest.json` in its folder. The manifest is
 * written last, so a folder that has one is complete.
 */
export interface Manifest {
  /** The delivery's edition, such as `Y24M05`, or the day of the build if no source names an edition. */
  readonly edition: string;
  /** Whether any addresses are made up. Every surface that answers from such a file says so. */
  readonly invented: boolean;
  /**
   * Set if all addresses come from plain lists. Such a file is not a complete set of the addresses of any
   * area.
   */
  readonly plainList?: true;
  /** When the build began, in ISO 8601. */
  readonly builtAt: string;
  readonly sources: readonly ManifestSource[];
  readonly counts: Counts;
  /** Counts for each postcode area (`CH`), in alphabetical order. */
  readonly areas: Readonly<Record<string, AreaCounts>>;
  /** The names of the ready answers that each postcode has. */
  readonly answers: readonly string[];
  /** The seal of each file in the folder except the manifest. */
  readonly files: Readonly<Record<string, FileSeal>>;
}

/** One source of a build. */
export interface ManifestSource {
  readonly name: string;
  readonly layout: string;
  readonly edition: string;
  /** The notice that must be shown with the data. Empty if there is none. */
  readonly licence: string;
  readonly rows: number;
  readonly badRows: number;
}

/** What a file holds, and the irregularities found while it was built. */
export interface Counts {
  /** Postcodes that have addresses. */
  readonly postcodes: number;
  /** All addresses: delivery points, multiple residences and addresses not yet built. */
  readonly addresses: number;
  readonly multipleResidences: number;
  readonly notYetBuilt: number;
  /** Addresses with a Welsh form of their own. */
  readonly welsh: number;
  readonly uprns: number;
  /** Addresses whose own premise has a position. */
  readonly premiseLocations: number;
  /** Postcodes that have a position. */
  readonly postcodeLocations: number;
  /** Rows that repeat the UDPRN of an earlier row. They are kept, except those counted in `sameRows`. */
  readonly repeatedUdprns: number;
  /** Rows left out because they are identical to another row. */
  readonly sameRows: number;
  /** Not-yet-built addresses left out because a delivery point has the same UDPRN. */
  readonly builtSince: number;
  /** Rows (Welsh forms, aliases, premises) about delivery points that are not in the file. */
  readonly unmatched: number;
  /**
   * Rows of the table of streets: the named streets, and one row for each locality that has addresses without
   * a street.
   */
  readonly streets: number;
  /** Post towns, their dependent localities, and the double dependent localities. */
  readonly localities: number;
  /** Keys of the search index. */
  readonly searchKeys: number;
  /** Postcodes listed under the keys of the search index. A postcode counts once for each key. */
  readonly searchPostings: number;
  /** Localities, streets, buildings and organisations of the typeahead index. */
  readonly containers: number;
  /** The words that they are found by. */
  readonly containerWords: number;
}

export interface AreaCounts {
  readonly postcodes: number;
  readonly addresses: number;
}

/** The size and checksums that show whether a file is still as it was built. */
export interface FileSeal {
  readonly bytes: number;
  /** Checksum of the whole file, in hexadecimal. */
  readonly sha256: string;
  /**
   * Checksum of some of its blocks (src/address-file/folder/seal.ts), quick enough to check at every start.
   */
  readonly sampleSha256: string;
}

/** The text of `manifest.json`: the format, the manifest, and the SHA-256 of both at the end. */
export function printManifest(manifest: Manifest): string {
  const body = { format: FORMAT, formatVersion: FORMAT_VERSION, ...manifest };
  const checksum = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  return `${JSON.stringify({ ...body, checksum }, null, 2)}\n`;
}

/**
 * Reads the manifest of a folder.
 *
 * @throws AddressFileUnusable if it is missing, changed or of another format
 */
export function readManifest(folder: string): Manifest {
  if (folder.endsWith(BUILDING_SUFFIX)) throw new AddressFileUnusable(folder, 'its build was never finished');
  const refuse: RefuseFolder = (reason, cause) => new AddressFileUnusable(folder, reason, { cause });
  return manifestOf(readManifestText(join(folder, MANIFEST_FILE), refuse), folder);
}

/**
 * Reads the text of a manifest.
 *
 * @param folder the folder or URL that the text came from, for the message of an error
 * @throws AddressFileUnusable if the manifest has been changed or has another format
 */
export function manifestOf(text: string, folder: string): Manifest {
  const refuse: RefuseFolder = (reason, cause) => new AddressFileUnusable(folder, reason, { cause });
  const { format, formatVersion, checksum: _, ...manifest } = parseManifest(text, refuse);
  if (format !== FORMAT) throw new AddressFileUnusable(folder, 'it is not a Fettle address file');
  if (typeof formatVersion === 'number' && formatVersion > FORMAT_VERSION) {
    const reason = `it has format ${formatVersion}, but this version of Fettle reads formats up to ${FORMAT_VERSION}`;
    throw new AddressFileUnusable(folder, reason);
  }
  if (typeof formatVersion === 'number' && formatVersion < FORMAT_VERSION) {
    const reason =
      `it has format ${formatVersion}, which this version of Fettle no longer reads. Build it again from its ` +
      'delivery with fettle address-file build';
    throw new AddressFileUnusable(folder, reason);
  }
  // Printing the parsed manifest must give the same text. That checks the checksum and every byte of the
  // file.
  if (printManifest(manifest as unknown as Manifest) !== text) {
    throw new AddressFileUnusable(folder, 'its manifest has been changed');
  }
  return manifest as unknown as Manifest;
}
