import { Random } from '../../src/address-file/sample/random.ts';
import { DUPLICATE_KINDS } from './duplicate-kinds.ts';
import { Names } from './names.ts';
import { type Home, homes, household, type Person } from './person.ts';
import { type Row, writePerson } from './write-person.ts';

/** A generated record, with the person it is about and the way it was made. */
export interface GeneratedRecord {
  readonly row: Row;
  /** The number of the person, counted from 0. */
  readonly person: number;
  /** A key of {@link DUPLICATE_KINDS}, or an empty string in the first record of a person. */
  readonly kind: string;
}

/** The share of records that are duplicates. */
export const DUPLICATES = 0.2;

/**
 * How many people can still get a duplicate. The number is large so that a duplicate does not follow its
 * original closely.
 */
const REMEMBERED = 20_000;

/**
 * Makes records of invented people who live together in households. About one record in five is a duplicate
 * of an earlier one. The same count and seed give the same records.
 */
export function* generateRecords(count: number, seed: number): Generator<GeneratedRecord> {
  const random = new Random(seed, 7);
  const names = new Names(random);
  const doors = homes(random, Math.max(1000, count), seed);
  const nextHome = (): Home => doors.next().value as Home;
  const known: Known[] = [];
  const waiting: Person[] = [];
  let people = 0;
  for (let made = 0; made < count; made++) {
    if (known.length > 0 && random.below(1000) < DUPLICATES * 1000) {
      const first = random.pick(known);
      const { kind, row } = duplicateOf(first, { random, names, nextHome });
      yield { row, person: first.number, kind };
      continue;
    }
    if (waiting.length === 0) waiting.push(...household(nextHome(), names, random));
    const person = waiting.shift()!;
    const entry = { person, row: writePerson(person, random), number: people++ };
    if (known.length < REMEMBERED) known.push(entry);
    else known[random.below(REMEMBERED)] = entry;
    yield { row: entry.row, person: entry.number, kind: '' };
  }
}

const kinds = Object.entries(DUPLICATE_KINDS);
const weights = kinds.reduce((sum, [, [weight]]) => sum + weight, 0);

/** A person who can get a duplicate, with the person's first record. */
interface Known {
  readonly person: Person;
  readonly row: Row;
  readonly number: number;
}

function duplicateOf(
  { person, row: first }: Known,
  shop: { random: Random; names: Names; nextHome(): Home },
): { kind: string; row: Row } {
  for (;;) {
    let left = shop.random.below(weights);
    const [kind, [, way]] = kinds.find(([, [weight]]) => {
      left -= weight;
      return left < 0;
    })!;
    const row = way(person, shop, first);
    if (row !== undefined) return { kind, row };
  }
}
