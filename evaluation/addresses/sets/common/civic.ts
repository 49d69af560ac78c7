import type { Way } from './ledger.ts';
import { nameOf } from './name-of.ts';
import { type Making, upTo } from './streets.ts';
import { addNamed, addNumbered, addUnit } from './units.ts';

/** Numbered houses beside a school, chapel or pub. */
function addHouses({ ledger, dice }: Making, way: Way, postcode: string): void {
  for (const at of upTo(dice.between(2, 16))) ledger.add(way, { number: String(at * 2 + 1) }, postcode);
}

/** A school with the house of its caretaker. */
export function fillSchool(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const ends = ['Primary School', 'C of E School', 'Junior School', 'High School', 'Nursery'];
  const building = nameOf(making, way, [...words.sites, ...words.places], ends);
  if (building === undefined) return;
  const postcode = ledger.postcode(way.area.code);
  ledger.add(way, { organisation: dice.chance(0.4) ? building : '', building }, postcode);
  const flat = dice.pick(['Caretakers House', 'School House', 'Caretakers Bungalow']);
  if (dice.chance(0.6)) addNamed(making, way, { building }, flat, postcode);
  addHouses(making, way, ledger.postcode(way.area.code));
}

/** A chapel: a house, flats, or still a chapel. */
export function fillChapel(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const building = nameOf(making, way, words.sites, [
    'Chapel',
    'Methodist Church',
    'Sunday School',
    'Baptist Chapel',
  ]);
  if (building === undefined) return;
  const postcode = ledger.postcode(way.area.code);
  const word = dice.pick(['Apartment ', 'Flat ']);
  if (dice.chance(0.45))
    addNumbered(making, way, { building }, { word, most: dice.between(3, 10) }, postcode);
  else ledger.add(way, { organisation: dice.chance(0.3) ? building : '', building }, postcode);
  for (const name of words.houses.filter((one) => /Chapel|Sunday School/.test(one)))
    if (dice.chance(0.4)) ledger.add(way, { building: name }, postcode);
  addHouses(making, way, postcode);
}

/** A surgery or clinic, alone or with others in a health centre. */
export function fillSurgery(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const name = nameOf(
    making,
    way,
    [...words.sites, ...words.bases],
    ['Surgery', 'Medical Practice', 'Health Centre'],
  );
  if (name === undefined) return;
  const postcode = ledger.postcode(way.area.code);
  if (!name.endsWith('Centre')) {
    const number = String(dice.between(30, 140));
    ledger.add(
      way,
      { organisation: name, number: dice.chance(0.4) ? `${number}-${Number(number) + 2}` : number },
      postcode,
    );
  } else
    for (const at of upTo(dice.between(2, 6))) {
      const unit = { kind: 'suite', mark: String(at), flat: `Suite ${at}` } as const;
      const organisation = dice.chance(0.7) ? `Dr ${dice.pick(words.last)} and Partners` : '';
      addUnit(making, way, { organisation, building: name }, unit, postcode);
    }
  addHouses(making, way, postcode);
}

/** A pub with a flat over it. Some pubs have a number. */
export function fillPub(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const building = nameOf(making, way, words.pubs, ['']);
  if (building === undefined) return;
  const postcode = ledger.postcode(way.area.code);
  const house = { building, number: dice.chance(0.4) ? String(dice.between(40, 200)) : '' };
  ledger.add(way, { organisation: dice.chance(0.4) ? building : '', ...house }, postcode);
  const over = { kind: 'over', mark: '', flat: dice.pick(['Flat Over', 'Flat Above', 'The Flat']) } as const;
  const manager = { kind: 'manager', mark: '', flat: 'Managers Flat' } as const;
  if (dice.chance(0.6)) addUnit(making, way, house, dice.pick([over, over, manager]), postcode);
  addHouses(making, way, postcode);
}
