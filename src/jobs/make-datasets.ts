import type { Catalogue } from '../cleansing/catalogue.ts';
import type { ClientScope } from '../database/client-scope.ts';
import { createDatasetOfJob } from '../datasets/of-job.ts';
import { present } from '../present.ts';
import type { Column } from '../records/column.ts';
import { outputColumns } from '../workflow/output-columns.ts';
import { comparisonsOf } from '../workflow/passes.ts';
import { REJECT_COLUMNS } from '../workflow/rejects.ts';
import { REJECTS } from '../workflow/workflow.ts';
import type { CheckedSubmission } from './check-submission.ts';
import type { FrozenChain, FrozenComparison, FrozenJob } from './frozen-job.ts';
import { datasetName } from './output-name.ts';

/** Creates the datasets that a job makes: its outputs, its rejects and its working datasets. */
export async function makeDatasets(
  scope: ClientScope,
  job: { readonly id: number; readonly name: string },
  { plan, layouts, datasets, file }: CheckedSubmission,
  catalogue: Catalogue,
): Promise<
  Omit<FrozenJob, 'format' | 'now' | 'rules' | 'references'> & { outputDatasets: Record<string, string> }
> {
  const outputDatasets: Record<string, string> = {};
  const make = async (
    role: 'output' | 'working',
    output: string,
    columns: readonly Column[],
  ): Promise<number> => {
    const name = role === 'output' ? await datasetName(scope, job.name, output) : null;
    if (name !== null) outputDatasets[output] = name;
    return createDatasetOfJob(scope, job.id, name, columns);
  };
  const chains: FrozenChain[] = [];
  for (const [at, chain] of plan.chains.entries()) {
    const layout = present(layouts[at], `the layout of chain ${at}`);
    const outputIds: number[] = [];
    for (const output of chain.outputs) {
      const role = output.kind === 'file' ? 'working' : 'output';
      outputIds.push(await make(role, output.name, namesAndTypes(outputColumns(layout, output))));
    }
    const dataset = datasets.get(chain.input);
    chains.push({
      plan: chain,
      datasetId:
        chain.source === 'file'
          ? await make('working', chain.input, chain.columns)
          : present(dataset, `the dataset of input ${chain.input}`).id,
      file: chain.source === 'file' ? present(file, 'the input file') : null,
      outputIds,
    });
  }
  const comparisons: FrozenComparison[] = [];
  for (const { chain } of comparisonsOf(plan.chains, catalogue)) {
    const { input } = present(plan.chains[chain], `chain ${chain} of the plan`);
    const chunksId = await make('working', input, []);
    comparisons.push({ chunksId, recordsId: await make('working', input, []) });
  }
  const rejectsId = await make('output', REJECTS, namesAndTypes(REJECT_COLUMNS));
  return { chains, rejectsId, comparisons, outputDatasets };
}

/** Outputs of a file input get their columns only once the header has been read. */
function namesAndTypes(columns: readonly Column[]): Column[] {
  return columns.map(({ name, type }) => ({ name, type }));
}
