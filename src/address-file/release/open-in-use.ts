import { AddressFile } from '../address-file.ts';
import { AddressFileUnusable } from '../folder/unusable.ts';
import { type Release, storeOf } from './release.ts';

/** How many earlier releases are tried if the newest cannot be used. */
export const FALL_BACK = 5;

/** What is needed to find a release again: its folder and the checksum of its store. */
export type ChosenRelease = Pick<Release, 'id' | 'folder' | 'sha256'>;

export interface OpenOptions {
  /** The folder to use if no release can be used (`FETTLE_ADDRESS_FILE`). */
  readonly folder?: string | undefined;
  /**
   * Whether services on other machines may share the database. Then this service answers from the release in
   * use or not at all, because clients must not get answers of two editions in turn.
   */
  readonly isShared?: boolean;
  /** Returns the folder of an invented sample, for use when there is neither a release nor a folder. */
  readonly sample?: (() => Promise<string>) | undefined;
}

/**
 * Opens the address file to answer from. Services, jobs and commands all follow this rule:
 *
 * 1. the release that was last taken into use (`fettle address-file use`), if its folder can be used here;
 * 2. otherwise the newest release before it that can be used;
 * 3. otherwise the folder of `FETTLE_ADDRESS_FILE`;
 * 4. otherwise, if no release was ever taken into use, the invented sample.
 *
 * If the database is shared and a release was taken into use, only that release is opened: from its own
 * folder, or from the folder of `FETTLE_ADDRESS_FILE` if that holds the same file.
 *
 * @param releases sorted, the newest first
 * @param unusable called for each folder that cannot be used
 * @returns undefined if nothing can be used
 */
export async function openInUse<R extends ChosenRelease>(
  releases: readonly R[],
  options: OpenOptions,
  unusable: (error: AddressFileUnusable) => void,
): Promise<{ readonly file: AddressFile; readonly release: R | undefined } | undefined> {
  const { folder, sample, isShared = false } = options;
  for (const release of isShared ? releases.slice(0, 1) : releases) {
    const file = usable(() => openRelease(release, isShared ? folder : undefined), unusable);
    if (file !== undefined) return { file, release };
  }
  if (isShared && releases.length > 0) return undefined;
  const other = folder ?? (releases.length === 0 ? await sample?.() : undefined);
  const file = other === undefined ? undefined : usable(() => AddressFile.open(other), unusable);
  return file && { file, release: undefined };
}

/**
 * Opens the folder of a release.
 *
 * @param elsewhere another folder in which this machine may have the same file
 * @throws AddressFileUnusable if no folder can be used that holds the file that was taken into use
 */
export function openRelease({ folder, sha256 }: ChosenRelease, elsewhere?: string): AddressFile {
  try {
    return openSame(folder, sha256);
  } catch (error) {
    if (elsewhere === undefined || !(error instanceof AddressFileUnusable)) throw error;
    try {
      return openSame(elsewhere, sha256);
    } catch {
      // Report the fault of the first folder, because operators expect the file there.
      throw error;
    }
  }
}

function openSame(folder: string, sha256: string): AddressFile {
  const file = AddressFile.open(folder);
  if (storeOf(file.manifest) === sha256) return file;
  void file.close();
  throw new AddressFileUnusable(folder, 'it is not the file that was taken into use');
}

function usable(
  open: () => AddressFile,
  unusable: (error: AddressFileUnusable) => void,
): AddressFile | undefined {
  try {
    return open();
  } catch (error) {
    if (!(error instanceof AddressFileUnusable)) throw error;
    unusable(error);
    return undefined;
  }
}
