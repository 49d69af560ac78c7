import type { Kysely } from 'kysely';
import { runSql } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';
import { faultPointAsync } from '../../faults.ts';
import { type Manifest, readManifest } from '../folder/manifest.ts';
import type { Progress } from '../folder/seal.ts';
import { STORE_FILE } from '../folder/store.ts';
import { AddressFileUnusable } from '../folder/unusable.ts';
import { checkBytes, checkFolder, type FolderCheck } from './check-folder.ts';
import { type AreaFall, findFalls } from './compare.ts';

/** The channel that announces a new release to every process (NOTIFY). */
export const RELEASE_CHANNEL = 'address_file_release';

/** An address file that was taken into use, now or earlier. */
export interface Release {
  readonly id: number;
  readonly folder: string;
  readonly sha256: string;
  readonly edition: string;
  readonly invented: boolean;
  readonly areas: Manifest['areas'];
  readonly usedFrom: Date;
}

/** How much may be lost when a release is replaced. */
export interface ReleaseLimits {
  /** The share of its addresses that a postcode area may lose. Default 0.05. */
  readonly fallShare?: number;
  /** Whether an invented file may replace a real one. */
  readonly allowInvented?: boolean;
}

/** A sound file that is refused because too much would be lost. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
  readonly falls: readonly AreaFall[];

  constructor(message: string, falls: readonly AreaFall[] = []) {
    super(message);
    this.falls = falls;
  }
}

/** The share of its addresses that a postcode area may lose, unless told otherwise. */
export const FALL_SHARE = 0.05;

/** The releases, sorted with the one in use first. */
export async function listReleases(database: Kysely<Schema>, count = 20): Promise<Release[]> {
  const rows = await database
    .selectFrom('address_file_release')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
  return rows.map(({ used_from: usedFrom, ...rest }) => ({ ...rest, usedFrom }));
}

/** The release in use. Undefined if none was ever taken into use. */
export async function currentRelease(database: Kysely<Schema>): Promise<Release | undefined> {
  return (await listReleases(database, 1))[0];
}

/**
 * Checks every byte of the address file in a folder, and that its typeahead index belongs to it. Compares it
 * with the release in use.
 *
 * @throws AddressFileUnusable if it is not a complete, unchanged address file
 * @throws ReleaseRefused if too many addresses would be lost or invented addresses would replace real ones
 */
export async function checkRelease(
  database: Kysely<Schema>,
  folder: string,
  limits: ReleaseLimits = {},
  progress?: Progress,
  check: FolderCheck = checkFolder,
): Promise<Manifest> {
  const manifest = readManifest(folder);
  await check(folder, progress);
  compareWithCurrent(await currentRelease(database), manifest, limits);
  return manifest;
}

/**
 * Takes a folder into use after {@link checkRelease}. It inserts one row and announces it in the same
 * transaction. However this process ends, the service continues with the old release or the new one.
 *
 * @param folder an absolute path
 * @returns the release in use now; `changed` is false if the folder was in use already
 * @throws AddressFileUnusable or ReleaseRefused, for the same reasons as {@link checkRelease}
 */
export async function applyRelease(
  database: Kysely<Schema>,
  folder: string,
  limits: ReleaseLimits = {},
  progress?: Progress,
  check: FolderCheck = checkFolder,
): Promise<{ readonly manifest: Manifest; readonly changed: boolean }> {
  const manifest = await checkRelease(database, folder, limits, progress, check);
  await faultPointAsync('address-file.use');
  const changed = await database.transaction().execute(async (transaction) => {
    await runSql(transaction, 'lock table address_file_release in exclusive mode');
    // Compare again: another release may have been taken into use while the bytes were being checked.
    const current = await currentRelease(transaction);
    compareWithCurrent(current, manifest, limits);
    return record(transaction, current, folder, manifest);
  });
  return { manifest, changed };
}

/**
 * Goes back to the release that was in use before. Its bytes are checked, but the numbers of addresses are
 * not compared, because going back is for when the newer release was a mistake. Running it again switches
 * back to the newer file.
 *
 * @param folder the folder to go back to, if the caller has seen it; another one is refused
 * @throws ReleaseRefused if no other release was in use before
 * @throws AddressFileUnusable if the earlier file is no longer complete
 */
export async function applyPrevious(
  database: Kysely<Schema>,
  progress?: Progress,
  { check = checkBytes, folder }: { readonly check?: FolderCheck; readonly folder?: string } = {},
): Promise<{ readonly folder: string; readonly manifest: Manifest }> {
  const [, previous] = await listReleases(database, 2);
  if (previous === undefined) throw new ReleaseRefused('No other address file was in use before.');
  if (folder !== undefined && folder !== previous.folder)
    throw new ReleaseRefused(`The address file in use before is ${previous.folder} by now.`);
  const manifest = readManifest(previous.folder);
  await check(previous.folder, progress);
  if (storeOf(manifest) !== previous.sha256) {
    throw new AddressFileUnusable(previous.folder, 'it is not the file that was in use');
  }
  await faultPointAsync('address-file.use');
  await database.transaction().execute(async (transaction) => {
    await runSql(transaction, 'lock table address_file_release in exclusive mode');
    await record(transaction, await currentRelease(transaction), previous.folder, manifest);
  });
  return { folder: previous.folder, manifest };
}

/** SHA-256 of the store that a manifest seals. */
export function storeOf(manifest: Manifest): string {
  return manifest.files[STORE_FILE]?.sha256 ?? '';
}

async function record(
  transaction: Kysely<Schema>,
  current: Release | undefined,
  folder: string,
  manifest: Manifest,
): Promise<boolean> {
  if (current?.folder === folder && current.sha256 === storeOf(manifest)) return false;
  const { edition, invented, areas } = manifest;
  await transaction
    .insertInto('address_file_release')
    .values({
      folder,
      sha256: storeOf(manifest),
      edition,
      invented,
      areas: JSON.stringify(areas),
      used_from: new Date(),
    })
    .execute();
  await runSql(transaction, 'select pg_notify($1, $2)', [RELEASE_CHANNEL, folder]);
  return true;
}

function compareWithCurrent(current: Release | undefined, manifest: Manifest, limits: ReleaseLimits): void {
  const refusal = refusalOf(current, manifest, limits);
  if (refusal !== undefined) throw refusal;
}

/** Why a file may not take the place of the release in use. Undefined if it may. */
export function refusalOf(
  current: Release | undefined,
  manifest: Manifest,
  { fallShare = FALL_SHARE, allowInvented = false }: ReleaseLimits,
): ReleaseRefused | undefined {
  if (current === undefined) return undefined;
  if (manifest.invented && !current.invented && !allowInvented) {
    return new ReleaseRefused('Its addresses are invented, but the addresses in use are real.');
  }
  // The counts of invented and real addresses cannot be compared.
  if (manifest.invented !== current.invented) return undefined;
  const falls = findFalls(current, manifest, fallShare);
  if (falls.length === 0) return undefined;
  const named = falls.slice(0, 5).map(({ area, before, after, share }) => {
    return `${area} ${before} → ${after} (−${(100 * share).toFixed(1)} %)`;
  });
  const more = falls.length > named.length ? ` and ${falls.length - named.length} more` : '';
  return new ReleaseRefused(
    `Compared with the release in use, addresses are missing in ${falls.length} postcode ` +
      `${falls.length === 1 ? 'area' : 'areas'}: ${named.join(', ')}${more}.`,
    falls,
  );
}
