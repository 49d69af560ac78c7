import { resolve } from 'node:path';
import { Command } from 'commander';
import { describe } from '../../address-file/folder/describe.ts';
import { type Manifest, readManifest } from '../../address-file/folder/manifest.ts';
import { changeReleases } from '../../address-file/release/recorded.ts';
import {
  applyPrevious,
  applyRelease,
  checkRelease,
  listReleases,
  type Release,
  type ReleaseLimits,
} from '../../address-file/release/release.ts';
import type { Database } from '../../database/connection.ts';
import { readSettings } from '../../settings.ts';
import { count, print, printJson } from '../print.ts';
import { printTable } from '../print-table.ts';
import { UsageError } from '../usage-error.ts';
import { withDatabase } from '../with-database.ts';
import { buildCommand } from './build.ts';
import { fetchCommand } from './fetch.ts';
import { CheckProgress } from './progress.ts';
import { sampleCommand } from './sample.ts';
import { share } from './share.ts';

interface LimitOptions {
  readonly maxFall?: number;
  readonly allowInvented?: boolean;
  readonly json?: boolean;
}

/**
 * `fettle address-file …`: builds, checks and takes into use the file that look-ups answer from. Works beside
 * a running service.
 */
export function addressFileCommand(): Command {
  return new Command('address-file')
    .description('build the file that addresses are looked up in, and take it into use')
    .addCommand(buildCommand())
    .addCommand(checkCommand())
    .addCommand(fetchCommand())
    .addCommand(useCommand())
    .addCommand(showCommand())
    .addCommand(sampleCommand());
}

function checkCommand(): Command {
  return limited(new Command('check'))
    .argument('<folder>')
    .description('check every byte of an address file, and compare it with the one in use')
    .action(async (folder: string, options: LimitOptions) => {
      const path = resolve(folder);
      const { manifest, releases } = await withDatabase(async (database) => {
        const progress = new CheckProgress(options.json !== true);
        const manifest = await checkRelease(
          database.kysely,
          path,
          limitsOf(options),
          progress.update,
        ).finally(() => progress.stop());
        return { manifest, releases: await listReleases(database.kysely, 1) };
      });
      if (options.json) return printJson({ folder: path, ...manifest });
      print(`${path} is sound: every byte is unchanged since it was built.`);
      print(...describe(manifest));
      printComparison(manifest, releases[0]);
    });
}

function useCommand(): Command {
  return limited(new Command('use'))
    .argument('[folder]')
    .option('--previous', 'go back to the address file that was in use before')
    .description('check an address file and switch every running process to it')
    .action(async (folder: string | undefined, options: LimitOptions & { previous?: boolean }) => {
      if ((folder === undefined) !== (options.previous === true)) {
        throw new UsageError('Name either a folder or --previous.');
      }
      const used = await withDatabase((database) =>
        changeReleases(database.kysely, readSettings(), () => use(database, folder, options)),
      );
      if (options.json) {
        return printJson({ folder: used.folder, edition: used.manifest.edition, changed: used.changed });
      }
      print(used.changed ? `In use from now on: ${used.folder}` : `Already in use: ${used.folder}`);
      print(...describe(used.manifest));
    });
}

async function use(database: Database, folder: string | undefined, options: LimitOptions) {
  const progress = new CheckProgress(options.json !== true);
  try {
    if (folder === undefined) {
      return { ...(await applyPrevious(database.kysely, progress.update)), changed: true };
    }
    const path = resolve(folder);
    const applied = await applyRelease(database.kysely, path, limitsOf(options), progress.update);
    return { ...applied, folder: path };
  } finally {
    progress.stop();
  }
}

function showCommand(): Command {
  return new Command('show')
    .argument('[folder]', 'default: the address file in use')
    .option('--json', 'print the manifest')
    .description('describe an address file, and list those that have been in use')
    .action(async (folder: string | undefined, { json }: { json?: boolean }) => {
      if (folder !== undefined) {
        const path = resolve(folder);
        const manifest = readManifest(path);
        return json ? printJson({ folder: path, ...manifest }) : print(path, ...describe(manifest));
      }
      const releases = await withDatabase(({ kysely }) => listReleases(kysely));
      const path = releases[0]?.folder ?? readSettings().addressFile;
      if (path === undefined) {
        if (json) return printJson(null);
        return print('No address file has been chosen: lookups answer from a sample of invented addresses.');
      }
      const manifest = readManifest(path);
      if (json) return printJson({ folder: path, ...manifest });
      print(releases.length > 0 ? `In use: ${path}` : `Set by FETTLE_ADDRESS_FILE: ${path}`);
      print(...describe(manifest));
      if (releases.length > 0) printReleases(releases);
    });
}

function limited(command: Command): Command {
  return command
    .option(
      '--max-fall <share>',
      'the share of its addresses that a postcode area may lose (default: 5%)',
      share('--max-fall', 'addresses'),
    )
    .option('--allow-invented', 'let an invented file take the place of a real one')
    .option('--json', 'print one line for scripts');
}

function limitsOf({ maxFall, allowInvented = false }: LimitOptions): ReleaseLimits {
  return maxFall === undefined ? { allowInvented } : { allowInvented, fallShare: maxFall };
}

/** Prints the areas whose counts differ from those of the file in use. */
function printComparison(manifest: Manifest, current: Release | undefined): void {
  const reason = whyNotCompared(manifest, current);
  if (current === undefined || reason !== undefined) {
    print(reason ?? '');
    return;
  }
  const names = [...new Set([...Object.keys(current.areas), ...Object.keys(manifest.areas)])].sort();
  const rows = names
    .map((area) => [area, current.areas[area]?.addresses ?? 0, manifest.areas[area]?.addresses ?? 0] as const)
    .filter(([, before, after]) => before !== after)
    .map(([area, before, after]) => [area, count(before), count(after), change(before, after)]);
  if (rows.length === 0) print('Every postcode area has the same number of addresses as in the file in use.');
  else printTable(['Area', 'In use', 'Here', 'Change'], rows);
}

function whyNotCompared(manifest: Manifest, current: Release | undefined): string | undefined {
  if (current === undefined) return 'No address file is in use, so there is nothing to compare it with.';
  if (current.invented === manifest.invented) return undefined;
  return 'It cannot be compared with the file in use, because one of the two is invented.';
}

function change(before: number, after: number): string {
  const sign = after > before ? '+' : '−';
  const percent = before === 0 ? '' : ` (${((100 * Math.abs(after - before)) / before).toFixed(2)} %)`;
  return `${sign}${count(Math.abs(after - before))}${percent}`;
}

function printReleases(releases: readonly Release[]): void {
  printTable(
    ['In use from', 'Edition', 'Addresses', 'Folder'],
    releases.map(({ usedFrom, edition, invented, areas, folder }) => [
      usedFrom.toISOString().replace(/\.\d+Z$/, 'Z'),
      invented ? `${edition}, invented` : edition,
      count(Object.values(areas).reduce((total, { addresses }) => total + addresses, 0)),
      folder,
    ]),
  );
}
