import type { Chance } from './chance.ts';
import type { Lot, Site } from './entry.ts';
import { cottage, namedPart, numbered } from './units.ts';
import type { PollingWords, Town, VillageWords } from './words.ts';

const ANNEXE = namedPart('The Annexe', 'Annexe', 'Annex', 'The Annex', 'Granny Annexe');
const BARNS = [
  namedPart('The Barn', 'Barn'),
  namedPart('The Granary', 'Granary'),
  namedPart('The Stables', 'Stables'),
  namedPart('The Cart Shed', 'Cart Shed', 'Cartshed'),
  namedPart('The Dairy', 'Dairy'),
  namedPart('Cow Byre', 'The Cow Byre'),
];
const HOMES = [
  namedPart('The Caravan', 'Caravan', 'Static Caravan'),
  namedPart('Mobile Home', 'The Mobile Home', 'Mob Home'),
  namedPart('The Lodge', 'Lodge'),
];

interface Village {
  readonly town: Town;
  readonly words: VillageWords;
  readonly locality: string;
  readonly code: string;
  /** Hamlets lie in one village each. */
  readonly hamlet: string;
}

/** A house of a terrace on a lane: `3 Railway Cottages, Station Road`. */
const inRow = (at: number) => ({
  text: String(at),
  key: String(at),
  others: [`No ${at}`, `No. ${at}`, `Number ${at}`],
});

/** Named houses, on a lane, in a hamlet, or simply in the village. Some have an annexe. */
function houses(
  chance: Chance,
  { town, words, locality, code }: Village,
  street: string,
  hamlet: string,
): Site {
  const some = chance
    .shuffled(words.houses)
    .slice(0, hamlet === '' ? chance.from(18, 40) : chance.from(4, 10));
  const lots = some.flatMap((building): Lot[] =>
    chance.is(0.06) ? [{ building }, { building, unit: ANNEXE }] : [{ building }],
  );
  return { town, street, locality, code, hamlet, lots };
}

/** Numbered houses, a few of them with a name, too. */
function numbers(
  chance: Chance,
  { town, words, locality, code }: Village,
  street: string,
  last: number,
): Site {
  const lots: Lot[] = [];
  for (let at = 1; at <= last; at++) {
    if (chance.is(0.05)) lots.push({ number: String(at), building: chance.of(words.houses) });
    else if (chance.is(0.03)) lots.push({ number: `${at}A` });
    else if (!chance.is(0.04)) lots.push({ number: String(at) });
  }
  return { town, street, locality, code, lots };
}

/** A farm with cottages, converted barns, caravans and lodges. */
function farm(chance: Chance, { town, locality, code }: Village, building: string, hamlet: string): Site {
  const lots: Lot[] = [{ building }];
  const style = chance.of(['no', 'farm', 'plain'] as const);
  const cottages = chance.of([0, 0, 0, 1, 2, 2, 3, 4]);
  for (let at = 1; at <= cottages; at++) lots.push({ building, unit: cottage(at, style) });
  if (chance.is(0.3))
    for (const unit of chance.shuffled(BARNS).slice(0, chance.from(1, 4))) lots.push({ building, unit });
  if (chance.is(0.15)) lots.push({ building, unit: chance.of(HOMES) });
  if (chance.is(0.12)) lots.push({ building, unit: ANNEXE });
  const caravans = chance.is(0.06) ? chance.from(5, 24) : 0;
  for (let at = 1; at <= caravans; at++) lots.push({ building, unit: numbered('Caravan', String(at)) });
  return { town, street: '', locality, code, hamlet, lots };
}

/** A terrace as a street of its own, or as a building on a lane. */
function terrace(chance: Chance, { town, locality, code }: Village, name: string, lane: string): Site {
  const count = chance.from(4, 14);
  const doors = Array.from({ length: count }, (_, at) => at + 1);
  const isOnLane = chance.is(0.45) || name === 'Council Houses';
  const lots = doors.map(
    (at): Lot => (isOnLane ? { unit: inRow(at), building: name } : { number: String(at) }),
  );
  return { town, street: isOnLane ? lane : name, locality, code, lots };
}

function* village(chance: Chance, place: Village): Generator<Site> {
  const { words } = place;
  const lanes = chance.shuffled(words.lanes).slice(0, 4);
  const [main = '', other = '', third = '', fourth = ''] = lanes;
  // In some villages houses stand in roads, in others just in the village.
  const isLoose = chance.is(0.5);
  yield houses(chance, place, isLoose ? '' : main, '');
  if (!isLoose) yield houses(chance, place, other, '');
  yield numbers(chance, place, third, chance.from(6, 30));
  yield houses(chance, place, fourth, '');
  if (isLoose) yield houses(chance, place, main, '');
  for (const name of chance.shuffled(words.estates).slice(0, chance.from(1, 3)))
    yield numbers(chance, place, name, chance.from(8, 36));
  for (const name of chance.shuffled(words.terraces).slice(0, chance.from(2, 5)))
    yield terrace(chance, place, name, chance.of([main, other]));
  const { hamlet } = place;
  if (hamlet !== '') yield houses(chance, place, '', hamlet);
  for (const name of chance.shuffled(words.farms).slice(0, chance.from(6, 14)))
    yield farm(chance, place, name, chance.is(0.15) ? hamlet : '');
}

const TONGUES = ['mixed', 'north', 'marches', 'east'] as const;

/** The villages of a half, town by town. */
export function* pollingSites(words: PollingWords, chance: Chance): Generator<Site> {
  const hamlets = new Map(TONGUES.map((tongue) => [tongue, chance.shuffled(words[tongue]?.hamlets ?? [])]));
  const places = words.towns.flatMap((town) => town.districts.map((locality) => ({ town, locality })));
  for (const { town, locality } of chance.shuffled(places)) {
    const { tongue = 'mixed' } = town;
    const hamlet = hamlets.get(tongue)?.pop() ?? '';
    yield* village(chance, { town, words: words[tongue], locality, code: chance.of(town.codes), hamlet });
  }
}
