import type { Way } from './ledger.ts';
import {
  fillCaravans,
  fillCottages,
  fillFarm,
  fillHouses,
  fillVillageStreet,
  madeName,
} from './marches-country.ts';
import { fillAlmshouses, fillCastle, fillTownStreet } from './marches-towns.ts';
import { LANES, type Making, StreetNames, styled } from './streets.ts';
import { fillBlock, fillSheltered } from './suburb-blocks.ts';
import { fillIndustry, fillSchool } from './suburb-trade.ts';

/** Fills the list of a county on the border. The villages take their turns, so that each has some of everything. */
export function fillMarches(making: Making, rows: number): void {
  const { ledger, words, dice } = making;
  const names = new StreetNames(making);
  const towns = words.areas.filter(({ kind }) => kind === 'town');
  const country = words.areas.filter(({ kind }) => kind !== 'town');
  for (const town of towns) {
    fillAlmshouses(making, names.street(town, LANES));
    fillCastle(making, names.street(town, LANES));
  }
  const farms = [...words.farms];
  for (let round = 0; ledger.rows.length < rows; round++) {
    const town = dice.pick(towns);
    for (let one = 0; one < 2; one++) fillTown(making, names.street(town, LANES));
    const area = country[round % country.length]!;
    const place = styled(area, '', dice);
    fillHouses(making, place);
    for (let one = 0; one < 2; one++)
      fillFarm(making, place, farms.pop() ?? madeName(making, ['Farm', 'Farm', 'Hall', 'Court']));
    if (dice.chance(0.4)) fillCottages(making, place);
    if (round % 9 === 4) fillCaravans(making, place);
    if (area.kind === 'village' && dice.chance(0.7)) fillVillageStreet(making, names.street(area, LANES));
  }
}

function fillTown(making: Making, way: Way): void {
  const kind = making.dice.weighted({ street: 40, block: 2, sheltered: 2, school: 2, industry: 2 });
  if (kind === 'street') fillTownStreet(making, way);
  else if (kind === 'block') fillBlock(making, way);
  else if (kind === 'sheltered') fillSheltered(making, way);
  else if (kind === 'school') fillSchool(making, way);
  else fillIndustry(making, way);
}
