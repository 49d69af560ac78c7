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
 * @param releases sorted, the newest first
 * @param unusable called for each folder that cannot be used
 * @returns undefined if nothing can be used
 */
export async function openInUse<R extends ChosenRelease>(
  releases: readonly R[],
  { folder, sample }: OpenOptions,
  unusable: (error: AddressFileUnusable) => void,
): Promise<{ readonly file: AddressFile; readonly release: R | undefined } | undefined> {
  for (const release of releases) {
    const file = usable(() => openRelease(release), unusable);
    if (file !== undefined) return { file, release };
  }
  const other = folder ?? (releases.length === 0 ? await sample?.() : undefined);
  const file = other === undefined ? undefined : usable(() => AddressFile.open(other), unusable);
  return file && { file, release: undefined };
}

/**
 * Opens the folder of a release. @throws AddressFileUnusable if it cannot be used or holds another file by
 * now
 */
export function openRelease({ folder, sha256 }: ChosenRelease): AddressFile {
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
