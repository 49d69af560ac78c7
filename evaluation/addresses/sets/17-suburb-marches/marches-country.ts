import type { Way } from './ledger.ts';
import { type Making, shuffled, upTo } from './streets.ts';
import { firmName } from './suburb-trade.ts';

const HOUSES = ['Cottage', 'Cottage', 'House', 'Lodge', 'Barn', 'Bungalow', 'Villa'];

/** A name that was made from the names of the country round about: `Upper Burhope Farm`. */
export function madeName({ words, dice }: Making, ends: readonly string[]): string {
  const base = dice.chance(0.25)
    ? dice.pick(words.bases)
    : `${dice.pick(words.heads)}${dice.pick(words.tails)}`;
  const first = dice.chance(0.3)
    ? `${dice.pick(['Upper', 'Lower', 'Great', 'Little', 'Old', 'Middle'])} `
    : '';
  return `${first}${base} ${dice.pick(ends)}`;
}

/** Whether a village has a house of this name. No village has all of them. */
function isOfVillage(name: string, village: string): boolean {
  const sum = [...`${name} ${village}`].reduce(
    (all, letter) => (all * 31 + letter.charCodeAt(0)) % 10_007,
    7,
  );
  return sum % 5 < 3;
}

/** Houses of a village or hamlet that have names only. Some are known by a Welsh and an English name. */
export function fillHouses(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const known = words.houses.filter((name) => isOfVillage(name, way.area.locality));
  const houses = shuffled(known, dice).slice(0, dice.between(10, 30));
  let postcode = ledger.postcode(way.area.code);
  for (const _ of upTo(dice.between(8, 22))) houses.push(madeName(making, HOUSES));
  for (const [at, building] of houses.entries()) {
    if (at % 12 === 11) postcode = ledger.postcode(way.area.code);
    ledger.add(way, { building }, postcode);
  }
  for (const [welsh, english] of shuffled(words.welshHouses, dice).slice(0, dice.between(3, 12))) {
    if (english === '') ledger.add(way, { building: welsh }, postcode);
    else {
      const building = dice.pick([`${welsh} (${english})`, `${english} (${welsh})`, `${welsh} / ${english}`]);
      ledger.add(way, { building, names: [welsh, english] }, postcode);
    }
  }
  const chapel = dice.pick(words.chapels);
  if (dice.chance(0.5)) ledger.add(way, { building: chapel, organisation: chapel }, postcode);
  const mill = dice.pick(['Corn Mill', 'Fulling Mill', 'Water Mill']);
  if (dice.chance(0.4)) ledger.add(way, { building: `${way.area.locality} ${mill}` }, postcode);
}

/** A farm: its house, dwellings with names, barns, numbered cottages, and workshops. */
export function fillFarm(making: Making, way: Way, farm: string): void {
  const { ledger, words, dice } = making;
  const postcode = ledger.postcode(way.area.code);
  const street = way;
  ledger.add(street, { building: farm }, postcode);
  const barns = shuffled(words.barns, dice).slice(0, dice.between(0, 5));
  for (const barn of barns)
    ledger.add(
      street,
      { building: farm, flat: barn, unit: { kind: 'named', mark: barn.toLowerCase() } },
      postcode,
    );
  const base = farm.replace(/ (?:Farm|Hall|Court|Manor)$/, '');
  if (dice.chance(0.6))
    for (const at of upTo(dice.between(2, 6)))
      ledger.add(
        street,
        {
          ...{ building: `${base} Cottages`, estate: dice.chance(0.5) ? farm : '' },
          ...{ flat: String(at), unit: { kind: 'row', mark: String(at) } },
        },
        postcode,
      );
  if (dice.chance(0.3))
    for (const at of upTo(dice.between(2, 8)))
      ledger.add(
        street,
        {
          organisation: dice.chance(0.7) ? firmName(making) : '',
          ...{ building: farm, flat: `Unit ${at}`, unit: { kind: 'unit', mark: String(at) } },
        },
        postcode,
      );
  if (dice.chance(0.2))
    ledger.add(way, { building: farm, flat: 'Annexe', unit: { kind: 'annexe', mark: '' } }, postcode);
}

/** A row of cottages with its own name and numbers. */
export function fillCottages(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const name = dice.pick([...words.bases, ...words.last]);
  const building = `${name} ${dice.pick(['Cottages', 'Cottages', 'Terrace', 'Row', 'Villas'])}`;
  if (!ledger.claim(way.area, building)) return;
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(3, 10)))
    ledger.add(way, { building, flat: String(at), unit: { kind: 'row', mark: String(at) } }, postcode);
}

/** A park of static caravans. */
export function fillCaravans(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const name = `${dice.pick(words.bases)} ${dice.pick(['Caravan Park', 'Holiday Park', 'Home Park'])}`;
  if (!ledger.claim(way.area, name)) return;
  const postcode = ledger.postcode(way.area.code);
  const isBare = dice.chance(0.4);
  const word = dice.pick(['Pitch', 'Plot', 'Caravan']);
  for (const at of upTo(dice.between(20, 70)))
    ledger.add(
      way,
      {
        ...{ building: name, flat: isBare ? String(at) : `${word} ${at}` },
        unit: { kind: 'pitch', mark: String(at) },
      },
      postcode,
    );
}

/** A street of a village, with a council close of numbers or a lane of names and numbers. */
export function fillVillageStreet(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const postcode = ledger.postcode(way.area.code);
  const last = dice.between(6, 38);
  const isNamed = dice.chance(0.35);
  for (let at = 1; at <= last; at++) {
    if (dice.chance(0.04)) continue;
    if (isNamed && dice.chance(0.5)) ledger.add(way, { building: dice.pick(words.houses) }, postcode);
    else ledger.add(way, { number: String(at) }, postcode);
  }
}
