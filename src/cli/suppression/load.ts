import { rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { Command } from 'commander';
import { loadList } from '../../cleansing/suppression/load-list.ts';
import { systemClock } from '../../clock.ts';
import type { Database } from '../../database/connection.ts';
import { faultPointAsync } from '../../faults.ts';
import { readSettings } from '../../settings.ts';
import { newSecret } from '../../suppression/digest.ts';
import {
  isInHouseName,
  isListKind,
  LIST_KINDS,
  LIST_NAME_RULE,
  type ListKind,
} from '../../suppression/list-kind.ts';
import type { ListManifest } from '../../suppression/manifest.ts';
import { listVersions, recordVersion } from '../../suppression/release/versions.ts';
import { makeFolderSynced } from '../../sync-files.ts';
import { BadRows, badRowsFile } from '../address-file/bad-rows.ts';
import { share } from '../address-file/share.ts';
import { type InputBytes, openBytes } from '../files/input-bytes.ts';
import { FORCE_OPTION, Outputs } from '../files/outputs.ts';
import { STANDARD } from '../files/target.ts';
import { count, print, printJson } from '../print.ts';
import { RunProgress } from '../run/progress.ts';
import { UsageError } from '../usage-error.ts';
import { withDatabase } from '../with-database.ts';
import { momentText, removeLeftovers } from './leftovers.ts';

interface Options {
  readonly name?: string;
  readonly effective?: string;
  readonly licence: string;
  readonly maxBad?: number;
  readonly badRows?: string;
  readonly force?: boolean;
  readonly folder?: string;
  readonly invented?: boolean;
  readonly allowInvented?: boolean;
  readonly json?: boolean;
}

/** The share of rows that may be bad, unless the user gives another one. */
const BAD_ROW_SHARE = 0.01;

export function loadCommand(): Command {
  return new Command('load')
    .argument('<kind>', LIST_KINDS.join(', '), kindOf)
    .argument(
      '<file>',
      'a CSV file, plain or gzip, or - for standard input; docs/operators/suppression.md has the columns of each kind',
    )
    .description('load a list as a new version, and take it into use')
    .option('--name <name>', 'the name of an in-house list')
    .option(
      '--effective <day>',
      'the day from which it is in use, such as 2026-11-01 (default: today)',
      dayOf,
    )
    .option('--licence <text>', 'a note about the licence, shown with the list', '')
    .option(
      '--max-bad <share>',
      'the share of rows that may be bad (default: 1%)',
      share('--max-bad', 'rows'),
    )
    .option('--bad-rows <file>', 'the file for bad rows (default: FILE.bad-rows.csv, if there are any)')
    .option(...FORCE_OPTION)
    .option('--folder <folder>', 'the folder to keep it in (default: FETTLE_DATA/suppression)')
    .option('--invented', 'say that the people in it are made up')
    .option('--allow-invented', 'let an invented list replace a real one')
    .option('--json', 'print one line for scripts')
    .action((kind: ListKind, file: string, options: Options) => load(kind, file, options));
}

async function load(kind: ListKind, file: string, options: Options): Promise<void> {
  const list = nameOf(kind, options.name);
  const input = await openBytes(file);
  const path = options.badRows ?? `${file === STANDARD ? list : file}.bad-rows.csv`;
  await using outputs = await Outputs.plan([badRowsFile(path)], [{ said: file, path: file }], options);
  await withDatabase(async (database) => {
    await refuseInvented(database, list, options);
    const badRows = await BadRows.begin(outputs, path);
    const started = performance.now();
    const progress = new RunProgress([input], options.json !== true);
    try {
      const source = { name: nameFor(file), stream: input.stream };
      const { version, manifest, folder } = await makeVersion(
        database,
        { kind, list, options },
        source,
        badRows,
        progress,
      );
      progress.stop();
      const name = `${list}/${version}`;
      if (options.json) return printJson({ name, folder, ...manifest });
      const seconds = (performance.now() - started) / 1000;
      print(
        `Loaded ${name}: ${count(manifest.rows)} rows in ${seconds.toFixed(1)} s, and ${count(manifest.badRows)} bad rows.`,
        manifest.effective <= today() ? 'In use from now on.' : `In use from ${manifest.effective} on.`,
      );
    } finally {
      progress.stop();
      await badRows.finish();
    }
  });
}

/**
 * Makes the folder, then records it. If the process dies in between, it leaves a folder that nothing refers
 * to.
 */
async function makeVersion(
  database: Database,
  { kind, list, options }: { readonly kind: ListKind; readonly list: string; readonly options: Options },
  source: { readonly name: string; readonly stream: InputBytes['stream'] },
  badRows: BadRows,
  progress: RunProgress,
): Promise<{ version: number; manifest: ListManifest; folder: string }> {
  const parent = resolve(options.folder ?? join(readSettings().dataFolder, 'suppression'));
  await makeFolderSynced(parent, { mode: 0o700 });
  const now = systemClock.now();
  await removeLeftovers(database, parent, now);
  // Named by the moment, because the version's number is known only when it is recorded.
  const folder = join(parent, `${list}-${momentText(now)}-${process.pid}`);
  const secret = newSecret();
  let rowsSoFar = 0;
  const manifest = await loadList(
    source.stream,
    {
      list,
      kind,
      effective: options.effective ?? today(),
      licence: options.licence,
      invented: options.invented === true,
      loadedAt: now.toISOString(),
      loadedFrom: source.name,
      folder,
      secret,
      badRowShare: options.maxBad ?? BAD_ROW_SHARE,
    },
    {
      badRow: (line, reason) => badRows.add({ file: source.name, line, reason }),
      progress: (rows) => {
        progress.add(rows - rowsSoFar);
        rowsSoFar = rows;
      },
    },
  );
  await faultPointAsync('suppression.record');
  try {
    const version = await recordVersion(database.kysely, folder, manifest, secret, now);
    return { version, manifest, folder };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

function nameFor(file: string): string {
  return file === STANDARD ? 'standard input' : basename(file);
}

function nameOf(kind: ListKind, name: string | undefined): string {
  if (kind !== 'in-house') {
    if (name !== undefined)
      throw new UsageError(
        `--name is for in-house lists. A list of the kind ${kind} is always called ${kind}.`,
      );
    return kind;
  }
  const list = name ?? kind;
  if (!isInHouseName(list))
    throw new UsageError(`--name ${list}: the name of an in-house list ${LIST_NAME_RULE}.`);
  return list;
}

async function refuseInvented(
  { kysely }: Database,
  list: string,
  { invented, allowInvented }: Options,
): Promise<void> {
  if (!invented || allowInvented) return;
  const versions = await listVersions(kysely, systemClock.now());
  const real = versions.find(
    (version) => version.list === list && version.state === 'in use' && !version.invented,
  );
  if (real === undefined) return;
  throw new Error(
    `The people on this list are invented, but those on the list in use (${list}/${real.version}) are real. To replace it anyway, add \`--allow-invented\`.`,
  );
}

function kindOf(text: string): ListKind {
  if (isListKind(text)) return text;
  throw new UsageError(`There is no kind of list called ${text}. The kinds are ${LIST_KINDS.join(', ')}.`);
}

function dayOf(text: string): string {
  const day = new Date(`${text}T00:00:00Z`);
  if (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text))
    return text;
  throw new UsageError(`\`--effective\` takes a day, such as 2026-11-01 (got ${text}).`);
}

function today(): string {
  return systemClock.now().toISOString().slice(0, 10);
}
