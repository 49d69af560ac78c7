import { block, development, estate, institution } from './blocks.ts';
import type { Chance } from './chance.ts';
import { type Name, nameOf, type Place } from './entry.ts';
import { type Ground, houses, parade } from './houses.ts';
import type { Roll, Way } from './roll.ts';
import { type Half, type Metropolis, metropolisWords } from './words.ts';

/** Fills a roll with a council tax list of seven London boroughs. */
export function fillMetropolis(roll: Roll, half: Half, size: number, chance: Chance): void {
  const words = metropolisWords(half);
  const places = placesOf(words);
  for (const [at, place] of places.entries()) {
    const names = new StreetNames(words, chance);
    const ground = { roll, chance, words, used: new Set<string>() };
    const until = Math.round((size * (at + 1)) / places.length);
    while (roll.rows.length < until) {
      const locality = chance.of(place.villages);
      for (const street of names.family()) {
        if (roll.rows.length < until) layOut({ place, street, locality }, ground);
      }
    }
  }
}

function placesOf({ boroughs }: Metropolis): Place[] {
  return boroughs.flatMap(({ name, owner, districts }) =>
    districts.map(({ code, town, county = '', localities }) => ({
      ...{ codes: [code], town, county, owner, borough: name, list: 'metropolis' as const },
      villages: localities.map(nameOf),
      townName: nameOf(town),
      regions: [name, `London Borough of ${name}`, 'Greater London', ...(county === '' ? [] : [county])],
    })),
  );
}

/** The street names of a district. Streets with one stem lie near each other. */
class StreetNames {
  readonly #words: Metropolis;
  readonly #chance: Chance;
  readonly #taken = new Set<string>();

  constructor(words: Metropolis, chance: Chance) {
    this.#words = words;
    this.#chance = chance;
  }

  /** One to four new streets that share a stem, or one of the names that every district has. */
  family(): Name[] {
    const [words, chance] = [this.#words, this.#chance];
    if (chance.is(0.1)) return this.#free([chance.of(words.common)]);
    const stem = chance.is(0.55) ? chance.of(words.stems) : chance.of(words.starts) + chance.of(words.ends);
    const names = Array.from(
      { length: chance.of([1, 1, 1, 2, 2, 3, 4]) },
      () => `${stem} ${chance.by(words.descriptors)}`,
    );
    const [main = ''] = names;
    if (chance.is(0.08)) names.push(`${chance.of(words.qualifiers)} ${main}`);
    if (chance.is(0.05)) names.push(`${main} ${chance.of(['North', 'South', 'East', 'West'])}`);
    return this.#free(names);
  }

  #free(names: readonly string[]): Name[] {
    return names
      .filter((name) => !this.#taken.has(name) && this.#taken.add(name))
      .map((name) => ({ name, others: [] }));
  }
}

/** Lays homes out along a street by what its name says about it. */
function layOut(way: Way, ground: Ground): void {
  const { chance } = ground;
  const { name } = way.street;
  const first = chance.is(0.12) ? chance.from(30, 140) : 1;
  const long = () => first + chance.of([chance.from(10, 60), chance.from(10, 60), chance.from(40, 180)]);
  if (/Mews$|Villas$/.test(name)) {
    houses(way, 1, chance.from(5, 16), ground);
    return;
  }
  if (/^High |Broadway|^Station Road/.test(name)) {
    const middle = long();
    parade(way, first, middle, ground);
    if (chance.is(0.5)) houses(way, middle + 1, middle + chance.from(10, 60), ground);
    if (chance.is(0.4)) block(way, middle + 71, ground);
    return;
  }
  if (/Close$|Walk$|Square$|Place$/.test(name) && chance.is(0.5)) {
    houses(way, 1, chance.from(8, 40), ground);
    return;
  }
  switch (
    chance.by({ houses: 46, mixed: 21, estate: 13, blocks: 8, development: 3, institution: 9, parade: 6 })
  ) {
    case 'mixed': {
      const middle = long();
      houses(way, first, middle, ground);
      for (let at = 0; at < chance.from(1, 3); at++) block(way, middle + 1 + at * 26, ground);
      houses(way, middle + 120, middle + 120 + chance.from(0, 40), ground);
      break;
    }
    case 'estate':
      estate(way, ground);
      break;
    case 'blocks':
      for (let at = 0; at < chance.from(1, 4); at++) block(way, first + at * 26, ground);
      break;
    case 'development':
      development(way, first, ground);
      break;
    case 'institution':
      institution(way, chance.is(0.6) ? String(first) : '', ground);
      if (chance.is(0.7)) houses(way, first + 2, long() + 2, ground);
      break;
    case 'parade':
      parade(way, first, first + chance.from(8, 40), ground);
      houses(way, first + 42, first + 42 + chance.from(10, 80), ground);
      break;
    default:
      houses(way, first, long(), ground);
  }
}
