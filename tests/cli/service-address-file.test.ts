import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AddressFile } from '../../src/address-file/address-file.ts';
import { openInUse } from '../../src/address-file/release/open-in-use.ts';
import { readRecorded, recordReleases, removeRecord } from '../../src/address-file/release/recorded.ts';
import { listReleases } from '../../src/address-file/release/release.ts';
import { connect } from '../../src/database/connection.ts';
import { addressFileHeader } from '../../src/http/answers/address-file-header.ts';
import { createDatabase } from '../support/database.ts';
import { type Ended, fettle } from './fettle.ts';

/*
 * Commands without a service use the address file that the service uses. Here that file is a plain list, and
 * the commands say so.
 */

let folder: string;
let databaseUrl: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-in-use-'));
  databaseUrl = await createDatabase();
  writeFileSync(
    join(folder, 'shops.csv'),
    'address,town,postcode\n12 Quernmore Lane,Zedham,CH1 2AB\n14 Quernmore Lane,Zedham,CH1 2AB\n16 Quernmore Lane,Zedham,CH1 2AB\n',
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (words: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<Ended> =>
  fettle(
    words,
    { DATABASE_URL: databaseUrl, FETTLE_DATA: join(folder, 'data'), FETTLE_ADDRESS_FILE: '', ...more },
    folder,
  );
const matched = (more?: NodeJS.ProcessEnv) => run(['match', '12 Quernmore Lane, Zedham, CH1 2AB'], more);

describe('a plain list, from building to use', () => {
  test('match uses invented addresses, and says so, until a file is taken into use', async () => {
    const { out, error } = await matched();
    expect(error).toContain('WARNING: The addresses of this address file are INVENTED.');
    expect(out).not.toMatch(/^Exact/);
  });

  test('build, show, the manifest and the header call it a list', async () => {
    const said =
      'A PLAIN LIST of 3 addresses made from shops.csv. Addresses that are not on the list are not found.\n';
    expect((await run(['address-file', 'build', '--list', 'shops.csv', '--out', 'shops'])).out).toContain(
      said,
    );
    expect((await run(['address-file', 'show', 'shops'])).out).toContain(said);
    expect(JSON.parse(readFileSync(join(folder, 'shops', 'manifest.json'), 'utf8'))).toMatchObject({
      plainList: true,
    });
    const file = AddressFile.open(join(folder, 'shops'));
    try {
      expect(addressFileHeader(file)).toMatch(/^list;edition="/);
    } finally {
      await file.close();
    }
  });

  test('match finds its addresses without a warning after `address-file use`', async () => {
    expect((await run(['address-file', 'use', 'shops'])).code).toBe(0);
    const { out, error } = await matched();
    expect(error).toBe('');
    expect(out).toMatch(/^Exact/);
    expect(out).toContain('12 Quernmore Lane');
  });

  test('match creates no database', async () => {
    const data = join(folder, 'none');
    const { error } = await matched({ DATABASE_URL: '', FETTLE_DATA: data });
    expect(error).toContain('INVENTED');
    expect(existsSync(join(data, 'postgres'))).toBe(false);
  });
});

test('the recorded choice agrees with the table and opens the same file', async () => {
  const database = connect(databaseUrl);
  try {
    expect(await readRecorded(folder)).toBeUndefined();
    await recordReleases(database.kysely, folder);
    const recorded = await readRecorded(folder);
    const releases = (await listReleases(database.kysely)).map(({ id, folder, sha256 }) => ({
      id,
      folder,
      sha256,
    }));
    expect(releases).toHaveLength(1);
    expect(recorded).toEqual(releases);
    const opened = await openInUse(recorded!, {}, (error) => expect.fail(error.message));
    expect(opened?.file.folder).toBe(join(folder, 'shops'));
    await opened?.file.close();
    await removeRecord(folder);
    expect(await readRecorded(folder)).toBeUndefined();
  } finally {
    await database.close();
  }
});
