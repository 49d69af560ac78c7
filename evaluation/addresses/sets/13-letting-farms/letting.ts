import { present } from '../../../../src/present.ts';
import type { Die } from './die.ts';
import type { Lot, Place, Site } from './entry.ts';
import * as parts from './part.ts';
import { LETTING } from './words.ts';

const FLOORS = ['Ground', 'First', 'Second', 'Third'];

const upTo = (last: number) => Array.from({ length: last }, (_, at) => String(at + 1));

/** The parts of a divided house. Each house has one way of naming them. */
function divided(die: Die): parts.Part[] {
  const floors = die.whole(2, 3);
  const way = die.by({
    flats: 30,
    letters: 12,
    rooms: 24,
    nested: 9,
    floors: 14,
    onFloors: 6,
    studios: 7,
    maisonettes: 4,
  });
  switch (way) {
    case 'letters':
      return [...'ABCDE'].slice(0, die.whole(2, 4)).map((name) => parts.flat(name));
    case 'rooms':
      return upTo(die.whole(3, 8)).map(parts.room);
    case 'nested':
      return upTo(floors).flatMap((home) => {
        const isFirst = die.hits(0.75);
        return upTo(die.whole(2, 5)).map((name) => parts.roomOf(name, home, 'Flat', isFirst));
      });
    case 'floors': {
      const ends = [
        die.hits(0.4) ? [parts.BASEMENT] : die.hits(0.3) ? [parts.GARDEN] : [],
        die.hits(0.5) ? [parts.TOP] : [],
      ];
      return [...(ends[0] ?? []), ...FLOORS.slice(0, floors).map(parts.floorFlat), ...(ends[1] ?? [])];
    }
    case 'onFloors':
      return upTo(floors + 1).map((name, at) => parts.flatOn(name, FLOORS[Math.min(at, floors)] ?? 'Ground'));
    case 'studios':
      return upTo(die.whole(3, 9)).map(parts.studio);
    case 'maisonettes':
      return [
        ...(die.hits(0.5) ? [parts.BASEMENT] : []),
        parts.maisonette('Lower'),
        parts.maisonette('Upper'),
      ];
    default:
      return [
        ...upTo(die.whole(2, 7)).map((name) => parts.flat(name)),
        ...(die.hits(0.1) ? [parts.BASEMENT] : []),
      ];
  }
}

/** One side or both of a Victorian street. */
function houses(die: Die): Lot[] {
  const lots: Lot[] = [];
  const dividing = die.one([0.06, 0.15, 0.3, 0.5]);
  const last = die.whole(20, 90);
  for (let at = die.whole(1, 40), end = at + last; at < end; at += die.one([1, 1, 1, 2, 3])) {
    const number = String(at);
    if (die.hits(dividing)) {
      lots.push(...divided(die).map((part) => ({ part, number })));
      // The licence of the whole house, beside those of its rooms.
      if (die.hits(0.08)) lots.push({ number });
    } else if (die.hits(0.05)) lots.push({ number }, { number: `${at}A` });
    else if (die.hits(0.03)) lots.push({ number: `${at}A` }, { number: `${at}B` });
    else if (die.hits(0.02)) lots.push({ number, building: die.one(LETTING.houses) });
    else lots.push({ number });
  }
  return lots;
}

function block(die: Die, building: string): Lot[] {
  const number = die.hits(0.45) ? String(die.whole(140, 220)) : '';
  const make = die.hits(0.4)
    ? parts.bare
    : die.hits(0.6)
      ? parts.flat
      : (name: string) => parts.flat(name, 'Apartment');
  return upTo(die.whole(8, 44)).map((name) => ({ part: make(name), building, number }));
}

function hall(die: Die, building: string): Lot[] {
  const number = die.hits(0.5) ? String(die.whole(230, 290)) : '';
  const isCluster = die.hits(0.35);
  const homes = isCluster ? [...'ABCDEFGHJK'].slice(0, die.whole(5, 10)) : upTo(die.whole(10, 18));
  const rooms = isCluster ? upTo(6) : [...'ABCDEF'].slice(0, die.whole(4, 6));
  const isFirst = die.hits(0.4);
  const word = isCluster ? 'Cluster' : 'Flat';
  return homes.flatMap((home) =>
    rooms.map((name) => ({ part: parts.roomOf(name, home, word, isFirst), building, number })),
  );
}

/** The streets of the list `letting`, each with its blocks, terraces and mews. */
export function* lettingSites(die: Die): Generator<Site> {
  const [blocks, conversions, halls, terraces, mews] = [
    LETTING.blocks,
    LETTING.conversions,
    LETTING.halls,
    LETTING.terraces,
    LETTING.mews,
  ].map((names) => die.mixed(names));
  const used = new Set<string>();
  for (let turn = 0; turn < 900; turn++) {
    const [city, seaside] = LETTING.places;
    const town = present(die.hits(0.75) ? city : seaside, 'the towns of letting.yaml');
    const at = die.whole(0, town.villages.length - 1);
    // Each suburb is in one postcode district.
    const place: Place = { ...town, codes: town.codes.slice(at % town.codes.length).slice(0, 1) };
    const street = `${die.one(LETTING.stems)} ${die.by(LETTING.descriptors)}`;
    if (used.has(`${place.town} ${street}`)) continue;
    used.add(`${place.town} ${street}`);
    const site = { place, street, locality: place.villages[at] ?? '', pool: `${place.town} ${street}` };
    yield { ...site, lots: houses(die) };
    const named = (names: string[] | undefined, make: (name: string) => Lot[], every: number): Site[] => {
      const name = turn % every === 0 ? names?.pop() : undefined;
      return name === undefined ? [] : [{ ...site, pool: `${place.town} ${name}`, lots: make(name) }];
    };
    const terrace = (building: string) =>
      upTo(die.whole(4, 14)).map((number) => ({ number, building, isTerrace: true }));
    yield* named(blocks, (name) => block(die, name), 5);
    yield* named(conversions, (name) => block(die, name).slice(0, 16), 6);
    yield* named(halls, (name) => hall(die, name), 11);
    yield* named(terraces, terrace, 7);
    yield* named(mews, terrace, 13);
  }
}
