import type { Random } from '../../../../src/address-file/sample/random.ts';
import { ABBREVIATIONS } from './abbreviations.ts';
import { ADDITIONS } from './additions.ts';
import type { Draft, Form } from './draft.ts';
import { FLATS } from './flats.ts';
import { HEARING_AND_READING } from './hearing-and-reading.ts';
import { HOUSES } from './houses.ts';
import type { DirtKind, Subject } from './kind.ts';
import { MISSING } from './missing.ts';
import { ORDER } from './order.ts';
import { ORGANISATIONS } from './organisations.ts';
import { PLACES } from './places.ts';
import { POSTCODES } from './postcodes.ts';
import { TYPING } from './typing.ts';
import { WORDS_AND_LETTERS } from './words-and-letters.ts';

/** Every kind of damage. If a kind does not fit an address, another is used. */
export const DIRT: readonly DirtKind[] = [
  ...TYPING,
  ...HEARING_AND_READING,
  ...ABBREVIATIONS,
  ...WORDS_AND_LETTERS,
  ...ORDER,
  ...MISSING,
  ...POSTCODES,
  ...PLACES,
  ...ADDITIONS,
  ...FLATS,
  ...HOUSES,
  ...ORGANISATIONS,
];

/** The number of drafts in a hundred with none, one, two, three and four kinds of damage. */
const KINDS_A_DRAFT = [18, 35, 28, 13, 6];

/** The number of drafts in a hundred that are handed over in each form. */
const FORMS: readonly (readonly [Form, number])[] = [
  ['fields', 30],
  ['lines', 35],
  ['lines only', 15],
  ['one line', 14],
  ['one line of words', 6],
];

export function someForm(random: Random): Form {
  return drawn(FORMS, random);
}

/** Damages a draft by a random number of kinds. @returns their names */
export function dirty(draft: Draft, random: Random, subject: Subject, kinds = DIRT): string[] {
  const wanted = drawn(
    KINDS_A_DRAFT.map((share, count) => [count, share] as const),
    random,
  );
  const written: string[] = [];
  for (let tries = 0; written.length < wanted && tries < wanted * 6; tries++) {
    const kind = drawn(
      kinds.map((one) => [one, one.weight] as const),
      random,
    );
    if (!written.includes(kind.name) && kind.write(draft, random, subject)) written.push(kind.name);
  }
  return written;
}

function drawn<Item>(shares: readonly (readonly [Item, number])[], random: Random): Item {
  const total = shares.reduce((sum, [, share]) => sum + share, 0);
  let left = random.below(Math.round(total * 1000)) / 1000;
  for (const [item, share] of shares) {
    left -= share;
    if (left < 0) return item;
  }
  return shares.at(-1)![0];
}
