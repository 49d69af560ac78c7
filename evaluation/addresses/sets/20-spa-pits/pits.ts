import type { Way } from '../common/ledger.ts';
import { type Making, StreetNames } from '../common/streets.ts';
import { PIT } from './naming.ts';
import { fillAged, fillAssociation, fillClub } from './pits-blocks.ts';
import { fillAllotment, fillCaravans, fillFarm } from './pits-fields.ts';
import { fillBack, fillEstate, fillHouses, fillRow } from './pits-streets.ts';

const KINDS = {
  ...{ row: 40, houses: 26, back: 9, estate: 12, aged: 7, association: 7, club: 4 },
  ...{ allotment: 2, farm: 7, caravans: 2 },
} as const;

const FILL: Readonly<Record<keyof typeof KINDS, (making: Making, way: Way) => void>> = {
  ...{ row: fillRow, houses: fillHouses, back: fillBack, estate: fillEstate, aged: fillAged },
  ...{
    association: fillAssociation,
    club: fillClub,
    allotment: fillAllotment,
    farm: fillFarm,
    caravans: fillCaravans,
  },
};

/** Fills the electoral register of a district of pit villages and steel towns. */
export function fillPits(making: Making, rows: number): void {
  const { ledger, words, dice } = making;
  const names = new StreetNames(making);
  while (ledger.rows.length < rows) {
    const way = names.street(dice.pick(words.areas), PIT);
    FILL[dice.weighted(KINDS)](making, way);
  }
}
