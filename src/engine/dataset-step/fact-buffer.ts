import type { Facts } from '../../cleansing/dataset-step.ts';
import { present } from '../../present.ts';
import { asUint32, packArrays, unpackArrays } from './packed-arrays.ts';
import { grown } from './record-bytes.ts';

/** With up to this many different texts, their positions take two bytes each. */
const MOST_IN_TWO_BYTES = 65_536;

/** The facts that records gave for a survey. */
export class FactBuffer {
  #count = 0;
  /** How many texts a fact has. The first fact sets it. */
  #width = 0;
  /** Text → its position. After a roll back, some texts may belong to no fact. */
  readonly #texts = new Map<string, number>();
  #textLength = 0;
  /** For each fact, the positions of its texts and then its number. */
  #rows = new Uint32Array(8 * 1024);

  get count(): number {
    return this.#count;
  }

  /** About how many bytes the facts take. */
  get byteLength(): number {
    return this.#textLength + 4 * (this.#width + 1) * this.#count;
  }

  add(texts: readonly string[], number: number): void {
    if (this.#count === 0) this.#width = texts.length;
    if (texts.length !== this.#width) throw new Error('All facts of a step must have equally many texts.');
    let at = this.#count * (texts.length + 1);
    if (at + texts.length >= this.#rows.length) this.#rows = grown(this.#rows, 2 * this.#rows.length);
    for (const text of texts) this.#rows[at++] = this.#positionOf(text);
    this.#rows[at] = number;
    this.#count++;
  }

  /** Forgets all but the first `count` facts. */
  truncate(count: number): void {
    this.#count = count;
    if (count > 0) return;
    this.#texts.clear();
    this.#textLength = 0;
  }

  pack(): Buffer {
    const width = this.#width;
    const Positions = this.#texts.size <= MOST_IN_TWO_BYTES ? Uint16Array : Uint32Array;
    const columns = Array.from({ length: width }, (_, which) =>
      this.#column(new Positions(this.#count), which),
    );
    const numbers = this.#column(new Uint32Array(this.#count), width);
    return packArrays([Buffer.from(JSON.stringify([...this.#texts.keys()])), numbers, ...columns]);
  }

  #positionOf(text: string): number {
    let position = this.#texts.get(text);
    if (position === undefined) {
      position = this.#texts.size;
      this.#texts.set(text, position);
      this.#textLength += text.length;
    }
    return position;
  }

  #column<Column extends Uint16Array | Uint32Array>(column: Column, which: number): Column {
    const step = this.#width + 1;
    for (let at = 0; at < column.length; at++) column[at] = this.#rows[at * step + which]!;
    return column;
  }
}

/** Reads the result of {@link FactBuffer.pack}. */
export function unpackFacts(payload: Uint8Array): Facts {
  const [texts, packed, ...columns] = unpackArrays(payload);
  const numbers = asUint32(present(packed, 'the numbers of packed facts'));
  const count = numbers.length;
  return {
    count,
    texts: JSON.parse(Buffer.from(present(texts, 'the texts of packed facts')).toString()) as string[],
    columns: columns.map((column) =>
      column.length === 2 * count
        ? new Uint16Array(column.buffer, column.byteOffset, count)
        : asUint32(column),
    ),
    numbers,
  };
}
