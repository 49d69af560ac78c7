import type { Way } from '../common/ledger.ts';
import { FEN, type Making, StreetNames, styled } from '../common/streets.ts';
import { fillDrove, fillLongRoad, fillVillage } from './fens-country.ts';
import { fillFarm, fillMobiles, fillNursery, fillPackhouse } from './fens-farms.ts';
import { fillAirfield, fillEstate, fillMarket, fillTownStreet, fillYard } from './fens-towns.ts';

const TOWN = { street: 40, estate: 16, market: 6, yard: 8, packhouse: 6 } as const;

const VILLAGE = {
  drove: 26,
  'long road': 12,
  village: 34,
  estate: 10,
  farm: 14,
  nursery: 8,
  packhouse: 3,
  mobiles: 4,
  airfield: 3,
} as const;

const FILL: Readonly<Record<keyof typeof TOWN | keyof typeof VILLAGE, (making: Making, way: Way) => void>> = {
  street: fillTownStreet,
  estate: fillEstate,
  market: fillMarket,
  yard: fillYard,
  drove: fillDrove,
  'long road': fillLongRoad,
  village: fillVillage,
  farm: fillFarm,
  nursery: fillNursery,
  packhouse: fillPackhouse,
  mobiles: fillMobiles,
  airfield: fillAirfield,
};

/** Fills the list of a county of small towns, villages and long droves. */
export function fillFens(making: Making, rows: number): void {
  const { ledger, words, dice } = making;
  const names = new StreetNames(making);
  // Every village has some of the names that all villages have.
  for (const area of words.areas)
    for (const whole of words.whole.slice(1))
      if (dice.chance(0.35) && ledger.claim(area, whole)) {
        const way = styled(area, whole, dice);
        if (area.kind === 'town') fillTownStreet(making, way);
        else fillVillage(making, way);
      }
  while (ledger.rows.length < rows) {
    const area = dice.pick(words.areas);
    const way = names.street(area, FEN);
    FILL[area.kind === 'town' ? dice.weighted(TOWN) : dice.weighted(VILLAGE)](making, way);
  }
}
