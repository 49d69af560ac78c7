import type { Way } from '../common/ledger.ts';
import { type Making, upTo } from '../common/streets.ts';
import { claim } from './naming.ts';

/** Allotments with the house of their keeper, beside a street. */
export function fillAllotment(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const building = claim(making, way, `${dice.pick(words.places)} Allotments`);
  const postcode = ledger.postcode(way.area.code);
  if (building !== undefined) {
    const flat = dice.pick(['The Bungalow', 'Allotment House', 'Keepers Cottage']);
    ledger.add(way, { building, flat, unit: { kind: 'named', mark: flat.toLowerCase() } }, postcode);
  }
  for (const at of upTo(dice.between(6, 30))) ledger.add(way, { number: String(at) }, postcode);
}

/** A farm with its cottages and barns. */
export function fillFarm(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const place = dice.pick(words.places);
  const building = claim(making, way, `${place} Farm`);
  if (building === undefined) return;
  const postcode = ledger.postcode(way.area.code);
  ledger.add(way, { building }, postcode);
  for (const flat of ['The Bungalow', 'The Caravan', 'Stable Flat', 'Farm Cottage', 'The Hayloft'])
    if (dice.chance(0.3))
      ledger.add(way, { building, flat, unit: { kind: 'named', mark: flat.toLowerCase() } }, postcode);
  const cottages = dice.chance(0.5) ? claim(making, way, `${place} Cottages`) : undefined;
  if (cottages === undefined) return;
  for (const at of upTo(dice.between(2, 6)))
    ledger.add(
      way,
      { building: cottages, flat: String(at), unit: { kind: 'row', mark: String(at) } },
      postcode,
    );
}

/** A site of caravans, most of which have a number. */
export function fillCaravans(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const end = dice.pick(['Caravan Site', 'Caravan Park', 'Residential Park']);
  const building = claim(making, way, `${dice.pick(words.places)} ${end}`);
  if (building === undefined) return;
  const postcode = ledger.postcode(way.area.code);
  const word = dice.pick(['Plot ', 'Caravan ', 'Pitch ', '']);
  for (const at of upTo(dice.between(8, 36))) {
    const unit = { kind: 'mobile', mark: String(at) } as const;
    ledger.add(way, { building, flat: `${word}${at}`, unit }, postcode);
  }
}
