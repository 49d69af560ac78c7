import type { Way } from './ledger.ts';
import { type Making, upTo } from './streets.ts';

/** The name of a block, which its postal district has once. Undefined if the attempts find none. */
export function blockName({ ledger, words, dice }: Making, way: Way, ends: readonly string[]) {
  for (let tries = 0; tries < 12; tries++) {
    const name = `${dice.pick(words.blocks)} ${dice.pick(ends)}`;
    if (ledger.claim(way.area, name)) return name;
  }
  return undefined;
}

/** One to four blocks of an estate. */
export function fillBlock(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const estate = dice.chance(0.5)
    ? dice.pick(words.estates.filter((one) => /(?<!Industrial) Estate$/.test(one)))
    : '';
  const blocks = dice.between(1, 4);
  const isBare = dice.chance(0.5);

  for (let block = 0; block < blocks; block++) {
    const building = blockName(making, way, ['House', 'House', 'Court', 'Tower', 'Point', 'Lodge']);
    if (building === undefined) continue;
    const postcode = ledger.postcode(way.area.code);
    const most = dice.pick([12, 18, 24, 36, 48, 66]);
    const number = dice.chance(0.15) ? String(block * 2 + 2) : '';

    for (let flat = 1; flat <= most; flat++)
      ledger.add(
        way,
        {
          ...{ building, estate, number },
          flat: isBare ? String(flat) : `Flat ${flat}`,
          unit: { kind: 'flat', mark: String(flat) },
        },
        postcode,
      );
  }
}

/** Mansion blocks, whose flats go on from one to the next, with the numbers of the street. */
export function fillMansions(making: Making, way: Way): void {
  const { ledger, dice } = making;
  const building = blockName(making, way, ['Mansions', 'Mansions', 'Court']);
  if (building === undefined) return;
  const hasNumbers = dice.chance(0.5);
  let flat = 0;
  for (const entrance of upTo(dice.between(2, 4))) {
    const postcode = ledger.postcode(way.area.code);
    const from = 90 + entrance * 12;
    for (let one = 0; one < 14; one++) {
      flat++;
      ledger.add(
        way,
        {
          ...{ building, number: hasNumbers ? `${from}-${from + 10}` : '' },
          ...{ flat: `Flat ${flat}`, unit: { kind: 'flat', mark: String(flat) } },
        },
        postcode,
      );
    }
  }
}

/** New blocks with several cores, in phases that were sold as such. */
export function fillNewBuild(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const estate = dice.pick(words.estates.filter((one) => !one.endsWith('Estate')));
  for (const block of upTo(dice.between(1, 3))) {
    const building = blockName(making, way, ['Point', 'Heights', 'House', 'Apartments', 'Wharf', 'Square']);
    if (building === undefined) continue;
    const number = dice.chance(0.3) ? String(block * 4 + 1) : '';
    const style = dice.pick(['cores', 'cores', 'floors', 'apartments'] as const);
    const cores = style === 'cores' ? ['A', 'B', 'C'].slice(0, dice.between(2, 3)) : [''];
    const isWorded = dice.chance(0.5);
    for (const core of cores) {
      const postcode = ledger.postcode(way.area.code);
      const most = dice.between(10, 30);
      for (let at = 0; at < most; at++) {
        const plainMark = style === 'floors' ? `${Math.floor(at / 6) + 1}0${(at % 6) + 1}` : String(at + 1);
        const mark = `${core}${plainMark}`;
        const worded = core === '' ? `Apartment ${plainMark}` : `Flat ${plainMark} Core ${core}`;
        ledger.add(
          way,
          {
            ...{ building, estate, number },
            flat: isWorded || core === '' ? worded : `Flat ${mark}`,
            unit: { kind: 'flat', mark: mark.toLowerCase() },
          },
          postcode,
        );
      }
    }
  }
}

/** Sheltered housing with a warden. */
export function fillSheltered(making: Making, way: Way): void {
  const { ledger, dice } = making;
  const building = blockName(making, way, ['Court', 'Lodge', 'Grange']);
  if (building === undefined) return;
  const postcode = ledger.postcode(way.area.code);
  const number = dice.chance(0.3) ? String(dice.between(2, 60)) : '';
  const isBare = dice.chance(0.4);
  for (const flat of upTo(dice.between(18, 44)))
    ledger.add(
      way,
      {
        ...{ building, number, unit: { kind: 'flat', mark: String(flat) } },
        flat: isBare ? String(flat) : `Flat ${flat}`,
      },
      postcode,
    );
  ledger.add(way, { building, number, flat: 'Wardens Flat', unit: { kind: 'warden', mark: '' } }, postcode);
}
