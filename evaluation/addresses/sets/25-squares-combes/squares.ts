import { fillTerraces } from '../common/homes.ts';
import type { Way } from '../common/ledger.ts';
import { fillShops } from '../common/shops.ts';
import { type Making, StreetNames } from '../common/streets.ts';
import { placed } from '../common/units.ts';
import { fillEstate, fillMansions, fillTower, fillWorks } from './squares-blocks.ts';
import { fillDivided, fillMews } from './squares-houses.ts';

/** How common the kinds of street are. */
const KINDS = {
  ...{ divided: 42, terraces: 22, mews: 7, mansions: 9, estate: 9, tower: 5, works: 3, shops: 8 },
} as const;

const FILL: Readonly<Record<keyof typeof KINDS, (making: Making, way: Way) => void>> = {
  ...{ divided: fillDivided, terraces: fillTerraces, mews: fillMews, mansions: fillMansions },
  ...{ tower: fillTower, estate: fillEstate, works: fillWorks, shops: fillShops },
};

/** How common the descriptors of an inner city are. */
const STREETS = {
  ...{ Road: 44, Street: 20, Square: 8, Gardens: 8, Terrace: 6, Avenue: 8, Grove: 6, Place: 4, Crescent: 4 },
  ...{ Villas: 2, Walk: 2, Lane: 3, Hill: 2, Rise: 1, Park: 1 },
} as const;

const MEWS = { Mews: 12, Yard: 3, Passage: 2, Place: 1 } as const;

/** Fills the council tax list of an inner-city borough. */
export function fillSquares(making: Making, rows: number): void {
  const { ledger, words, dice } = making;
  const names = new StreetNames(making);
  for (const area of words.areas)
    for (const street of words.whole.slice(0, 2))
      if (dice.chance(0.4) && ledger.claim(area, street)) fillShops(making, inBorough(making, area, street));
  while (ledger.rows.length < rows) {
    const area = dice.pick(words.areas);
    const kind = dice.weighted(KINDS);
    const { street } = names.street(area, kind === 'mews' ? MEWS : STREETS);
    FILL[kind](making, inBorough(making, area, street));
  }
}

/** One postal district of each side has the county. Most rows have no quarter, and some have it as the town. */
function inBorough(making: Making, area: Way['area'], street: string): Way {
  const county = /2$/.test(area.code) ? 0.85 : 0.06;
  return placed(making, area, street, { county, without: 0.6, moved: /3$/.test(area.code) ? 0.2 : 0.02 });
}
