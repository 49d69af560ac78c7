import type { Way } from '../common/ledger.ts';
import type { Making } from '../common/streets.ts';
import { fillChapel, fillFarm, fillHamlet, fillHoliday, fillLodges, fillVans } from './penrhyn-country.ts';
import { hamlet, type StreetKind, welshStreet } from './penrhyn-names.ts';
import { fillEstate, fillRows, fillStreet, fillTerrace } from './penrhyn-streets.ts';

const TOWN = {
  ...{ street: 44, estate: 26, terrace: 22, rows: 10, hamlet: 4 },
  ...{ farm: 4, chapel: 4, vans: 2, lodges: 2, holiday: 9 },
} as const;

const VILLAGE = {
  ...{ street: 22, estate: 18, terrace: 16, rows: 12, hamlet: 34 },
  ...{ farm: 24, chapel: 5, vans: 4, lodges: 2, holiday: 3 },
} as const;

type Kind = keyof typeof TOWN;

const FILL: Readonly<Record<Kind, (making: Making, way: Way) => void>> = {
  ...{ street: fillStreet, estate: fillEstate, terrace: fillTerrace, rows: fillRows, hamlet: fillHamlet },
  ...{ farm: fillFarm, chapel: fillChapel, vans: fillVans, lodges: fillLodges, holiday: fillHoliday },
};

/** The kinds that stand in a street always; the others are in a hamlet without streets, or in a street. */
const STREETS: Readonly<Partial<Record<Kind, StreetKind>>> = {
  ...{ street: 'bilingual', estate: 'estate', terrace: 'terrace' },
};

/** Fills the polling list of a Welsh-speaking peninsula. */
export function fillPenrhyn(making: Making, rows: number): void {
  const { ledger, words, dice } = making;
  while (ledger.rows.length < rows) {
    const area = dice.pick(words.areas);
    const kind: Kind = area.kind === 'village' ? dice.weighted(VILLAGE) : dice.weighted(TOWN);
    const street = STREETS[kind];
    const isHamlet = street === undefined && area.kind === 'village' && dice.chance(0.7);
    const way = isHamlet ? hamlet(making, area) : welshStreet(making, area, street ?? 'bilingual');
    if (way !== undefined) FILL[kind](making, way);
  }
}
