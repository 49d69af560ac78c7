import { firmName } from '../common/firms.ts';
import type { Way } from '../common/ledger.ts';
import { type Making, upTo } from '../common/streets.ts';
import { claim } from './naming.ts';

/** A parade of shops with flats above. */
export function fillShops(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  let postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(10, 50))) {
    if (at % 16 === 0) postcode = ledger.postcode(way.area.code);
    const number = dice.chance(0.05) ? `${at * 2}-${at * 2 + 1}` : String(at * 2);
    const organisation = dice.chance(0.75) ? dice.pick(words.shops) : firmName(making);
    ledger.add(way, { organisation, number }, postcode);
    const above = dice.pick(['none', 'over', 'floors', 'letter'] as const);
    if (above === 'over') {
      const flat = dice.pick(['Flat Above', 'Flat Over Shop', 'Upper Flat']);
      ledger.add(way, { number, flat, unit: { kind: 'over', mark: '' } }, postcode);
    } else if (above === 'floors') {
      for (const floor of ['First', 'Second'])
        ledger.add(
          way,
          { number, flat: `${floor} Floor Flat`, unit: { kind: 'floor', mark: floor.toLowerCase() } },
          postcode,
        );
    } else if (above === 'letter' && !number.includes('-'))
      ledger.add(way, { number: `${number}A` }, postcode);
  }
}

/** A business park with numbered units, and an office house with suites. */
export function fillPark(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const building = claim(making, way, dice.pick(words.sites));
  if (building === undefined) return;
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(6, 30))) {
    const isLettered = dice.chance(0.1);
    const mark = isLettered ? `${at}A` : String(at);
    const unit = { kind: 'unit', mark: mark.toLowerCase() } as const;
    const organisation = dice.chance(0.8) ? firmName(making) : '';
    ledger.add(way, { organisation, building, flat: `Unit ${mark}`, unit }, postcode);
  }
  const house = claim(making, way, `${dice.pick(words.blocks)} House`);
  if (house === undefined) return;
  for (const at of upTo(dice.between(2, 9))) {
    const unit = { kind: 'suite', mark: String(at) } as const;
    const organisation = dice.chance(0.7) ? firmName(making) : '';
    ledger.add(way, { organisation, building: house, estate: building, flat: `Suite ${at}`, unit }, postcode);
  }
}

/** A school with the house of its caretaker, a surgery, and the houses between them. */
export function fillSchool(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const base = dice.chance(0.5) ? way.street.split(' ')[0]! : dice.pick(words.blocks);
  const postcode = ledger.postcode(way.area.code);
  const kind = dice.pick([
    'Primary School',
    'Infants School',
    'Surgery',
    'Medical Centre',
    'Preparatory School',
  ]);
  const name = claim(making, way, `${base} ${kind}`);
  if (name !== undefined) {
    const number = /Surgery|Centre/.test(kind) && dice.chance(0.6) ? String(dice.between(2, 20)) : '';
    ledger.add(way, { organisation: name, building: number === '' ? name : '', number }, postcode);
    const flat = 'Caretakers House';
    if (kind.endsWith('School') && dice.chance(0.5))
      ledger.add(way, { building: name, flat, unit: { kind: 'named', mark: flat.toLowerCase() } }, postcode);
  }
  for (const at of upTo(dice.between(8, 30))) ledger.add(way, { number: String(at + 20) }, postcode);
}
