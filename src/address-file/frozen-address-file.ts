import { createHash } from 'node:crypto';
import { NotOnThisMachine } from '../not-on-this-machine.ts';
import { AddressFile } from './address-file.ts';
import type { Manifest } from './folder/manifest.ts';
import { AddressFileUnusable } from './folder/unusable.ts';

/** The address file that a job uses from its first block to its last, on any machine. Plain JSON. */
export interface FrozenAddressFile {
  /** The folder's absolute path. */
  readonly folder: string;
  /**
   * SHA-256 over the checksums of all the file's parts. Whoever opens the file compares it, so every block of
   * a job sees the same data.
   */
  readonly sha256: string;
  /** The edition, shown to people: `Y24M05`. */
  readonly edition: string;
}

/** Describes an opened file so that {@link openFrozen} can open the same contents again. */
export function freezeAddressFile({ folder, manifest }: AddressFile): FrozenAddressFile {
  return { folder, sha256: contentOf(manifest), edition: manifest.edition };
}

/**
 * Opens the file that a job was started with.
 *
 * @param elsewhere other folders to try if the file is no longer in its folder
 * @throws NotOnThisMachine if none of the folders holds the same contents. The message names the edition
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
  // Clients read this message, so it must not show folders of the machine.
  throw new NotOnThisMachine(
    `The address file of edition ${frozen.edition}, with which the job began, cannot be used any more: ${reason}.`,
  );
}

function contentOf({ files }: Manifest): string {
  const sums = Object.entries(files)
    .map(([name, { sha256 }]) => `${name} ${sha256}`)
    .sort();
  return createHash('sha256').update(sums.join('\n')).digest('hex');
}
