import type { Kysely } from 'kysely';
import { runSql } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';
import { present } from '../../present.ts';
import type { FrozenList } from '../frozen-list.ts';
import type { ListKind } from '../list-kind.ts';
import { checkListFiles, contentOf, type ListManifest, readListManifest } from '../manifest.ts';
import { ListUnusable } from '../unusable.ts';

/** The channel (NOTIFY) that tells all processes of a change of the versions in use. */
export const SUPPRESSION_CHANNEL = 'suppression_version';

/** A version of a list. */
export interface ListVersion {
  readonly id: number;
  readonly list: string;
  readonly kind: ListKind;
  /** Counts from 1 within a list. */
  readonly version: number;
  readonly folder: string;
  readonly rows: number;
  readonly badRows: number;
  readonly invented: boolean;
  /** `2026-11-01` */
  readonly effective: string;
  readonly licence: string;
  readonly loadedAt: Date;
  /**
   * - `waiting`: its effective day has not come.
   * - `kept`: another version is in use.
   * - `removed`: withdrawn, and its file is deleted.
   */
  readonly state: 'in use' | 'waiting' | 'kept' | 'withdrawn' | 'removed';
}

/** A version cannot be used or withdrawn. The message says why. */
export class VersionRefused extends Error {
  override readonly name = 'VersionRefused';
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** All versions, by list, newest first. */
export async function listVersions(database: Kysely<Schema>, now: Date): Promise<ListVersion[]> {
  const rows = await rowsOf(database);
  const current = inUse(rows, now);
  return rows.map((row) => ({
    id: row.id,
    list: row.list,
    kind: row.kind as ListKind,
    version: row.version,
    folder: row.folder,
    rows: row.rows,
    badRows: row.bad_rows,
    invented: row.invented,
    effective: row.effective,
    licence: row.licence,
    loadedAt: row.loaded_at,
    state: stateOf(row, current, now),
  }));
}

/** The version in use of each list that has one, to open or to freeze. */
export async function listsInUse(database: Kysely<Schema>, now: Date): Promise<Map<string, FrozenList>> {
  const current = inUse(await rowsOf(database), now);
  return new Map(
    [...current].map(([list, { version, folder, sha256, secret }]) => [
      list,
      {
        list,
        version,
        folder,
        sha256,
        secret: present(secret, `the secret of the list ${list}`).toString('base64'),
      },
    ]),
  );
}

/** Records a written list as the next version, in use from its effective day on. @returns its number */
export async function recordVersion(
  database: Kysely<Schema>,
  folder: string,
  manifest: ListManifest,
  secret: Buffer,
  now: Date,
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    await runSql(transaction, 'lock table suppression_version in exclusive mode');
    const { list, kind, rows, badRows, invented, effective, licence } = manifest;
    const newest = await transaction
      .selectFrom('suppression_version')
      .select(({ fn }) => fn.max('version').as('version'))
      .where('list', '=', list)
      .executeTakeFirst();
    const version = (newest?.version ?? 0) + 1;
    await transaction
      .insertInto('suppression_version')
      .values({
        list,
        kind,
        version,
        folder,
        sha256: contentOf(manifest),
        secret,
        rows,
        bad_rows: badRows,
        invented,
        effective,
        licence,
        loaded_at: now,
        used_at: now,
      })
      .execute();
    await announce(transaction, list);
    return version;
  });
}

/**
 * Checks every byte of a version, then takes it into use in place of the current one, at the earliest on its
 * effective day.
 *
 * @param name list and version: `tps/3`
 * @throws VersionRefused, ListUnusable
 */
export async function applyVersion(database: Kysely<Schema>, name: string, now: Date): Promise<ListVersion> {
  const row = await rowNamed(database, name);
  if (row.secret === null)
    throw new VersionRefused(`The file of ${name} has been deleted. Load the list again.`);
  const manifest = readListManifest(row.folder);
  if (contentOf(manifest) !== row.sha256)
    throw new ListUnusable(row.folder, 'it has changed since it was loaded');
  await checkListFiles(row.folder, manifest);
  await database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('suppression_version')
      .set({ used_at: now, withdrawn_at: null })
      .where('id', '=', row.id)
      .execute();
    await announce(transaction, row.list);
  });
  return versionNamed(database, name, now);
}

/**
 * Takes a version out of use. If it was in use, the version before it is used from now on. If there is none,
 * workflows that need the list are refused. Jobs under way finish with the withdrawn version.
 *
 * @param removing whether to delete its secret as well; the caller then deletes its file
 * @throws VersionRefused if there is no such version, or if jobs under way still need the secret and the file
 * that would be deleted
 */
export async function withdrawVersion(
  database: Kysely<Schema>,
  name: string,
  now: Date,
  removing = false,
): Promise<ListVersion> {
  const row = await rowNamed(database, name);
  await database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('suppression_version')
      .set({ withdrawn_at: row.withdrawn_at ?? now })
      .where('id', '=', row.id)
      .execute();
    await announce(transaction, row.list);
  });
  if (removing) {
    // Jobs freeze the versions in use. This one is withdrawn, so no new job can use it.
    const jobs = await jobsUsing(database, row.folder);
    if (jobs.length > 0) {
      throw new VersionRefused(
        `${name} is withdrawn, but not removed, because jobs under way use it: ${jobs.join(', ')}.`,
      );
    }
    await database
      .updateTable('suppression_version')
      .set({ secret: null })
      .where('id', '=', row.id)
      .execute();
  }
  return versionNamed(database, name, now);
}

async function rowsOf(database: Kysely<Schema>) {
  return database
    .selectFrom('suppression_version')
    .selectAll()
    .orderBy('list')
    .orderBy('version', 'desc')
    .execute();
}

/**
 * The version in use of each list. It is the version that was last taken into use among those whose effective
 * day has come.
 */
function inUse(rows: readonly Row[], now: Date): Map<string, Row> {
  const current = new Map<string, Row>();
  for (const row of rows) {
    if (row.withdrawn_at !== null || row.secret === null || !hasCome(row.effective, now)) continue;
    const other = current.get(row.list);
    if (other === undefined || row.used_at > other.used_at) current.set(row.list, row);
  }
  return current;
}

function hasCome(effective: string, now: Date): boolean {
  return effective <= now.toISOString().slice(0, 10);
}

function stateOf(row: Row, current: ReadonlyMap<string, Row>, now: Date): ListVersion['state'] {
  if (row.secret === null) return 'removed';
  if (row.withdrawn_at !== null) return 'withdrawn';
  if (!hasCome(row.effective, now)) return 'waiting';
  return current.get(row.list)?.id === row.id ? 'in use' : 'kept';
}

async function rowNamed(database: Kysely<Schema>, name: string): Promise<Row> {
  const rows = await rowsOf(database);
  const row = rows.find(({ list, version }) => `${list}/${version}` === name);
  if (row !== undefined) return row;
  const names = rows.slice(0, 20).map(({ list, version }) => `${list}/${version}`);
  const there = names.length === 0 ? 'None has been loaded.' : `There are ${names.join(', ')}.`;
  throw new VersionRefused(`There is no version ${name} of a suppression list. ${there}`);
}

async function versionNamed(database: Kysely<Schema>, name: string, now: Date): Promise<ListVersion> {
  const versions = await listVersions(database, now);
  const found = versions.find(({ list, version }) => `${list}/${version}` === name);
  return present(found, `the suppression list ${name}`);
}

/** The jobs under way that were frozen with the list in this folder. */
async function jobsUsing(database: Kysely<Schema>, folder: string): Promise<string[]> {
  const rows = await database
    .selectFrom('job')
    .select(['name', 'plan'])
    .where('status', 'in', [0, 1])
    .execute();
  return rows
    .filter(({ plan }) => JSON.stringify(plan).includes(JSON.stringify(folder)))
    .map(({ name }) => name);
}

async function announce(database: Kysely<Schema>, list: string): Promise<void> {
  await runSql(database, 'select pg_notify($1, $2)', [SUPPRESSION_CHANNEL, list]);
}
