import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATASET_STEPS } from '../support/with-dataset-steps.ts';
import { signal } from './support/installation.ts';
import { assertSame } from './support/round.ts';
import { Scene } from './support/scene.ts';

/** Two dataset steps, one of them with a second output in an order of its own, between record steps. */
const WORKFLOW = `
name: CleanseDataset
description: Groups names, counts words, sorts.
inputs:
  Contacts: { columns: { id: integer, name: text, phone: text } }
steps:
  - { step: tidy, columns: { text: name }, options: { case: title } }
  - { step: same-value, id: same, columns: { value: name, other: phone } }
  - { step: tidy, id: notes, columns: { text: notes }, options: { case: upper } }
  - { step: sorted, columns: { by: name } }
outputs:
  Contacts: {}
  Export: { step: sorted, kind: file, path: "/out/{job}.csv" }
`;

/** The stages of such a job. */
const STAGES = [
  'read',
  'pass',
  'resolve',
  'combine',
  'pass',
  'resolve',
  'combine',
  'pass',
  'gather',
  'write',
];

/** Each long enough to be hit, and one record in each block that a step fails on. */
const DISTURBANCE = 'task.store-block:delay=1500@1+,task.store-chunks:delay=1500@1+,step.record:throw#7';

const STAGE = `select coalesce(max(stage), -1) as number from job where status = 1
  and exists (select from task where job_id = job.id and task.stage = job.stage and claim > 0 and not done)`;

const LEFT = `select (select count(*) from dataset where role = 'working') + (select count(*) from working_chunk) as number`;

describe.skipIf(process.platform !== 'linux')('a job with dataset steps', () => {
  let scene: Scene;

  beforeAll(async () => {
    scene = await Scene.open({
      blocks: 40,
      environment: { ...DATASET_STEPS, FETTLE_FAULTS: 'step.record:throw#7' },
      workflow: WORKFLOW,
    });
    await scene.undisturbed();
  }, 240_000);

  afterAll(() => scene?.close(), 60_000);

  const serve = async (faults = 'step.record:throw#7') => {
    scene.server = scene.installation.serve({ FETTLE_FAULTS: faults });
    await scene.server.ready();
  };

  test('leaves nothing behind, and percentComplete and statistics never fall', {
    timeout: 120_000,
  }, async () => {
    await scene.submit('watched');
    let last = { percentComplete: 0, statistics: {} as Record<string, number>, status: 0 };
    while (last.status < 2) {
      const job = await scene.client.get<typeof last>('/Job/watched');
      expect(job.percentComplete).toBeGreaterThanOrEqual(last.percentComplete);
      for (const [name, count] of Object.entries(last.statistics)) {
        expect(job.statistics[name], name).toBeGreaterThanOrEqual(count);
      }
      last = job;
    }
    expect(last).toMatchObject({ status: 2, percentComplete: 100 });
    assertSame('the job', [await scene.outcome('watched')], [await scene.undisturbed()]);
    expect(await scene.number(LEFT)).toBe(0);
  });

  test('whose processes and database are killed in every stage gives the same bytes', {
    timeout: 580_000,
  }, async () => {
    await scene.server.stop();
    await serve(DISTURBANCE);
    await scene.submit('killed');
    const hit = new Set<number>();
    for (let stage = 1; stage < STAGES.length; stage++) {
      const end = Date.now() + 60_000;
      let now = -1;
      while (now < stage && Date.now() < end) {
        now = await scene.number(STAGE).catch(() => -1);
        if (now < stage) await wait(20);
      }
      stage = now;
      hit.add(stage);
      // Somewhere within the pause before it stores.
      await wait(700);
      const postmaster = scene.installation.postmaster();
      await scene.server.killNow();
      if (stage % 3 === 0 && postmaster !== undefined) signal(postmaster, 'SIGKILL');
      await serve(DISTURBANCE);
    }
    console.info(`killed in ${[...hit].map((stage) => `${stage} (${STAGES[stage]})`).join(', ')}`);
    expect(hit.size).toBeGreaterThanOrEqual(8);
    assertSame('the job', [await scene.outcome('killed')], [await scene.undisturbed()]);
    expect(await scene.number(LEFT)).toBe(0);
  });

  test('gives the same bytes on four workers', { timeout: 240_000 }, async () => {
    await scene.server.stop();
    await serve();
    const workers = Array.from({ length: 3 }, () => scene.installation.worker());
    await Promise.all(workers.map((worker) => worker.ready()));
    await scene.submit('four');
    assertSame('the job', [await scene.outcome('four')], [await scene.undisturbed()]);
    for (const worker of workers) await worker.stop();
  });

  test('that fails in a partition says where, and leaves nothing behind', { timeout: 240_000 }, async () => {
    await scene.server.stop();
    await serve('task.store-chunks:throw@1+');
    await scene.submit('failing');
    const job = await scene.finished('failing');
    expect(job).toMatchObject({
      status: 3,
      error: 'In partition 0 of step same: injected at task.store-chunks',
    });
    expect(await scene.number(LEFT)).toBe(0);
  });

  test('that is cancelled while it compares leaves nothing behind', { timeout: 240_000 }, async () => {
    await scene.server.stop();
    await serve('task.store-chunks:delay=3000@1+');
    await scene.submit('cancelled');
    while ((await scene.number(STAGE)) < 2) await wait(20);
    const { status } = await scene.client.send('DELETE', '/Job/cancelled');
    expect(status).toBe(200);
    // The thread is still in its pause; what it then stores must find nothing to hang on.
    await wait(4000);
    expect(await scene.number(LEFT)).toBe(0);
    expect((await scene.finished('cancelled')).status).toBe(4);
  });
});
