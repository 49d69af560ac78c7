import type { Catalogue } from '../cleansing/catalogue.ts';
import type { CatalogueStep } from '../cleansing/dataset-step.ts';
import { type Column, NAME_LENGTH } from '../records/column.ts';

/** A step of a chain, as a job freezes it: plain JSON, with a value for every option. */
export interface PlannedStep {
  /** Unique in its chain; the prefix of the step's statistics. */
  readonly id: string;
  /** The step's name in the catalogue. */
  readonly step: string;
  readonly options: Record<string, unknown>;
  /** Maps needs to columns. */
  readonly columns: Record<string, string>;
  /** New names of appended columns, by the step's own names. */
  readonly rename: Record<string, string>;
  /** The input that a dataset step compares with, if there is one. */
  readonly reference?: string;
}

/** A step placed in the record: the column positions that it reads and appends. */
export interface PlacedStep {
  readonly planned: PlannedStep;
  readonly step: CatalogueStep;
  /** Maps needs to column positions. */
  readonly inputs: ReadonlyMap<string, number>;
  /** Maps the step's own names of appended columns to positions. */
  readonly outputs: ReadonlyMap<string, number>;
  /** The columns of its second output; empty if it has none. */
  readonly gives: readonly Column[];
}

/** The columns after a chain of steps, and where each step reads and writes. */
export interface Layout {
  readonly columns: readonly Column[];
  readonly steps: readonly PlacedStep[];
}

/**
 * Lays out a chain on the columns of its input. Each step may read the client's columns and those that
 * earlier steps appended. An appended column whose name is taken gets the first free name of `name_2`,
 * `name_3`, …
 *
 * @throws Error if a step or a mapped column does not exist, which cannot happen for a checked workflow on
 * checked columns
 */
export function layOut(
  columns: readonly Column[],
  plan: readonly PlannedStep[],
  catalogue: Catalogue,
): Layout {
  const all = [...columns];
  const position = new Map(all.map((column, at) => [column.name, at]));
  const steps = plan.map((planned): PlacedStep => {
    const step = catalogue.find(({ name }) => name === planned.step);
    if (step === undefined) throw new Error(`There is no step ${planned.step}.`);
    const inputs = new Map<string, number>();
    for (const [need, column] of Object.entries(planned.columns)) {
      const at = position.get(column);
      if (at === undefined)
        throw new Error(`Step ${planned.id} needs the column ${column}, which does not exist.`);
      inputs.set(need, at);
    }
    const outputs = new Map<string, number>();
    for (const appended of step.appends(planned.options)) {
      const name = freeName(planned.rename[appended.name] ?? appended.name, position);
      position.set(name, all.length);
      outputs.set(appended.name, all.length);
      all.push({ name, type: appended.type });
    }
    const gives = (step.gives?.(planned.options) ?? []).map(({ name, type }) => ({ name, type }));
    return { planned, step, inputs, outputs, gives };
  });
  return { columns: all, steps };
}

/** `wanted`, or the first of `wanted_2`, `wanted_3`, … that is free, cut to the length of a name. */
export function freeName(wanted: string, taken: { has(name: string): boolean }): string {
  let name = wanted;
  for (let number = 2; taken.has(name); number++) {
    const suffix = `_${number}`;
    name = wanted.slice(0, NAME_LENGTH - suffix.length) + suffix;
  }
  return name;
}
