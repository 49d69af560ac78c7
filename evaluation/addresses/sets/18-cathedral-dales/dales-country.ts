import { firmName } from './cathedral-trade.ts';
import type { Way } from './ledger.ts';
import { type Making, shuffled, upTo } from './streets.ts';

const HOUSES = ['Cottage', 'Cottage', 'House', 'Lodge', 'Barn', 'Bungalow', 'Croft'];

/** A name that was made from the names of the country round about: `High Ravensgill Farm`. */
export function madeName({ words, dice }: Making, ends: readonly string[]): string {
  const base = dice.chance(0.3)
    ? dice.pick(words.bases)
    : `${dice.pick(words.heads)}${dice.pick(words.tails)}`;
  const first = dice.chance(0.35) ? `${dice.pick(['High', 'Low', 'Upper', 'Lower', 'Far', 'Nether'])} ` : '';
  return `${first}${base} ${dice.pick(ends)}`;
}

/** Whether a village has a house of this name. No village has all of them. */
function isOfVillage(name: string, village: string): boolean {
  const sum = [...`${name}|${village}`].reduce((all, letter) => (all * 33 + letter.charCodeAt(0)) % 9973, 5);
  return sum % 3 === 0;
}

/** The village hall, the inn and the school of a parish. */
export function fillParish({ ledger, words, dice }: Making, way: Way): void {
  const postcode = ledger.postcode(way.area.code);
  const name = way.area.locality;
  for (const building of [`${name} Village Hall`, `${name} Institute`].slice(0, dice.between(1, 2)))
    ledger.add(way, { organisation: building, building }, postcode);
  const inn = dice.pick(words.inns);
  ledger.add(way, { organisation: inn, building: inn }, postcode);
  ledger.add(way, { building: inn, flat: 'Managers Flat', unit: { kind: 'warden', mark: '' } }, postcode);
  if (dice.chance(0.4)) {
    const quarry = `${dice.pick(words.bases)} Quarry`;
    ledger.add(way, { organisation: firmName({ ledger, words, dice }), building: quarry }, postcode);
  }
}

/** Houses of a village or hamlet that have names only. */
export function fillHouses(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const known = words.houses.filter((name) => isOfVillage(name, way.area.locality));
  const houses = shuffled(known, dice).slice(0, dice.between(8, 20));
  for (const _ of upTo(dice.between(8, 20))) houses.push(madeName(making, HOUSES));
  let postcode = ledger.postcode(way.area.code);
  for (const [at, building] of houses.entries()) {
    if (at % 11 === 10) postcode = ledger.postcode(way.area.code);
    ledger.add(way, { building }, postcode);
  }
}

/** A farm: its house, barns with names, numbered cottages, and workshops. */
export function fillFarm(making: Making, way: Way, farm: string): void {
  const { ledger, words, dice } = making;
  if (!ledger.claim(way.area, farm)) return;
  const postcode = ledger.postcode(way.area.code);
  ledger.add(way, { building: farm }, postcode);
  for (const barn of shuffled(words.barns, dice).slice(0, dice.between(0, 4)))
    ledger.add(
      way,
      { building: farm, flat: barn, unit: { kind: 'named', mark: barn.toLowerCase() } },
      postcode,
    );
  const base = farm.replace(/ (?:Farm|Hall|House Farm|Houses|Lodge)$/, '');
  const building = `${base} Cottages`;
  if (dice.chance(0.4) && ledger.claim(way.area, building))
    for (const at of upTo(dice.between(2, 5)))
      ledger.add(
        way,
        {
          building,
          estate: dice.chance(0.5) ? farm : '',
          flat: String(at),
          unit: { kind: 'row', mark: String(at) },
        },
        postcode,
      );
  if (dice.chance(0.15))
    for (const at of upTo(dice.between(2, 6))) {
      const organisation = dice.chance(0.7) ? firmName(making) : '';
      const unit = { kind: 'unit', mark: String(at) } as const;
      ledger.add(way, { organisation, building: farm, flat: `Unit ${at}`, unit }, postcode);
    }
  if (dice.chance(0.12))
    ledger.add(way, { building: farm, flat: 'Annexe', unit: { kind: 'annexe', mark: '' } }, postcode);
}

/** A row or fold of cottages with its own name and numbers. */
export function fillCottages(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const name = dice.pick([...words.bases, ...words.last]);
  const building = `${name} ${dice.pick(['Cottages', 'Row', 'Fold', 'Terrace', 'Square', 'Garth'])}`;
  if (!ledger.claim(way.area, building)) return;
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(3, 12)))
    ledger.add(way, { building, flat: String(at), unit: { kind: 'row', mark: String(at) } }, postcode);
}

/** Holiday lets of one owner: named cottages, or numbered lodges of a site. */
export function fillLets(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const building = madeName(making, ['Holiday Cottages', 'Holiday Lodges', 'Farm Lets']);
  if (!ledger.claim(way.area, building)) return;
  const postcode = ledger.postcode(way.area.code);
  if (building.endsWith('Lodges')) {
    for (const at of upTo(dice.between(6, 24)))
      ledger.add(way, { building, flat: `Lodge ${at}`, unit: { kind: 'pitch', mark: String(at) } }, postcode);
    return;
  }
  for (const name of shuffled(words.houses, dice).slice(0, dice.between(3, 6)))
    ledger.add(way, { building, flat: name, unit: { kind: 'named', mark: name.toLowerCase() } }, postcode);
}

/** A park of static caravans. */
export function fillCaravans(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const building = `${dice.pick(words.bases)} ${dice.pick(['Caravan Park', 'Holiday Park', 'Caravan Site'])}`;
  if (!ledger.claim(way.area, building)) return;
  const postcode = ledger.postcode(way.area.code);
  const word = dice.pick(['Pitch', 'Van', 'Plot']);
  for (const at of upTo(dice.between(16, 60)))
    ledger.add(way, { building, flat: `${word} ${at}`, unit: { kind: 'pitch', mark: String(at) } }, postcode);
}
