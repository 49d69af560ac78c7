import { fillChapel, fillPub, fillSchool } from '../common/civic.ts';
import { fillFarm, fillLane } from '../common/farms.ts';
import { fillRetirement, fillStreet, fillTerraces } from '../common/homes.ts';
import type { Way } from '../common/ledger.ts';
import { fillShops } from '../common/shops.ts';
import { type Making, StreetNames } from '../common/streets.ts';
import { placed } from '../common/units.ts';
import { fillBarns, fillCottages, fillHamlet, fillPark } from './combes-hamlets.ts';
import type { CombesWords } from './words.ts';

const TOWN = {
  ...{ terraces: 26, close: 40, lane: 10, cottages: 6, court: 5, pub: 2, school: 2, chapel: 2, shops: 9 },
  ...{ park: 3, farm: 2, barns: 1, hamlet: 1 },
} as const;

const VILLAGE = {
  ...{ terraces: 12, close: 18, lane: 36, cottages: 20, court: 1, pub: 4, school: 2, chapel: 3, shops: 1 },
  ...{ park: 5, farm: 30, barns: 12, hamlet: 14 },
} as const;

type Kind = keyof typeof TOWN;

/** What the makers of the West Country's list share. */
interface CombesMaking extends Making {
  readonly words: Making['words'] & CombesWords;
}

const FARMS = ['Farm', 'Farm', 'Barton', 'Manor'];

const FILL: Readonly<Record<Kind, (making: CombesMaking, way: Way) => void>> = {
  ...{ terraces: fillTerraces, close: fillStreet, lane: fillLane, cottages: fillCottages, pub: fillPub },
  ...{ court: fillRetirement, school: fillSchool, chapel: fillChapel, shops: fillShops, park: fillPark },
  farm: (making, way) => fillFarm(making, way, FARMS),
  ...{ barns: fillBarns, hamlet: fillHamlet },
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
    const fill = area.kind === 'town' ? fillShops : fillTerraces;
    if (ledger.claim(area, main)) fill(making, inDistrict(making, area, main));
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
