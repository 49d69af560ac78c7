import { createHash } from 'node:crypto';
import { AddressFile } from './address-file.ts';
import type { Manifest } from './folder/manifest.ts';
import { AddressFileUnusable } from './folder/unusable.ts';

/** Which address file a job uses from its first block to its last, on whatever machine: plain JSON. */
export interface FrozenAddressFile {
  /** Its folder, as an absolute path. */
  readonly folder: string;
  /** SHA-256 over the checksums of all its files: what is in the folder when a block is cleansed must be the same. */
  readonly sha256: string;
  /** For people: `Y24M05`. */
  readonly edition: string;
}

/** Names an opened file so that it is found again. */
export function freezeAddressFile({ folder, manifest }: AddressFile): FrozenAddressFile {
  return { folder, sha256: contentOf(manifest), edition: manifest.edition };
}

/**
 * Opens the file that was frozen.
 *
 * @param elsewhere folders in which this machine may have the same file, should it not be where it was
 * @throws Error that says which file is gone
 */
export function openFrozen(frozen: FrozenAddressFile, elsewhere: readonly string[] = []): AddressFile {
  let reason = '';
  for (const folder of [frozen.folder, ...elsewhere]) {
    try {
      const file = AddressFile.open(folder);
      if (contentOf(file.manifest) === frozen.sha256) return file;
      void file.close();
      reason ||= 'another one is there now';
    } catch (error) {
      if (!(error instanceof AddressFileUnusable)) throw error;
      reason ||= error.reason;
    }
  }
  // Clients read this: folders of the machine are not theirs to know.
  throw new Error(
    `The address file of edition ${frozen.edition}, with which the job began, cannot be used any more: ${reason}.`,
  );
}

function contentOf({ files }: Manifest): string {
  const sums = Object.entries(files)
    .map(([name, { sha256 }]) => `${name} ${sha256}`)
    .sort();
  return createHash('sha256').update(sums.join('\n')).digest('hex');
}
