import type { Way } from './ledger.ts';
import { type Making, upTo } from './streets.ts';
import { floorMark } from './suburb-houses.ts';

/** A firm that a family has. */
export function firmName({ words, dice }: Making): string {
  const owner = dice.pick(words.last);
  const trade = dice.pick(words.trades);
  switch (dice.between(1, 4)) {
    case 1:
      return `${owner} & Sons ${trade}`;
    case 2:
      return `${owner} ${trade} Ltd`;
    case 3:
      return `${dice.pick(words.heads)}${dice.pick(words.tails)} ${trade}`;
    default:
      return `${owner} & ${dice.pick(words.last)} ${trade}`;
  }
}

/** A parade of shops with flats above. */
export function fillParade(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const base = way.street.split(' ').slice(0, -1).join(' ') || way.street;
  const isNamed = dice.chance(0.4) && ledger.claim(way.area, `${base} Parade`);
  const building = isNamed ? `${base} Parade` : '';
  const postcode = ledger.postcode(way.area.code);
  const style = dice.pick(['over', 'letter', 'floor'] as const);
  const first = building === '' ? dice.between(1, 40) : 1;
  // The parade is a street of its own in the list.
  const street = building === '' ? way.street : building;
  const shops = { ...way, street };
  for (const at of upTo(dice.between(6, 16))) {
    const number = first + at - 1;
    const organisation = dice.chance(0.7) ? dice.pick(words.shops) : firmName(making);
    const text = String(number);
    ledger.add(shops, { organisation: dice.chance(0.85) ? organisation : '', number: text }, postcode);
    if (style === 'letter') ledger.add(shops, { number: `${text}A` }, postcode);
    if (style === 'over')
      ledger.add(shops, { number: text, flat: 'Flat Over', unit: { kind: 'over', mark: '' } }, postcode);
    if (style !== 'floor') continue;
    for (const floor of ['First Floor', 'Second Floor'].slice(0, dice.between(1, 2)))
      ledger.add(
        shops,
        { number: text, flat: `${floor} Flat`, unit: { kind: 'floor', mark: floorMark(floor) } },
        postcode,
      );
  }
}

/** A school, and the house of its caretaker. */
export function fillSchool(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const organisation = dice.pick(words.schools);
  if (!ledger.claim(way.area, organisation)) return;
  const postcode = ledger.postcode(way.area.code);
  ledger.add(way, { organisation, building: organisation }, postcode);
  const unit = { kind: 'caretaker', mark: '' } as const;
  ledger.add(way, { building: organisation, flat: 'Caretakers House', unit }, postcode);
}

/** An industrial estate. A few units are divided. */
export function fillIndustry(making: Making, way: Way): void {
  const { ledger, dice } = making;
  const base = way.street.split(' ')[0]!;
  const building = `${base} ${dice.pick(['Industrial Estate', 'Trading Estate', 'Business Centre', 'Works'])}`;
  if (!ledger.claim(way.area, building)) return;
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(8, 30))) {
    const marks = dice.chance(0.12) ? [`${at}A`, `${at}B`] : [String(at)];
    for (const mark of marks)
      ledger.add(
        way,
        {
          organisation: dice.chance(0.8) ? firmName(making) : '',
          ...{ building, flat: `Unit ${mark}`, unit: { kind: 'unit', mark: mark.toLowerCase() } },
        },
        postcode,
      );
  }
}

/** The covered market. */
export function fillMarket(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const postcode = ledger.postcode(way.area.code);
  for (let at = 1; at <= 64; at++)
    ledger.add(
      { ...way, street: words.whole[0]! },
      {
        organisation: dice.chance(0.6) ? firmName(making) : '',
        ...{ building: way.street, flat: `Stall ${at}`, unit: { kind: 'stall', mark: String(at) } },
      },
      postcode,
    );
}

/** Moorings of the canal. */
export function fillMoorings(making: Making, way: Way): void {
  const { ledger, words } = making;
  const postcode = ledger.postcode(way.area.code);
  const building = `${words.blocks[0]} Moorings`;
  for (let at = 1; at <= 38; at++)
    ledger.add(
      { ...way, street: '' },
      { building, flat: `Mooring ${at}`, unit: { kind: 'mooring', mark: String(at) } },
      postcode,
    );
}
