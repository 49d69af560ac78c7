import type { EmitBlock } from '../dataset-step.ts';
import { EVIDENCE_NAMES, IDENTIFIERS, NEEDS, TELEPHONES } from './needs.ts';
import type { RecordFields } from './read-record.ts';

const lineNames = EVIDENCE_NAMES.filter((name) => /^address_line_\d$/.test(name));

/** Reads the needs of the step off a block. */
export class RecordReader {
  /** Only those that hold anything. */
  readonly #columns: ReadonlyMap<string, readonly unknown[]>;
  readonly #evidence: readonly string[];

  constructor(block: Pick<EmitBlock, 'input'>) {
    this.#columns = new Map(
      NEEDS.map(({ name }) => [name, block.input(name)] as const).filter(([, values]) =>
        values.some((value) => value !== null),
      ),
    );
    this.#evidence = EVIDENCE_NAMES.filter((name) => this.#columns.has(name));
  }

  /** The trimmed text of a need; empty where there is none. */
  text(need: string, row: number): string {
    const value = this.#columns.get(need)?.[row];
    return typeof value === 'string' ? value.trim() : '';
  }

  fields(row: number): RecordFields {
    const text = (need: string) => this.text(need, row);
    const lines = lineNames.map(text).filter(Boolean);
    if (lines.length === 0 && text('address') !== '') lines.push(text('address'));
    return {
      name: text('name'),
      title: text('title'),
      forename: text('forename'),
      middle: text('middle'),
      surname: text('surname'),
      company: text('company'),
      lines: text('country') === '' ? lines : [...lines, text('country')],
      town: text('town'),
      county: text('county'),
      postcode: text('postcode'),
      udprn: text('udprn').replace(/^0+|\D/g, ''),
      email: text('email'),
      telephones: TELEPHONES.map(text),
      birth: text('date_of_birth') || text('birth_text'),
      identifiers: IDENTIFIERS.map(text),
    };
  }

  /** All that a record says of person and place, as one text; the same for records that differ only in capitals. */
  content(row: number): string {
    let content = '';
    for (const need of this.#evidence) {
      const text = this.text(need, row);
      if (text !== '') content += `${need}=${text}\x1f`;
    }
    return content.toUpperCase();
  }

  /** How many evidence needs are filled, and the characters in them. */
  fill(row: number): { readonly filled: number; readonly length: number } {
    let filled = 0;
    let length = 0;
    for (const need of this.#evidence) {
      const text = this.text(need, row);
      if (text !== '') filled++;
      length += text.length;
    }
    return { filled, length };
  }

  /** The values of all evidence needs, in their order. */
  values(row: number): string[] {
    return EVIDENCE_NAMES.map((need) => this.text(need, row));
  }
}
