import type { Way } from '../common/ledger.ts';
import { nameOf } from '../common/name-of.ts';
import { type Making, upTo } from '../common/streets.ts';

/** The name of a firm on an industrial estate. */
function firmName({ words, dice }: Making): string {
  const owner = dice.pick(words.last);
  const trade = dice.pick(words.trades);
  switch (dice.between(1, 5)) {
    case 1:
      return `${owner} & ${dice.pick(words.last)} ${trade}`;
    case 2:
      return `${owner} ${trade} Ltd`;
    case 3:
      return `${dice.pick(words.areas).town} ${trade}`;
    case 4:
      return `${dice.pick(words.first)}'s ${trade}`;
    default:
      return `${owner} ${trade}`;
  }
}

/** Shops of a high street, with flats over many of them. */
export function fillShops({ ledger, words, dice }: Making, way: Way): void {
  let postcode = ledger.postcode(way.area.code);
  const most = dice.between(12, 60);
  for (const at of upTo(most)) {
    if (at % 12 === 0) postcode = ledger.postcode(way.area.code);
    const number = at > 4 && dice.chance(0.04) ? `${most + at * 3}-${most + at * 3 + 2}` : String(at);
    const organisation = dice.chance(0.7) ? dice.pick(words.shops) : '';
    if (dice.chance(0.8)) ledger.add(way, { organisation, number }, postcode);
    const above = dice.weighted({ none: 45, over: 20, floors: 17, flats: 18 });
    if (above === 'over') {
      const flat = dice.pick(['Flat Over', 'Flat Above', 'Flat']);
      ledger.add(way, { number, flat, unit: { kind: 'over', mark: '' } }, postcode);
    } else if (above === 'floors')
      for (const floor of ['First', 'Second']) {
        const unit = { kind: 'floor', mark: floor.toLowerCase() } as const;
        ledger.add(way, { number, flat: `${floor} Floor Flat`, unit }, postcode);
      }
    else if (above === 'flats')
      for (const mark of ['1', '2', '3', '4'].slice(0, dice.between(2, 4)))
        ledger.add(way, { number, flat: `Flat ${mark}`, unit: { kind: 'flat', mark } }, postcode);
  }
  const pub = dice.pick(words.pubs);
  if (dice.chance(0.4) && ledger.claim(way.area, pub))
    ledger.add(way, { organisation: pub, building: pub }, postcode);
}

/** Units and hangars on an airfield. Hangars are divided into bays with letters. */
export function fillAirfield(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const building = nameOf(making, way, words.sites, [
    'Airfield',
    'Business Park',
    'Airfield Industrial Estate',
  ]);
  if (building === undefined) return;
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(10, 45))) {
    const organisation = dice.chance(0.75) ? firmName(making) : '';
    const unit = { kind: 'unit', mark: String(at) } as const;
    ledger.add(way, { organisation, building, flat: `Unit ${at}`, unit }, postcode);
  }
  const other = ledger.postcode(way.area.code);
  for (const hangar of upTo(dice.between(1, 5)))
    for (const bay of ['A', 'B', 'C', 'D'].slice(0, dice.between(1, 4))) {
      const mark = `hangar ${hangar}${bay.toLowerCase()}`;
      const flat = `Hangar ${hangar} Bay ${bay}`;
      ledger.add(
        way,
        { organisation: firmName(making), building, flat, unit: { kind: 'unit', mark } },
        other,
      );
    }
}
