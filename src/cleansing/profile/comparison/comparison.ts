import { present } from '../../../present.ts';
import type { Block } from '../../../records/block.ts';
import type { Value } from '../../../records/column.ts';
import { masked } from '../pattern.ts';
import { type AppliedStep, comparedFields } from './compared-field.ts';
import type { ComparisonReport } from './comparison-report.ts';
import { FieldTally } from './field-tally.ts';
import { type JudgedRecord, type Judgement, textOf } from './judgement.ts';
import { type OutcomeCounts, usableOfAll } from './outcome.ts';

/** The most fields to report: first the fields of steps, then the columns that changed most. */
const FIELDS = 40;

/** The columns of a table: their names in Fettle, and their labels in the file. */
export interface ComparedTable {
  readonly names: readonly string[];
  readonly labels: readonly string[];
}

/** A field or column that is judged in every record, and its tally. */
interface Watched {
  readonly tally: FieldTally;
  judge(row: number): Judgement;
}

/**
 * Compares the records of a table with those of its cleansed version. Reports what the steps made of each
 * field, and which other columns were changed in place. Memory does not grow with the records.
 */
export class Comparison {
  readonly #watched: readonly Watched[];
  readonly #keep: number;
  #before: readonly (readonly Value[])[] = [];
  #after: readonly (readonly Value[])[] = [];
  #records = 0;
  #duplicates = 0;

  /** @param steps the known steps that made `after` from `before` */
  constructor(before: ComparedTable, after: ComparedTable, steps: readonly AppliedStep[]) {
    const inBefore = places(before.names);
    const inAfter = places(after.names);
    const fields = comparedFields(steps, new Set(after.names));
    const taken = new Set(fields.flatMap(({ needs }) => [...needs.values()]));
    this.#keep = inAfter.get('keep_flag') ?? -1;
    const label = (name: string) => before.labels[inBefore.get(name) ?? -1] || name;
    const ofFields = fields.map(({ kind, needs, gives, judge }): Watched => {
      const at = (columns: ReadonlyMap<string, number>, names: ReadonlyMap<string, string>) =>
        new Map([...names].map(([need, name]) => [need, columns.get(name) ?? -1]));
      const [was, is, given] = [at(inBefore, needs), at(inAfter, needs), at(inAfter, gives)];
      let row = 0;
      const record: JudgedRecord = {
        before: (need) => textOf(this.#before[was.get(need) ?? -1]?.[row] ?? null),
        now: (need) => textOf(this.#after[is.get(need) ?? -1]?.[row] ?? null),
        given: (name) => this.#after[given.get(name) ?? -1]?.[row] ?? null,
      };
      const originalColumns = [...new Set(needs.values())];
      const cleansedColumns = [...gives.values()].filter((name) => inAfter.has(name));
      return {
        tally: new FieldTally({
          label: originalColumns.map(label).join(', '),
          kind,
          originalColumns,
          cleansedColumns,
        }),
        judge: (at) => {
          row = at;
          return judge(record);
        },
      };
    });
    const inPlace = before.names.flatMap((name, at): Watched[] => {
      const place = inAfter.get(name);
      if (place === undefined || taken.has(name)) return [];
      return [
        {
          tally: new FieldTally({
            label: label(name),
            kind: 'column',
            originalColumns: [name],
            cleansedColumns: [name],
          }),
          judge: (row) => judgeInPlace(this.#before[at]?.[row] ?? null, this.#after[place]?.[row] ?? null),
        },
      ];
    });
    this.#watched = [...ofFields, ...inPlace];
  }

  /** @param lines the line of each record in the first file. Both blocks have the same records. */
  add(before: Block, after: Block, lines: readonly number[]): void {
    for (const _ of this.adding(before, after, lines));
  }

  /** Adds blocks as {@link add} does, and stops after each field. The next blocks must wait for the end. */
  *adding(before: Block, after: Block, lines: readonly number[]): Generator<void> {
    this.#before = columnsOf(before);
    this.#after = columnsOf(after);
    this.#records += before.recordCount;
    for (const { tally, judge } of this.#watched) {
      for (let row = 0; row < before.recordCount; row++)
        tally.add(present(lines[row], 'the line of a record'), judge(row));
      yield;
    }
    const keep = this.#after[this.#keep];
    if (keep !== undefined) for (const value of keep) if (String(value) === '0') this.#duplicates++;
  }

  report(showsValues: boolean): ComparisonReport {
    const shown = showsValues ? (value: string) => value : masked;
    const all = this.#watched.map(({ tally }) => tally.report(shown));
    const changed = all
      .filter(({ kind, counts }) => kind === 'column' && changes(counts) > 0)
      .toSorted((one, other) => changes(other.counts) - changes(one.counts));
    const fields = [...all.filter(({ kind }) => kind !== 'column'), ...changed].slice(0, FIELDS);
    return {
      records: this.#records,
      usable: usableOfAll(fields.flatMap((field) => field.usable ?? [])),
      fields,
      duplicates: this.#keep < 0 ? undefined : this.#duplicates,
      showsValues,
    };
  }
}

function changes({ form, mended, emptied }: OutcomeCounts): number {
  return form + mended + emptied;
}

/**
 * Judges a value of a column that no known step reads. Nothing shows whether the value is right, only whether
 * and how it changed.
 */
function judgeInPlace(was: Value, is: Value): Judgement {
  const [before, after] = [textOf(was), textOf(is)];
  const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim();
  const outcome =
    before === after
      ? 'unchecked'
      : after === ''
        ? 'emptied'
        : squeezed(before) === squeezed(after)
          ? 'form'
          : 'mended';
  return { outcome: before === '' && after === '' ? 'blank' : outcome, before, after, reasons: [] };
}

function places(names: readonly string[]): Map<string, number> {
  return new Map(names.map((name, at) => [name, at]));
}

function columnsOf(block: Block): (readonly Value[])[] {
  return Array.from({ length: block.columnCount }, (_, at) => block.values(at));
}
