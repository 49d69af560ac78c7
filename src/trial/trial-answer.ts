import { textOf } from '../cleansing/profile/comparison/judgement.ts';
import { workflowOf } from '../planning/clean-workflow.ts';
import { type StepGroup, TIDY, type UsedStep } from '../planning/cleansing-plan.ts';
import { itemAt } from '../present.ts';
import type { ColumnKind } from '../recognition/column-kind.ts';
import { evidenceOf } from '../recognition/evidence.ts';
import { SAID } from '../recognition/recognise.ts';
import type { Choices } from './choices.ts';
import { type ChosenPlan, chosenPlan } from './chosen-plan.ts';
import { judgedCells, type TrialCell, type TrialColumn } from './judged-cells.ts';
import { runSample, type SampleRun, type TrialRun } from './run-sample.ts';
import type { Reading, Sample } from './sample.ts';

/** How many records are shown as they are. */
const SHOWN_RECORDS = 20;

/** Longer values are cut in the table of the first records. */
const SHOWN_LENGTH = 200;

/** A column of the file. */
export interface FileColumn {
  readonly name: string;
  readonly label: string;
  /** What it contains. Null if it is left alone. */
  readonly kind: ColumnKind | null;
  /** Which of several addresses it belongs to. Empty if there is one. */
  readonly group: string;
  /**
   * How many of the examined values look like the kind, how many were examined, and what they look like. Null
   * without a kind.
   */
  readonly evidence: { readonly fitting: number; readonly of: number; readonly does: string } | null;
  /** Why it is left alone although its heading suggests a kind. */
  readonly doubt: string | null;
  /** Whether a person chose the kind. */
  readonly isChosen: boolean;
}

/** A part of the plan, and what it did in the trial. */
export interface TriedPart {
  readonly group: StepGroup | typeof TIDY;
  readonly does: string;
  readonly steps: readonly UsedStep[];
  /** What it did to the records, such as `61 corrected`. */
  readonly did: readonly string[];
}

/** A record of the trial. */
export interface TrialRow {
  /** Its line in the file. */
  readonly line: number;
  readonly cells: readonly TrialCell[];
  /** Why it would be rejected. Null if it is not. */
  readonly rejected: string | null;
  /** Whether a step leaves it out. */
  readonly isLeftOut: boolean;
  /** The other records of the trial that are the same, by their index, and whether this one is kept. */
  readonly duplicate: { readonly others: readonly number[]; readonly isKept: boolean } | null;
}

/** The answer of a trial: what is in the file, what is planned, and what the plan makes of the first records. */
export interface TrialAnswer {
  readonly reading: Reading;
  /** Whether all records of the file were examined. */
  readonly isWhole: boolean;
  readonly columns: readonly FileColumn[];
  /** The kinds that a column may have, with their names. */
  readonly kinds: Readonly<Record<ColumnKind, string>>;
  /** The first records as they are in the file. */
  readonly first: readonly (readonly string[])[];
  readonly parts: readonly TriedPart[];
  /** What is left alone, and why. */
  readonly leaves: readonly string[];
  readonly trial: { readonly columns: readonly TrialColumn[]; readonly rows: readonly TrialRow[] };
}

/** A sample and what a person chose about it. */
export interface Order {
  readonly sample: Sample;
  readonly choices: Choices;
  /** The name of the file. */
  readonly name: string;
}

/** The chosen plan, and what it made of a sample. */
export interface Tried {
  readonly chosen: ChosenPlan;
  readonly run: SampleRun;
}

/** Runs the chosen plan over a sample. */
export async function tryPlan({ sample, choices, name }: Order, trial: TrialRun): Promise<Tried> {
  const chosen = chosenPlan(sample.looked, choices);
  const { workflow } = workflowOf(chosen.plan, name, { place: chosen.looked.place });
  return { chosen, run: await runSample(sample, workflow, trial) };
}

/** Answers everything that the page shows. */
export function trialAnswer(order: Order, { chosen, run }: Tried, now: Date): TrialAnswer {
  const { sample } = order;
  const { columns, cells } = judgedCells(sample, run);
  const duplicates = duplicatesOf(run);
  return {
    reading: sample.reading,
    isWhole: sample.looked.isWhole,
    columns: fileColumns(order, chosen, now),
    kinds: SAID,
    first: sample.rows
      .slice(0, SHOWN_RECORDS)
      .map((row) => row.map((value) => textOf(value).slice(0, SHOWN_LENGTH))),
    parts: chosen.plan.parts.map((part) => ({ ...part, did: didOf(part, columns, run) })),
    leaves: chosen.plan.leaves,
    trial: {
      columns,
      rows: sample.rows.map((_, row) => ({
        line: itemAt(sample.lines, row),
        cells: itemAt(cells, row),
        rejected: run.rejected.get(row) ?? null,
        isLeftOut: !run.made.has(row) && !run.rejected.has(row),
        duplicate: duplicates.get(row) ?? null,
      })),
    },
  };
}

function fileColumns({ choices: { columns = {} } }: Order, { looked }: ChosenPlan, now: Date): FileColumn[] {
  return looked.columns.map((one) => ({
    name: one.column.name,
    label: looked.labels.get(one.column.name) || one.column.name,
    kind: one.kind ?? null,
    group: one.group,
    evidence: evidenceOf(one, now.getUTCFullYear()) ?? null,
    doubt: one.doubt ?? null,
    isChosen: Object.hasOwn(columns, one.column.name),
  }));
}

/** The groups of duplicates among the records of the trial. */
export function duplicatesOf({ columns, made }: SampleRun): Map<number, NonNullable<TrialRow['duplicate']>> {
  const [id, keep] = [columns.indexOf('unique_id'), columns.indexOf('keep_flag')];
  const found = new Map<number, NonNullable<TrialRow['duplicate']>>();
  if (id < 0) return found;
  for (const group of Map.groupBy(made, ([, values]) => values[id]).values()) {
    if (group.length < 2) continue;
    const rows = group.map(([row]) => row);
    for (const [row, values] of group)
      found.set(row, { others: rows.filter((other) => other !== row), isKept: String(values[keep]) === '1' });
  }
  return found;
}

const WRONG: Readonly<Record<string, string>> = {
  addresses: 'not found',
  names: 'no name of a person or company',
};

function didOf(
  { group, steps }: Pick<TriedPart, 'group' | 'steps'>,
  columns: readonly TrialColumn[],
  { statistics }: SampleRun,
): string[] {
  const counted = (name: string) =>
    steps.reduce((sum, { id }) => sum + (statistics[`${id}.${name}`] ?? 0), 0);
  const said = (count: number, what: string) => (count === 0 ? [] : [`${count} ${what}`]);
  const none = (list: string[]) => (list.length === 0 ? ['nothing to correct'] : list);
  if (group === TIDY) return none(said(counted('changed'), 'values tidied'));
  if (group === 'duplicates') return none(said(counted('notKept'), 'duplicates'));
  const own = columns.filter(({ step }) => steps.some(({ id }) => id === step));
  const sum = (state: keyof TrialColumn['counts']) => own.reduce((all, { counts }) => all + counts[state], 0);
  return none([
    ...said(sum('changed'), 'corrected'),
    ...said(sum('rewritten'), 'written differently'),
    ...said(sum('wrong'), WRONG[group] ?? 'not valid'),
    ...said(sum('doubtful'), 'doubtful'),
  ]);
}
