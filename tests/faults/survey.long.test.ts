import { expect, test } from 'vitest';
import { RESIDENT_COLUMNS, residents } from '../../harness/contacts.ts';
import { assertSame } from '../../harness/round.ts';
import { Scene } from '../../harness/scene.ts';
import { LEFT } from './support/mailing-scene.ts';

const WORKFLOW = `
name: CleanseDataset
description: Finds duplicates by weights that are learned from the file.
inputs:
  Contacts: { columns: { name: text, address: text, postcode: text, phone: text, note: text } }
steps:
  - { step: deduplication }
outputs:
  Contacts: {}
`;

/** Enough records, at ten a block, for a survey in four parts. */
const BLOCKS = 800;

test.skipIf(process.platform !== 'linux')(
  'a worker that dies while it compares a part of a sample is replaced, and the job gives the same bytes',
  { timeout: 300_000 },
  async () => {
    const people = { columns: RESIDENT_COLUMNS, make: residents };
    const scene = await Scene.open({ blocks: BLOCKS, workflow: WORKFLOW, people }, '--no-worker');
    try {
      const { installation } = scene;
      // The others store their parts late, so that this one gets a part, too.
      const others = [0, 1].map(() =>
        installation.worker({ FETTLE_FAULTS: 'task.sample:delay=3000@1+', FETTLE_THREADS: '1' }),
      );
      await Promise.all(others.map((worker) => worker.ready()));
      await scene.undisturbed();
      const dying = installation.worker({ FETTLE_FAULTS: 'task.sample:exit', FETTLE_THREADS: '1' });
      await dying.ready();
      await scene.submit('killed');
      expect(await dying.ended).toMatchObject({ signal: 'SIGKILL' });
      assertSame('the job', [await scene.outcome('killed')], [await scene.undisturbed()]);
      expect(await scene.number(LEFT)).toBe(0);
    } finally {
      await scene.close();
    }
  },
);
