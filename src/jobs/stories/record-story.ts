import { addressOf, asTyped } from '../../cleansing/address/typed-address.ts';
import { isDatasetStep } from '../../cleansing/dataset-step.ts';
import type { Database } from '../../database/connection.ts';
import { rangesOfRecords, readBlocks } from '../../datasets/blocks.ts';
import { Chain } from '../../engine/chain.ts';
import type { OpenedJob } from '../../engine/opened-job.ts';
import { Block } from '../../records/block.ts';
import type { Value } from '../../records/column.ts';
import type { PlacedStep } from '../../workflow/planned-step.ts';

/** A value of the record, by the name of its column. */
interface StoryValue {
  readonly column: string;
  readonly value: string;
  /** What the step says about the column. */
  readonly meaning: string;
}

/** A delivery point that the matcher compared. */
interface StoryCandidate {
  readonly address: string;
  readonly level: string;
  readonly score: number;
  readonly evidence: readonly {
    readonly element: string;
    readonly typed: string;
    readonly found: string;
    readonly outcome: string;
    readonly bits: number;
  }[];
}

/** What a step did to a record, and why. */
export interface StoryStep {
  readonly id: string;
  readonly step: string;
  readonly description: string;
  readonly read: readonly StoryValue[];
  /** What the step counted for this record: the meaning of each statistic, and how often. */
  readonly verdicts: readonly { readonly name: string; readonly meaning: string; readonly count: number }[];
  readonly changed: readonly { readonly column: string; readonly before: string; readonly after: string }[];
  readonly gave: readonly StoryValue[];
  /** Why the record was rejected here. Null if it was not. */
  readonly rejected: string | null;
  /** Whether the verdict is that of the job, because it depends on other records. */
  readonly isRecorded: boolean;
  readonly match: {
    readonly reasons: readonly string[];
    readonly candidates: readonly StoryCandidate[];
  } | null;
}

/** The story of a record: each step of its chain, in order. */
export interface RecordStory {
  /** Whether the record of the input was found. Otherwise the story begins with the columns of the output. */
  readonly isFromInput: boolean;
  readonly steps: readonly StoryStep[];
}

/** A record of an output: its place there, from 1. */
export interface StoryPlace {
  readonly chain: number;
  readonly output: number;
  readonly outputId: number;
  readonly inputId: number;
  readonly number: number;
}

/** The candidates of an address that a story shows. */
const MOST_CANDIDATES = 3;

/** The longest value in a story, in characters. */
const LONGEST_VALUE = 400;

/**
 * Tells what each step did to a record, by running the steps over this record alone with the settings that the
 * job was frozen with. Steps are deterministic, so they do again what they did in the job. The answers of a
 * step that compares records depend on the others, so they are read from the output.
 *
 * @returns undefined if the output has no such record
 */
export async function recordStory(
  database: Database,
  job: OpenedJob,
  place: StoryPlace,
): Promise<RecordStory | undefined> {
  const chain = job.chain(place.chain);
  const { layout, columns } = chain;
  const stored = await outputRow(database, place);
  if (stored === undefined) return undefined;
  const kept = new Map<number, Value>();
  for (const [at, { position }] of (chain.outputs[place.output] ?? []).entries())
    kept.set(position, stored.values[at] ?? null);
  const input = await inputRow(database, place.inputId, stored);
  let values: Value[] = input ?? columns.map((_, position) => kept.get(position) ?? null);
  const steps: StoryStep[] = [];
  for (const [at, placed] of layout.steps.entries()) {
    const names = layout.columns.map(({ name }) => name);
    const told = {
      id: placed.planned.id,
      step: placed.planned.step,
      description: placed.step.description,
      read: [...placed.inputs].map(([need, position]) => ({
        column: names[position] ?? need,
        value: textOf(values[position]),
        meaning: placed.step.needs.find(({ name }) => name === need)?.description ?? '',
      })),
    };
    if (isDatasetStep(placed.step)) {
      const answers = [...placed.outputs.values()].map((position) => kept.get(position) ?? null);
      values = [...values, ...answers];
      const gave = gaveOf(placed, names, values);
      steps.push({ ...told, verdicts: [], changed: [], gave, rejected: null, isRecorded: true, match: null });
      continue;
    }
    const prepared = await Chain.prepare(chain, job.run, { from: at, before: at + 1 });
    const { block, rejects, statistics } = await prepared.process(
      Block.of(
        1,
        values.map((value) => [value]),
      ),
    );
    const after = block.recordCount === 0 ? undefined : rowOf(block, 0);
    const match = placed.planned.step === 'address-cleansing' ? matchOf(placed, values, job) : null;
    steps.push({
      ...told,
      verdicts: verdictsOf(placed, statistics),
      changed: values.flatMap((before, position) =>
        after === undefined || after[position] === before
          ? []
          : [
              {
                column: names[position] ?? '',
                before: textOf(before),
                after: textOf(after[position]),
              },
            ],
      ),
      gave: after === undefined ? [] : gaveOf(placed, names, after),
      rejected: rejects[0]?.reason ?? null,
      isRecorded: false,
      match,
    });
    if (after === undefined) break;
    values = after;
  }
  return { isFromInput: input !== undefined, steps };
}

interface StoredRow {
  readonly blockNumber: number;
  readonly recordCount: number;
  readonly row: number;
  readonly values: readonly Value[];
}

async function outputRow(
  database: Database,
  { outputId, number }: StoryPlace,
): Promise<StoredRow | undefined> {
  const ranges = await rangesOfRecords(database, { dataset: { id: outputId }, start: number, end: number });
  const range = ranges.find(({ from, to }) => to > from);
  if (range === undefined) return undefined;
  const { blockNumber, from: row } = range;
  const [stored] = await readBlocks(database, outputId, blockNumber, blockNumber + 1, 1);
  if (stored === undefined) return undefined;
  const { block, recordCount } = stored;
  return { blockNumber, recordCount, row, values: rowOf(block, row) };
}

/**
 * Finds the record in the input. A block of the output has the number of its input block, so the record has
 * the same place there, unless steps left records of the block out.
 */
async function inputRow(
  database: Database,
  inputId: number,
  { blockNumber, recordCount, row }: StoredRow,
): Promise<Value[] | undefined> {
  const [stored] = await readBlocks(database, inputId, blockNumber, blockNumber + 1, 1);
  return stored?.recordCount === recordCount ? rowOf(stored.block, row) : undefined;
}

function rowOf(block: Block, row: number): Value[] {
  return Array.from({ length: block.columnCount }, (_, at) => block.values(at)[row] ?? null);
}

function verdictsOf({ planned, step }: PlacedStep, statistics: Readonly<Record<string, number>>) {
  return Object.entries(statistics).flatMap(([key, count]) => {
    const name = key.slice(planned.id.length + 1);
    const meaning = step.statistics[name];
    return meaning === undefined || count === 0 ? [] : [{ name, meaning, count }];
  });
}

function gaveOf(
  { planned, step, outputs }: PlacedStep,
  names: readonly string[],
  values: readonly Value[],
): StoryValue[] {
  return step.appends(planned.options as never).flatMap(({ name, description }) => {
    const position = outputs.get(name);
    const value = position === undefined ? null : (values[position] ?? null);
    if (position === undefined || value === null) return [];
    return [{ column: names[position] ?? name, value: textOf(value), meaning: description }];
  });
}

function matchOf({ inputs }: PlacedStep, values: readonly Value[], job: OpenedJob): StoryStep['match'] {
  const typed = addressOf((need) => {
    const position = inputs.get(need);
    return position === undefined ? '' : textOf(values[position]).trim();
  });
  if (typed === undefined) return null;
  const { reasons, candidates } = job.run.references.matcher.explain(asTyped(typed));
  return {
    reasons,
    candidates: candidates.slice(0, MOST_CANDIDATES).map(({ address, level, score, elements }) => {
      const { point } = address;
      const parts = [
        point.organisation,
        point.subBuildingName,
        point.buildingName,
        `${point.buildingNumber} ${point.thoroughfareName} ${point.thoroughfareDescriptor}`.trim(),
        point.postTown,
        point.postcode,
      ];
      return {
        address: parts.filter(Boolean).join(', '),
        level,
        score: Math.round(score * 10) / 10,
        evidence: elements.map(({ element, typed: written, found, outcome, weight }) => ({
          element,
          typed: written,
          found,
          outcome,
          bits: Math.round(weight * 10) / 10,
        })),
      };
    }),
  };
}

function textOf(value: Value | undefined): string {
  if (value === null || value === undefined) return '';
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, LONGEST_VALUE);
}
