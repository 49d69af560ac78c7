import { type DatasetStepRun, isDatasetStep } from '../cleansing/dataset-step.ts';
import type { PlacedStep } from '../workflow/planned-step.ts';
import { type ChainRun, prepareStep } from './chain.ts';

/** A dataset step in its place, prepared. */
export interface PreparedComparison {
  readonly placed: PlacedStep;
  readonly run: DatasetStepRun;
}

export async function prepareComparison(placed: PlacedStep, chainRun: ChainRun): Promise<PreparedComparison> {
  const run = await prepareStep(placed, chainRun);
  if (!isDatasetStep(placed.step) || 'open' in run)
    throw new Error(`${placed.step.name} is not a dataset step.`);
  return { placed, run };
}
