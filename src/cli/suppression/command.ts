import { rm } from 'node:fs/promises';
import { Command } from 'commander';
import { systemClock } from '../../clock.ts';
import { LIST_KINDS, LIST_MEANINGS } from '../../suppression/list-kind.ts';
import { readListManifest } from '../../suppression/manifest.ts';
import {
  applyVersion,
  type ListVersion,
  listVersions,
  withdrawVersion,
} from '../../suppression/release/versions.ts';
import { type Confirmed, confirm, YES_OPTION } from '../confirm.ts';
import { moment } from '../options.ts';
import { count, print, printJson } from '../print.ts';
import { printTable } from '../print-table.ts';
import { withDatabase } from '../with-database.ts';
import { loadCommand } from './load.ts';

/** `fettle suppression …`: manages the licensed suppression lists. Works beside a running service. */
export function suppressionCommand(): Command {
  return new Command('suppression')
    .description('load suppression lists (preference services, deceased, gone away) and take them into use')
    .addCommand(loadCommand())
    .addCommand(listCommand())
    .addCommand(useCommand())
    .addCommand(withdrawCommand())
    .addCommand(kindsCommand());
}

function listCommand(): Command {
  return new Command('list')
    .description('list the versions of every list')
    .option('--sources', 'also show the sources of their rows')
    .option('--json', 'print one line for scripts')
    .action(async ({ sources, json }: { sources?: boolean; json?: boolean }) => {
      const versions = await withDatabase(({ kysely }) => listVersions(kysely, systemClock.now()));
      if (json) return printJson(versions);
      if (versions.length === 0)
        return print('No list has been loaded. Load one with fettle suppression load.');
      printVersions(versions);
      if (sources) printSources(versions.filter(({ state }) => state === 'in use'));
    });
}

function useCommand(): Command {
  return new Command('use')
    .argument('<version>', 'for example mps/3')
    .description(
      'check every byte of a version and take it into use, in place of the current version of its list',
    )
    .action(async (name: string) => {
      const version = await withDatabase(({ kysely }) => applyVersion(kysely, name, systemClock.now()));
      print(
        version.state === 'in use'
          ? `In use from now on: ${name}, ${count(version.rows)} rows.`
          : `In use from ${version.effective} on: ${name}.`,
      );
    });
}

function withdrawCommand(): Command {
  return new Command('withdraw')
    .argument('<version>', 'for example mps/3')
    .option('--remove', 'also remove its file and forget its secret; refused while a job uses it')
    .option(...YES_OPTION)
    .description('take a version out of use; the previous version, if any, is used instead')
    .action(async (name: string, { remove, yes }: { remove?: boolean } & Confirmed) => {
      if (remove) await confirm(`remove the list ${name} with its file and its secret`, { yes });
      const { version, versions } = await withDatabase(async ({ kysely }) => {
        const version = await withdrawVersion(kysely, name, systemClock.now(), remove);
        return { version, versions: await listVersions(kysely, systemClock.now()) };
      });
      if (remove) await rm(version.folder, { recursive: true, force: true });
      print(remove ? `Withdrawn and removed: ${name}.` : `Withdrawn: ${name}.`);
      const current = versions.find(({ list, state }) => list === version.list && state === 'in use');
      print(
        current === undefined
          ? `No version of ${version.list} is in use: workflows that need it are refused.`
          : `In use: ${current.list}/${current.version}.`,
      );
    });
}

function kindsCommand(): Command {
  return new Command('kinds').description('show the kinds of lists').action(() =>
    printTable(
      ['Kind', 'What it holds'],
      LIST_KINDS.map((kind) => [kind, LIST_MEANINGS[kind]]),
    ),
  );
}

function printVersions(versions: readonly ListVersion[]): void {
  printTable(
    ['Version', 'State', 'Rows', 'Bad', 'Effective', 'Loaded', 'Licence'],
    versions.map((version) => [
      `${version.list}/${version.version}`,
      version.invented ? `${version.state}, invented` : version.state,
      count(version.rows),
      count(version.badRows),
      version.effective,
      moment(version.loadedAt),
      version.licence,
    ]),
  );
}

function printSources(versions: readonly ListVersion[]): void {
  printTable(
    ['Version', 'Source', 'Rows'],
    versions.flatMap(({ list, version, folder }) =>
      Object.entries(readListManifest(folder).sources).map(([source, rows]) => [
        `${list}/${version}`,
        source,
        count(rows),
      ]),
    ),
  );
}
