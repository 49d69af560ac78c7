import type { Way } from '../common/ledger.ts';
import { type Making, upTo } from '../common/streets.ts';

/** A township of crofts with numbers. Some are divided, some also have a name, and new houses have names only. */
export function fillCrofts({ ledger, words, dice }: Making, way: Way): void {
  let postcode = ledger.postcode(way.area.code);
  const word = dice.chance(0.15) ? 'Croft ' : '';
  for (const at of upTo(dice.between(6, 46))) {
    if (at % 14 === 0) postcode = ledger.postcode(way.area.code);
    if (dice.chance(0.12)) continue;
    const building = dice.chance(0.1) ? dice.pick(words.houses) : '';
    const number = String(at);
    if (word !== '' && building === '')
      ledger.add(way, { flat: `${word}${at}`, unit: { kind: 'plot', mark: number } }, postcode);
    else ledger.add(way, { number, building }, postcode);
    if (word === '' && dice.chance(0.16))
      for (const letter of ['A', 'B', 'C'].slice(0, dice.between(1, 3)))
        ledger.add(way, { number: number + letter }, postcode);
    if (dice.chance(0.15)) ledger.add(way, { building: dice.pick(words.houses) }, postcode);
  }
}

/** A township whose houses have names only. */
export function fillNamed({ ledger, words, dice }: Making, way: Way): void {
  const postcode = ledger.postcode(way.area.code);
  for (const _ of upTo(dice.between(4, 18))) ledger.add(way, { building: dice.pick(words.houses) }, postcode);
}

/** Council houses of a township, with the number of the scheme. */
export function fillCouncil({ ledger, words, dice }: Making, way: Way): void {
  const building = `${dice.pick(words.estates)} ${dice.pick(['Cottages', 'Houses'])}`;
  const postcode = ledger.postcode(way.area.code);
  if (!ledger.claim(way.area, building)) return;
  for (const at of upTo(dice.between(4, 16))) {
    const mark = String(at);
    ledger.add(way, { building, flat: mark, unit: { kind: 'row', mark } }, postcode);
  }
}

/** The cottages of a lighthouse's keepers, and its shore station. */
export function fillLighthouse({ ledger, words, dice }: Making, way: Way): void {
  const base = dice.pick(words.sites);
  const building = `${base} Lighthouse`;
  if (!ledger.claim(way.area, building)) return;
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(2, 4))) {
    const flat = `${at} Keepers Cottages`;
    ledger.add(way, { building, flat, unit: { kind: 'row', mark: String(at) } }, postcode);
  }
  const unit = { kind: 'named', mark: 'principal keepers house' } as const;
  if (dice.chance(0.5)) ledger.add(way, { building, flat: 'Principal Keepers House', unit }, postcode);
}

/** Pitches of a caravan site whose residents vote there. */
export function fillPitches({ ledger, words, dice }: Making, way: Way): void {
  const building = `${dice.pick(words.sites)} ${dice.pick(['Caravan Site', 'Caravan Park', 'Campsite'])}`;
  if (!ledger.claim(way.area, building)) return;
  const postcode = ledger.postcode(way.area.code);
  const word = dice.pick(['Pitch', 'Caravan', 'Pod']);
  for (const at of upTo(dice.between(4, 26))) {
    const mark = String(at);
    ledger.add(way, { building, flat: `${word} ${mark}`, unit: { kind: 'mobile', mark } }, postcode);
  }
}

/** The shore base of a fish farm, with chalets for its workers. */
export function fillFishFarm({ ledger, words, dice }: Making, way: Way): void {
  const base = dice.pick(words.sites);
  const building = `${base} ${dice.pick(['Fish Farm', 'Salmon Farm', 'Hatchery'])}`;
  if (!ledger.claim(way.area, building)) return;
  const postcode = ledger.postcode(way.area.code);
  const flat = dice.pick(['Shore Base', 'Managers House', 'The Bothy']);
  ledger.add(way, { building, flat, unit: { kind: 'named', mark: flat.toLowerCase() } }, postcode);
  for (const at of upTo(dice.between(2, 6))) {
    const mark = String(at);
    ledger.add(way, { building, flat: `Chalet ${mark}`, unit: { kind: 'unit', mark } }, postcode);
  }
}
