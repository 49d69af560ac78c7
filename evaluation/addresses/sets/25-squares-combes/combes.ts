import type { Way } from '../common/ledger.ts';
import { fillShops } from '../common/shops.ts';
import { type Making, StreetNames } from '../common/streets.ts';
import { placed } from '../common/units.ts';
import { fillBarns, fillFarm, fillHamlet, fillPark } from './combes-farms.ts';
import { fillClose, fillCottages, fillCourt, fillLane, fillOldStreet, fillPublic } from './combes-streets.ts';
import type { CombesWords } from './words.ts';

const TOWN = {
  ...{ oldStreet: 26, close: 40, lane: 10, cottages: 6, court: 5, public: 6, shops: 9, park: 3, farm: 2 },
  ...{ barns: 1, hamlet: 1 },
} as const;

const VILLAGE = {
  ...{ oldStreet: 14, close: 20, lane: 30, cottages: 16, court: 1, public: 8, shops: 1, park: 5, farm: 14 },
  ...{ barns: 9, hamlet: 10 },
} as const;

type Kind = keyof typeof TOWN;

/** What the makers of the West Country's list share. */
export interface CombesMaking extends Making {
  readonly words: Making['words'] & CombesWords;
}

const FILL: Readonly<Record<Kind, (making: CombesMaking, way: Way) => void>> = {
  ...{ oldStreet: fillOldStreet, close: fillClose, lane: fillLane, cottages: fillCottages, court: fillCourt },
  ...{ public: fillPublic, shops: fillShops, park: fillPark, farm: fillFarm, barns: fillBarns },
  hamlet: fillHamlet,
};

/** How common the descriptors of old and new streets are. */
const STREETS = {
  ...{
    Street: 22,
    Hill: 16,
    Road: 20,
    Terrace: 8,
    Lane: 12,
    Close: 22,
    Park: 10,
    Way: 8,
    Meadow: 6,
    Rise: 4,
  },
  ...{ Gardens: 5, Drive: 6, View: 4, Place: 3, Court: 2, Orchard: 3 },
} as const;

const LANES = { Lane: 20, Hill: 6, Road: 5, Cross: 2 } as const;

/** Fills the electoral register of a district of the West Country. */
export function fillCombes(making: CombesMaking, rows: number): void {
  const { ledger, words, dice } = making;
  const names = new StreetNames(making);
  const [main = ''] = words.whole;
  for (const area of words.areas) {
    if (!ledger.claim(area, main)) continue;
    const fill = area.kind === 'town' ? fillShops : fillOldStreet;
    fill(making, inDistrict(making, area, main));
  }
  while (ledger.rows.length < rows) {
    const area = dice.pick(words.areas);
    const kind = dice.weighted(area.kind === 'town' ? TOWN : VILLAGE);
    const isRural = ['lane', 'farm', 'barns', 'park', 'hamlet'].includes(kind);
    // Every other farm and hamlet has no street in its address.
    const isBare = ['farm', 'barns', 'hamlet'].includes(kind) && area.kind === 'village' && dice.chance(0.5);
    const street = isBare ? '' : names.street(area, isRural ? LANES : STREETS).street;
    FILL[kind](making, inDistrict(making, area, street));
  }
}

/** Two postal districts have the county nearly always. Others have the village as the town now and then. */
function inDistrict(making: Making, area: Way['area'], street: string): Way {
  const county = /[24]$/.test(area.code) ? 0.88 : 0.15;
  return placed(making, area, street, { county, without: 0.02, moved: /3$/.test(area.code) ? 0.3 : 0.03 });
}
