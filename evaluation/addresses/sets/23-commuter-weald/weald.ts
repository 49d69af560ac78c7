import type { Area } from '../common/entry.ts';
import type { Way } from '../common/ledger.ts';
import { type Making, StreetNames } from '../common/streets.ts';
import { fillEstate, fillFarm, fillOasts, fillPark } from './weald-farms.ts';
import { fillPub, fillShops, fillYard } from './weald-trade.ts';
import { fillLane, fillLongRoad, fillNumbered, fillRow } from './weald-villages.ts';

const TOWN = {
  ...{
    lane: 14,
    numbered: 54,
    longRoad: 3,
    row: 8,
    farm: 3,
    oasts: 2,
    estate: 1,
    park: 2,
    shops: 8,
    pub: 3,
    yard: 2,
  },
} as const;

const VILLAGE = {
  ...{
    lane: 42,
    numbered: 16,
    longRoad: 4,
    row: 10,
    farm: 14,
    oasts: 6,
    estate: 1,
    park: 2,
    shops: 1,
    pub: 3,
    yard: 3,
  },
} as const;

const FILL: Readonly<Record<keyof typeof TOWN, (making: Making, way: Way) => void>> = {
  ...{ lane: fillLane, numbered: fillNumbered, longRoad: fillLongRoad, row: fillRow, farm: fillFarm },
  ...{ oasts: fillOasts, estate: fillEstate, park: fillPark, shops: fillShops, pub: fillPub, yard: fillYard },
};

/** How common the descriptors of the weald are. */
const ROADS = {
  ...{ Lane: 46, Road: 26, Close: 12, Hill: 9, Green: 6, Way: 5, Drive: 5, Street: 3, Common: 2, Meadow: 3 },
  ...{ Row: 2, Gardens: 3, Field: 2, Corner: 2, Bank: 1 },
} as const;

/** Fills the property list of a rural southern district. */
export function fillWeald(making: Making, rows: number): void {
  const { ledger, words, dice } = making;
  const names = new StreetNames(making);
  const [main = ''] = words.whole;
  for (const area of words.areas)
    if (area.kind === 'town' && ledger.claim(area, main)) fillShops(making, placed(making, area, main));
  while (ledger.rows.length < rows) {
    const area = dice.pick(words.areas);
    const kind = dice.weighted(area.kind === 'town' ? TOWN : VILLAGE);
    const { street } = names.street(area, ROADS);
    // Some farms and oasts are in no lane that has a name.
    const isOffRoad = ['farm', 'oasts', 'yard'].includes(kind) && dice.chance(0.3);
    FILL[kind](making, placed(making, area, isOffRoad ? '' : street));
  }
}

/** The county is in one district nearly always. Some rows have their village as the town. */
function placed({ dice }: Making, area: Area, street: string): Way {
  const county = dice.chance(/[49]$/.test(area.code) ? 0.9 : 0.15) ? area.county : '';
  const { locality, town } = area;
  if (locality !== '' && dice.chance(0.05)) return { area, street, locality: '', town: locality, county };
  return { area, street, locality, town, county };
}
