import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FettleProcess } from '../../harness/fettle-process.ts';
import type { Outcome } from '../../harness/round.ts';
import { assertSame } from '../../harness/round.ts';
import { Scene } from '../../harness/scene.ts';

const BLOCKS = 16;
const STEPS = 2;

/** How often a job passes `step.block`, and how often `step.record` at ten records a block. */
const OPENED = BLOCKS * STEPS;
const RECORDS = OPENED * 10;

/**
 * The faults of one worker, which runs the jobs in turn: none; one at a record; two at a block; a permanent
 * one at a block; none. Starting a worker for each would take two seconds of processor time.
 */
const ONE_LIFE = [
  // Tidying passes the ten records of the first block. The telephone step then fails at its seventh record.
  `step.record:throw@${RECORDS + 17}`,
  // The block numbered 3 causes the seventh opening, and one more at each further attempt.
  ...[7, 8].map((opening) => `step.block:throw@${2 * OPENED + opening}`),
  ...[7, 8, 9].map((opening) => `step.block:throw@${3 * OPENED + 2 + opening}`),
].join();

describe.skipIf(process.platform !== 'linux')('a step that throws', () => {
  let scene: Scene;
  let undisturbed: Outcome;
  let worker: FettleProcess;

  beforeAll(async () => {
    scene = await Scene.open({ blocks: BLOCKS }, '--no-worker');
    worker = scene.installation.worker({ FETTLE_FAULTS: ONE_LIFE });
    undisturbed = await scene.undisturbed();
  });

  afterAll(() => scene?.close(), 60_000);

  async function exists(path: string): Promise<boolean> {
    return (await scene.client.send('GET', path)).status === 200;
  }

  test('on a single record: that record is rejected with the reason, and the job completes', async () => {
    await scene.submit('one record');
    const job = await scene.finished('one record');
    expect(job).toMatchObject({ status: 2, error: null, percentComplete: 100 });
    expect(job.statistics).toMatchObject({
      'records.read': BLOCKS * 10,
      'records.written': BLOCKS * 10 - 1,
      'records.rejected': 1,
    });
    const rejects = await scene.client.download(job.outputDatasets['Rejects']!, 'application/x-ndjson');
    expect(
      rejects
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      {
        input: 'Contacts',
        record: 7,
        line: null,
        step: 'telephone',
        reason: 'injected at step.record',
        data: expect.stringContaining('"id":7,'),
      },
    ]);
    const dataset = await scene.client.download(job.outputDatasets['Contacts']!, 'text/csv');
    expect(dataset).toBe(undisturbed.dataset.replace(/^7,(?:[^"\n]|"[^"]*")*\n/m, ''));
  });

  test('on a whole block, twice: the block is tried a third time and the job completes', async () => {
    await scene.submit('twice');
    assertSame('the job', [await scene.outcome('twice')], [undisturbed]);
  });

  test('on a whole block, always: the job fails, says which block and why, and leaves no output', async () => {
    await scene.submit('always');
    const seen = await scene.client.get<{ outputDatasets: Record<string, string> }>('/Job/always');
    const job = await scene.finished('always');
    expect(job.status).toBe(3);
    expect(job.error).toMatch(/^In block 3 of Contacts: .*tidy.*injected at step\.block/);
    for (const name of Object.values(seen.outputDatasets))
      expect(await exists(`/Dataset/${name}`), name).toBe(false);
    for (const path of Object.values(job.outputFilenames))
      expect(await exists(`/File${path}`), path).toBe(false);
    expect(await scene.number(`select count(*) as number from dataset where role = 'working'`)).toBe(0);
    expect(await exists('/Dataset/people'), 'the input').toBe(true);
  });

  test('after a failed job the next one is unaffected', async () => {
    await scene.submit('next');
    assertSame('the job', [await scene.outcome('next')], [undisturbed]);
  });

  test('by exceeding the memory of a thread: the job fails and names the block, and the worker continues', async () => {
    await worker.stop();
    worker = scene.installation.worker({ FETTLE_FAULTS: 'step.block:fill=600@1+' });
    await worker.ready();
    await scene.submit('filled');
    const job = await scene.finished('filled');
    expect(job.status).toBe(3);
    expect(job.error).toMatch(/^In block 0 of Contacts: .*memory limit/);
    expect(await exists('/Dataset/people'), 'the input').toBe(true);
    expect(worker.highestMemory()).toBeLessThan(1200);
    expect(worker.isRunning).toBe(true);
  });
});
