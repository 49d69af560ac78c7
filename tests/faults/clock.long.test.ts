import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FettleProcess } from '../../harness/fettle-process.ts';
import type { Job } from '../../harness/job.ts';
import { assertSame } from '../../harness/round.ts';
import { Scene } from '../../harness/scene.ts';

const HOUR = 3600_000;

/**
 * Shifts the clock of every process, also for the packages that Fettle uses. FETTLE_CLOCK_FILE shifts it for
 * Fettle's own code alone.
 */
const SHIFTED = `--import=${fileURLToPath(new URL('./support/shifted-date.mjs', import.meta.url))}`;

describe.skipIf(process.platform !== 'linux')('the clock of server and worker is set back by an hour', () => {
  let folder: string;
  let scene: Scene;
  let worker: FettleProcess;

  const shift = (milliseconds: number) => writeFile(join(folder, 'shift'), String(milliseconds));

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fettle-clock-'));
    await shift(0);
    const environment = {
      NODE_OPTIONS: SHIFTED,
      FETTLE_TEST_SHIFT: join(folder, 'shift'),
      FETTLE_FAULTS: 'task.store-block:delay=30@1+',
    };
    scene = await Scene.open({ blocks: 60, environment });
    worker = scene.installation.worker();
    await worker.ready();
    await scene.undisturbed();
  }, 120_000);

  afterAll(async () => {
    await scene?.close();
    await rm(folder, { recursive: true });
  }, 60_000);

  test('during a job: it completes in the usual time, and its timestamps never go back', {
    timeout: 120_000,
  }, async () => {
    const before = await scene.finished('undisturbed');
    await scene.submit('during');
    await scene.progress(60);
    await shift(-HOUR);
    const token = scene.client.token;
    const from = performance.now();
    // The polls check that submitted, started and completed stay in order.
    assertSame('the job', [await scene.outcome('during')], [await scene.undisturbed()]);
    const usual = Date.parse(before.completedAt!) - Date.parse(before.startedAt!);
    expect(performance.now() - from).toBeLessThan(2 * usual + 30_000);
    const job = await scene.finished('during');
    expect(job.completedAt, 'no earlier than the start, by the clock of then').toBe(job.startedAt);
    expect(scene.client.token, 'the token is still good').toBe(token);
  });

  test('afterwards: a token is issued, a new job runs, and a killed worker is noticed', {
    timeout: 120_000,
  }, async () => {
    scene.client.token = '';
    await scene.submit('new');
    await scene.progress(60);
    const killed = performance.now();
    await worker.killNow();
    assertSame('the job', [await scene.outcome('new')], [await scene.undisturbed()]);
    console.info(`the killed worker's job ended after ${Math.round((performance.now() - killed) / 1000)} s`);
    expect(performance.now() - killed).toBeLessThan(90_000);
  });

  test('together with the clock of the database: a killed worker is still noticed', {
    timeout: 120_000,
  }, async () => {
    worker = scene.installation.worker();
    await worker.ready();
    await scene.submit('database');
    await scene.progress(60);
    // No process on the worker's machine may see that it is dead, so that only its heartbeat tells.
    await scene.installation.withDatabase(({ pool }) => pool.query(`update worker set machine = 'another'`));
    // For the database, times an hour ahead are the same as a clock that was set back.
    await scene.installation.withDatabase(async ({ pool }) => {
      await pool.query(
        `update pgboss.queue set monitor_on = monitor_on + interval '1 hour', monitor_claim_on = monitor_claim_on + interval '1 hour'`,
      );
      await pool.query(
        `update pgboss.job set heartbeat_on = heartbeat_on + interval '1 hour' where state = 'active'`,
      );
    });
    const killed = performance.now();
    await worker.killNow();
    assertSame('the job', [await scene.outcome('database')], [await scene.undisturbed()]);
    console.info(`the killed worker's job ended after ${Math.round((performance.now() - killed) / 1000)} s`);
    expect(performance.now() - killed).toBeLessThan(100_000);
  });

  test('between submission and start: a queued job starts and completes', { timeout: 120_000 }, async () => {
    await shift(0);
    await scene.server.stop();
    scene.server = scene.installation.serve({}, '--no-worker');
    await scene.server.ready();
    await scene.submit('queued');
    expect((await scene.client.get<Job>('/Job/queued')).status).toBe(0);
    await shift(-HOUR);
    // For the database, times an hour ahead are the same as a clock that was set back.
    await scene.installation.withDatabase(({ pool }) =>
      pool.query(
        `update pgboss.job set start_after = start_after + interval '1 hour' where state < 'active'`,
      ),
    );
    worker = scene.installation.worker();
    await worker.ready();
    assertSame('the job', [await scene.outcome('queued')], [await scene.undisturbed()]);
    const { submittedAt, startedAt } = await scene.finished('queued');
    expect(startedAt).toBe(submittedAt);
    await Promise.all([worker.stop(), scene.server.stop()]);
  });
});
