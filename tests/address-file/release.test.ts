import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AddressFile } from '../../src/address-file/address-file.ts';
import { STORE_FILE } from '../../src/address-file/folder/store.ts';
import { AddressFileUnusable } from '../../src/address-file/folder/unusable.ts';
import { type FollowOptions, ReleaseFollower } from '../../src/address-file/release/follow.ts';
import {
  applyPrevious,
  applyRelease,
  checkRelease,
  currentRelease,
  listReleases,
  ReleaseRefused,
} from '../../src/address-file/release/release.ts';
import type { Row } from '../../src/address-file/rows.ts';
import { connect, type Database } from '../../src/database/connection.ts';
import { Listener } from '../../src/database/listener.ts';
import { migrate } from '../../src/database/migrate.ts';
import { createDatabase } from '../support/database.ts';
import { buildRows, freshFolder, sourceOf } from './support/build.ts';
import { address } from './support/rows.ts';

let database: Database;
const open: { close(): Promise<void> }[] = [];

beforeEach(async () => {
  database = connect(await createDatabase());
  await migrate(database);
});

afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
  await database.close();
});

/** Rows with this number of addresses at each of these postcodes. */
function addresses(counts: Record<string, number>): Row[] {
  return Object.entries(counts).flatMap(([postcode, count]) =>
    Array.from({ length: count }, (_, at) => address({ postcode, buildingNumber: String(at + 1) })),
  );
}

async function build(
  counts: Record<string, number>,
  { invented = false, edition = 'Y24M05' } = {},
): Promise<string> {
  const out = freshFolder();
  await buildRows([], { sources: [sourceOf(addresses(counts), { invented, edition })], out });
  return out;
}

async function follow(options: FollowOptions = {}) {
  const listener = await Listener.open(database.url);
  const seen: string[] = [];
  const complaints: string[] = [];
  const follower = await ReleaseFollower.start(
    database.kysely,
    listener,
    {
      switched: (file: AddressFile) => seen.push(file.folder),
      unusable: (error) => complaints.push(error.reason),
    },
    { pollMilliseconds: 100, ...options },
  );
  open.push(listener, follower);
  return { follower, seen, complaints, listener };
}

/** Takes a release into use again whose folder may be missing, which {@link applyRelease} would refuse. */
async function useMissing(folder: string): Promise<void> {
  const columns = ['folder', 'sha256', 'edition', 'invented', 'areas', 'used_from'] as const;
  await database.kysely
    .insertInto('address_file_release')
    .columns(columns)
    .expression((eb) => eb.selectFrom('address_file_release').select(columns).where('folder', '=', folder))
    .execute();
}

async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; !condition(); tries++) {
    if (tries > 500) throw new Error('The condition was not met in time.');
    await wait(10);
  }
}

describe('taking a file into use', () => {
  test('is recorded, with the file that was in use before', async () => {
    const [one, other] = [
      await build({ 'CH2 4NE': 20 }),
      await build({ 'CH2 4NE': 21 }, { edition: 'Y24M06' }),
    ];
    expect(await currentRelease(database.kysely)).toBeUndefined();
    expect(await applyRelease(database.kysely, one)).toMatchObject({ changed: true });
    await applyRelease(database.kysely, other);
    const releases = await listReleases(database.kysely);
    expect(releases.map(({ folder, edition, invented }) => [folder, edition, invented])).toEqual([
      [other, 'Y24M06', false],
      [one, 'Y24M05', false],
    ]);
    expect(releases[0]!.areas).toEqual({ CH: { postcodes: 1, addresses: 21 } });
  });

  test('changes nothing if the file is already in use', async () => {
    const folder = await build({ 'CH2 4NE': 20 });
    await applyRelease(database.kysely, folder);
    expect(await applyRelease(database.kysely, folder)).toMatchObject({ changed: false });
    expect(await listReleases(database.kysely)).toHaveLength(1);
  });

  test('is refused if the file is damaged, and the file in use stays', async () => {
    const [sound, broken] = [await build({ 'CH2 4NE': 20 }), await build({ 'CH2 4NE': 21 })];
    await applyRelease(database.kysely, sound);
    writeFileSync(join(broken, STORE_FILE), Buffer.alloc(100));
    await expect(applyRelease(database.kysely, broken)).rejects.toThrow(AddressFileUnusable);
    await expect(applyRelease(database.kysely, freshFolder())).rejects.toThrow('there is no manifest in it');
    expect((await currentRelease(database.kysely))!.folder).toBe(sound);
  });

  test('is refused if the file lost more than the permitted share of an area, and names the area', async () => {
    await applyRelease(database.kysely, await build({ 'CH2 4NE': 1000, 'M1 1AE': 1000, 'ZE1 0AA': 9 }));
    const fallen = await build({ 'CH2 4NE': 950, 'M1 1AE': 949 });
    const refused = applyRelease(database.kysely, fallen);
    await expect(refused).rejects.toThrow(ReleaseRefused);
    await expect(refused).rejects.toThrow('missing in 1 postcode area: M 1000 → 949 (−5.1 %)');
    await expect(checkRelease(database.kysely, fallen)).rejects.toThrow('M 1000 → 949');
    await expect(applyRelease(database.kysely, fallen, { fallShare: 0.06 })).resolves.toMatchObject({
      changed: true,
    });
  });

  test('is refused if the file lost a whole area', async () => {
    await applyRelease(database.kysely, await build({ 'CH2 4NE': 20, 'M1 1AE': 20 }));
    await expect(applyRelease(database.kysely, await build({ 'CH2 4NE': 20 }))).rejects.toThrow(
      'M 20 → 0 (−100.0 %)',
    );
  });

  test('is refused if an invented file would replace a real one, unless that is allowed', async () => {
    const [real, invented] = [
      await build({ 'CH2 4NE': 20 }),
      await build({ 'CH2 4NE': 20 }, { invented: true }),
    ];
    await applyRelease(database.kysely, invented);
    await applyRelease(database.kysely, real);
    await expect(applyRelease(database.kysely, invented)).rejects.toThrow('invented');
    await applyRelease(database.kysely, invented, { allowInvented: true });
    expect(await currentRelease(database.kysely)).toMatchObject({ folder: invented, invented: true });
  });
});

describe('going back', () => {
  test('switches to the previous file, and then to the newer one again', async () => {
    const [one, other] = [await build({ 'CH2 4NE': 20 }), await build({ 'CH2 4NE': 21 })];
    await applyRelease(database.kysely, one);
    await expect(applyPrevious(database.kysely)).rejects.toThrow('No other address file was in use before.');
    await applyRelease(database.kysely, other);
    expect(await applyPrevious(database.kysely)).toMatchObject({ folder: one });
    expect(await applyPrevious(database.kysely)).toMatchObject({ folder: other });
  });

  test('is refused if the content of the previous folder has changed', async () => {
    const [one, other] = [await build({ 'CH2 4NE': 20 }), await build({ 'CH2 4NE': 21 })];
    await applyRelease(database.kysely, one);
    await applyRelease(database.kysely, other);
    rmSync(one, { recursive: true });
    await expect(applyPrevious(database.kysely)).rejects.toThrow('there is no manifest in it');
    cpSync(await build({ 'CH2 4NE': 25 }), one, { recursive: true });
    await expect(applyPrevious(database.kysely)).rejects.toThrow('it is not the file that was in use');
    expect((await currentRelease(database.kysely))!.folder).toBe(other);
  });
});

describe('a process that follows', () => {
  test('switches as soon as a release is announced, without waiting for its next poll', async () => {
    const [one, other] = [await build({ 'CH2 4NE': 20 }), await build({ 'CH2 4NE': 21 })];
    await applyRelease(database.kysely, one);
    const { follower, seen } = await follow({ pollMilliseconds: 60_000 });
    expect(follower.file.current.lookup('CH24NE')!.addresses).toHaveLength(20);
    await applyRelease(database.kysely, other);
    await until(() => seen.length === 2);
    expect(follower.file.current.lookup('CH24NE')!.addresses).toHaveLength(21);
    await applyPrevious(database.kysely);
    await until(() => seen.length === 3);
    expect(seen).toEqual([one, other, one]);
  });

  test('finds a release whose announcement it missed', async () => {
    const [one, other] = [await build({ 'CH2 4NE': 20 }), await build({ 'CH2 4NE': 21 })];
    await applyRelease(database.kysely, one);
    const { seen, listener } = await follow();
    await listener.close();
    await applyRelease(database.kysely, other);
    await until(() => seen.length === 2);
  });

  test('starts with FETTLE_ADDRESS_FILE until a release is chosen', async () => {
    const [set, chosen] = [await build({ 'CH2 4NE': 20 }), await build({ 'CH2 4NE': 21 })];
    const { seen } = await follow({ folder: set });
    expect(seen).toEqual([set]);
    await applyRelease(database.kysely, chosen);
    await until(() => seen.length === 2);
    const later = await follow({ folder: set });
    expect(later.seen).toEqual([chosen]);
  });

  test('starts with the sample if no file is named', async () => {
    const sample = await build({ 'CH2 4NE': 20 }, { invented: true });
    const { follower, seen } = await follow({ sample: async () => sample });
    expect(seen).toEqual([sample]);
    expect(follower.file.current.manifest.invented).toBe(true);
    const set = await build({ 'CH2 4NE': 21 });
    expect((await follow({ folder: set, sample: async () => sample })).seen).toEqual([set]);
  });

  test('keeps its file while the chosen one is unusable here, and switches when it becomes usable', async () => {
    const [one, other] = [await build({ 'CH2 4NE': 20 }), await build({ 'CH2 4NE': 21 })];
    await applyRelease(database.kysely, one);
    const { follower, seen, complaints } = await follow();
    const kept = freshFolder();
    cpSync(other, kept, { recursive: true });
    await applyRelease(database.kysely, other);
    await until(() => seen.length === 2);
    await applyPrevious(database.kysely);
    await until(() => seen.length === 3);
    rmSync(other, { recursive: true });
    await useMissing(other);
    await until(() => complaints.length > 0);
    expect(follower.file.current.lookup('CH24NE')!.addresses).toHaveLength(20);
    await wait(500);
    expect(complaints).toEqual(['there is no manifest in it']);
    cpSync(kept, other, { recursive: true });
    await until(() => follower.file.current.lookup('CH24NE')!.addresses.length === 21);
  });

  test('answers from the release in use or not at all if the database is shared', async () => {
    const [one, other] = [await build({ 'CH2 4NE': 20 }), await build({ 'CH2 4NE': 21 })];
    const elsewhere = freshFolder();
    cpSync(other, elsewhere, { recursive: true });
    await applyRelease(database.kysely, one);
    const { follower, complaints } = await follow({ isShared: true });
    expect(follower.missing).toBeUndefined();
    rmSync(one, { recursive: true });
    await applyRelease(database.kysely, other);
    await until(() => follower.file.current.lookup('CH24NE')!.addresses.length === 21);
    await applyRelease(database.kysely, elsewhere);
    await until(() => follower.file.current.folder === elsewhere);
    rmSync(other, { recursive: true });
    await useMissing(other);
    await until(() => follower.file.ifAny === undefined);
    expect(follower.missing).toEqual(expect.any(String));
    expect(complaints).toEqual(['there is no manifest in it']);
    // A process that starts now has no file either, unless it is given a copy in another folder.
    expect((await follow({ isShared: true, sample: async () => elsewhere })).follower.missing).toBe(
      follower.missing,
    );
    expect((await follow({ isShared: true, folder: elsewhere })).seen).toEqual([elsewhere]);
    cpSync(elsewhere, other, { recursive: true });
    await until(() => follower.missing === undefined && follower.file.ifAny?.folder === other);
  });

  test('starts with an earlier release while the chosen one is missing', async () => {
    const [one, other] = [await build({ 'CH2 4NE': 20 }), await build({ 'CH2 4NE': 21 })];
    await applyRelease(database.kysely, one);
    await applyRelease(database.kysely, other);
    rmSync(other, { recursive: true });
    const { seen, complaints } = await follow({ sample: async () => one });
    expect(seen).toEqual([one]);
    expect(complaints).toEqual(['there is no manifest in it']);
  });

  test('never answers invented addresses in place of a chosen release', async () => {
    const [chosen, sample] = [
      await build({ 'CH2 4NE': 20 }),
      await build({ 'CH2 4NE': 9 }, { invented: true }),
    ];
    await applyRelease(database.kysely, chosen);
    rmSync(chosen, { recursive: true });
    const { follower, complaints } = await follow({ sample: async () => sample });
    expect(complaints).toHaveLength(1);
    expect(follower.file.ifAny).toBeUndefined();
    expect(() => follower.file.current).toThrow('There is no address file that can be used.');
  });

  test('refuses a folder whose content has changed since it was taken into use', async () => {
    const [one, other] = [await build({ 'CH2 4NE': 20 }), await build({ 'CH2 4NE': 21 })];
    await applyRelease(database.kysely, one);
    rmSync(one, { recursive: true });
    cpSync(other, one, { recursive: true });
    const { complaints, seen } = await follow();
    expect(seen).toEqual([]);
    expect(complaints).toEqual(['it is not the file that was taken into use']);
  });
});
