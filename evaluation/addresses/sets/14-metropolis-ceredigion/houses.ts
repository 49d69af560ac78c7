import type { Chance } from './chance.ts';
import { nameOf, type Unit } from './entry.ts';
import type { Home, Roll, Way } from './roll.ts';
import type { Metropolis } from './words.ts';

/** What the makers of sites share. */
export interface Ground {
  readonly roll: Roll;
  readonly chance: Chance;
  readonly words: Metropolis;
  /** The names of the blocks of the district so far. */
  readonly used: Set<string>;
}

/** The floors of a divided house, from the bottom, in the words of different owners. */
const FLOORS: readonly (readonly (readonly [mark: string, text: string])[])[] = [
  [
    ['basement', 'Basement Flat'],
    ['ground', 'Ground Floor Flat'],
    ['first', 'First Floor Flat'],
    ['top', 'Top Floor Flat'],
  ],
  [
    ['ground', 'Ground Floor'],
    ['first', 'First Floor'],
    ['second', 'Second Floor'],
  ],
  [
    ['ground', 'Flat Ground Floor'],
    ['first', 'Flat First Floor'],
    ['second', 'Flat Second Floor'],
  ],
  [
    ['basement', 'Basement'],
    ['ground', 'Ground Floor Flat'],
    ['first+second', 'First And Second Floor'],
  ],
  [
    ['garden', 'Garden Flat'],
    ['raised ground', 'Raised Ground Floor Flat'],
    ['first+second', 'First And Second Floors Maisonette'],
  ],
  [
    ['ground', 'Ground Floor Maisonette'],
    ['upper', 'Upper Maisonette'],
  ],
];

/** The homes of a house that has been divided. */
export function divided(number: string, chance: Chance): Home[] {
  const flat = (mark: string, text = `Flat ${mark}`): Home => ({
    unit: { kind: 'flat', mark },
    flat: text,
    number,
  });
  switch (chance.by({ letters: 30, merged: 22, numbers: 22, floors: 24, rear: 2 })) {
    case 'letters':
      return ['A', 'B', 'C', 'D', 'E'].slice(0, chance.from(2, 5)).map((mark) => flat(mark));
    case 'merged':
      return ['A', 'B', 'C'].slice(0, chance.from(2, 3)).map((mark) => ({ number: `${number}${mark}` }));
    case 'numbers':
      return Array.from({ length: chance.from(2, 6) }, (_, at) => flat(String(at + 1)));
    case 'rear':
      return [{ number }, { unit: { kind: 'rear', mark: '' }, flat: 'Rear Of', number }];
    default:
      return chance.of(FLOORS).map(([mark, text]) => ({ unit: { kind: 'floor', mark }, flat: text, number }));
  }
}

/** Both sides of a street of houses. A side changes its postcode every twenty houses or so. */
export function houses(way: Way, first: number, last: number, { roll, chance, words }: Ground): void {
  const [code = ''] = way.place.codes;
  const splits = chance.of([0.03, 0.12, 0.3, 0.5]);
  for (const side of [0, 1]) {
    let postcode = roll.postcode(code);
    let left = chance.from(8, 24);
    for (let number = first + ((first + side) % 2); number <= last; number += 2) {
      if (left-- === 0) {
        postcode = roll.postcode(code);
        left = chance.from(8, 24);
      }
      const homes = homesAt(number, splits, words, chance);
      for (const home of homes) roll.add(way, home, postcode);
      if (homes[0]?.number?.includes('-') === true) number += 2;
    }
  }
}

function homesAt(number: number, splits: number, words: Metropolis, chance: Chance): Home[] {
  const own = String(number);
  const annexe: Unit = { kind: 'annexe', mark: 'annexe' };
  if (chance.is(0.03) || (number === 13 && chance.is(0.4))) return [];
  if (chance.is(splits)) return divided(own, chance);
  switch (chance.by({ plain: 86, extra: 4, range: 2, named: 5, annexe: 1, nameOnly: 2 })) {
    case 'extra':
      return [
        { number: own },
        ...['A', 'B'].slice(0, chance.from(1, 2)).map((mark) => ({ number: own + mark })),
      ];
    case 'range':
      return [{ number: `${number}-${number + 2}` }];
    case 'named':
      return [{ number: own, building: nameOf(chance.of(words.houses)) }];
    case 'nameOnly':
      return [{ number: own }, { building: nameOf(chance.of(words.houses)) }];
    case 'annexe':
      return [{ number: own }, { unit: annexe, flat: chance.of(['Annexe', 'The Annexe']), number: own }];
    default:
      return [{ number: own }];
  }
}

/** A row of shops with flats above them. The shops pay another tax and are not listed. */
export function parade(way: Way, first: number, last: number, { roll, chance, words }: Ground): void {
  let postcode = '';
  for (let number = first; number <= last; number += chance.of([1, 2, 2])) {
    if (postcode === '' || chance.is(0.08)) postcode = roll.postcode(way.place.codes[0] ?? '');
    const own = String(number);
    const range = `${number}-${number + 2}`;
    const isRange = chance.is(0.15);
    const pub = nameOf(chance.of(words.pubs));
    const over: readonly Home[] = chance.is(0.03)
      ? [{ unit: { kind: 'staff', mark: 'over' }, flat: 'Flat Over', building: pub, number: own }]
      : chance.is(0.3)
        ? [{ number: `${own}A` }]
        : divided(isRange ? range : own, chance);
    for (const home of over) roll.add(way, home, postcode);
    // The numbers of a range have no homes of their own.
    if (over.some((home) => home.number?.startsWith(range))) number += 2;
  }
}
