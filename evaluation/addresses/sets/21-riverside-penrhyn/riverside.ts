import type { Way } from '../common/ledger.ts';
import { type Making, StreetNames } from '../common/streets.ts';
import { INNER } from './naming.ts';
import { fillBeside, fillEstate, fillMansions, fillTower } from './riverside-blocks.ts';
import { fillConverted, fillMews, fillVariants } from './riverside-houses.ts';
import { fillArches, fillCentre, fillMarket, fillShops } from './riverside-trade.ts';

const KINDS = {
  ...{ converted: 44, variants: 9, mews: 6, estate: 14, tower: 5, mansions: 11, beside: 8 },
  ...{ shops: 12, market: 1, arches: 2, centre: 4 },
} as const;

const FILL: Readonly<Record<keyof typeof KINDS, (making: Making, way: Way) => void>> = {
  ...{ converted: fillConverted, variants: fillVariants, mews: fillMews, estate: fillEstate },
  ...{ tower: fillTower, mansions: fillMansions, beside: fillBeside, shops: fillShops },
  ...{ market: fillMarket, arches: fillArches, centre: fillCentre },
};

/** Fills the council tax and business rates list of an inner London borough. */
export function fillRiverside(making: Making, rows: number): void {
  const { ledger, words, dice } = making;
  const names = new StreetNames(making);
  while (ledger.rows.length < rows) {
    const way = placed(making, names.street(dice.pick(words.areas), INNER));
    FILL[dice.weighted(KINDS)](making, way);
  }
}

/** A street has London as its town, or the borough, or neither. One district nearly always has the county. */
function placed({ dice }: Making, { area, street }: Way): Way {
  const county = dice.chance(/6$/.test(area.code) ? 0.8 : 0.03) ? area.county : '';
  const locality = dice.chance(0.45) ? area.locality : '';
  const town = { london: area.town, borough: area.borough, neither: '' };
  return {
    area,
    street,
    locality,
    county,
    town: town[dice.weighted({ london: 70, borough: 12, neither: 18 })],
  };
}
