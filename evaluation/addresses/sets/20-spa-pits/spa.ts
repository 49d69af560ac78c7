import type { Way } from '../common/ledger.ts';
import { type Making, StreetNames } from '../common/streets.ts';
import { SPA } from './naming.ts';
import {
  fillAlmshouses,
  fillCareHome,
  fillHotel,
  fillMansions,
  fillMews,
  fillRetirement,
} from './spa-blocks.ts';
import { fillClose, fillTerrace, fillVillage, fillVillas } from './spa-streets.ts';
import { fillPark, fillSchool, fillShops } from './spa-trade.ts';

const TOWN = {
  ...{ terrace: 26, villas: 24, close: 40, mansions: 14, hotel: 5, home: 4, almshouses: 2 },
  ...{ mews: 7, retirement: 5, shops: 9, park: 4, school: 4 },
} as const;

const VILLAGE = {
  village: 50,
  close: 22,
  villas: 3,
  almshouses: 2,
  home: 3,
  park: 2,
  school: 4,
  mews: 3,
} as const;

type Kind = keyof typeof TOWN | keyof typeof VILLAGE;

const FILL: Readonly<Record<Kind, (making: Making, way: Way) => void>> = {
  ...{
    terrace: fillTerrace,
    villas: fillVillas,
    close: fillClose,
    village: fillVillage,
    mansions: fillMansions,
  },
  ...{ hotel: fillHotel, home: fillCareHome, almshouses: fillAlmshouses, mews: fillMews },
  ...{ retirement: fillRetirement, shops: fillShops, park: fillPark, school: fillSchool },
};

/** Fills the council tax and business rates list of a spa town and the villages round it. */
export function fillSpa(making: Making, rows: number): void {
  const { ledger, words, dice } = making;
  const names = new StreetNames(making);
  while (ledger.rows.length < rows) {
    const way = names.street(dice.pick(words.areas), SPA);
    FILL[way.area.kind === 'village' ? dice.weighted(VILLAGE) : dice.weighted(TOWN)](making, way);
  }
}
