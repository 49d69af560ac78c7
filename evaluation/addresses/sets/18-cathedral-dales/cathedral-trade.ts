import { blockName } from './cathedral-blocks.ts';
import { floorMark } from './cathedral-homes.ts';
import type { Way } from './ledger.ts';
import { type Making, upTo } from './streets.ts';

/** The name of a firm, after its owners or its place. */
export function firmName({ words, dice }: Making): string {
  const owner = dice.pick(words.last);
  const trade = dice.pick(words.trades);
  switch (dice.between(1, 4)) {
    case 1:
      return `${owner} ${trade} Ltd`;
    case 2:
      return `${owner} & ${dice.pick(words.last)} ${trade}`;
    case 3:
      return `${dice.pick(words.heads)}${dice.pick(words.tails)} ${trade}`;
    default:
      return `${dice.pick(words.first)} ${owner} ${trade}`;
  }
}

/** Shops of a street, with flats above. */
export function fillShops(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const postcode = ledger.postcode(way.area.code);
  const style = dice.pick(['over', 'letter', 'floor'] as const);
  const first = dice.between(1, 30);
  for (const at of upTo(dice.between(8, 26))) {
    const number = String(first + at);
    const organisation = dice.chance(0.6) ? dice.pick(words.shops) : firmName(making);
    ledger.add(way, { organisation: dice.chance(0.85) ? organisation : '', number }, postcode);
    if (dice.chance(0.3)) continue;
    if (style === 'letter') ledger.add(way, { number: `${number}A` }, postcode);
    if (style === 'over')
      ledger.add(way, { number, flat: 'Flat Above', unit: { kind: 'over', mark: '' } }, postcode);
    if (style !== 'floor') continue;
    for (const floor of ['First Floor', 'Second Floor'].slice(0, dice.between(1, 2)))
      ledger.add(
        way,
        { number, flat: `${floor} Flat`, unit: { kind: 'floor', mark: floorMark(floor) } },
        postcode,
      );
  }
}

/** A park of offices and workshops. A few units are divided, and some buildings have suites. */
export function fillPark(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const building = dice.pick(words.parks);
  if (!ledger.claim(way.area, building)) return;
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(10, 30)))
    for (const mark of dice.chance(0.1) ? [`${at}A`, `${at}B`] : [String(at)]) {
      const organisation = dice.chance(0.8) ? firmName(making) : '';
      const unit = { kind: 'unit', mark: mark.toLowerCase() } as const;
      ledger.add(way, { organisation, building, flat: `Unit ${mark}`, unit }, postcode);
    }
  const office = blockName(making, way, ['House']);
  if (office === undefined) return;
  const other = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(4, 12))) {
    const organisation = dice.chance(0.8) ? firmName(making) : '';
    const unit = { kind: 'unit', mark: String(at) } as const;
    ledger.add(way, { organisation, building: office, estate: building, flat: `Suite ${at}`, unit }, other);
  }
}

/** A school. */
export function fillSchool({ ledger, words, dice }: Making, way: Way): void {
  const organisation = dice.pick(words.schools);
  const isNew = ledger.claim(way.area, organisation);
  const postcode = ledger.postcode(way.area.code);
  if (isNew) ledger.add(way, { organisation, building: organisation }, postcode);
  for (const number of upTo(dice.between(10, 40))) ledger.add(way, { number: String(number) }, postcode);
}

/** The moorings of the basin, which have no street. */
export function fillMoorings({ ledger, words }: Making, way: Way): void {
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(56)) {
    const unit = { kind: 'mooring', mark: String(at) } as const;
    ledger.add(way, { building: words.basin, flat: `Mooring ${at}`, unit }, postcode);
  }
}

/** The warehouses of the basin, which became flats with workshops below. */
export function fillWharf(making: Making, way: Way): void {
  const { ledger, dice } = making;
  for (const _ of upTo(5)) {
    const building = blockName(making, way, ['Wharf', 'Warehouse']);
    if (building === undefined) continue;
    const postcode = ledger.postcode(way.area.code);
    for (const at of upTo(dice.between(12, 40))) {
      const unit = { kind: 'flat', mark: String(at) } as const;
      ledger.add(way, { building, flat: `Apartment ${at}`, unit }, postcode);
    }
    for (const letter of ['A', 'B', 'C']) {
      const unit = { kind: 'unit', mark: letter.toLowerCase() } as const;
      ledger.add(way, { organisation: firmName(making), building, flat: `Unit ${letter}`, unit }, postcode);
    }
  }
}
