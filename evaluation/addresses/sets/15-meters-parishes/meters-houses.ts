import type { Site } from './meters.ts';

/** Ways of dividing a house, with the words of the list. */
const FLOORS: readonly (readonly [mark: string, flat: string])[][] = [
  [
    ['ground', 'Ground Floor Flat'],
    ['first', 'First Floor Flat'],
  ],
  [
    ['ground', 'Ground Floor Flat'],
    ['first', 'First Floor Flat'],
    ['second', 'Second Floor Flat'],
  ],
  [
    ['basement', 'Basement Flat'],
    ['ground', 'Ground Floor Flat'],
    ['first', 'First Floor Flat'],
    ['top', 'Top Floor Flat'],
  ],
];

/** A side of a street of terraced or semi-detached houses, some of which are divided. */
export function terrace(site: Site): void {
  const { street, words, draw } = site;
  const numbers = street.numbers(draw.between(8, 26));
  const postcode = street.postcode();
  const divided = draw.odds(0.25) ? 0.35 : 0.05;
  for (const number of numbers) {
    if (draw.odds(divided)) divide(site, String(number), postcode);
    else {
      const building = draw.odds(0.015) ? draw.one(words.of('houses')) : '';
      street.add({ number: String(number), building }, postcode);
      if (draw.odds(0.03)) street.add({ number: `${number}A` }, postcode);
      if (draw.odds(0.008)) street.add({ number: `${number}B` }, postcode);
      if (draw.odds(0.006)) {
        street.add({ number: String(number), unit: { kind: 'rear', mark: '' }, flat: 'Rear of' }, postcode);
      }
    }
  }
}

function divide({ street, draw }: Site, number: string, postcode: string): void {
  const manner = draw.between(1, 3);
  if (manner === 1) {
    for (const [mark, flat] of draw.one(FLOORS))
      street.add({ number, unit: { kind: 'floor', mark }, flat }, postcode);
  } else {
    const count = draw.between(2, 6);
    for (let at = 1; at <= count; at++) {
      const mark = manner === 2 ? String(at) : String.fromCharCode(64 + at);
      street.add({ number, unit: { kind: 'flat', mark }, flat: `Flat ${mark}` }, postcode);
    }
  }
  if (draw.odds(0.2)) {
    const unit = { kind: 'landlord', mark: '' } as const;
    street.add({ number, unit, flat: 'Landlords Supply' }, postcode);
  }
}

/** Houses of a close or a new estate, numbered in order. */
export function houses({ street, words, draw }: Site): void {
  const numbers = street.numbers(draw.between(6, 24));
  const postcode = street.postcode();
  for (const number of numbers) {
    const building = draw.odds(0.008) ? draw.one(words.of('houses')) : '';
    street.add({ number: String(number), building }, postcode);
  }
}

/** A court behind the street whose houses have their own numbers. */
export function court({ street, draw }: Site): void {
  const postcode = street.postcode();
  const building = `Court ${draw.between(1, 9)}`;
  const count = draw.between(4, 10);
  for (let at = 1; at <= count; at++) {
    street.add({ building, unit: { kind: 'house', mark: String(at) }, flat: String(at) }, postcode);
  }
}

/** Houses behind others: back-to-backs, of which a few are left. */
export function backs({ street, draw }: Site): void {
  const postcode = street.postcode();
  for (const number of street.numbers(draw.between(2, 4)).map(String)) {
    street.add({ number }, postcode);
    const count = draw.between(2, 4);
    for (let at = 1; at <= count; at++) {
      const unit = { kind: 'back', mark: String(at) } as const;
      street.add({ number, unit, flat: `${at} Back of` }, postcode);
    }
  }
}

/** Shops with flats above them. */
export function parade({ street, words, draw }: Site): void {
  const numbers = street.numbers(draw.between(5, 16));
  const postcode = street.postcode();
  for (const first of numbers) {
    const number = draw.odds(0.06) ? `${first}-${first + 2}` : String(first);
    if (number !== String(first)) street.skip(2);
    const organisation = draw.odds(0.75)
      ? `${draw.one(words.of('keepers'))}'s ${draw.one(words.of('shops'))}`
      : '';
    street.add({ organisation, number }, postcode);
    const manner = draw.between(1, 10);
    if (manner <= 2) {
      street.add({ number, unit: { kind: 'above', mark: '' }, flat: 'Flat Above' }, postcode);
    } else if (manner <= 4) street.add({ number: `${first}A` }, postcode);
    else if (manner === 5) {
      for (const [mark, flat] of FLOORS[1]!.slice(1)) {
        street.add({ number, unit: { kind: 'floor', mark }, flat }, postcode);
      }
    } else if (manner === 6) {
      for (const mark of ['1', '2', '3']) {
        street.add({ number, unit: { kind: 'flat', mark }, flat: `Flat ${mark}` }, postcode);
      }
    }
  }
}
