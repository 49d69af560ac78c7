import { addressBook, MAILING, RESIDENT_COLUMNS, residents } from '../../../harness/contacts.ts';
import type { Installation } from '../../../harness/installation.ts';
import { loadListInto } from '../../../harness/load-list-into.ts';
import { PEOPLE_SEED, Scene } from '../../../harness/scene.ts';

/**
 * A scene whose job has every kind of stage: deduplication against a file, a suppression list, and a mailing
 * file.
 */
export function openMailingScene(): Promise<Scene> {
  return Scene.open({
    blocks: BLOCKS,
    environment: { FETTLE_FAULTS: ONE_REJECT },
    workflow: MAILING,
    people: { columns: RESIDENT_COLUMNS, make: residents },
    file: addressBook(KNOWN),
    prepare: loadList,
  });
}

const BLOCKS = 24;

/** One record in each block that a step fails on. */
export const ONE_REJECT = 'step.record:throw#7';

/** The stage that a job is in. */
export const STAGE = `select coalesce(max(stage), -1) as number from job where status = 1
  and exists (select from task where job_id = job.id and task.stage = job.stage and claim > 0 and not done)`;

/** What jobs have left behind of their working data. */
export const LEFT = `select (select count(*) from dataset where role = 'working') + (select count(*) from working_chunk) as number`;

const RECORDS = BLOCKS * 10;

/** The same people as in the dataset, in other rows. */
const KNOWN = residents(RECORDS, PEOPLE_SEED + 1).slice(0, 40);

function loadList(installation: Installation): Promise<string> {
  const listed = residents(RECORDS, PEOPLE_SEED).filter((_, at) => at % 3 === 0);
  return installation.withDatabase((database) =>
    loadListInto(database, installation.folder, 'mps', addressBook(listed)),
  );
}
