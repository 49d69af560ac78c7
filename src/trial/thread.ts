import { workerData } from 'node:worker_threads';
import { RecentMap } from '../caches/recent-map.ts';
import { loadCatalogue } from '../cleansing/load-catalogue.ts';
import { ReferenceShelf } from '../cleansing/references.ts';
import { connect } from '../database/connection.ts';
import { TableUnreadable } from '../formats/table-unreadable.ts';
import { PackedDamaged } from '../formats/unpack.ts';
import { workflowOf } from '../planning/clean-workflow.ts';
import { CsvUnreadable } from '../records/csv-reader.ts';
import { Refusal } from '../refusal.ts';
import { chosenPlan } from './chosen-plan.ts';
import type { TrialAnswers, TrialOutcome, TrialTask, TrialThreadData, TriedFile } from './messages.ts';
import { cleaningReport, profileReport } from './report.ts';
import { runDraft } from './run-draft.ts';
import type { TrialRun } from './run-sample.ts';
import { readSample, type Sample } from './sample.ts';
import { StoredTable } from './stored-table.ts';
import { type Order, type Tried, trialAnswer, tryPlan } from './trial-answer.ts';
import { whyOf } from './why.ts';

/** Where a job of a planned workflow puts its file. */
const OUTPUT_PATH = '/cleaned/{job}.csv';

/** The samples that a thread keeps, so that a trial after a change need not read the file again. */
const SAMPLES_KEPT = 8;

/** How many trials it keeps. */
const PLANS_KEPT = 4;

/*
 * A thread that tries plans on samples. Matching 200 addresses takes up to a few hundred milliseconds, in
 * which the main thread could answer nobody.
 */
const { databaseUrl, addressFile } = workerData as TrialThreadData;

const catalogue = await loadCatalogue();
const database = connect(databaseUrl, 1);
const shelf = new ReferenceShelf(addressFile === undefined ? [] : [addressFile]);
/** The last trials, which clicks on their cells ask about. */
const plans = new RecentMap<string, Tried>(PLANS_KEPT);
const samples = new RecentMap<string, Sample>(SAMPLES_KEPT);

export default async function runTask(task: TrialTask): Promise<TrialOutcome> {
  try {
    return { answer: await answer(task) };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.kind, detail: error.message, errors: error.errors };
    const isOfFile =
      error instanceof CsvUnreadable || error instanceof TableUnreadable || error instanceof PackedDamaged;
    if (!isOfFile || task.kind === 'draft') throw error;
    const name = `\`${task.of.name}\``;
    const detail = error.message.startsWith('The file')
      ? error.message.replace('The file', name)
      : `${name}: ${error.message}`;
    return { refusal: 'invalid-request', detail, errors: { file: [detail] } };
  }
}

async function answer(task: TrialTask): Promise<TrialAnswers[keyof TrialAnswers]> {
  switch (task.kind) {
    case 'trial': {
      const order = await orderOf(task.of);
      return trialAnswer(order, await triedPlan(task.of, order), new Date(task.of.now));
    }
    case 'why': {
      const order = await orderOf(task.of);
      return whyOf(order, await triedPlan(task.of, order), task, runOf(task.of));
    }
    case 'workflow': {
      const { sample, choices, name } = await orderOf(task.of);
      const { plan, looked } = chosenPlan(sample.looked, choices);
      if (plan.steps.length === 0)
        throw new Refusal(
          'invalid-request',
          'The plan has no step. Say what a column contains, or switch a step on.',
        );
      const terms = { name: task.workflowName, place: looked.place, outputPath: OUTPUT_PATH };
      return workflowOf(plan, name, terms);
    }
    case 'draft':
      return runDraft(task.of, { catalogue, open: (references) => shelf.open(references) });
    case 'report':
      return cleaningReport(database, task.of, catalogue);
    case 'report-page': {
      // The library that draws the charts takes a quarter of a second to load.
      const { profilePage } = await import('../cleansing/profile/page/profile-page.ts');
      return profilePage(await profileReport(database, task.of, catalogue));
    }
  }
}

async function orderOf({ file, choices, name, now }: TriedFile): Promise<Order> {
  const key = `${file.id} ${JSON.stringify(choices.place ?? {})}`;
  let sample = samples.get(key);
  if (sample === undefined) {
    const table = new StoredTable(database, file);
    try {
      sample = await readSample(table, choices.place ?? {}, new Date(now));
    } finally {
      await table.close();
    }
    samples.set(key, sample);
  }
  return { sample, choices, name };
}

async function triedPlan(of: TriedFile, order: Order): Promise<Tried> {
  const key = JSON.stringify([of.file.id, of.choices, of.references]);
  const known = plans.get(key);
  if (known !== undefined) return known;
  const tried = await tryPlan(order, runOf(of));
  plans.set(key, tried);
  return tried;
}

function runOf({ now, references }: TriedFile): TrialRun {
  return { now: new Date(now), references: shelf.open(references), catalogue };
}
