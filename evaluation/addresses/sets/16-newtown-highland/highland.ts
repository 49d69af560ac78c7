import type { Dice } from '../../dice.ts';
import type { Settlement } from './entry.ts';
import { caravans, crofts, farm, harbour, steading } from './highland-country.ts';
import { courtFlats, shops, tenements, wynd } from './highland-towns.ts';
import type { Ledger } from './ledger.ts';
import type { Scene } from './newtown.ts';
import { worksEstate } from './newtown-trade.ts';
import { houseNumbers, newWay } from './streets.ts';
import type { Words } from './words.ts';

const SIZES = { burgh: 14, west: 4, township: 2, village: 3, new: 0, market: 0 } as const;

const TOWN = { houses, tenements, courtFlats, wynd, shops } as const;

/** Fills the list of a Scottish council area. */
export function fillHighland(ledger: Ledger, words: Words, rows: number, dice: Dice): void {
  const scene = (settlement: Settlement): Scene => ({ ledger, words, settlement, dice });
  const kinds = (...some: Settlement['kind'][]) =>
    words.settlements.filter(({ kind }) => some.includes(kind));
  const [burghs, country] = [kinds('burgh'), kinds('township', 'village')];
  for (const [at, name] of words.of('estates').entries())
    worksEstate(scene(burghs[(at * 2) % burghs.length]!), name);
  for (const name of words.of('harbours')) {
    const town = words.settlements.find((one) => one.locality === '' && name.startsWith(one.town));
    harbour(scene(town ?? burghs[0]!), name);
  }
  for (const name of words.of('caravans')) caravans(scene(dice.pick(country)), name);
  for (const name of words.of('farms')) farm(scene(dice.pick(country)), name);
  for (const settlement of country) if (settlement.kind === 'township') crofts(scene(settlement));
  const sizes = Object.fromEntries(words.settlements.map(({ kind }, at) => [String(at), SIZES[kind]]));
  let tries = 0;
  while (ledger.rows.length < rows && tries++ < rows) {
    const settlement = words.settlements[Number(dice.weighted(sizes))]!;
    if (settlement.kind === 'township') steading(scene(settlement));
    else if (settlement.kind === 'burgh') {
      const weights = { houses: 56, tenements: 16, courtFlats: 22, wynd: 5, shops: 9 };
      TOWN[dice.weighted(weights)](scene(settlement));
    } else if (dice.chance(0.8)) houses(scene(settlement));
    else steading(scene(settlement));
  }
}

/** A street of houses; in villages some have names in Gaelic or Scots. */
function houses({ ledger, words, settlement, dice }: Scene): void {
  const way = newWay(ledger, words, settlement, dice);
  if (way === undefined) return;
  const isTown = settlement.kind === 'burgh';
  const numbers = houseNumbers(dice, dice.between(8, isTown ? 70 : 45));
  const postcodes = Array.from({ length: Math.ceil(numbers.length / 20) }, () => ledger.postcode(settlement));
  const named = isTown ? 0.04 : 0.2;
  for (const [at, number] of numbers.entries()) {
    const postcode = postcodes[Math.floor(at / 20)]!;
    ledger.add(way, { number, building: dice.chance(named) ? dice.pick(words.of('houses')) : '' }, postcode);
    if (dice.chance(named)) ledger.add(way, { building: dice.pick(words.of('houses')) }, postcode);
  }
  if (dice.chance(isTown ? 0.04 : 0.2))
    ledger.add(way, { organisation: dice.pick(words.of('publics')) }, postcodes[0]!);
}
