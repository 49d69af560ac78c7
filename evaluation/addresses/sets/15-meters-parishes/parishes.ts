import type { Draw } from './draw.ts';
import type { Place } from './entry.ts';
import { businessPark, caravans, farm, lodges } from './parishes-farms.ts';
import {
  almshouses,
  closeHouses,
  estateHouses,
  lane,
  parade,
  terraceRow,
  unnamed,
  villageStreet,
  yard,
} from './parishes-houses.ts';
import { institutions } from './parishes-trade.ts';
import type { Register } from './register.ts';
import { Street } from './street.ts';
import type { Words } from './words.ts';

/** What a layout draws on. */
export interface Village {
  readonly place: Place;
  readonly register: Register;
  readonly words: Words;
  readonly draw: Draw;
  /** A street of the village: a new one, or with an empty name the roads without names. */
  readonly street: (names: readonly string[]) => Street;
  /** A name that no house of the village has yet. */
  readonly houseName: () => string;
}

type Layout = (village: Village) => void;

/** Layouts and how often they occur in a town, a village and a hamlet. */
const LAYOUTS: readonly (readonly [layout: Layout, town: number, village: number, hamlet: number])[] = [
  [villageStreet, 30, 22, 4],
  [lane, 8, 18, 12],
  [unnamed, 2, 16, 40],
  [farm, 2, 12, 18],
  [closeHouses, 24, 9, 0],
  [terraceRow, 8, 8, 6],
  [estateHouses, 0, 3, 6],
  [parade, 16, 1, 0],
  [yard, 6, 0, 0],
  [almshouses, 2, 1.5, 0],
  [businessPark, 2, 2.5, 2],
  [lodges, 0, 2, 2],
  [caravans, 1, 1, 1],
  [institutions, 3, 4, 2],
];

/** Adds streets, lanes and farms to the villages until the list has this number of rows. */
export function fillParishes(register: Register, words: Words, count: number, draw: Draw): void {
  const villages = words.places.map((place) => villageOf(place, register, words, draw));
  while (register.rows.length < count) {
    const village = draw.weighted(villages, ({ place }) => [14, 3, 1][sizeOf(place)]!);
    const size = sizeOf(village.place);
    const [layout] = draw.weighted(LAYOUTS, (weights) => weights[size + 1] as number);
    layout(village);
  }
}

/** 0 for a town, 1 for a village, 2 for a hamlet. */
function sizeOf({ localities, parish }: Place): number {
  return localities[0] === '' ? 0 : parish === '' ? 1 : 2;
}

function villageOf(place: Place, register: Register, words: Words, draw: Draw): Village {
  const locality = place.localities[0]!;
  const unnamedRoads = new Street(register, { place, street: '', locality }, false, draw);
  const where = `${locality} ${place.town}`;
  return {
    ...{ place, register, words, draw },
    street: (names) => {
      for (let turn = 0; turn < 12 && names.length > 0; turn++) {
        const way = { place, locality, street: draw.one(names) };
        if (register.claim(way)) return new Street(register, way, draw.odds(0.4), draw);
      }
      return unnamedRoads;
    },
    houseName: () => {
      for (;;) {
        const name = nameOf(words, draw);
        // Now and then a village has two houses of one name.
        if (register.claimName(name, where) || draw.odds(0.02)) return name;
      }
    },
  };
}

function nameOf(words: Words, draw: Draw): string {
  if (draw.odds(0.3)) return draw.one(words.of('names'));
  const name = `${draw.one(words.of('heads'))} ${draw.one(words.of('tails'))}`;
  return draw.odds(0.16)
    ? `${draw.one(['The', 'Little', 'Upper', 'Lower', 'Old', 'New', 'The Old'])} ${name}`
    : name;
}
