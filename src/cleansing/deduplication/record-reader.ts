import { present } from '../../present.ts';
import type { EmitBlock } from '../dataset-step.ts';
import { EVIDENCE_NAMES, IDENTIFIERS, NEEDS, TELEPHONES } from './needs.ts';
import type { RecordFields } from './read-record.ts';
import { FingerprintMaker } from './unique-id.ts';

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
  /** The places of the needs that have a value in some row. */
  readonly #places: readonly number[];
  /** The values of these needs, row by row. */
  readonly #columns: readonly (readonly unknown[])[];
  /** The places of the evidence needs among these: those that describe the person or the place. */
  readonly #evidence: readonly number[];
  /** The text that stands before the value of each evidence need in the content, such as `SURNAME=`. */
  readonly #heads: readonly string[];
  /**
   * The trimmed texts of the row that was read last, by the place of the need. A missing value is an empty
   * text.
   */
  readonly #texts: string[] = NEEDS.map(() => '');
  #row = -1;

  constructor(block: Pick<EmitBlock, 'input'>) {
    const filled = NEEDS.map(({ name }, at) => ({ at, values: block.input(name) })).filter(({ values }) =>
      values.some((value) => value !== null),
    );
    this.#places = filled.map(({ at }) => at);
    this.#columns = filled.map(({ values }) => values);
    const evidence = EVIDENCE_NAMES.filter((need) => this.#places.includes(place(need)));
    this.#evidence = evidence.map(place);
    this.#heads = evidence.map((need) => `${need.toUpperCase()}=`);
  }

  /** Returns the trimmed text of a need in a row; empty if the row has no value. */
  text(need: string, row: number): string {
    return this.#read(row)[place(need)] ?? '';
  }

  fields(row: number): RecordFields {
    return fieldsOf(this.#read(row));
  }

  /**
   * Returns the fingerprint of everything that a record says about the person and the place. Records that
   * differ only in capitals have the same one.
   */
  fingerprint(row: number): Buffer {
    const texts = this.#read(row);
    for (let at = 0; at < this.#evidence.length; at++) {
      const text = texts[this.#evidence[at]!]!;
      if (text === '') continue;
      maker.add(this.#heads[at]!);
      maker.addInCapitals(text);
      maker.add('\x1f');
    }
    return maker.finish();
  }

  /** Returns how many evidence needs are filled, and how many characters they hold. */
  fill(row: number): { readonly filled: number; readonly length: number } {
    const texts = this.#read(row);
    let filled = 0;
    let length = 0;
    for (let at = 0; at < this.#evidence.length; at++) {
      const text = texts[this.#evidence[at]!]!;
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
    for (let at = 0; at < this.#columns.length; at++) {
      const value = this.#columns[at]![row];
      this.#texts[this.#places[at]!] = typeof value === 'string' ? value.trim() : '';
    }
    this.#row = row;
    return this.#texts;
  }
}

const maker = new FingerprintMaker();

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
