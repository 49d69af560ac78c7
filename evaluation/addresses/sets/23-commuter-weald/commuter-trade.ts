import type { Way } from '../common/ledger.ts';
import { nameOf } from '../common/name-of.ts';
import { type Making, upTo } from '../common/streets.ts';

/** The name of a firm. */
export function firmName({ words, dice }: Making): string {
  const owner = dice.pick(words.last);
  const trade = dice.pick(words.trades);
  switch (dice.between(1, 5)) {
    case 1:
      return `${owner} ${dice.pick(words.last)} ${trade}`;
    case 2:
      return `${owner} ${trade} Ltd`;
    case 3:
      return `${dice.pick(words.areas).town} ${trade} Limited`;
    case 4:
      return `${dice.pick([...'ABCDEGHJKLMNPRST'])}${dice.pick([...'ABCDEGHJKLMNPRST'])}${dice.pick([...'CDGKLMRST'])} ${trade}`;
    default:
      return `${owner} & Sons ${trade}`;
  }
}

/** A parade of shops with flats above. The list names the parade in some roads. */
export function fillParade({ ledger, words, dice }: Making, way: Way): void {
  const estate = dice.chance(0.35) ? `${dice.pick(words.places)} Parade` : '';
  const above = dice.pick(['Flat Above', 'Flat Over', 'First Floor Flat', 'A', 'Maisonette', 'Flats']);
  const first = estate === '' ? 1 : dice.between(20, 200);
  let postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(8, 36))) {
    if (at % 12 === 0) postcode = ledger.postcode(way.area.code);
    const isPair = dice.chance(0.07);
    const number = isPair ? `${first + 300 + at * 2}-${first + 301 + at * 2}` : String(first + at - 1);
    const organisation = dice.chance(0.65) ? dice.pick(words.shops) : '';
    if (dice.chance(0.85)) ledger.add(way, { organisation, number, estate }, postcode);
    if (isPair || dice.chance(0.4)) continue;
    if (above === 'A') ledger.add(way, { number: `${number}A`, estate }, postcode);
    else if (above === 'Flats')
      for (const mark of upTo(dice.between(2, 3)).map(String))
        ledger.add(way, { number, estate, flat: `Flat ${mark}`, unit: { kind: 'flat', mark } }, postcode);
    else {
      const isFloor = above === 'First Floor Flat';
      const unit = isFloor
        ? ({ kind: 'floor', mark: 'first' } as const)
        : ({ kind: 'over', mark: '' } as const);
      ledger.add(way, { number, estate, flat: above, unit }, postcode);
    }
  }
}

/** A business park: houses with suites or floors, and units. */
export function fillBusinessPark(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const estate = nameOf(making, way, words.sites, ['Business Park', 'Office Village', 'Science Park']);
  if (estate === undefined) return;
  for (const _ of upTo(dice.between(1, 4))) {
    const building = nameOf(making, way, words.blocks, ['House', 'Building']);
    if (building === undefined) continue;
    const postcode = ledger.postcode(way.area.code);
    if (dice.chance(0.35))
      for (const floor of ['Ground', 'First', 'Second']) {
        const unit = { kind: 'floor', mark: floor.toLowerCase() } as const;
        ledger.add(
          way,
          { organisation: firmName(making), building, estate, flat: `${floor} Floor`, unit },
          postcode,
        );
      }
    else
      for (const at of upTo(dice.between(3, 18))) {
        const organisation = dice.chance(0.6) ? firmName(making) : '';
        const unit = { kind: 'suite', mark: String(at) } as const;
        ledger.add(way, { organisation, building, estate, flat: `Suite ${at}`, unit }, postcode);
      }
  }
}

/** A trading estate of numbered or lettered units. */
export function fillTrading(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const building = nameOf(making, way, words.sites, ['Trading Estate', 'Industrial Estate', 'Trade Park']);
  if (building === undefined) return;
  const postcode = ledger.postcode(way.area.code);
  const letter = dice.chance(0.25) ? dice.pick(['A', 'B', 'C']) : '';
  for (const at of upTo(dice.between(8, 40))) {
    const organisation = dice.chance(0.75) ? firmName(making) : '';
    const unit = { kind: 'unit', mark: `${letter}${at}`.toLowerCase() } as const;
    ledger.add(way, { organisation, building, flat: `Unit ${letter}${at}`, unit }, postcode);
  }
}

/** Schools of a road, with the house of a caretaker. */
export function fillSchool(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const names = [...words.places, ...words.bases];
  const building = nameOf(making, way, names, [
    'Primary School',
    'Infant School',
    'Academy',
    'Nursery School',
  ]);
  if (building === undefined) return;
  const postcode = ledger.postcode(way.area.code);
  ledger.add(way, { organisation: dice.chance(0.3) ? building : '', building }, postcode);
  const flat = dice.pick(['Caretakers House', 'School Bungalow', 'Site Managers House']);
  if (dice.chance(0.5))
    ledger.add(way, { building, flat, unit: { kind: 'named', mark: flat.toLowerCase() } }, postcode);
  for (const at of upTo(dice.between(2, 14))) ledger.add(way, { number: String(at * 2 + 1) }, postcode);
}
