import { AddressFile } from '../address-file.ts';
import { readManifest } from '../folder/manifest.ts';
import { checkSeals, type Progress } from '../folder/seal.ts';
import { checkTypeahead } from '../typeahead/check.ts';

/** A check of a folder. @throws AddressFileUnusable if it is not a complete, unchanged address file */
export type FolderCheck = (folder: string, progress?: Progress) => Promise<void>;

/** Checks every byte of a folder. */
export const checkBytes: FolderCheck = (folder, progress) =>
  checkSeals(folder, readManifest(folder), progress);

/**
 * Checks every byte of a folder, and that its typeahead index belongs to it. A large file keeps the thread
 * busy for a minute.
 */
export const checkFolder: FolderCheck = async (folder, progress) => {
  await checkBytes(folder, progress);
  const file = AddressFile.open(folder);
  try {
    await checkTypeahead(file);
  } finally {
    await file.close();
  }
};
