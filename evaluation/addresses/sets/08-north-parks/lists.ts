import { type Elements, type List, premiseParts, type Row } from '../../row.ts';
import type { Luck } from './luck.ts';
import { BOATS, HOUSES, PARKS, TENEMENTS, TOWNLANDS, type Town } from './words.ts';

type Premise = Partial<Pick<Elements, 'flat' | 'building' | 'number'>>;

/** One address in so many is missing from the list. */
const MISSING = 30;

const range = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);
const flats = (names: readonly string[], rest: Premise): Premise[] =>
  names.map((flat) => ({ flat, ...rest }));

/** Numbers along a road of farms. Some houses have names, some yards have a second household. */
function road(luck: Luck): Premise[] {
  return range(1 + luck.below(40), 6 + luck.below(16)).flatMap((at): Premise[] => {
    const number = String(at);
    const [lot, named] = [luck.part(), { number, building: luck.of(HOUSES) }];
    if (lot < 0.12) return [named];
    if (lot < 0.2) return [{ number }, { number: `${number}A` }];
    if (lot < 0.26)
      return [
        { number },
        { number, flat: luck.of(['Granny Flat', 'Bungalow', 'Mobile Home', 'Yard Cottage']) },
      ];
    return [{ number }];
  });
}

/** Stairs of tenements, with the three ways of naming a flat, and shops at street level. */
function stairs(luck: Luck): Premise[] {
  const way = luck.below(3);
  return range(1 + luck.below(60), 3 + luck.below(8)).flatMap((at) => {
    const number = String(at);
    const floors = 2 + luck.below(3);
    const doors = range(0, floors).flatMap((floor) =>
      [1, 2].map(
        (door) => [`Flat ${floor}/${door}`, `${floor}F${door}`, `Flat ${floor * 2 + door}`][way] ?? '',
      ),
    );
    return [...flats(doors, { number }), ...(luck.part() < 0.15 ? [{ number, flat: 'Shop' }] : [])];
  });
}

/** What stands on an estate, by its name. */
function site(luck: Luck, building: string): Premise[] {
  const count = 5 + luck.below(30);
  if (/Estate|Business|Retail|Yard|Mill Yard/.test(building))
    return range(1, count).flatMap((at) =>
      luck.part() < 0.2
        ? flats([`Unit ${at}A`, `Unit ${at}B`], { building })
        : flats([`Unit ${at}`], { building }),
    );
  if (/Moorings|Marina|Boatyard/.test(building))
    return range(1, count).map((at) => ({
      flat: luck.part() < 0.3 ? `${luck.of(BOATS)}, Mooring ${at}` : `Mooring ${at}`,
      building,
    }));
  if (/Hall|Neuadd/.test(building))
    return range(1, 4).flatMap((block) =>
      flats(
        range(1, 6).map((room) => `Room ${room}, Flat ${'ABCD'[block - 1]}`),
        { building },
      ),
    );
  if (/Phase|Edge/.test(building))
    return flats(
      range(1, count).map((at) => `Plot ${at}`),
      { building },
    );
  if (/Park|Homes|Chalets/.test(building))
    return flats(
      range(1, count).map((at) => String(at)),
      { building },
    );
  return flats(
    range(1, count).map((at) => (luck.part() < 0.5 ? `Apartment ${at}` : `Flat ${at}`)),
    { building },
  );
}

export function listOf(name: string, luck: Luck, rows: number): List {
  const towns = name === 'north' ? [...TOWNLANDS, ...TENEMENTS] : [...PARKS, ...TOWNLANDS];
  const kept: Row[] = [];
  const leftOut: Row[] = [];
  const seen = new Set<string>();
  let units = 0;
  const add = (town: Town, place: Pick<Elements, 'street' | 'locality' | 'postcode'>, premise: Premise) => {
    const { town: postTown, county } = town;
    const elements = {
      organisation: '',
      flat: '',
      building: '',
      number: '',
      ...premise,
      ...place,
      town: postTown,
      county,
    };
    // `Flat 1/2` and `1F2` are one flat. A number belongs to one house of a street, whatever its name.
    const bare = elements.flat.replace(/^(?:Flat|Apartment) /, '').replace(/^(\d)F(\d)$/, '$1/$2');
    const about = [elements.number, place.street, place.locality, postTown].join('|');
    const keys = [
      `${bare}|${elements.building}|${about}`,
      ...(elements.number === '' ? [] : [`${bare}||${about}`]),
    ];
    if (keys.some((key) => seen.has(key))) return;
    for (const key of keys) seen.add(key);
    const parts = [...premiseParts(elements), place.locality].filter(Boolean);
    const columns = [
      parts[0] ?? '',
      parts.slice(1).join(', '),
      postTown,
      luck.part() < 0.5 ? county : '',
      place.postcode,
    ];
    const isMissing = luck.below(MISSING) === 0;
    const uprn = isMissing ? '' : String(185_000_000 + kept.length * 7);
    (isMissing ? leftOut : kept).push({ ...elements, borough: county, uprn, columns, isOdd: false });
  };
  const begun = new Set<string>();
  while (kept.length < rows) {
    const town = luck.of(towns);
    const locality = luck.of(town.villages);
    const isSite = luck.part() < 0.3;
    const what = isSite ? luck.of(town.sites) : luck.of(town.streets);
    const street = isSite && luck.part() < 0.6 ? luck.of(town.streets) : isSite ? '' : what;
    const inward = units++;
    const letters = 'ABDEFGHJLNPQRSTUWXYZ';
    const unit = `${letters[Math.floor(inward / 20) % 20]}${letters[inward % 20]}`;
    const postcode = `${town.code} ${1 + (Math.floor(inward / 400) % 9)}${unit}`;
    const place = { street, locality, postcode };
    // A site is in one place. A street has one run of numbers for each beginning.
    if (isSite && begun.has(`${what} ${town.town}`) && luck.part() < 0.8) continue;
    if (isSite && begun.has(`${what} ${locality} ${town.town}`)) continue;
    begun.add(`${what} ${town.town}`).add(`${what} ${locality} ${town.town}`);
    const isTenement = TENEMENTS.includes(town);
    const premises = isSite ? site(luck, what) : isTenement ? stairs(luck) : road(luck);
    for (const premise of premises) add(town, place, premise);
    if (units > rows) break;
  }
  const header = ['uprn', 'address line 1', 'address line 2', 'town', 'county', 'postcode'];
  return { name, header, rows: kept, leftOut };
}
