import { AddressFile } from '../address-file/address-file.ts';
import { sampleAddressFile } from '../lookup/sample-file.ts';
import { readSettings } from '../settings.ts';

/** The option of commands that read an address file without a service. */
export const ADDRESS_FILE_OPTION = [
  '--address-file <folder>',
  'the address file (default: FETTLE_ADDRESS_FILE, else an invented sample)',
] as const;

/**
 * Opens the address file of a command that runs without a service: the folder that was given, that of
 * `FETTLE_ADDRESS_FILE`, or the invented sample, which it says on stderr.
 *
 * @throws AddressFileUnusable
 */
export async function openLocalAddressFile(given: string | undefined): Promise<AddressFile> {
  const settings = readSettings();
  const folder = given ?? settings.addressFile;
  if (folder !== undefined) return AddressFile.open(folder);
  process.stderr.write(
    'No address file is named (--address-file or FETTLE_ADDRESS_FILE): using the small sample, whose addresses are invented.\n',
  );
  return AddressFile.open(await sampleAddressFile(settings.dataFolder));
}
