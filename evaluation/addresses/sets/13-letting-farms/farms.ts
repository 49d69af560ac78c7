import type { Die } from './die.ts';
import type { Lot, Place, Site } from './entry.ts';
import { named, type Part } from './part.ts';
import { FARMS } from './words.ts';

/** `Trevadlock`, `Ballynacross`. */
function coined(die: Die, { words }: Place): string {
  return `${die.one(FARMS.starts[words] ?? [])}${die.one(FARMS.ends[words] ?? [])}`.replace(/ /g, '');
}

const SUFFIXES: Readonly<Record<string, readonly string[]>> = {
  cornwall: ['Farm', 'Farm', 'Barton', 'Farmhouse', '', 'Mill', 'Vean'],
  devon: ['Farm', 'Farm', 'Barton', 'Farmhouse', '', 'Mill', 'Manor'],
  ulster: ['Farm', 'House', ''],
  galloway: ['Farm', 'Farm', 'Mains', 'Farmhouse', '', 'Mill'],
};

const SIDES: Readonly<Record<string, readonly string[]>> = {
  cornwall: ['Higher', 'Lower', 'Little', 'Great'],
  devon: ['Higher', 'Lower', 'Great', 'East', 'West'],
  galloway: ['High', 'Low', 'Nether', 'Over', 'Meikle', 'Little'],
};

/** People leave the article out or add it. Only a barn is called a conversion. */
const barn = (text: string): Part => {
  const short = text.replace(/^The /, '');
  return named(
    text,
    short === text ? `The ${text}` : short,
    ...(short === 'Barn' ? ['Barn Conversion'] : []),
  );
};

/** A holding: the farm, its barns, its cottages, its lodge. Sometimes two farms share a name. */
function holding(die: Die, place: Place): Lot[] {
  const base = coined(die, place);
  const land = place.words;
  const sides = SIDES[land] ?? [];
  const heads = sides.length > 0 && die.hits(0.3) ? die.mixed(sides).slice(0, die.whole(1, 2)) : [''];
  const lots: Lot[] = [];
  for (const head of heads) {
    const building = `${head} ${base} ${die.one(SUFFIXES[land] ?? [''])}`.trim().replace(/ {2}/g, ' ');
    lots.push({ building });
    if (die.hits(0.35))
      for (const text of die.mixed(FARMS.parts[land] ?? []).slice(0, die.whole(1, 3)))
        lots.push({ building, part: barn(text) });
  }
  if (die.hits(0.35))
    lots.push({ building: `${base} ${die.one(['Cottage', 'Bungalow', 'Lodge', 'House', 'Barn'])}` });
  if (die.hits(0.3)) {
    const building = `${base} ${die.one(['Cottages', 'Farm Cottages'])}`;
    const last = die.whole(2, 4);
    for (let at = 1; at <= last; at++) lots.push({ building, number: String(at), isTerrace: true });
  }
  if (land === 'galloway' && die.hits(0.15))
    for (const side of ['North', 'South'])
      lots.push({
        building: `${base} Estate`,
        part: named(`${side} Lodge`, `${side} Ldg`, `${side[0]} Lodge`),
      });
  return lots;
}

/** A long country road with numbers far apart, some with names. */
function longRoad(die: Die, place: Place): Lot[] {
  const lots: Lot[] = [];
  const last = die.whole(60, 260);
  for (let at = die.whole(1, 30); at < last; at += die.whole(1, 7)) {
    const number = String(at);
    lots.push(
      die.hits(0.1)
        ? { number, building: `${coined(die, place)} ${die.one(['Farm', 'House', 'Lodge'])}` }
        : { number },
    );
    if (die.hits(0.12)) lots.push({ number: `${at}${die.one([...'AAB'])}` });
    if (die.hits(0.04)) lots.push({ number, part: barn(die.one(FARMS.parts[place.words] ?? [])) });
  }
  return lots;
}

function lane(die: Die): Lot[] {
  const names = die.mixed(FARMS.common).slice(0, die.whole(1, 4));
  const numbers = Array.from({ length: die.whole(4, 22) }, (_, at) => ({ number: String(at + 1) }));
  return [...numbers, ...names.map((building) => ({ building }))];
}

function* ulster(die: Die, place: Place, locality: string): Generator<Site> {
  const others = [place.town, ...place.near, ...place.villages.filter((name) => name !== locality)];
  const roads = [
    ...die.mixed(others).slice(0, 2),
    coined(die, place),
    coined(die, place),
    coined(die, place),
  ];
  for (const name of roads) {
    const street = `${name} Road`;
    const townland = die.hits(0.3) ? coined(die, place) : '';
    // Long roads pass villages, so some of their rows have none.
    const near = die.hits(0.2) ? '' : locality;
    yield {
      place,
      street,
      townland,
      locality: near,
      lots: longRoad(die, place),
      pool: `${place.town} ${locality} ${street}`,
    };
  }
}

/** The villages of the list `farms`, with the holdings around them. */
export function* farmSites(die: Die): Generator<Site> {
  const villages = FARMS.places.flatMap((place) => place.villages.map((locality) => ({ place, locality })));
  for (const { place, locality } of die.mixed(villages)) {
    const pool = `${place.town} ${locality}`;
    const lanes = die.mixed(FARMS.lanes[place.words] ?? []).slice(0, 3);
    for (const street of lanes) yield { place, street, locality, lots: lane(die), pool: `${pool} ${street}` };
    if (place.words === 'ulster') {
      yield* ulster(die, place, locality);
      continue;
    }
    const lone = die.mixed(FARMS.common).slice(0, 8);
    for (const building of lone) yield { place, street: '', locality, lots: [{ building }], pool };
    for (let turn = die.whole(28, 42); turn > 0; turn--)
      yield { place, street: '', locality, lots: holding(die, place), pool };
  }
}
