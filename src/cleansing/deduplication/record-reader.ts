import { present } from '../../present.ts';
import type { EmitBlock } from '../dataset-step.ts';
import { EVIDENCE_NAMES, IDENTIFIERS, NEEDS, TELEPHONES } from './needs.ts';
import type { RecordFields } from './read-record.ts';

const LINES = EVIDENCE_NAMES.filter((name) => /^address_line_\d$/.test(name));

/** The place of each need in {@link NEEDS}. */
const PLACES: ReadonlyMap<string, number> = new Map(NEEDS.map(({ name }, place) => [name, place]));

const place = (need: string) => present(PLACES.get(need), `the need ${need}`);

const AT = {
  name: place('name'),
  title: place('title'),
  forename: place('forename'),
  middle: place('middle'),
  surname: place('surname'),
  company: place('company'),
  address: place('address'),
  country: place('country'),
  town: place('town'),
  county: place('county'),
  postcode: place('postcode'),
  udprn: place('udprn'),
  email: place('email'),
  birth: place('date_of_birth'),
  birthText: place('birth_text'),
  lines: LINES.map(place),
  telephones: TELEPHONES.map(place),
  identifiers: IDENTIFIERS.map(place),
} as const;

/** Reads the values of the step's needs from a block. */
export class RecordReader {
  /** The columns that hold at least one value, each with its place among the needs. */
  readonly #columns: readonly (readonly [place: number, values: readonly unknown[]])[];
  /** The evidence needs among these columns: those that describe the person or the place. */
  readonly #evidence: readonly (readonly [place: number, need: string])[];
  /**
   * The trimmed texts of the row that was read last, by the place of the need. A missing value is an empty
   * text.
   */
  readonly #texts: string[] = NEEDS.map(() => '');
  #row = -1;

  constructor(block: Pick<EmitBlock, 'input'>) {
    this.#columns = NEEDS.map(({ name }, at) => [at, block.input(name)] as const).filter(([, values]) =>
      values.some((value) => value !== null),
    );
    const filled = new Set(this.#columns.map(([at]) => at));
    this.#evidence = EVIDENCE_NAMES.map((need) => [place(need), need] as const).filter(([at]) =>
      filled.has(at),
    );
  }

  /** Returns the trimmed text of a need in a row; empty if the row has no value. */
  text(need: string, row: number): string {
    return this.#read(row)[place(need)] ?? '';
  }

  fields(row: number): RecordFields {
    return fieldsOf(this.#read(row));
  }

  /**
   * Returns everything that a record says about the person and the place, as one text. Records that differ
   * only in capitals have the same text.
   */
  content(row: number): string {
    const texts = this.#read(row);
    let content = '';
    for (const [at, need] of this.#evidence) {
      if (texts[at] !== '') content += `${need}=${texts[at]}\x1f`;
    }
    return content.toUpperCase();
  }

  /** Returns how many evidence needs are filled, and how many characters they hold. */
  fill(row: number): { readonly filled: number; readonly length: number } {
    const texts = this.#read(row);
    let filled = 0;
    let length = 0;
    for (const [at] of this.#evidence) {
      const text = texts[at] ?? '';
      if (text !== '') filled++;
      length += text.length;
    }
    return { filled, length };
  }

  /** Returns the values of all evidence needs, in the order of the needs. */
  values(row: number): string[] {
    const texts = this.#read(row);
    return EVIDENCE_NAMES.map((need) => texts[place(need)] ?? '');
  }

  #read(row: number): readonly string[] {
    if (row === this.#row) return this.#texts;
    for (const [at, values] of this.#columns) {
      const value = values[row];
      this.#texts[at] = typeof value === 'string' ? value.trim() : '';
    }
    this.#row = row;
    return this.#texts;
  }
}

/** Returns the fields of a record from what {@link RecordReader.values} gave. */
export function fieldsOfValues(values: readonly string[]): RecordFields {
  const texts = NEEDS.map(() => '');
  for (const [at, need] of EVIDENCE_NAMES.entries()) texts[place(need)] = values[at] ?? '';
  return fieldsOf(texts);
}

/** @param texts the trimmed texts of a record, by the place of the need */
function fieldsOf(texts: readonly string[]): RecordFields {
  const text = (at: number) => texts[at] ?? '';
  const lines = AT.lines.map(text).filter(Boolean);
  if (lines.length === 0 && text(AT.address) !== '') lines.push(text(AT.address));
  if (text(AT.country) !== '') lines.push(text(AT.country));
  const udprn = text(AT.udprn);
  return {
    name: text(AT.name),
    title: text(AT.title),
    forename: text(AT.forename),
    middle: text(AT.middle),
    surname: text(AT.surname),
    company: text(AT.company),
    lines,
    town: text(AT.town),
    county: text(AT.county),
    postcode: text(AT.postcode),
    udprn: udprn === '' ? '' : udprn.replace(/^0+|\D/g, ''),
    email: text(AT.email),
    telephones: AT.telephones.map(text),
    birth: text(AT.birth) || text(AT.birthText),
    identifiers: AT.identifiers.map(text),
  };
}
