import { CATALOGUE } from '../cleansing/catalogue.ts';
import type { CatalogueStep } from '../cleansing/dataset-step.ts';
import { type Column, NAME_LENGTH } from '../records/column.ts';

/** The steps that a workflow may use. */
export type Catalogue = readonly CatalogueStep[];

/** One step of a chain as a job freezes it: plain JSON, every option given its value. */
export interface PlannedStep {
  /** Unique in its chain; the prefix of the step's statistics. */
  readonly id: string;
  /** The step's name in the catalogue. */
  readonly step: string;
  readonly options: Record<string, unknown>;
  /** Which column serves which need. */
  readonly columns: Record<string, string>;
  /** Other names for appended columns, by the step's own name for them. */
  readonly rename: Record<string, string>;
  /** The input that a dataset step compares with; none where it is missing. */
  readonly reference?: string;
}

/** A step with its place in the record: which column positions it reads and which it appends. */
export interface PlacedStep {
  readonly planned: PlannedStep;
  readonly step: CatalogueStep;
  /** Need → position of its column. */
  readonly inputs: ReadonlyMap<string, number>;
  /** The step's own name of an appended column → position. */
  readonly outputs: ReadonlyMap<string, number>;
  /** The columns of its second output, none where it has none. */
  readonly gives: readonly Column[];
}

/** The columns after a chain of steps, and where each step reads and writes. */
export interface Layout {
  readonly columns: readonly Column[];
  readonly steps: readonly PlacedStep[];
}

/**
 * Lays out a chain on the columns of its input. Each step may read the client's columns and those that earlier steps
 * appended. An appended column whose name is taken gets the first free one of `name_2`, `name_3`, …
 *
 * @throws Error when a step or a mapped column does not exist; a checked workflow on checked columns has neither.
 */
export function layOut(
  columns: readonly Column[],
  plan: readonly PlannedStep[],
  catalogue: Catalogue = CATALOGUE,
): Layout {
  const all = [...columns];
  const position = new Map(all.map((column, at) => [column.name, at]));
  const steps = plan.map((planned): PlacedStep => {
    const step = catalogue.find(({ name }) => name === planned.step);
    if (step === undefined) throw new Error(`There is no step ${planned.step}.`);
    const inputs = new Map<string, number>();
    for (const [need, column] of Object.entries(planned.columns)) {
      const at = position.get(column);
      if (at === undefined) throw new Error(`Step ${planned.id} needs column ${column}, which is not there.`);
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

/** `wanted`, or the first of `wanted_2`, `wanted_3`, … that is not taken, cut to the length of a name. */
export function freeName(wanted: string, taken: { has(name: string): boolean }): string {
  let name = wanted;
  for (let number = 2; taken.has(name); number++) {
    const suffix = `_${number}`;
    name = wanted.slice(0, NAME_LENGTH - suffix.length) + suffix;
  }
  return name;
}
