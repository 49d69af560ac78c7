import type { Chance } from './chance.ts';
import type { Name, Unit } from './entry.ts';
import type { Ground } from './houses.ts';
import type { Home, Way } from './roll.ts';

/** A name that the district does not have yet. Districts seldom have two blocks of one name. */
function fresh({ used }: Ground, make: () => string): Name {
  let name = make();
  for (let tries = 0; used.has(name) && tries < 50; tries++) name = make();
  used.add(name);
  return { name, others: [] };
}

/** A block's name: `Byron House`, `Hawthorn Court`. Short word lists are stretched with the street names. */
function blockName(ground: Ground, kinds: Readonly<Record<string, number>>): Name {
  const { words, chance } = ground;
  return fresh(ground, () => {
    const first = chance.is(0.75)
      ? chance.of(words.blocks)
      : chance.is(0.5)
        ? chance.of(words.stems)
        : chance.of(words.starts) + chance.of(words.ends);
    return `${first} ${chance.by(kinds)}`;
  });
}

function flatsOf(count: number, word: string, home: Omit<Home, 'unit' | 'flat'>, first = 1): Home[] {
  return Array.from({ length: count }, (_, at) => {
    const mark = String(at + first);
    return { ...home, unit: { kind: 'flat', mark }, flat: word === '' ? mark : `${word} ${mark}` };
  });
}

/** Adds the homes of a block, with a new postcode for every forty or so. */
function fill(way: Way, homes: readonly Home[], { roll, chance }: Ground): void {
  const outward = way.place.codes[0] ?? '';
  const share = chance.from(25, 60);
  let postcode = '';
  for (const [at, home] of homes.entries()) {
    if (at % share === 0) postcode = roll.postcode(outward);
    roll.add(way, home, postcode);
  }
}

function flatWord({ owner }: Way['place'], chance: Chance): string {
  if (!chance.is(owner.flatWord ?? 0.7)) return '';
  return chance.is(0.06) ? chance.of(['Apartment', 'Apt', 'Flt']) : 'Flat';
}

/** Several blocks of one estate on one street. Some of them stand on a number of the street as well. */
export function estate(way: Way, ground: Ground): void {
  const { chance, words, roll } = ground;
  const name = `${chance.of(words.estates)} Estate`;
  // Some owners have the estate in place of the street.
  const street: Name = chance.is(0.12) ? { name, others: [] } : way.street;
  const own = { ...way, street, estate: street === way.street ? name : '' };
  const isCountedOn = chance.is(0.25);
  let first = 1;
  const word = flatWord(way.place, chance);
  const count = chance.from(2, 8);
  for (let at = 0; at < count; at++) {
    const building = blockName(ground, words.blockWords);
    const isTower = /Tower|Point|Heights/.test(building.name);
    const size = isTower ? chance.from(40, 96) : chance.from(6, 44);
    const homes = flatsOf(size, word, { building }, first);
    if (isCountedOn) first += size;
    if (chance.is(0.06)) homes.push(caretaker(building, chance));
    fill(own, homes, ground);
  }
  if (chance.is(0.25)) {
    const postcode = roll.postcode(way.place.codes[0] ?? '');
    for (let number = 1; number < chance.from(4, 20); number++)
      roll.add(own, { number: String(number) }, postcode);
  }
}

function caretaker(building: Name, chance: Chance): Home {
  const unit: Unit = { kind: 'staff', mark: 'caretaker' };
  return { unit, flat: chance.of(['Caretakers Flat', 'Concierge Flat', 'Porters Flat']), building };
}

/** One block: a mansion block at a range of numbers, a small block between houses, or flats counted on. */
export function block(way: Way, first: number, ground: Ground): void {
  const { chance, words } = ground;
  const isMansion = chance.is(0.3);
  const building = blockName(ground, isMansion ? words.mansionWords : words.blockWords);
  const number = chance.is(isMansion ? 0.6 : 0.4)
    ? chance.is(0.4)
      ? `${first}-${first + chance.from(2, 12) * 2}`
      : String(first)
    : '';
  const home = chance.is(0.93) || number === '' ? { building, number } : { number };
  const word = number === '' ? flatWord(way.place, chance) : 'Flat';
  fill(way, flatsOf(chance.from(4, isMansion ? 48 : 30), word, home), ground);
}

/** A new development: blocks under an invented brand, and plots that nobody has numbered yet. */
export function development(way: Way, first: number, ground: Ground): void {
  const { chance, words, roll } = ground;
  const brand = fresh(ground, () => chance.of(words.brands)).name;
  const own = { ...way, estate: brand };
  for (let at = 0, blocks = chance.from(1, 4); at < blocks; at++) {
    const building = chance.is(0.3)
      ? fresh(ground, () => `${brand.replace(/^The /, '')} ${chance.of(['House', 'Apartments', 'Building'])}`)
      : blockName(ground, { House: 5, Apartments: 3, Building: 2, Wharf: 1 });
    const number = chance.is(0.6) ? String(first + at * 2) : '';
    const floors = chance.from(3, 9);
    const isByFloor = chance.is(0.3);
    const homes = flatsOf(floors * 6, chance.of(['Apartment', 'Flat', 'Flat', 'Apartment']), {
      building,
      number,
    });
    fill(own, isByFloor ? homes.map((home, index) => byFloor(home, index)) : homes, ground);
  }
  if (!chance.is(0.4)) return;
  const postcode = roll.postcode(way.place.codes[0] ?? '');
  for (let plot = 1; plot <= chance.from(4, 24); plot++) {
    const unit: Unit = { kind: 'pitch', mark: `plot ${plot}` };
    roll.add(own, { unit, flat: `Plot ${plot}`, building: { name: brand, others: [] } }, postcode);
  }
}

/** `Apartment 304` is the fourth on the third floor. */
function byFloor(home: Home, index: number): Home {
  const mark = String((Math.floor(index / 6) + 1) * 100 + (index % 6) + 1);
  return { ...home, unit: { kind: 'flat', mark }, flat: `${home.flat?.split(' ')[0]} ${mark}` };
}

/** Flats for old people, a care home with rooms, a hall of students, business units that people live in. */
export function institution(way: Way, number: string, ground: Ground): void {
  const { chance, words } = ground;
  const count = (most: number) => Array.from({ length: chance.from(8, most) }, (_, at) => String(at + 1));
  switch (chance.by({ sheltered: 30, care: 15, hall: 25, units: 12, mooring: 9, pitches: 9 })) {
    case 'sheltered': {
      const building = blockName(ground, { Court: 6, House: 5, Lodge: 3 });
      const word = chance.is(0.5) ? 'Flat' : '';
      fill(way, [...flatsOf(chance.from(16, 44), word, { building }), warden(building)], ground);
      break;
    }
    case 'care':
      fill(
        way,
        units(count(30), 'room', 'Room', {
          building: fresh(ground, () => `${chance.of(words.homes)} Care Home`),
          number,
        }),
        ground,
      );
      break;
    case 'hall': {
      const building = fresh(
        ground,
        () => `${chance.of(words.halls)} ${chance.of(['Hall', 'House', 'Studios'])}`,
      );
      fill(way, clusters(building, number, chance), ground);
      break;
    }
    case 'units':
      fill(
        way,
        units(count(24), 'unit', 'Unit', {
          building: fresh(ground, () => `${chance.of(words.stems)} Business Centre`),
          number,
        }),
        ground,
      );
      break;
    case 'mooring':
      fill(
        way,
        units(count(20), 'mooring', chance.of(['Mooring', 'Berth']), {
          building: fresh(ground, () => chance.of(words.wharves)),
        }),
        ground,
      );
      break;
    default: {
      const building = fresh(
        ground,
        () => `${chance.of(words.pitches)} ${chance.of(['Travellers Site', 'Caravan Site'])}`,
      );
      fill(way, units(count(18), 'pitch', chance.of(['Pitch', 'Plot']), { building }), ground);
    }
  }
}

function units(marks: readonly string[], kind: Unit['kind'], word: string, home: Home): Home[] {
  return marks.map((mark) => ({ ...home, unit: { kind, mark: `${word} ${mark}` }, flat: `${word} ${mark}` }));
}

function warden(building: Name): Home {
  return { unit: { kind: 'staff', mark: 'warden' }, flat: 'Wardens Flat', building };
}

/** Flats that share a kitchen, with rooms: `Room C, Flat 12`. Some halls have studios beside them. */
function clusters(building: Name, number: string, chance: Chance): Home[] {
  const rooms = 'ABCDEF'.slice(0, chance.from(3, 6));
  const isRoomFirst = chance.is(0.6);
  return Array.from({ length: chance.from(4, 14) }, (_, at) => at + 1).flatMap((flat) =>
    [...rooms].map((room) => ({
      unit: { kind: 'room', mark: `${flat} ${room}` } as const,
      flat: isRoomFirst ? `Room ${room} Flat ${flat}` : `Flat ${flat} Room ${room}`,
      building,
      number,
    })),
  );
}
