import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FettleProcess } from './support/fettle-process.ts';
import type { Outcome } from './support/round.ts';
import { assertSame } from './support/round.ts';
import { Scene } from './support/scene.ts';

describe.skipIf(process.platform !== 'linux')('a step that throws', { timeout: 120_000 }, () => {
  let scene: Scene;
  let undisturbed: Outcome;
  let worker: FettleProcess;

  beforeAll(async () => {
    scene = await Scene.open({ blocks: 40 }, '--no-worker');
    worker = scene.installation.worker();
    undisturbed = await scene.undisturbed();
  }, 120_000);

  afterAll(() => scene?.close(), 60_000);

  async function workWith(faults: string): Promise<void> {
    await worker.stop();
    worker = scene.installation.worker({ FETTLE_FAULTS: faults });
    await worker.ready();
  }

  async function exists(path: string): Promise<boolean> {
    return (await scene.client.send('GET', path)).status === 200;
  }

  test('on one record: that record goes to the rejects with the reason, and the job completes', async () => {
    // Tidying passes the ten records of the first block, the telephone step then its seventh.
    await workWith('step.record:throw@17');
    await scene.submit('one record');
    const job = await scene.finished('one record');
    expect(job).toMatchObject({ status: 2, error: null, percentComplete: 100 });
    expect(job.statistics).toMatchObject({
      'records.read': 400,
      'records.written': 399,
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

  test('on a whole block, once and again: the block is tried a third time and the job completes', async () => {
    await workWith('step.block:throw@7,step.block:throw@8');
    await scene.submit('twice');
    assertSame('the job', [await scene.outcome('twice')], [undisturbed]);
  });

  test('on a whole block, always: the job fails, says which block and why, and leaves no output', async () => {
    // Two steps a block: the block numbered 3 opens the seventh.
    await workWith('step.block:throw@7+');
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

  test('on more memory than a thread may take: the job fails and says which block, the worker goes on', async () => {
    await workWith('step.block:fill=600@1+');
    await scene.submit('filled');
    const job = await scene.finished('filled');
    expect(job.status).toBe(3);
    expect(job.error).toMatch(/^In block 0 of Contacts: .*memory limit/);
    expect(await exists('/Dataset/people'), 'the input').toBe(true);
    expect(worker.highestMemory()).toBeLessThan(1200);
    expect(worker.isRunning).toBe(true);
  });

  test('after a failed job the next one is none the worse', async () => {
    await workWith('');
    await scene.submit('next');
    assertSame('the job', [await scene.outcome('next')], [undisturbed]);
  });
});
