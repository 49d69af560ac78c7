import { fillRetirement, fillTower } from './cathedral-blocks.ts';
import { fillPark, fillSchool } from './cathedral-trade.ts';
import {
  fillCaravans,
  fillCottages,
  fillFarm,
  fillHouses,
  fillLets,
  fillParish,
  madeName,
} from './dales-country.ts';
import { fillConversion, fillTownStreet, fillVillageStreet } from './dales-towns.ts';
import { type Making, StreetNames, styled, UPLAND } from './streets.ts';

/** Fills the list of the upland parishes. The villages take their turns, so that each has some of everything. */
export function fillDales(making: Making, rows: number): void {
  const { ledger, words, dice } = making;
  const names = new StreetNames(making);
  const towns = words.areas.filter(({ kind }) => kind === 'town');
  const country = words.areas.filter(({ kind }) => kind !== 'town');
  for (const town of towns) {
    fillPark(making, names.street(town, UPLAND));
    fillRetirement(making, names.street(town, UPLAND));
    fillTower(making, names.street(town, UPLAND));
    fillSchool(making, names.street(town, UPLAND));
  }
  const farms = [...words.farms];
  for (let round = 0; ledger.rows.length < rows; round++) {
    const area = country[round % country.length]!;
    const place = styled(area, '', dice);
    if (round < country.length) fillParish(making, place);
    fillHouses(making, place);
    for (let one = 0; one < 3; one++)
      fillFarm(making, place, farms.pop() ?? madeName(making, ['Farm', 'Farm', 'Hall', 'House Farm']));
    fillCottages(making, place);
    if (round % 3 === 1) fillLets(making, place);
    if (round % 8 === 4) fillCaravans(making, place);
    if (round % 4 === 2) fillConversion(making, place);
    if (area.kind === 'village') fillVillageStreet(making, names.street(area, UPLAND));
    fillTownStreet(making, names.street(dice.pick(towns), UPLAND));
  }
}
