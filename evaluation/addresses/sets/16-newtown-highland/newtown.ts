import type { Dice } from '../../dice.ts';
import type { Settlement } from './entry.ts';
import type { Ledger } from './ledger.ts';
import {
  apartments,
  block,
  mill,
  numberedBlocks,
  sheltered,
  splitHouses,
  streetFlats,
} from './newtown-blocks.ts';
import { campus, hospital, marina, parade, park, worksEstate } from './newtown-trade.ts';
import { houseNumbers, newWay } from './streets.ts';
import type { Words } from './words.ts';

/** What a scene needs: where it is, and what it may use. */
export interface Scene {
  readonly ledger: Ledger;
  readonly words: Words;
  readonly settlement: Settlement;
  readonly dice: Dice;
}

const SIZES = { new: 12, market: 9, village: 2, burgh: 0, west: 0, township: 0 } as const;

const SCENES = {
  houses,
  block,
  apartments,
  numberedBlocks,
  splitHouses,
  streetFlats,
  sheltered,
  parade,
} as const;

type SceneName = keyof typeof SCENES;

/** How often each scene occurs in a new town, in an old town, and in a village. */
const WEIGHTS: Readonly<Record<'new' | 'market' | 'village', Record<SceneName, number>>> = {
  new: {
    ...{ houses: 58, block: 9, apartments: 3, numberedBlocks: 2.5 },
    ...{ splitHouses: 5, streetFlats: 4, sheltered: 1, parade: 2 },
  },
  market: {
    ...{ houses: 52, block: 7, apartments: 2, numberedBlocks: 0.5 },
    ...{ splitHouses: 16, streetFlats: 2, sheltered: 2, parade: 8 },
  },
  village: {
    ...{ houses: 90, block: 2, apartments: 0, numberedBlocks: 0 },
    ...{ splitHouses: 2, streetFlats: 1, sheltered: 1, parade: 1 },
  },
};

/** Fills the list of an English unitary authority. */
export function fillNewtown(ledger: Ledger, words: Words, rows: number, dice: Dice): void {
  const towns = words.settlements.filter(({ kind }) => kind === 'new' || kind === 'market');
  const at = (turn: number) => towns[turn % towns.length]!;
  const scene = (settlement: Settlement): Scene => ({ ledger, words, settlement, dice });
  for (const [turn, name] of words.of('mills').entries()) mill(scene(at(turn * 3 + 2)), name);
  for (const [turn, name] of words.of('estates').entries()) worksEstate(scene(at(turn * 2)), name);
  for (const name of words.of('marinas')) marina(scene(dice.pick(words.settlements)), name);
  for (const name of words.of('parks')) park(scene(dice.pick(words.settlements)), name);
  hospital(scene(at(1)));
  campus(scene(at(4)));
  let tries = 0;
  while (ledger.rows.length < rows && tries++ < rows) {
    const names = new Map(words.settlements.map((one, turn) => [String(turn), SIZES[one.kind]]));
    const settlement = words.settlements[Number(dice.weighted(Object.fromEntries(names)))]!;
    const kind = settlement.kind === 'new' || settlement.kind === 'market' ? settlement.kind : 'village';
    SCENES[dice.weighted(WEIGHTS[kind])](scene(settlement));
  }
}

/** A street of houses. In villages many have a name, and some have only a name. */
function houses({ ledger, words, settlement, dice }: Scene): void {
  const way = newWay(ledger, words, settlement, dice);
  if (way === undefined) return;
  const isVillage = settlement.kind === 'village';
  const numbers = houseNumbers(dice, dice.between(8, isVillage ? 40 : dice.chance(0.2) ? 120 : 60));
  const postcodes = Array.from({ length: Math.ceil(numbers.length / 24) }, () => ledger.postcode(settlement));
  const named = isVillage ? 0.18 : settlement.kind === 'market' ? 0.03 : 0;
  for (const [at, number] of numbers.entries()) {
    const postcode = postcodes[Math.floor(at / 24)]!;
    const building = dice.chance(named) ? dice.pick(words.of('houses')) : '';
    ledger.add(way, { number, building }, postcode);
    // A house of a village may have no number at all.
    if (dice.chance(named * 1.5))
      ledger.add(way, { building: dice.pick(words.of('houses')) }, dice.pick(postcodes));
    if (isVillage && dice.chance(0.01)) {
      const name = `The ${dice.pick(['Annexe', 'Coach House', 'Stables'])}`;
      ledger.add(way, { building: name, number }, postcode);
    }
  }
  if (dice.chance(isVillage ? 0.15 : 0.03))
    ledger.add(way, { organisation: dice.pick(words.of('publics')) }, postcodes[0]!);
  // The developer's plots at the end of a street stay on the list until the houses are sold.
  if (settlement.kind === 'new' && dice.chance(0.06)) {
    const postcode = ledger.postcode(settlement);
    const from = dice.between(1, 90);
    for (let plot = from; plot < from + dice.between(6, 20); plot++)
      ledger.add(way, { unit: { kind: 'plot', mark: String(plot) }, flat: `Plot ${plot}` }, postcode);
  }
  if (settlement.kind === 'new' && dice.chance(0.03)) {
    for (let garage = 1; garage <= 12; garage++) {
      const unit = { kind: 'garage', mark: String(garage) } as const;
      ledger.add(way, { unit, flat: `Garage ${garage}` }, postcodes[0]!);
    }
  }
}
