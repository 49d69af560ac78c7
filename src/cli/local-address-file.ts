import { AddressFile } from '../address-file/address-file.ts';
import type { Manifest } from '../address-file/folder/manifest.ts';
import { type ChosenRelease, FALL_BACK, openInUse } from '../address-file/release/open-in-use.ts';
import { readRecorded, recordReleases } from '../address-file/release/recorded.ts';
import { listReleases } from '../address-file/release/release.ts';
import { hasCluster } from '../database/no-database.ts';
import { sampleAddressFile } from '../lookup/sample-file.ts';
import { readSettings, type Settings } from '../settings.ts';
import { ifDatabase } from './existing-database.ts';
import { printNote } from './print.ts';

/** The option `--address-file` of commands that read an address file without a service. */
export const ADDRESS_FILE_OPTION = [
  '--address-file <folder>',
  'the address file (default: the one that the service uses)',
] as const;

export const STRICT_OPTION = [
  '--strict',
  'refuse invented addresses and suppression lists instead of only warning',
] as const;

/** `--strict` of commands that also read records. */
export const STRICT_RUN_OPTION = [
  '--strict',
  'refuse invented addresses and suppression lists, and exit with 1 if most rows are rejected, instead of only warning',
] as const;

export interface LocalOptions {
  readonly addressFile?: string | undefined;
  readonly strict?: boolean | undefined;
}

/**
 * Opens the address file of a command that runs without a service: the named folder, or else the file that a
 * service with these settings uses (`openInUse`). Prints a warning to standard error if its addresses are
 * invented.
 *
 * @throws AddressFileUnusable
 * @throws Error if there is no address file, or, with `strict`, if its addresses are invented
 */
export async function openLocalAddressFile({ addressFile, strict }: LocalOptions): Promise<AddressFile> {
  const file = addressFile === undefined ? await openAsService() : AddressFile.open(addressFile);
  try {
    announce(file.manifest, strict);
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function openAsService(): Promise<AddressFile> {
  const settings = readSettings();
  const opened = await openInUse(
    await releasesInUse(settings),
    {
      folder: settings.addressFile,
      sample: () => sampleAddressFile(settings.dataFolder),
      isShared: settings.databaseUrl !== undefined,
    },
    ({ message }) => printNote(message),
  );
  if (opened !== undefined) return opened.file;
  throw new Error('There is no address file that can be used. Name one with `--address-file FOLDER`.');
}

/**
 * The releases that were taken into use, newest first. The embedded database is started only if nothing is
 * recorded beside it.
 */
export async function releasesInUse(settings: Settings): Promise<readonly ChosenRelease[]> {
  const { databaseUrl, dataFolder } = settings;
  const isEmbedded = databaseUrl === undefined;
  // A record that was left by a deleted database says nothing about this one.
  const recorded = isEmbedded && hasCluster(dataFolder) ? await readRecorded(dataFolder) : undefined;
  if (recorded !== undefined) return recorded;
  try {
    const releases = await ifDatabase(settings, async ({ kysely }) => {
      if (isEmbedded) await recordReleases(kysely, dataFolder);
      return listReleases(kysely, FALL_BACK);
    });
    return releases ?? [];
  } catch (cause) {
    throw new Error(
      'Fettle could not find out which address file is in use. Name one with `--address-file FOLDER`.',
      {
        cause,
      },
    );
  }
}

function announce({ invented }: Manifest, strict = false): void {
  if (!invented) return;
  const what = 'The addresses of this address file are INVENTED';
  const remedy =
    'Name a real one with `--address-file FOLDER`, or take one into use with `fettle address-file use FOLDER`.';
  if (strict) throw new Error(`${what}, and \`--strict\` refuses them. ${remedy}`);
  printNote(`WARNING: ${what}. Do not post anything to them. ${remedy}`);
}
