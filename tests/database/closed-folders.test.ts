import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect, runSql } from '../../src/database/connection.ts';
import { EmbeddedServer } from '../../src/database/embedded-server.ts';
import { ServerAccount } from '../../src/database/server-account.ts';
import { copyBinaries } from '../../src/database/server-binaries.ts';

/**
 * Only root runs the server under an account of its own, which may not enter every folder that root may. CI
 * runs the tests as root.
 */
const asRoot = test.runIf(process.getuid?.() === 0 && process.platform === 'linux');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-closed-'));
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A program that stands for pg_ctl, in a folder as npm makes it under `umask 077`. */
function installPrograms(): string {
  const programs = join(folder, 'native');
  mkdirSync(join(programs, 'bin'), { recursive: true, mode: 0o700 });
  writeFileSync(join(programs, 'bin', 'pg_ctl'), '#!/bin/sh\necho pg_ctl\n', { mode: 0o700 });
  writeFileSync(join(programs, 'data'), 'data', { mode: 0o600 });
  return programs;
}

describe('below a folder that only root may enter', () => {
  asRoot('the server makes, starts, stops and starts again its cluster', async () => {
    const data = join(folder, 'data');
    for (const expected of [[], [{ kept: 1 }]]) {
      const server = await EmbeddedServer.open(data, ['fsync=off']);
      const database = connect(server.url, 1);
      await runSql(database.kysely, 'create table if not exists kept_rows (kept int)');
      expect(await runSql(database.kysely, 'select kept from kept_rows')).toEqual(expected);
      await runSql(database.kysely, 'insert into kept_rows values (1)');
      await database.close();
      await server.close();
    }
  });

  asRoot('the programs are copied to where its account can run them, once', async () => {
    const account = ServerAccount.find();
    const programs = installPrograms();
    expect(account.reaches(join(programs, 'bin', 'pg_ctl'))).toBe(false);
    const open = mkdtempSync(join(tmpdir(), 'fettle-open-'));
    try {
      chmodSync(open, 0o755);
      // The first place cannot be written: a file is in the way.
      const blocked = join(programs, 'data', 'place');
      const { pg_ctl } = await copyBinaries(account, programs, '1.0', [blocked, join(open, 'place')]);
      expect(await account.run(pg_ctl, [])).toBe('pg_ctl\n');
      const { ino } = statSync(pg_ctl);
      await copyBinaries(account, programs, '1.0', [join(open, 'place')]);
      expect(statSync(pg_ctl).ino).toBe(ino);
    } finally {
      rmSync(open, { recursive: true, force: true });
    }
  });

  asRoot('a copy that others can change is not used', async () => {
    const open = mkdtempSync(join(tmpdir(), 'fettle-open-'));
    try {
      chmodSync(open, 0o777);
      const copying = copyBinaries(ServerAccount.find(), installPrograms(), '1.0', [open]);
      await expect(copying).rejects.toThrow(`${open} can be changed by accounts other than root`);
    } finally {
      rmSync(open, { recursive: true, force: true });
    }
  });
});
