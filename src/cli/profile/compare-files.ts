import { CATALOGUE } from '../../cleansing/catalogue.ts';
import { Comparison } from '../../cleansing/profile/comparison/comparison.ts';
import type { ProfileReport } from '../../cleansing/profile/report.ts';
import { systemClock } from '../../clock.ts';
import { openChain } from '../../engine/opened-chain.ts';
import type { RecordBatch } from '../../formats/table-reader.ts';
import { Block } from '../../records/block.ts';
import type { Column, Value } from '../../records/column.ts';
import { planJob } from '../../workflow/plan-job.ts';
import { RECORDS, workflowOf } from '../clean/clean-workflow.ts';
import { planCleansing } from '../clean/plan.ts';
import { RunProgress } from '../run/progress.ts';
import { appliedSteps } from './applied-steps.ts';
import type { LookedAt } from './look.ts';
import { openProfiled, type ProfiledFile, type ProfileOptions } from './profile-file.ts';
import { RecordPairs } from './record-pairs.ts';

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
  const tables = [one, other].map(({ input }) => {
    const { columns, labels } = input.reader.layout.header;
    return { names: columns.map(({ name }) => name), labels };
  });
  const { columns } = one.input.reader.layout.header;
  const comparison = new Comparison(tables[0]!, tables[1]!, stepsFor(before, columns));
  const pairs = new RecordPairs(tables[0]!.names, tables[1]!.names);
  const progress = new RunProgress([one.input, other.input], !quiet);
  const originals = one.input.reader[Symbol.asyncIterator]();
  const readOriginals = async (): Promise<boolean> => {
    const { value, done } = (await originals.next()) as IteratorResult<RecordBatch>;
    if (done === true) return false;
    one.profile.add(value.block, value.rejects.length);
    for (const [row, values] of rowsOf(value.block).entries()) {
      pairs.addOriginal({ line: value.lines[row]!, values });
    }
    progress.add(value.block.recordCount);
    return true;
  };
  try {
    for await (const { block, rejects } of other.input.reader) {
      other.profile.add(block, rejects.length);
      const [was, is, lines]: [Value[][], Value[][], number[]] = [[], [], []];
      for (const values of rowsOf(block)) {
        while (pairs.needsMore && (await readOriginals()));
        const original = pairs.originalOf(values);
        if (original === undefined) continue;
        was.push([...original.values]);
        is.push(values);
        lines.push(original.line);
      }
      comparison.add(blockOf(was, tables[0]!.names), blockOf(is, tables[1]!.names), lines);
      progress.add(block.recordCount + rejects.length);
    }
    while (await readOriginals());
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

function rowsOf(block: Block): Value[][] {
  const columns = Array.from({ length: block.columnCount }, (_, at) => block.values(at));
  return Array.from({ length: block.recordCount }, (_, row) => columns.map((values) => values[row]!));
}

function blockOf(rows: readonly (readonly Value[])[], names: readonly string[]): Block {
  return Block.of(
    rows.length,
    names.map((_, at) => rows.map((row) => row[at]!)),
  );
}
