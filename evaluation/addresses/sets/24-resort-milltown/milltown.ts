import { fillChapel, fillPub, fillSchool, fillSurgery } from '../common/civic.ts';
import type { Area } from '../common/entry.ts';
import { fillFarm, fillFold, fillLane } from '../common/farms.ts';
import { fillTerraces } from '../common/homes.ts';
import type { Way } from '../common/ledger.ts';
import { nameOf } from '../common/name-of.ts';
import { fillShops } from '../common/shops.ts';
import { StreetNames } from '../common/streets.ts';
import { placed } from '../common/units.ts';
import type { MilltownMaking } from './making.ts';
import { fillCourts, fillMill, fillWorks } from './milltown-mills.ts';
import { fillBacks, fillFamily, fillNook, fillRow } from './milltown-streets.ts';

const TOWN = {
  ...{ terraces: 46, backs: 8, family: 6, row: 5, nook: 6, mill: 5, works: 3, courts: 5, fold: 3, farm: 2 },
  ...{ lane: 3, school: 3, chapel: 3, surgery: 2, pub: 3, shops: 6 },
} as const;

const VILLAGE = {
  ...{
    terraces: 26,
    backs: 4,
    family: 4,
    row: 8,
    nook: 12,
    mill: 3,
    works: 2,
    courts: 1,
    fold: 12,
    farm: 10,
  },
  ...{ lane: 12, school: 2, chapel: 3, surgery: 1, pub: 4, shops: 2 },
} as const;

type Kind = keyof typeof TOWN;

const EDGE: readonly Kind[] = ['fold', 'farm', 'lane'];

const FILL: Readonly<Record<Kind, (making: MilltownMaking, way: Way) => void>> = {
  ...{ terraces: fillTerraces, backs: fillBacks, family: fillFamily, row: fillRow, nook: fillNook },
  ...{ mill: fillMill, works: fillWorks, courts: fillCourts, fold: fillFold, farm: fillFarm, lane: fillLane },
  ...{ school: fillSchool, chapel: fillChapel, surgery: fillSurgery, pub: fillPub, shops: fillShops },
};

/** How common the descriptors of a mill town are. */
const STREETS = {
  ...{ Street: 52, Road: 18, Terrace: 8, Avenue: 8, Close: 6, Place: 5, Drive: 4, View: 4, Lane: 5, Row: 3 },
  ...{ Mount: 2, Grove: 3, Crescent: 2, Square: 2, Bank: 2, Court: 1 },
} as const;

/** How common the descriptors of its oldest corners are. */
const CORNERS = { Nook: 14, Ginnel: 10, Brow: 14, Clough: 12, Fold: 10, Bank: 8, Steps: 4, Gate: 4 } as const;

/** Back-to-back houses stand behind these. */
const FRONTS = { Street: 14, Place: 2, Terrace: 1, Road: 1 } as const;

/** Names of farm lanes that are not called after the moor. */
const LANES = { Lane: 6, Road: 3, Brow: 1 } as const;

/** Fills the property list of a former mill district. */
export function fillMilltown(making: MilltownMaking, rows: number): void {
  const { ledger, words, dice } = making;
  const names = new StreetNames(making);
  const [main = ''] = words.whole;
  for (const area of words.areas)
    if (area.kind === 'town' && ledger.claim(area, main)) fillShops(making, inMilltown(making, area, main));
  while (ledger.rows.length < rows) {
    const area = dice.pick(words.areas);
    const kind = dice.weighted(area.kind === 'village' ? VILLAGE : TOWN);
    const street = moorLane(making, area, kind) ?? names.street(area, descriptorsOf(kind)).street;
    FILL[kind](making, inMilltown(making, area, street));
  }
}

function descriptorsOf(kind: Kind): Readonly<Record<string, number>> {
  if (kind === 'nook') return CORNERS;
  if (kind === 'backs') return FRONTS;
  return EDGE.includes(kind) ? LANES : STREETS;
}

/** A lane with a name such as `Top o'th' Moor Lane`. Undefined for kinds that stand elsewhere, and for other lanes. */
function moorLane(making: MilltownMaking, area: Area, kind: Kind): string | undefined {
  const { words, dice } = making;
  if (!EDGE.includes(kind) || dice.chance(0.6)) return undefined;
  return nameOf(making, { area }, words.moors, ['Lane', 'Road', '']);
}

/** Two postal districts have the county nearly always. Others leave the locality out, or have it as the town. */
function inMilltown(making: MilltownMaking, area: Area, street: string): Way {
  const county = /[37]$/.test(area.code) ? 0.9 : 0.1;
  const without = /[24]$/.test(area.code) ? 0.75 : 0.3;
  return placed(making, area, street, { county, without, moved: /[58]$/.test(area.code) ? 0.35 : 0.06 });
}
