import type { Way } from '../common/ledger.ts';
import { type Making, upTo } from '../common/streets.ts';
import { inEnglish } from './bilingual.ts';

/** A name for a terrace inside a street or hamlet. */
export function terraceName({ ledger, words, dice }: Making, { area }: Way): string | undefined {
  const name = dice.pick(words.whole.filter((one) => inEnglish(one) === one));
  return ledger.claim(area, name) ? name : undefined;
}

/** A name of a farm or smallholding: `Tyddyn Eithin`. */
function farmName({ words, dice }: Making): string {
  return `${dice.pick(words.heads)} ${dice.pick(words.tails)}`;
}

/** Farms and houses at the roadside, which have names only. */
export function fillHamlet(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const postcode = ledger.postcode(way.area.code);
  for (const _ of upTo(dice.between(4, 16))) {
    const building = dice.chance(0.55) ? farmName(making) : dice.pick(words.houses);
    ledger.add(way, { building }, postcode);
  }
}

/** A farm, the other dwellings in its yard, and its cottages. */
export function fillFarm(making: Making, way: Way): void {
  const { ledger, dice } = making;
  const building = farmName(making);
  if (!ledger.claim(way.area, building)) return;
  const postcode = ledger.postcode(way.area.code);
  ledger.add(way, { building }, postcode);
  const parts = ['Y Bwthyn', 'Bungalow', 'Yr Ysgubor', 'Annexe', 'Y Stabl', 'Carafan', 'Granny Flat'];
  for (const flat of parts)
    if (dice.chance(0.22))
      ledger.add(way, { building, flat, unit: { kind: 'named', mark: flat.toLowerCase() } }, postcode);
  for (const _ of upTo(dice.between(2, 9))) ledger.add(way, { building: farmName(making) }, postcode);
}

/** A chapel with the house of its keeper, and the houses beside it. */
export function fillChapel(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const building = `Capel ${dice.pick(words.places)}`;
  const postcode = ledger.postcode(way.area.code);
  if (ledger.claim(way.area, building)) {
    const flat = dice.pick(['Tŷ Capel', 'Chapel House', 'Y Festri']);
    ledger.add(way, { building, flat, unit: { kind: 'named', mark: flat.toLowerCase() } }, postcode);
    if (dice.chance(0.3)) ledger.add(way, { building }, postcode);
  }
  for (const _ of upTo(dice.between(3, 9))) ledger.add(way, { building: dice.pick(words.houses) }, postcode);
}

interface Site {
  readonly building: string;
  readonly word: string;
  readonly kind: 'mobile' | 'flat';
  readonly most: number;
}

function addSite({ ledger }: Making, way: Way, { building, word, kind, most }: Site): void {
  if (!ledger.claim(way.area, building)) return;
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(most)) {
    const mark = String(at);
    ledger.add(way, { building, flat: `${word}${mark}`, unit: { kind, mark } }, postcode);
  }
}

/** A caravan park whose residents vote there. */
export function fillVans(making: Making, way: Way): void {
  const { words, dice } = making;
  const end = dice.pick(['Caravan Park', 'Holiday Park', 'Maes Carafanau']);
  const word = dice.pick(['Carafan ', 'Pitch ', 'Caravan ', '']);
  const site = { word, kind: 'mobile', most: dice.between(6, 40) } as const;
  addSite(making, way, { building: `${dice.pick(words.estates)} ${end}`, ...site });
}

/** A park of lodges. */
export function fillLodges(making: Making, way: Way): void {
  const { words, dice } = making;
  const building = `${dice.pick(words.sites)} ${dice.pick(['Lodges', 'Lodge Park', 'Country Park'])}`;
  addSite(making, way, { building, word: 'Lodge ', kind: 'mobile', most: dice.between(6, 30) });
}

/** A guest house or hotel that became holiday flats. */
export function fillHoliday(making: Making, way: Way): void {
  const { words, dice } = making;
  const building = `${dice.pick(words.blocks)} ${dice.pick(['Holiday Flats', 'Apartments', 'Court', 'House'])}`;
  const word = dice.pick(['Flat ', 'Fflat ', 'Apartment ', '']);
  addSite(making, way, { building, word, kind: 'flat', most: dice.between(4, 20) });
}
