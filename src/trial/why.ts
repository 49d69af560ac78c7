import { CATALOGUE, stepNamed } from '../cleansing/catalogue.ts';
import { textOf } from '../cleansing/profile/comparison/judgement.ts';
import { reasonText } from '../cleansing/profile/comparison/reason-texts.ts';
import { Chain } from '../engine/chain.ts';
import { itemAt, present } from '../present.ts';
import { Block } from '../records/block.ts';
import type { Value } from '../records/column.ts';
import { appendedColumns } from '../workflow/option.ts';
import type { PlacedStep } from '../workflow/planned-step.ts';
import { judgedCells } from './judged-cells.ts';
import type { SampleRun, TrialRun } from './run-sample.ts';
import type { Sample } from './sample.ts';
import { tidiedSentences } from './tidied-sentences.ts';
import type { Order, TrialRow } from './trial-answer.ts';
import { duplicatesOf, type Tried } from './trial-answer.ts';
import { type AddressWhy, whyAddress } from './why-address.ts';
import { type NameWhy, whyName } from './why-name.ts';

/** A value that a step gave, with its meaning. */
export interface GivenValue {
  readonly column: string;
  readonly value: string;
  readonly meaning: string;
}

/** Why a value of the trial came out as it did. All numbers are the engine's own. */
export interface Why {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  /** The reasons in sentences. */
  readonly says: readonly string[];
  readonly address: AddressWhy | null;
  readonly name: NameWhy | null;
  /** Everything else that the step says about the record. */
  readonly gives: readonly GivenValue[];
  readonly duplicate: TrialRow['duplicate'];
}

/** @param at the record of the trial, and the column of the trial, by their indexes */
export async function whyOf(
  order: Order,
  { run }: Tried,
  at: { readonly row: number; readonly column: number },
  trial: TrialRun,
): Promise<Why | undefined> {
  const { sample } = order;
  const { columns, cells } = judgedCells(sample, run);
  const column = columns[at.column];
  const cell = cells[at.row]?.[at.column];
  if (column === undefined || cell === undefined) return undefined;
  const placed = run.chain.layout.steps.find(({ planned }) => planned.id === column.step);
  const { before, after } = cell;
  const rejected = run.rejected.get(at.row);
  const common = {
    label: column.label,
    before,
    after,
    address: null,
    name: null,
    gives: [],
    duplicate: duplicatesOf(run).get(at.row) ?? null,
  };
  if (rejected !== undefined) return { ...common, says: [`The record is rejected: ${rejected}.`] };
  if (placed === undefined) return { ...common, says: tidiedSentences(before, after) };
  const input = await enteringValues(sample, at.row, placed, run, trial);
  const options = placed.planned.options;
  return {
    ...common,
    says: cell.reasons.map((reason) => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`),
    ...(column.kind === 'address' && { address: whyAddress(input, trial.references.matcher) }),
    ...(column.kind === 'name' && { name: whyName(input, options) }),
    gives: givenValues(placed, at.row, run),
  };
}

/** The values that a record has when it enters a step, by need. */
async function enteringValues(
  { columns, rows }: Sample,
  row: number,
  placed: PlacedStep,
  { chain }: SampleRun,
  trial: TrialRun,
): Promise<(need: string) => string> {
  const before = chain.layout.steps.indexOf(placed);
  const prepared = await Chain.prepare(chain, trial, { from: 0, before });
  // The last column of the chain is the number of the record in the sample.
  const values: Value[][] = [...columns.map((_, at) => [rows[row]?.[at] ?? null]), [row]];
  const { block } = await prepared.process(Block.of(1, values));
  return (need) => {
    const position = placed.inputs.get(need);
    return position === undefined || block.recordCount === 0
      ? ''
      : textOf(block.values(position)[0] ?? null).trim();
  };
}

function givenValues({ planned, outputs }: PlacedStep, row: number, run: SampleRun): GivenValue[] {
  const step = present(stepNamed(planned.step, CATALOGUE), 'a step of the plan');
  return appendedColumns(step, planned.options).flatMap(({ name, description }) => {
    const column = itemAt(
      run.chain.layout.columns,
      present(outputs.get(name), 'the position of an appended column'),
    ).name;
    const value = run.made.get(row)?.[run.columns.indexOf(column)] ?? null;
    if (value === null || value === '') return [];
    const isCode = /_comment$|_corrections$/.test(name);
    const text = isCode ? textOf(value).split(';').map(reasonText).join('; ') : textOf(value);
    return [{ column, value: text, meaning: description }];
  });
}
