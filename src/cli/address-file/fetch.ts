import { resolve } from 'node:path';
import { Command } from 'commander';
import { describe } from '../../address-file/folder/describe.ts';
import type { Manifest } from '../../address-file/folder/manifest.ts';
import { fetchAddressFile, readSource } from '../../address-file/release/fetch/fetch-address-file.ts';
import { Source } from '../../address-file/release/fetch/source.ts';
import { currentRelease, storeOf } from '../../address-file/release/release.ts';
import { readSettings } from '../../settings.ts';
import { print, printJson } from '../print.ts';
import { UsageError } from '../usage-error.ts';
import { withDatabase } from '../with-database.ts';
import { CheckProgress } from './progress.ts';

interface Options {
  readonly out?: string;
  readonly json?: boolean;
}

/** `fettle address-file fetch`: copies an address file from another host or a file server, and checks it. */
export function fetchCommand(): Command {
  return new Command('fetch')
    .argument(
      '[url]',
      'a folder on a web server (default: FETTLE_PUBLIC_URL/address-file, a host that has the file in use)',
    )
    .description('copy an address file to this machine; continues where an interrupted copy ended')
    .option('--out <folder>', 'where it goes (default: the folder of the file in use, if it is that file)')
    .option('--json', 'print one line for scripts')
    .action(async (url: string | undefined, { out, json }: Options) => {
      const { publicUrl, addressFileToken } = readSettings();
      if (url === undefined && publicUrl === undefined)
        throw new UsageError(
          'Name the address of the folder, such as http://host:8080/address-file, or set FETTLE_PUBLIC_URL.',
        );
      const source = new Source(url ?? `${publicUrl}/address-file`, addressFileToken);
      const found = await readSource(source);
      const folder = out === undefined ? await folderInUse(found.manifest) : resolve(out);
      const progress = new CheckProgress(json !== true);
      const isNew = await fetchAddressFile(source, found, folder, progress.update).finally(() =>
        progress.stop(),
      );
      if (json) return printJson({ folder, edition: found.manifest.edition, fetched: isNew });
      print(
        isNew
          ? `Fetched into ${folder}. All checksums are right.`
          : `${folder} has this address file already.`,
      );
      print(...describe(found.manifest));
    });
}

/**
 * Returns the folder of the address file in use, which is the same on every host.
 *
 * @throws UsageError if the manifest is not that of the address file in use
 */
async function folderInUse(manifest: Manifest): Promise<string> {
  const release = await withDatabase(({ kysely }) => currentRelease(kysely));
  if (release?.sha256 === storeOf(manifest)) return release.folder;
  throw new UsageError(
    `Name the folder with --out: edition ${manifest.edition} is not the address file in use${release ? `, which is edition ${release.edition}` : ''}.`,
  );
}
