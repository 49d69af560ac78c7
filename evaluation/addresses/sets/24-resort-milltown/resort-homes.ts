import type { Way } from '../common/ledger.ts';
import { nameOf } from '../common/name-of.ts';
import { upTo } from '../common/streets.ts';
import { addNumbered, addUnit } from '../common/units.ts';
import type { ResortMaking } from './making.ts';

/** Bungalows of a plotland. They have numbers, names, or both, and a few are only plots. */
export function fillPlotland(making: ResortMaking, way: Way): void {
  const { ledger, words, dice } = making;
  const style = dice.weighted({ numbers: 50, names: 24, both: 26 });
  let postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(8, 44))) {
    if (at % 15 === 0) postcode = ledger.postcode(way.area.code);
    const number = style === 'names' ? '' : String(at);
    const share = { numbers: 0.08, names: 1, both: 0.5 }[style];
    const building = dice.chance(share) ? dice.pick(words.houses) : '';
    ledger.add(way, { number, building }, postcode);
  }
  if (style !== 'names' || dice.chance(0.5)) return;
  for (const at of upTo(dice.between(2, 6))) {
    const mark = String(40 + at * 2);
    addUnit(making, way, {}, { kind: 'plot', mark, flat: `Plot ${mark}` }, postcode);
  }
}

/** A private road or lane of houses with names. */
export function fillNamed({ ledger, words, dice }: ResortMaking, way: Way): void {
  const postcode = ledger.postcode(way.area.code);
  const share = dice.pick([0, 0, 0.12, 0.5]);
  for (const at of upTo(dice.between(5, 24))) {
    const number = dice.chance(share) ? String(at) : '';
    ledger.add(way, { number, building: dice.pick(words.houses) }, postcode);
  }
}

/** Modern flats with a view. Their numbers begin anew in each of two blocks of one estate. */
export function fillFlats(making: ResortMaking, way: Way): void {
  const { ledger, words, dice } = making;
  const estate = dice.chance(0.3) ? dice.pick(words.estates) : '';
  for (const _ of upTo(dice.between(1, 3))) {
    const building = nameOf(making, way, words.blocks, ['Point', 'House', 'Heights', 'Reach']);
    if (building === undefined) continue;
    const number = dice.chance(0.3) ? String(dice.between(2, 160)) : '';
    const word = dice.pick(['Flat ', 'Flat ', 'Apartment ', 'Penthouse ', '']);
    const most = word === 'Penthouse ' ? 3 : dice.between(6, 36);
    addNumbered(making, way, { building, number, estate }, { word, most }, ledger.postcode(way.area.code));
  }
}
