import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Cluster } from '../../src/database/cluster.ts';
import { ServerAccount } from '../../src/database/server-account.ts';
import { type Binaries, findBinaries } from '../../src/database/server-binaries.ts';

/*
 * A test cannot cut the power. What a power cut would leave depends on what was flushed before the cluster
 * got its name, so the test watches that: the options of the real initdb, and the flushed paths, each with
 * whether the cluster had its name by then.
 */

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-cluster-'));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The real binaries, of which initdb notes its options. */
async function notingBinaries(account: ServerAccount): Promise<Binaries> {
  const binaries = await findBinaries(account);
  const noted = join(folder, 'options');
  writeFileSync(noted, '');
  chmodSync(noted, 0o666);
  const initdb = join(folder, 'initdb');
  writeFileSync(initdb, `#!/bin/sh\necho "$@" > '${noted}'\nexec '${binaries.initdb}' "$@"\n`);
  chmodSync(initdb, 0o755);
  return { ...binaries, initdb };
}

interface Synced {
  readonly path: string;
  readonly hasName: boolean;
}

/** Notes every path that this process syncs until it is disposed of. */
async function noteSyncs(cluster: string): Promise<Synced[] & Disposable> {
  const handle = await open(folder, 'r');
  const prototype = Object.getPrototypeOf(handle) as { sync(this: { fd: number }): Promise<void> };
  await handle.close();
  const { sync } = prototype;
  const synced: Synced[] = [];
  prototype.sync = async function (this: { fd: number }) {
    const path = readlinkSync(`/proc/self/fd/${this.fd}`);
    await sync.call(this);
    synced.push({ path, hasName: existsSync(cluster) });
  };
  return Object.assign(synced, {
    [Symbol.dispose]: () => {
      prototype.sync = sync;
    },
  });
}

describe.skipIf(process.platform !== 'linux')('a new cluster', () => {
  test('is on disk before it gets its name, and the name before anything is acknowledged', async () => {
    const account = ServerAccount.find();
    const cluster = new Cluster(folder, account, await notingBinaries(account));
    const fresh = `${cluster.folder}.${process.pid}.new`;
    using synced = await noteSyncs(cluster.folder);
    await cluster.make(true);
    expect(readFileSync(join(folder, 'options'), 'utf8')).toContain('--pgdata=');
    expect(readFileSync(join(folder, 'options'), 'utf8')).not.toMatch(/--no-sync|-N\b|--sync-method/);
    expect([...synced]).toEqual([
      { path: join(fresh, 'fettle-password'), hasName: false },
      { path: fresh, hasName: false },
      { path: folder, hasName: true },
    ]);
  });

  test('does not set up a server that would forget everything in a crash', async () => {
    const account = ServerAccount.find();
    await new Cluster(folder, account, await notingBinaries(account)).make(false);
    expect(readFileSync(join(folder, 'options'), 'utf8')).toContain('--no-sync');
  });
});
