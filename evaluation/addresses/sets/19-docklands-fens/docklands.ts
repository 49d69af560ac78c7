import type { Way } from '../common/ledger.ts';
import { type Making, PORT, StreetNames } from '../common/streets.ts';
import { fillAssociation, fillHotel, fillNaval, fillRanges, fillTower } from './docklands-blocks.ts';
import { fillCut, fillHouses, fillTerrace, repeatElsewhere } from './docklands-streets.ts';
import { fillCorner, fillIndustry, fillMarina, fillRetail, fillShops, fillWharf } from './docklands-trade.ts';

const KINDS = {
  terrace: 40,
  houses: 26,
  cut: 7,
  tower: 7,
  association: 7,
  ranges: 5,
  hotel: 6,
  naval: 4,
  shops: 10,
  corner: 12,
  industry: 5,
  retail: 3,
  wharf: 4,
  marina: 2,
} as const;

const FILL: Readonly<Record<keyof typeof KINDS, (making: Making, way: Way) => void>> = {
  terrace: (making, way) => fillTerrace(making, way, 1),
  houses: fillHouses,
  cut: fillCut,
  tower: fillTower,
  association: fillAssociation,
  ranges: fillRanges,
  hotel: fillHotel,
  naval: fillNaval,
  shops: fillShops,
  corner: fillCorner,
  industry: fillIndustry,
  retail: fillRetail,
  wharf: fillWharf,
  marina: fillMarina,
};

/** Fills the list of a port city and the seaside towns beside it. */
export function fillDocklands(making: Making, rows: number): void {
  const { ledger, words, dice } = making;
  const names = new StreetNames(making);
  while (ledger.rows.length < rows) {
    const way = names.street(dice.pick(words.areas), PORT);
    FILL[dice.weighted(KINDS)](making, way);
    if (dice.chance(0.05)) repeatElsewhere(making, way);
  }
}
