import type { Way } from './ledger.ts';
import { type Making, ROADS, StreetNames, styled } from './streets.ts';
import { fillBlock, fillMansions, fillNewBuild, fillSheltered } from './suburb-blocks.ts';
import { fillPrivateRoad, fillSemis, fillTerrace } from './suburb-houses.ts';
import { fillIndustry, fillMarket, fillMoorings, fillParade, fillSchool } from './suburb-trade.ts';

const KINDS = {
  terrace: 30,
  semis: 42,
  private: 9,
  mews: 6,
  tower: 7,
  mansions: 4,
  'new build': 7,
  parade: 7,
  school: 4,
  industry: 5,
  sheltered: 3,
} as const;

const FILL: Readonly<Record<keyof typeof KINDS, (making: Making, way: Way) => void>> = {
  terrace: (making, way) => fillTerrace(making, way, 1),
  semis: fillSemis,
  private: fillPrivateRoad,
  mews: fillMews,
  tower: fillBlock,
  mansions: fillMansions,
  'new build': fillNewBuild,
  parade: fillParade,
  school: fillSchool,
  industry: fillIndustry,
  sheltered: fillSheltered,
};

/** Fills the list of an outer London borough. */
export function fillSuburb(making: Making, rows: number): void {
  const { ledger, words, dice } = making;
  const names = new StreetNames(making);
  const [first, second] = [words.areas[3]!, words.areas[4]!];
  fillMarket(making, styled(first, `${words.areas[3]!.town} Market`, dice));
  fillMoorings(making, styled(second, 'Towpath', dice));
  while (ledger.rows.length < rows) {
    const area = dice.pick(words.areas);
    const way = names.street(area, ROADS);
    FILL[dice.weighted(KINDS)](making, way);
    if (dice.chance(0.06)) continueRoad(making, way);
    if (dice.chance(0.05)) repeatElsewhere(making, way);
  }
}

/** The mews behind a street has the name of the street. */
function fillMews(making: Making, way: Way): void {
  const { ledger, dice } = making;
  fillTerrace(making, way, 1);
  const street = `${way.street.split(' ').slice(0, -1).join(' ') || way.street} Mews`;
  if (street === 'The Mews' || !ledger.claim(way.area, street)) return;
  const postcode = ledger.postcode(way.area.code);
  const most = dice.between(4, 16);
  for (let number = 1; number <= most; number++)
    ledger.add({ ...way, street }, { number: String(number) }, postcode);
}

/** The road goes on under another descriptor, and its numbers go on too. */
function continueRoad(making: Making, way: Way): void {
  const base = way.street.split(' ').slice(0, -1).join(' ');
  const street = `${base} ${making.dice.pick(['Avenue', 'Hill', 'Rise', 'Approach', 'Lane'])}`;
  if (base === '' || !making.ledger.claim(way.area, street)) return;
  fillTerrace(making, { ...way, street }, 81);
}

/** Another postal district has a street of the same name. */
function repeatElsewhere(making: Making, { street, area }: Way): void {
  const { ledger, words, dice } = making;
  const other = dice.pick(words.areas.filter(({ code }) => code !== area.code));
  if (!ledger.claim(other, street)) return;
  const way = styled(other, street, dice);
  if (dice.chance(0.5)) fillTerrace(making, way, 1);
  else fillSemis(making, way);
}
