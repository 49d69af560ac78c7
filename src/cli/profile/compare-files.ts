import { CATALOGUE } from '../../cleansing/catalogue.ts';
import { Comparison } from '../../cleansing/profile/comparison/comparison.ts';
import type { ProfileReport } from '../../cleansing/profile/report.ts';
import { systemClock } from '../../clock.ts';
import { openChain } from '../../engine/opened-chain.ts';
import type { RecordBatch } from '../../formats/table-reader.ts';
import { appliedSteps } from '../../planning/applied-steps.ts';
import { RECORDS, workflowOf } from '../../planning/clean-workflow.ts';
import type { LookedAt } from '../../planning/look.ts';
import { PairedBlocks } from '../../planning/paired-blocks.ts';
import { planCleansing } from '../../planning/plan.ts';
import type { Column } from '../../records/column.ts';
import { planJob } from '../../workflow/plan-job.ts';
import { RunProgress } from '../run/progress.ts';
import { openProfiled, type ProfiledFile, type ProfileOptions } from './profile-file.ts';

/**
 * Reads a file and its cleansed version side by side, once, and reports what became of each record. The
 * contents of the original columns decide which columns were cleansed, as for `fettle clean`.
 */
export async function compareFiles(
  before: ProfiledFile & { readonly looked: LookedAt },
  after: ProfiledFile,
  { showValues = false, quiet = false }: ProfileOptions,
): Promise<ProfileReport> {
  const one = await openProfiled(before, quiet);
  const other = await openProfiled(after, quiet);
  const tableOf = ({ input }: typeof one) => {
    const { columns, labels } = input.reader.layout.header;
    return { names: columns.map(({ name }) => name), labels };
  };
  const [original, cleansed] = [tableOf(one), tableOf(other)];
  const { columns } = one.input.reader.layout.header;
  const comparison = new Comparison(original, cleansed, stepsFor(before, columns));
  const progress = new RunProgress([one.input, other.input], !quiet);
  const pairs = new PairedBlocks(
    original.names,
    cleansed.names,
    one.input.reader,
    ({ block, rejects }: RecordBatch) => {
      one.profile.add(block, rejects.length);
      progress.add(block.recordCount);
    },
  );
  try {
    for await (const { block, rejects } of other.input.reader) {
      other.profile.add(block, rejects.length);
      const { before: was, after: is, lines } = await pairs.pair(block);
      comparison.add(was, is, lines);
      progress.add(block.recordCount + rejects.length);
    }
    await pairs.readRest();
  } finally {
    progress.stop();
    await one.input.reader.close();
    await other.input.reader.close();
  }
  return {
    madeAt: systemClock.now().toISOString(),
    table: one.profile.report(one.name, showValues),
    after: other.profile.report(other.name, showValues),
    comparison: pairs.belongTogether ? comparison.report(showValues) : undefined,
  };
}

/** The steps that `fettle clean` would use, with the names that it would give to their columns. */
function stepsFor({ looked, said }: { looked: LookedAt; said: string }, columns: readonly Column[]) {
  const plan = planCleansing(looked, {});
  if (plan.steps.length === 0) return [];
  const { workflow } = workflowOf(plan, said);
  const { plan: job } = planJob(workflow, {
    name: workflow.name,
    parameters: {},
    inputDatasets: { [RECORDS]: { columns } },
    inputFilename: null,
  });
  const chain = job?.chains[0];
  return chain === undefined ? [] : appliedSteps(openChain(chain, columns, CATALOGUE).layout);
}
