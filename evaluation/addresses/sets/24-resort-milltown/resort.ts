import type { Area } from '../common/entry.ts';
import { fillRetirement, fillStreet } from '../common/homes.ts';
import type { Way } from '../common/ledger.ts';
import { nameOf } from '../common/name-of.ts';
import { fillShops } from '../common/shops.ts';
import { StreetNames } from '../common/streets.ts';
import { placed } from '../common/units.ts';
import type { ResortMaking } from './making.ts';
import { fillGuestHouses, fillHotel, fillInside, fillTerraceStreet } from './resort-front.ts';
import { fillFlats, fillNamed, fillPlotland } from './resort-homes.ts';
import { fillArcade, fillBeach, fillMixedPark, fillPark, fillParkRoads } from './resort-parks.ts';

/** How common the kinds of street are. */
const KINDS = {
  ...{ street: 40, guestHouses: 14, terrace: 6, hotel: 3, plotland: 12, named: 10, retirement: 4, flats: 6 },
  ...{ park: 6, mixedPark: 2, parkRoads: 2, beach: 3, arcade: 2, shops: 8 },
} as const;

const FILL: Readonly<Record<keyof typeof KINDS, (making: ResortMaking, way: Way) => void>> = {
  ...{ street: fillStreet, guestHouses: fillGuestHouses, terrace: fillTerraceStreet, hotel: fillHotel },
  ...{
    plotland: fillPlotland,
    named: fillNamed,
    retirement: fillRetirement,
    flats: fillFlats,
    park: fillPark,
  },
  ...{ mixedPark: fillMixedPark, parkRoads: fillParkRoads, beach: fillBeach, arcade: fillArcade },
  shops: fillShops,
};

/** How common the descriptors of a seaside town are. */
const ROADS = {
  ...{ Road: 30, Avenue: 24, Street: 10, Close: 10, Drive: 8, Way: 7, Gardens: 7, Crescent: 5, Parade: 4 },
  ...{ Lane: 5, Walk: 2, Place: 3, Terrace: 3, Grove: 3, Court: 2, Square: 2, Green: 1, Rise: 1 },
} as const;

/** Fills the property list of a seaside district. */
export function fillResort(making: ResortMaking, rows: number): void {
  const { ledger, words, dice } = making;
  const names = new StreetNames(making);
  const [main = ''] = words.whole;
  const towns = words.areas.filter(({ kind }) => kind === 'town');
  for (const [at, area] of towns.entries()) {
    fillFront(making, area, words.fronts[at % words.fronts.length]!);
    if (ledger.claim(area, main)) fillShops(making, inResort(making, area, main));
  }
  for (const area of words.areas)
    if (area.kind === 'district' && ledger.rows.length < rows / 3 && dice.chance(0.4))
      fillFront(making, area, dice.pick(words.fronts));
  while (ledger.rows.length < rows) {
    const area = dice.pick(words.areas);
    const kind = dice.weighted(KINDS);
    const street = ownStreet(making, area, kind) ?? names.street(area, ROADS).street;
    FILL[kind](making, inResort(making, area, street));
  }
}

/** A sea front whose parts have their own names. The numbers go on, or begin anew where the name changes. */
function fillFront(making: ResortMaking, area: Area, streets: readonly string[]): void {
  const { ledger, dice } = making;
  const goesOn = dice.chance(0.5);
  let first = 1;
  for (const street of streets) {
    if (!ledger.claim(area, street)) continue;
    const way = inResort(making, area, street);
    const last = fillGuestHouses(making, way, first);
    if (dice.chance(0.6)) fillInside(making, way);
    if (goesOn) first = last + 1;
  }
}

/** A street with a name that only its kind has. Undefined for other kinds, and if the names are taken. */
function ownStreet(making: ResortMaking, area: Area, kind: keyof typeof KINDS): string | undefined {
  const { words } = making;
  if (kind === 'plotland')
    return nameOf(making, { area }, words.plotlands, ['Avenue', 'Avenue', 'Way', 'Path']);
  return kind === 'beach' ? nameOf(making, { area }, words.beaches, ['']) : undefined;
}

/** Two postal districts have the county nearly always. One has its suburbs as towns now and then. */
function inResort(making: ResortMaking, area: Area, street: string): Way {
  const county = /[27]$/.test(area.code) ? 0.9 : 0.12;
  const without = area.kind === 'village' ? 0.08 : 0.4;
  return placed(making, area, street, { county, without, moved: /[48]$/.test(area.code) ? 0.25 : 0.04 });
}
