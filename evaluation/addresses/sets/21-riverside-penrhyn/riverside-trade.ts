import type { Way } from '../common/ledger.ts';
import { type Making, upTo } from '../common/streets.ts';
import { blockName, claim, firmName } from './naming.ts';
import { floorOf } from './riverside-houses.ts';

/** A shopping street. The flats above the shops have floors, letters or a word of their own. */
export function fillShops(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  let postcode = ledger.postcode(way.area.code);
  const start = dice.between(1, 120);
  for (const at of upTo(dice.between(12, 60))) {
    if (at % 14 === 0) postcode = ledger.postcode(way.area.code);
    const from = start + at * 2;
    const number = dice.chance(0.06) ? `${from}-${from + 2}` : String(from);
    const organisation = dice.chance(0.6) ? dice.pick(words.shops) : firmName(making);
    ledger.add(way, { organisation, number, flat: '' }, postcode);
    const above = dice.weighted({ none: 30, floors: 30, letters: 20, numbers: 20 });
    if (above === 'floors')
      for (const flat of ['First Floor Flat', 'Second and Third Floor'])
        ledger.add(way, { number, flat, unit: floorOf(flat) }, postcode);
    if (above === 'letters' && !number.includes('-')) ledger.add(way, { number: `${number}A` }, postcode);
    if (above !== 'numbers') continue;
    for (const mark of ['1', '2', '3'])
      ledger.add(way, { number, flat: `Flat ${mark}`, unit: { kind: 'flat', mark } }, postcode);
  }
  if (!dice.chance(0.4)) return;
  const organisation = dice.pick(words.pubs);
  ledger.add(way, { organisation, building: organisation }, postcode);
}

/** A market with numbered stalls. */
export function fillMarket(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const building = claim(making, way, dice.pick(words.places));
  if (building === undefined) return;
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(10, 50))) {
    const organisation = dice.chance(0.6) ? firmName(making) : '';
    const unit = { kind: 'unit', mark: String(at) } as const;
    ledger.add(way, { organisation, building, flat: `Stall ${at}`, unit }, postcode);
  }
}

/** Railway arches along a street. The street has houses with other numbers. */
export function fillArches(making: Making, way: Way): void {
  const { ledger, dice } = making;
  const postcode = ledger.postcode(way.area.code);
  const first = dice.between(20, 300);
  for (const at of upTo(dice.between(6, 28))) {
    const organisation = dice.chance(0.75) ? firmName(making) : '';
    const mark = String(first + at);
    ledger.add(way, { organisation, flat: `Arch ${mark}`, unit: { kind: 'unit', mark } }, postcode);
  }
  const other = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(5, 16))) ledger.add(way, { number: String(at) }, other);
}

/** A business centre with units, and an office house with floors. */
export function fillCentre(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const building = claim(making, way, dice.pick(words.sites));
  if (building !== undefined) {
    const postcode = ledger.postcode(way.area.code);
    const number = dice.chance(0.5) ? String(dice.between(1, 90)) : '';
    const isLettered = dice.chance(0.4);
    for (const at of upTo(dice.between(8, 40))) {
      const mark = isLettered ? `${'ABC'[at % 3]}${Math.ceil(at / 3)}` : String(at);
      const unit = { kind: 'unit', mark: mark.toLowerCase() } as const;
      const organisation = dice.chance(0.85) ? firmName(making) : '';
      ledger.add(way, { organisation, building, number, flat: `Unit ${mark}`, unit }, postcode);
    }
  }
  const office = blockName(making, way, ['House', 'Building', 'Chambers']);
  if (office === undefined) return;
  const postcode = ledger.postcode(way.area.code);
  for (const flat of ['Ground Floor', 'First Floor', 'Second Floor', 'Third and Fourth Floor'])
    ledger.add(
      way,
      { organisation: firmName(making), building: office, flat, unit: floorOf(flat) },
      postcode,
    );
}
