import { firmName } from '../common/firms.ts';
import type { Way } from '../common/ledger.ts';
import { type Making, upTo } from '../common/streets.ts';

/** A street of a small town: houses, some with a letter, a few with a name or divided. */
export function fillTownStreet({ ledger, words, dice }: Making, way: Way): void {
  let postcode = ledger.postcode(way.area.code);
  for (const number of upTo(dice.between(12, 70))) {
    if (number % 32 === 0) postcode = ledger.postcode(way.area.code);
    if (dice.chance(0.04)) continue;
    const text = String(number);
    if (dice.chance(0.04)) {
      for (const flat of ['1', '2', '3', '4'].slice(0, dice.between(2, 4)))
        ledger.add(way, { number: text, flat: `Flat ${flat}`, unit: { kind: 'flat', mark: flat } }, postcode);
      continue;
    }
    ledger.add(way, { number: text, building: dice.chance(0.06) ? dice.pick(words.houses) : '' }, postcode);
    if (dice.chance(0.05)) ledger.add(way, { number: `${text}A` }, postcode);
  }
  const court = `${dice.pick(words.blocks)} ${dice.pick(['Court', 'House'])}`;
  if (!dice.chance(0.35) || !ledger.claim(way.area, court)) return;
  const code = ledger.postcode(way.area.code);
  const word = dice.pick(['Flat ', '']);
  for (const flat of upTo(dice.between(8, 32)))
    ledger.add(
      way,
      { building: court, flat: `${word}${flat}`, unit: { kind: 'flat', mark: String(flat) } },
      code,
    );
}

/** A new estate. Half of its houses are known by their plots only. */
export function fillEstate({ ledger, words, dice }: Making, way: Way): void {
  const estate = dice.pick(words.estates);
  const postcode = ledger.postcode(way.area.code);
  const most = dice.between(12, 60);
  const isNew = dice.chance(0.5);
  for (const number of upTo(most)) ledger.add(way, { estate, number: String(number) }, postcode);
  if (!isNew || !ledger.claim(way.area, estate)) return;
  const first = dice.between(61, 120);
  const code = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(8, 30)))
    ledger.add(
      way,
      { building: estate, flat: `Plot ${first + at}`, unit: { kind: 'plot', mark: String(first + at) } },
      code,
    );
}

/** The shops of a market place, with flats over them. */
export function fillMarket(making: Making, { area, locality, town, county }: Way): void {
  const { ledger, words, dice } = making;
  const street = words.whole[0]!;
  if (!ledger.claim(area, street)) return;
  const way = { area, street, locality, town, county };
  const postcode = ledger.postcode(area.code);
  for (const at of upTo(dice.between(14, 40))) {
    const number = String(at);
    const organisation = dice.chance(0.6) ? dice.pick(words.shops) : firmName(making);
    ledger.add(way, { organisation: dice.chance(0.85) ? organisation : '', number }, postcode);
    const kind = dice.between(1, 10);
    if (kind <= 3) ledger.add(way, { number, flat: 'Flat Over', unit: { kind: 'over', mark: '' } }, postcode);
    else if (kind <= 5) ledger.add(way, { number: `${number}A` }, postcode);
    else if (kind === 6)
      for (const floor of ['First', 'Second'])
        ledger.add(
          way,
          { number, flat: `${floor} Floor Flat`, unit: { kind: 'floor', mark: floor.toLowerCase() } },
          postcode,
        );
  }
}

/** A yard behind a street: small houses, or workshops. */
export function fillYard(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  fillTownStreet(making, way);
  const building = `${dice.pick([...words.last, ...words.blocks])} ${dice.pick(['Yard', 'Mews'])}`;
  if (!ledger.claim(way.area, building)) return;
  const postcode = ledger.postcode(way.area.code);
  const isTrade = dice.chance(0.3);
  for (const at of upTo(dice.between(3, 12)))
    ledger.add(
      way,
      {
        organisation: isTrade ? firmName(making) : '',
        ...{ building, flat: isTrade ? `Unit ${at}` : String(at) },
        unit: { kind: isTrade ? 'unit' : 'row', mark: String(at) },
      },
      postcode,
    );
}

/** Houses of an airfield, which keep the name of the station. */
export function fillAirfield({ ledger, words, dice }: Making, way: Way): void {
  const estate = dice.pick(words.sites);
  const postcode = ledger.postcode(way.area.code);
  for (const number of upTo(dice.between(10, 50)))
    ledger.add(way, { estate, number: String(number) }, postcode);
  const hangar = `${way.street.split(' ')[0]} Hangars`;
  if (!dice.chance(0.4) || !ledger.claim(way.area, hangar)) return;
  for (const at of upTo(dice.between(2, 8)))
    ledger.add(
      way,
      { building: hangar, estate, flat: `Unit ${at}`, unit: { kind: 'unit', mark: String(at) } },
      postcode,
    );
}
