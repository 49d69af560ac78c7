import type { EmitBlock } from '../cleansing/dataset-step.ts';
import type { StepBlock } from '../cleansing/step.ts';
import { present } from '../present.ts';
import type { Block } from '../records/block.ts';
import type { Value } from '../records/column.ts';
import { keyHash } from '../text/key-hash.ts';
import type { PlacedStep } from '../workflow/planned-step.ts';
import type { EntryBuffer } from './dataset-step/entry-buffer.ts';

/** A record that a step could not cleanse. */
export interface Reject {
  /** The index of the record in its block. */
  readonly row: number;
  /** The id of the step that rejected it. */
  readonly step: string;
  readonly reason: string;
}

/** Records that a step gave to its second output. */
export interface GivenRecords {
  /** The values of each record, in the order in which the step declares them. */
  readonly records: (readonly Value[])[];
  /** The place of each record in the output. Empty if the step gives no places. */
  readonly places: number[];
}

/** A block that is being processed: its unpacked and written columns, and which records were dropped. */
export class ChainState {
  readonly block: Block;
  readonly gone: Uint8Array;
  readonly statistics: Record<string, number> = {};
  readonly given = new Map<string, GivenRecords>();
  readonly #rejects: Reject[] = [];
  readonly #written: (Value[] | undefined)[];
  readonly #inputCount: number;

  constructor(block: Block, columnCount: number, inputCount: number) {
    this.block = block;
    this.gone = new Uint8Array(block.recordCount);
    this.#written = new Array(columnCount);
    this.#inputCount = inputCount;
  }

  get rejects(): Reject[] {
    return this.#rejects.sort((a, b) => a.row - b.row);
  }

  read(column: number): readonly Value[] {
    return (
      this.#written[column] ?? (column < this.#inputCount ? this.block.values(column) : this.write(column))
    );
  }

  write(column: number): Value[] {
    this.#written[column] ??= column < this.#inputCount ? [...this.block.values(column)] : this.empty();
    return this.#written[column];
  }

  empty(): Value[] {
    return new Array<Value>(this.block.recordCount).fill(null);
  }

  reject(row: number, step: string, reason: string): void {
    this.gone[row] = 1;
    this.#rejects.push({ row, step, reason });
  }

  /** Whether all records remain. */
  get isWhole(): boolean {
    return !this.gone.includes(1);
  }

  /** The indexes of the remaining records. */
  rows(): number[] {
    return [...this.gone.keys()].filter((row) => this.gone[row] === 0);
  }

  /**
   * The remaining records, with all columns. A column of the input in which no value was changed stays packed
   * as it came: packing it again would give the same bytes.
   */
  result(): Block {
    const columns = Array.from(this.#written, (values, at) => {
      if (at >= this.#inputCount) return values ?? this.empty();
      return values === undefined || isSame(values, this.block.values(at)) ? at : values;
    });
    const whole = this.block.arrange(columns);
    return this.isWhole ? whole : whole.pick(this.rows());
  }
}

function isSame(some: readonly Value[], others: readonly Value[]): boolean {
  for (let row = 0; row < some.length; row++) if (some[row] !== others[row]) return false;
  return true;
}

/**
 * The block as one step sees it. The step addresses columns by its own names, which the workflow maps to
 * columns.
 */
export class StepView implements StepBlock {
  readonly recordCount: number;
  protected readonly state: ChainState;
  protected readonly placed: PlacedStep;
  readonly #counts = new Map<string, number>();

  constructor(state: ChainState, placed: PlacedStep) {
    this.recordCount = state.block.recordCount;
    this.state = state;
    this.placed = placed;
  }

  isLive(row: number): boolean {
    return this.state.gone[row] === 0;
  }

  input(need: string): readonly Value[] {
    const column = this.placed.inputs.get(need);
    return column === undefined ? this.state.empty() : this.state.read(column);
  }

  output(name: string): Value[] {
    const column = this.placed.outputs.get(name);
    if (column === undefined) throw new Error(`${this.placed.step.name} does not append ${name}.`);
    return this.state.write(column);
  }

  change(need: string): Value[] {
    const column = this.placed.inputs.get(need);
    if (column === undefined) throw new Error(`${need} is not mapped to a column.`);
    return this.state.write(column);
  }

  drop(row: number): void {
    this.state.gone[row] = 1;
  }

  give(values: readonly Value[], place?: number): void {
    const { id } = this.placed.planned;
    let given = this.state.given.get(id);
    if (given === undefined) {
      given = { records: [], places: [] };
      this.state.given.set(id, given);
    }
    given.records.push(values);
    if (place !== undefined) given.places.push(place);
  }

  count(statistic: string, by = 1): void {
    this.#counts.set(statistic, (this.#counts.get(statistic) ?? 0) + by);
  }

  /** Adds the counts to the statistics, under the step's id. */
  countUp(): void {
    for (const [statistic, count] of this.#counts) {
      const name = `${this.placed.planned.id}.${statistic}`;
      this.state.statistics[name] = (this.state.statistics[name] ?? 0) + count;
    }
  }
}

/** The block as seen by a dataset step that emits its records. */
export class EmitView extends StepView implements EmitBlock {
  readonly isReference: boolean;
  readonly #numbers: readonly number[];
  readonly #buffer: EntryBuffer;

  constructor(
    state: ChainState,
    placed: PlacedStep,
    numbers: readonly number[],
    isReference: boolean,
    buffer: EntryBuffer,
  ) {
    super(state, placed);
    this.isReference = isReference;
    this.#numbers = numbers;
    this.#buffer = buffer;
  }

  recordNumber(row: number): number {
    return present(this.#numbers[row], 'the number of a record');
  }

  emit(row: number, key: string, data: Uint8Array): void {
    this.#buffer.emit(this.recordNumber(row), keyHash(key), data);
  }

  note(row: number, data: Uint8Array): void {
    this.#buffer.note(this.recordNumber(row), data);
  }

  fact(texts: readonly string[], numbers: readonly number[]): void {
    this.#buffer.fact(texts, numbers);
  }
}
