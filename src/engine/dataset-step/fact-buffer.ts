import type { Facts } from '../../cleansing/dataset-step.ts';
import { present } from '../../present.ts';
import { asUint32, packArrays, unpackArrays } from './packed-arrays.ts';
import { grown } from './record-bytes.ts';

/** With up to this many different texts, their positions take two bytes each. */
const MOST_IN_TWO_BYTES = 65_536;

/** The facts that records gave for a survey. */
export class FactBuffer {
  #count = 0;
  /** How many texts and how many numbers a fact has. The first fact sets both. */
  #texts = 0;
  #numbers = 0;
  /** Text → its position. After a roll back, some texts may belong to no fact. */
  readonly #positions = new Map<string, number>();
  #textLength = 0;
  /** For each fact, the positions of its texts and then its numbers. */
  #rows = new Uint32Array(8 * 1024);

  get count(): number {
    return this.#count;
  }

  /** About how many bytes the facts take. */
  get byteLength(): number {
    return this.#textLength + 4 * (this.#texts + this.#numbers) * this.#count;
  }

  add(texts: readonly string[], numbers: readonly number[]): void {
    if (this.#count === 0) [this.#texts, this.#numbers] = [texts.length, numbers.length];
    if (texts.length !== this.#texts || numbers.length !== this.#numbers)
      throw new Error('All facts of a step must have equally many texts and numbers.');
    let at = this.#count * (texts.length + numbers.length);
    const end = at + texts.length + numbers.length;
    if (end > this.#rows.length) this.#rows = grown(this.#rows, 2 * end);
    for (const text of texts) this.#rows[at++] = this.#positionOf(text);
    for (const number of numbers) this.#rows[at++] = number;
    this.#count++;
  }

  /** Forgets all but the first `count` facts. */
  truncate(count: number): void {
    this.#count = count;
    if (count > 0) return;
    this.#positions.clear();
    this.#textLength = 0;
  }

  pack(): Buffer {
    const count = this.#count;
    const Positions = this.#positions.size <= MOST_IN_TWO_BYTES ? Uint16Array : Uint32Array;
    const numbers = Array.from({ length: this.#numbers }, (_, which) =>
      this.#column(new Uint32Array(count), this.#texts + which),
    );
    const texts = Array.from({ length: this.#texts }, (_, which) =>
      this.#column(new Positions(count), which),
    );
    return packArrays([
      Buffer.from(JSON.stringify([...this.#positions.keys()])),
      Uint32Array.of(count, this.#numbers),
      ...numbers,
      ...texts,
    ]);
  }

  #positionOf(text: string): number {
    let position = this.#positions.get(text);
    if (position === undefined) {
      position = this.#positions.size;
      this.#positions.set(text, position);
      this.#textLength += text.length;
    }
    return position;
  }

  #column<Column extends Uint16Array | Uint32Array>(column: Column, which: number): Column {
    const step = this.#texts + this.#numbers;
    for (let at = 0; at < column.length; at++) column[at] = this.#rows[at * step + which]!;
    return column;
  }
}

/** Reads the result of {@link FactBuffer.pack}. */
export function unpackFacts(payload: Uint8Array): Facts {
  const [texts, sizes, ...columns] = unpackArrays(payload);
  const [count = 0, numbers = 0] = asUint32(present(sizes, 'the sizes of packed facts'));
  return {
    count,
    texts: JSON.parse(Buffer.from(present(texts, 'the texts of packed facts')).toString()) as string[],
    columns: columns
      .slice(numbers)
      .map((column) =>
        column.length === 2 * count
          ? new Uint16Array(column.buffer, column.byteOffset, count)
          : asUint32(column),
      ),
    numbers: columns.slice(0, numbers).map(asUint32),
  };
}
