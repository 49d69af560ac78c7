import type { Way } from '../common/ledger.ts';
import { type Making, StreetNames } from '../common/streets.ts';
import { fillAvenue, fillMansions, fillRetirement, fillTowers, fillVillas } from './commuter-homes.ts';
import { fillAllotments, fillGarages, fillHospital, fillQuarter } from './commuter-quarters.ts';
import { fillBusinessPark, fillParade, fillSchool, fillTrading } from './commuter-trade.ts';

/** How common the kinds of street are. */
const KINDS = {
  ...{ avenue: 46, villas: 14, mansions: 6, retirement: 3, towers: 2, quarter: 5, garages: 4 },
  ...{ allotments: 2, hospital: 1, parade: 9, businessPark: 2, trading: 2, school: 4 },
} as const;

const FILL: Readonly<Record<keyof typeof KINDS, (making: Making, way: Way) => void>> = {
  ...{ avenue: fillAvenue, villas: fillVillas, mansions: fillMansions, retirement: fillRetirement },
  ...{ towers: fillTowers, quarter: fillQuarter, garages: fillGarages, allotments: fillAllotments },
  ...{ hospital: fillHospital, parade: fillParade, businessPark: fillBusinessPark },
  ...{ trading: fillTrading, school: fillSchool },
};

/** How common the descriptors of a suburb are. */
const ROADS = {
  ...{ Avenue: 26, Road: 24, Close: 16, Drive: 12, Crescent: 9, Gardens: 9, Way: 8, Lane: 5, Grove: 5 },
  ...{ Court: 2, Rise: 4, Hill: 2, Walk: 3, Mead: 2, Place: 3, Terrace: 2, Green: 2, Chase: 2, Mews: 2 },
} as const;

/** Fills the council tax and business rates list of an outer-suburban borough. */
export function fillCommuter(making: Making, rows: number): void {
  const { ledger, words, dice } = making;
  const names = new StreetNames(making);
  const [main = ''] = words.whole;
  for (const area of words.areas)
    if (area.kind === 'town' && ledger.claim(area, main)) fillParade(making, placed(making, area, main));
  while (ledger.rows.length < rows) {
    const area = dice.pick(words.areas);
    const { street } = names.street(area, ROADS);
    FILL[dice.weighted(KINDS)](making, placed(making, area, street));
  }
}

/** One district has the county nearly always. Half of the rows of suburbs have the suburb. */
function placed({ dice }: Making, area: Way['area'], street: string): Way {
  const county = dice.chance(/5$/.test(area.code) ? 0.92 : 0.1) ? area.county : '';
  const locality = dice.chance(area.kind === 'village' ? 0.95 : 0.55) ? area.locality : '';
  return { area, street, locality, town: area.town, county };
}
