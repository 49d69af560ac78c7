import { fillCampus, fillHall, fillMill, fillRetirement, fillTower } from './cathedral-blocks.ts';
import { fillClose, fillSemis, fillStudentStreet, fillTerrace, fillVillage } from './cathedral-homes.ts';
import { fillMoorings, fillPark, fillSchool, fillShops, fillWharf } from './cathedral-trade.ts';
import type { Way } from './ledger.ts';
import { CITY, type Making, StreetNames, styled } from './streets.ts';

const KINDS = {
  terrace: 34,
  students: 14,
  semis: 36,
  tower: 6,
  retirement: 5,
  mill: 6,
  hall: 5,
  shops: 7,
  park: 4,
  school: 4,
} as const;

const FILL: Readonly<Record<keyof typeof KINDS, (making: Making, way: Way) => void>> = {
  terrace: fillTerrace,
  students: fillStudentStreet,
  semis: fillSemis,
  tower: fillTower,
  retirement: fillRetirement,
  mill: fillMill,
  hall: fillHall,
  shops: fillShops,
  park: fillPark,
  school: fillSchool,
};

/** Fills the list of a cathedral city and its villages. */
export function fillCathedral(making: Making, rows: number): void {
  const { ledger, words, dice } = making;
  const names = new StreetNames(making);
  const [first, , basin] = words.areas;
  fillClose(making, styled(first!, words.precinct, dice));
  const waterside = styled(basin!, words.waterside, dice);
  ledger.claim(basin!, words.waterside);
  fillMoorings(making, { ...waterside, street: '' });
  fillWharf(making, waterside);
  const districts = words.areas.filter(({ kind }) => kind === 'district');
  const villages = words.areas.filter(({ kind }) => kind !== 'district');
  for (const [at, hall] of words.halls.entries()) {
    const area = districts[(at + 2) % districts.length]!;
    fillCampus(making, names.street(area, CITY), hall);
  }
  while (ledger.rows.length < rows) {
    if (dice.chance(0.22)) {
      fillVillage(making, names.street(dice.pick(villages), CITY));
      continue;
    }
    const way = names.street(dice.pick(districts), CITY);
    FILL[dice.weighted(KINDS)](making, way);
    if (dice.chance(0.05)) repeatElsewhere(making, way);
  }
}

/** Another district or village has a street of the same name. */
function repeatElsewhere(making: Making, { street, area }: Way): void {
  const { ledger, words, dice } = making;
  const other = dice.pick(words.areas.filter(({ code }) => code !== area.code));
  if (ledger.claim(other, street)) fillSemis(making, styled(other, street, dice));
}
