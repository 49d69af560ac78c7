import type { Way } from '../common/ledger.ts';
import { type Making, upTo } from '../common/streets.ts';

type Writing = 'floor slash flat' | 'floor F flat' | 'sides';

const SIDES = ['Left', 'Right'] as const;
const FLOORS = ['Ground', 'First', 'Second', 'Third'] as const;

/** The flats of a tenement. The mark is `1/2` for the second flat of the first floor, however the list writes it. */
function addTenement({ ledger, dice }: Making, way: Way, number: string, postcode: string): void {
  const writing: Writing = dice.pick(['floor slash flat', 'floor F flat', 'sides']);
  const floors = dice.between(2, 3);
  for (let floor = 0; floor <= floors; floor++)
    for (const at of [1, 2]) {
      const side = `${FLOORS[floor]} ${SIDES[at - 1]}`;
      const unit =
        writing === 'sides'
          ? ({ kind: 'floor', mark: side.toLowerCase() } as const)
          : ({ kind: 'flat', mark: `${floor}/${at}` } as const);
      const flat = {
        'floor slash flat': `Flat ${floor}/${at}`,
        'floor F flat': `${floor}F${at}`,
        sides: side,
      };
      ledger.add(way, { number, flat: flat[writing], unit }, postcode);
    }
}

/** A street of the harbour town: houses, tenements, and closes that open from it. */
export function fillStreet(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  let postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(10, 56))) {
    if (at % 14 === 0) postcode = ledger.postcode(way.area.code);
    const number = String(at);
    if (dice.chance(0.08)) addTenement(making, way, number, postcode);
    else ledger.add(way, { number, building: dice.chance(0.07) ? dice.pick(words.houses) : '' }, postcode);
    if (dice.chance(0.05)) ledger.add(way, { number: `${at}A` }, postcode);
  }
  if (dice.chance(0.8)) addClose(making, way);
}

function addClose({ ledger, words, dice }: Making, way: Way): void {
  const building = `${dice.pick(words.places)} ${dice.pick(['Close', 'Close', 'Court', 'Pend'])}`;
  if (!ledger.claim(way.area, building)) return;
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(3, 12))) {
    const mark = String(at);
    ledger.add(way, { building, flat: mark, unit: { kind: 'row', mark } }, postcode);
  }
}

/** A council scheme: houses, and blocks of four flats at one number. */
export function fillScheme({ ledger, dice }: Making, way: Way): void {
  let postcode = ledger.postcode(way.area.code);
  const isFlats = dice.chance(0.3);
  for (const at of upTo(dice.between(12, 60))) {
    if (at % 20 === 0) postcode = ledger.postcode(way.area.code);
    const number = String(at);
    if (!isFlats || !dice.chance(0.3)) ledger.add(way, { number }, postcode);
    else for (const mark of ['A', 'B', 'C', 'D']) ledger.add(way, { number: number + mark }, postcode);
  }
}

/** Sheltered flats with a warden. */
export function fillSheltered({ ledger, words, dice }: Making, way: Way): void {
  const building = `${dice.pick(words.blocks)} ${dice.pick(['Court', 'House', 'Cuirt'])}`;
  if (!ledger.claim(way.area, building)) return;
  const postcode = ledger.postcode(way.area.code);
  const word = dice.pick(['Flat ', 'Flat ', '']);
  for (const at of upTo(dice.between(8, 28))) {
    const mark = String(at);
    ledger.add(way, { building, flat: `${word}${mark}`, unit: { kind: 'flat', mark } }, postcode);
  }
  ledger.add(way, { building, flat: 'Wardens House', unit: { kind: 'manager', mark: '' } }, postcode);
}
