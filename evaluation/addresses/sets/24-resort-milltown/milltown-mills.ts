import { firmName } from '../common/firms.ts';
import type { Way } from '../common/ledger.ts';
import { nameOf } from '../common/name-of.ts';
import { upTo } from '../common/streets.ts';
import { addNumbered, addUnit } from '../common/units.ts';
import type { MilltownMaking } from './making.ts';

/** A mill that became apartments. Its blocks have letters, or it has none. Some have units on the ground floor. */
export function fillMill(making: MilltownMaking, way: Way): void {
  const { ledger, words, dice } = making;
  const building = nameOf(making, way, words.blocks, ['Mill', 'Mill', 'Mills', 'Warehouse']);
  if (building === undefined) return;
  const number = dice.chance(0.25) ? String(dice.between(1, 90)) : '';
  const style = dice.weighted({ plain: 50, lettered: 25, blocks: 25 });
  const word = dice.pick(['Apartment ', 'Apartment ', 'Flat ']);
  let postcode = ledger.postcode(way.area.code);
  if (style === 'plain')
    addNumbered(making, way, { building, number }, { word, most: dice.between(12, 80) }, postcode);
  else
    for (const block of ['A', 'B', 'C', 'D'].slice(0, dice.between(2, 4))) {
      for (const at of upTo(dice.between(8, 30))) {
        const isLettered = style === 'lettered';
        const flat = isLettered ? `${word}${block}${at}` : `Block ${block} ${word}${at}`;
        const mark = `${block}${isLettered ? '' : ' '}${at}`.toLowerCase();
        addUnit(making, way, { building, number }, { kind: 'flat', mark, flat }, postcode);
      }
      postcode = ledger.postcode(way.area.code);
    }
  if (!dice.chance(0.3)) return;
  for (const mark of upTo(dice.between(1, 4)).map(String))
    addUnit(
      making,
      way,
      { organisation: firmName(making), building, number },
      { kind: 'unit', mark, flat: `Unit ${mark}` },
      postcode,
    );
}

/** A works or an industrial estate. Some units were split: `Unit 4a`, `Unit 4b`. */
export function fillWorks(making: MilltownMaking, way: Way): void {
  const { ledger, words, dice } = making;
  const building = nameOf(making, way, words.estates, [
    'Works',
    'Mills',
    'Industrial Estate',
    'Business Centre',
  ]);
  if (building === undefined) return;
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(5, 30))) {
    const marks = dice.chance(0.18) ? [`${at}a`, `${at}b`] : [String(at)];
    for (const mark of marks) {
      const organisation = dice.chance(0.75) ? firmName(making) : '';
      const flat = `Unit ${dice.chance(0.5) ? mark : mark.toUpperCase()}`;
      addUnit(making, way, { organisation, building }, { kind: 'unit', mark, flat }, postcode);
    }
  }
}

/** Council flats on the hill: blocks with landings, which have one run of numbers. */
export function fillCourts(making: MilltownMaking, way: Way): void {
  const { ledger, words, dice } = making;
  for (const _ of upTo(dice.between(1, 3))) {
    const building = nameOf(making, way, [...words.places, ...words.bases], ['Court', 'House', 'Heights']);
    if (building === undefined) continue;
    const word = dice.pick(['Flat ', 'Flat ', '']);
    const house = { building, number: dice.chance(0.15) ? String(dice.between(2, 80)) : '' };
    addNumbered(making, way, house, { word, most: dice.between(9, 44) }, ledger.postcode(way.area.code));
    const manager = { kind: 'manager', mark: '', flat: 'Wardens Flat' } as const;
    if (dice.chance(0.15)) addUnit(making, way, house, manager, ledger.postcode(way.area.code));
  }
}
