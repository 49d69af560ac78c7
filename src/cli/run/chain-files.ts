import type { Catalogue } from '../../cleansing/catalogue.ts';
import { type OpenedChain, openChain } from '../../engine/opened-chain.ts';
import type { RunChain } from '../../local-run/local-run.ts';
import { itemAt, present } from '../../present.ts';
import { planJob } from '../../workflow/plan-job.ts';
import type { Workflow } from '../../workflow/workflow.ts';
import { asOptions } from '../as-options.ts';
import type { Input } from '../files/input.ts';
import type { Outputs } from '../files/outputs.ts';
import { TableOutput } from '../files/table-output.ts';
import { UsageError } from '../usage-error.ts';
import { beginOutputs } from './headers.ts';
import type { RunOptions } from './run-options.ts';

/** The chain of each input, fitted to the actual columns of its file. */
export function openChains(
  workflow: Workflow,
  catalogue: Catalogue,
  inputs: readonly Input[],
  { param: parameters, output: paths }: RunOptions,
): OpenedChain[] {
  const columnsOf = (name: string) =>
    present(
      inputs.find((input) => input.name === name),
      `the input ${name}`,
    ).reader.layout.header.columns;
  const ofKind = (kind: string) => workflow.inputs.filter((input) => input.kind === kind);
  const request = {
    name: workflow.name,
    parameters,
    inputDatasets: Object.fromEntries(
      ofKind('dataset').map(({ name }) => [name, { columns: columnsOf(name) }]),
    ),
    inputFilename: ofKind('file').map(({ name }) => name)[0] ?? null,
  };
  const { plan, errors } = planJob(workflow, request, catalogue);
  if (plan === undefined) {
    throw new UsageError(asOptions(errors));
  }
  return plan.chains.map((chain) =>
    openChain(chain, columnsOf(chain.input), catalogue, (output) =>
      Object.hasOwn(paths, itemAt(chain.outputs, output).name),
    ),
  );
}

/** A chain and the tables that it writes. */
export interface ChainFiles extends RunChain {
  readonly outputs: readonly (TableOutput | undefined)[];
}

/** Opens the files that a chain writes, and writes their headings. */
export async function filesOf(
  chain: OpenedChain,
  inputs: readonly Input[],
  { output: paths, format }: RunOptions,
  outputs: Outputs,
): Promise<ChainFiles> {
  const ofChain = inputs.find(({ name }) => name === chain.plan.input);
  const input = present(ofChain, `the input ${chain.plan.input}`);
  const files: (TableOutput | undefined)[] = [];
  for (const { name } of chain.plan.outputs) {
    const path = Object.hasOwn(paths, name) ? paths[name] : undefined;
    if (path === undefined) files.push(undefined);
    else files.push(new TableOutput(await outputs.open(path), format, input.reader.kinds));
  }
  await beginOutputs(chain, input, files);
  return { chain, input, outputs: files };
}
