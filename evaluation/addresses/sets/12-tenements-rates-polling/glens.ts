import type { Chance } from './chance.ts';
import type { Lot, Site } from './entry.ts';
import { cottage, namedPart, numbered } from './units.ts';
import type { TenementWords, Town } from './words.ts';

/** Townships that were given crofts already, because each has one series of numbers. */
const given = new WeakMap<Chance, Set<string>>();

/** The crofts of a township: numbers without a street, some with a name, some divided. */
export function croftsOf(chance: Chance, words: TenementWords, town: Town, locality: string): Site {
  const done = given.get(chance) ?? new Set();
  given.set(chance, done);
  const lots: Lot[] = [];
  const last = done.has(`${town.town} ${locality}`) ? 0 : chance.from(9, 42);
  done.add(`${town.town} ${locality}`);
  for (let number = 1; number <= last; number++) {
    const building = chance.is(0.2) ? chance.of(words.houses) : '';
    if (chance.is(0.07)) lots.push({ number: `${number}A` }, { number: `${number}B` });
    else if (!chance.is(0.08)) lots.push({ number: String(number), building });
  }
  const croft = chance.is(0.4) ? 'Croft' : '';
  return { town, street: '', locality, lots, croft };
}

/** Named houses of a village, or a short street. */
export function villageOf(chance: Chance, words: TenementWords, town: Town, locality: string): Site {
  if (chance.is(0.3)) {
    const street = chance.of([
      'Main Street',
      'Shore Street',
      'Kirk Brae',
      'School Road',
      'Mill Brae',
      'Station Road',
    ]);
    const lots = Array.from({ length: chance.from(6, 30) }, (_, at) => ({ number: String(at + 1) }));
    return { town, street, locality, lots };
  }
  const names = chance.shuffled([...words.houses, ...words.steads]).slice(0, chance.from(4, 10));
  return { town, street: '', locality, lots: names.map((building) => ({ building })) };
}

/** A farm: its house, numbered cottages, a converted steading, a lodge. */
export function farmOf(chance: Chance, building: string, town: Town, locality: string): Site {
  const lots: Lot[] = [
    { building, ...(chance.is(0.35) ? { unit: namedPart('Farmhouse', 'The Farmhouse', 'Farm House') } : {}) },
  ];
  const style = chance.of(['no', 'farm', 'plain'] as const);
  const cottages = chance.from(0, 6);
  for (let at = 1; at <= cottages; at++) lots.push({ building, unit: cottage(at, style) });
  const steading = chance.among({ one: 35, several: 20, none: 45 });
  if (steading === 'one')
    lots.push({ building, unit: namedPart('The Steading', 'Steading', 'The Steadings') });
  if (steading === 'several')
    for (const name of ['1', '2', '3', '4']) lots.push({ building, unit: numbered('Steading', name) });
  if (chance.is(0.2)) lots.push({ building, unit: namedPart('East Lodge', 'The East Lodge', 'E Lodge') });
  if (chance.is(0.12)) lots.push({ building, unit: namedPart('The Bothy', 'Bothy') });
  if (chance.is(0.12))
    lots.push({ building, unit: namedPart("Grieve's House", 'Grieves House', 'Grieves Hse') });
  if (chance.is(0.1)) lots.push({ building, unit: namedPart('The Chalet', 'Chalet') });
  return { town, street: '', locality, lots };
}
