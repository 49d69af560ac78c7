import type { Way } from '../common/ledger.ts';
import { nameOf } from '../common/name-of.ts';
import { type Making, upTo } from '../common/streets.ts';

/** A new quarter: blocks whose apartments are numbered by floor, town houses, and plots that are not yet sold. */
export function fillQuarter(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const estate = dice.chance(0.55) ? dice.pick(words.estates) : '';
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(4, 22))) ledger.add(way, { number: String(at), estate }, postcode);
  for (const block of upTo(dice.between(1, 3))) fillBlock(making, way, { estate, number: 30 + block * 2 });
  const first = dice.between(100, 300);
  const other = ledger.postcode(way.area.code);
  if (estate !== '')
    for (const at of upTo(dice.between(0, 12))) {
      const mark = String(first + at);
      ledger.add(way, { estate, flat: `Plot ${mark}`, unit: { kind: 'plot', mark } }, other);
    }
}

function fillBlock(making: Making, way: Way, { estate, number }: { estate: string; number: number }): void {
  const { ledger, words, dice } = making;
  const building = nameOf(making, way, words.blocks, ['House', 'Apartments', 'Building']);
  if (building === undefined) return;
  const word = dice.pick(['Apartment ', 'Apartment ', 'Flat ', '']);
  const postcode = ledger.postcode(way.area.code);
  const isNumbered = dice.chance(0.4);
  const isByFloor = dice.chance(0.5);
  for (const floor of upTo(dice.between(2, 7)))
    for (const at of upTo(6)) {
      const mark = String(isByFloor ? floor * 100 + at : (floor - 1) * 6 + at);
      const premise = { building, estate, number: isNumbered ? String(number) : '' };
      ledger.add(way, { ...premise, flat: `${word}${mark}`, unit: { kind: 'flat', mark } }, postcode);
    }
}

/** Rows of council garages, which have their own entries in the list. */
export function fillGarages({ ledger, dice }: Making, way: Way): void {
  let postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(10, 30))) {
    if (at % 15 === 0) postcode = ledger.postcode(way.area.code);
    ledger.add(way, { number: String(at) }, postcode);
  }
  const building = `${way.street} Garages`;
  if (!ledger.claim(way.area, building)) return;
  for (const at of upTo(dice.between(6, 20))) {
    const unit = { kind: 'unit', mark: `garage ${at}` } as const;
    ledger.add(way, { building, flat: `Garage ${at}`, unit }, postcode);
  }
}

/** Allotments and the houses of the lane that leads to them. */
export function fillAllotments(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(4, 16))) ledger.add(way, { number: String(at * 2) }, postcode);
  const building = nameOf(making, way, words.sites, ['Allotments', 'Allotment Gardens']);
  if (building === undefined) return;
  for (const at of upTo(dice.between(5, 24))) {
    const mark = String(at);
    ledger.add(way, { building, flat: `Plot ${mark}`, unit: { kind: 'plot', mark } }, postcode);
  }
}

/** A hospital: its departments, and homes of its staff with rooms. */
export function fillHospital(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const estate = nameOf(making, way, words.places, ['Hospital', 'General Hospital', 'Community Hospital']);
  if (estate === undefined) return;
  const postcode = ledger.postcode(way.area.code);
  for (const flat of ['Outpatients', 'Pharmacy', 'Maternity Unit', 'League of Friends Shop'])
    if (dice.chance(0.7))
      ledger.add(
        way,
        { building: estate, flat, unit: { kind: 'named', mark: flat.toLowerCase() } },
        postcode,
      );
  for (const _ of upTo(dice.between(1, 3))) {
    const building = nameOf(making, way, words.blocks, ['House', 'Residence', 'Nurses Home']);
    if (building === undefined) continue;
    const word = dice.pick(['Room', 'Room', 'Flat']);
    const other = ledger.postcode(way.area.code);
    for (const at of upTo(dice.between(8, 40))) {
      const unit = { kind: word === 'Flat' ? 'flat' : 'suite', mark: String(at) } as const;
      ledger.add(way, { building, estate, flat: `${word} ${at}`, unit }, other);
    }
  }
}
