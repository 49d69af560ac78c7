import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTACT_COLUMNS, contacts } from '../../harness/contacts.ts';
import { assertSame } from '../../harness/round.ts';
import { Scene } from '../../harness/scene.ts';

/** A cluster takes 45 MB, its log at least two segments of 16 MB; the rest is for the test to fill. */
const DISK_MEGABYTES = 160;

const canMount = process.platform === 'linux' && mountAndUnmount();

describe.skipIf(!canMount)('the disk is full (a small tmpfs; skipped where none may be mounted)', () => {
  let disk: string;
  let scene: Scene;
  const filler = () => join(disk, 'filler');

  beforeAll(async () => {
    disk = await mkdtemp(join(tmpdir(), 'fettle-disk-'));
    run('mount', '-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m`, 'tmpfs', disk);
    await chmod(disk, 0o755);
    const environment = { FETTLE_FAULTS: 'task.store-block:delay=40@1+' };
    scene = await Scene.open({ blocks: 60, environment, folder: disk });
    await scene.undisturbed();
    await scene.client.once('POST', '/Dataset', { name: 'open', columns: CONTACT_COLUMNS }, /never/);
  }, 120_000);

  afterAll(async () => {
    await scene?.close();
    run('umount', disk);
    await rm(disk, { recursive: true });
  }, 60_000);

  async function fill(): Promise<void> {
    const { bavail, bsize } = await statfs(disk);
    await writeFile(filler(), Buffer.alloc(bavail * bsize, 1)).catch(() => undefined);
  }

  /** Writes to PostgreSQL's log until the log has no more room, which ends PostgreSQL. */
  async function panic(): Promise<void> {
    const write = `select pg_logical_emit_message(true, 'noise', repeat('x', 4000000))`;
    await scene.installation
      .withDatabase(async ({ pool }) => {
        for (let time = 0; time < 100; time++) await pool.query(write);
      })
      .then(
        () => expect.fail('The log found room for 400 MB.'),
        () => undefined,
      );
    const log = await readFile(join(scene.installation.folder, 'postgres.log'), 'utf8');
    expect(log, 'what has no room for its log panics').toMatch(/PANIC: .*No space left on device/);
  }

  /** Sends blocks until one is refused. That takes few blocks, because each is 1.5 MB of noise. */
  async function uploadUntilRefused(seconds: number): Promise<Response> {
    for (const end = Date.now() + seconds * 1000; Date.now() < end; ) {
      const response = await fetch(`${scene.installation.url}/Dataset/open/data`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${scene.client.token}`, 'content-type': 'application/json' },
        body: noise(),
        signal: AbortSignal.timeout(60_000),
      });
      if (response.status !== 200) return response;
    }
    throw new Error('Every block was taken.');
  }

  test('uploads get 503 with Retry-After, and the job pauses and resumes by itself when there is room', {
    timeout: 180_000,
  }, async () => {
    await scene.submit('full');
    await scene.progress(60);
    await fill();
    const refused = await uploadUntilRefused(60);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0], await refused.text()).toEqual([
      503,
      true,
    ]);
    await panic();
    await wait(12_000);
    const again = await uploadUntilRefused(30);
    expect(again.status, await again.text()).toBe(503);
    expect(scene.server.isRunning).toBe(true);
    await rm(filler());
    const room = performance.now();
    const stored = await scene.progress(0, 0, 60);
    await scene.progress(10, stored, 60);
    console.info(`next block ${((performance.now() - room) / 1000).toFixed(1)} s after there was room`);
    assertSame('the job', [await scene.outcome('full')], [await scene.undisturbed()]);
    await scene.client.upload('afterwards', CONTACT_COLUMNS, contacts(20, 1), 10);
    await scene.server.stop();
    expect(scene.installation.postmaster()).toBeUndefined();
  });
});

/** A block that does not compress. */
function noise(): string {
  const records = Array.from({ length: 100 }, (_, id) => ({
    id,
    note: Buffer.from(crypto.getRandomValues(new Uint8Array(11_000))).toString('base64'),
  }));
  return JSON.stringify({ blockNumber: Math.floor(Math.random() * 1e6), records });
}

function run(command: string, ...words: string[]): void {
  const { status, stderr } = spawnSync(command, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')}: ${stderr}`);
}

function mountAndUnmount(): boolean {
  if (process.getuid?.() !== 0) return false;
  const mounted = spawnSync('sh', [
    '-c',
    'd=$(mktemp -d) && mount -t tmpfs -o size=1m tmpfs $d && umount $d; s=$?; rmdir $d; exit $s',
  ]);
  return mounted.status === 0;
}
