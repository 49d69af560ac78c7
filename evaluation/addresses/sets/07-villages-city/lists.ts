import { addressKey, type Elements, type List, premiseParts, type Row } from '../../row.ts';
import type { Chance } from './chance.ts';
import type { Countryside, Quarter } from './words.ts';

const NOTHING: Elements = {
  organisation: '',
  flat: '',
  building: '',
  number: '',
  street: '',
  locality: '',
  town: '',
  county: '',
  postcode: '',
};

type Place = Pick<Elements, 'locality' | 'town' | 'county'>;

/** Letters of the second half of a postcode. C, I, K, M, O and V never occur there. */
const UNIT = 'ABDEFGHJLNPQRSTUWXYZ';

/** Gives out postcodes, each once. */
class Codes {
  readonly #next = new Map<string, number>();

  take(outward: string): string {
    const number = this.#next.get(outward) ?? 0;
    this.#next.set(outward, number + 1);
    const unit = `${UNIT[Math.floor(number / 20) % 20] ?? ''}${UNIT[number % 20] ?? ''}`;
    return `${outward} ${1 + Math.floor(number / 400)}${unit}`;
  }
}

/** Makes the rows of a list, until there are enough, and leaves some addresses out. */
class Register {
  readonly rows: Row[] = [];
  readonly leftOut: Row[] = [];
  readonly #seen = new Set<string>();
  /** The postcode of each named house. */
  readonly #houses = new Map<string, string>();
  readonly #chance: Chance;
  readonly #columnsOf: (elements: Elements) => string[];

  constructor(chance: Chance, columnsOf: (elements: Elements) => string[]) {
    this.#chance = chance;
    this.#columnsOf = columnsOf;
  }

  add(place: Place, postcode: string, borough: string, premise: Partial<Elements>): void {
    const elements = { ...NOTHING, ...premise, ...place, postcode };
    // Registers have no two houses of one name in one village, with or without THE and spaces.
    const plain = elements.building
      .toLowerCase()
      .replace(/^(?:the|yr?) /, '')
      .replace(/[^a-z]/g, '');
    const about = {
      ...elements,
      flat: plain === '' ? elements.flat : elements.flat.replace(/^Flat (?=\d)/, ''),
      building: plain,
      postcode: `${elements.locality}${elements.town}${postcode.split(' ')[0]}`,
    };
    // A village has one house of a name, with all its parts.
    const house = JSON.stringify([plain, elements.street, elements.number, about.postcode]);
    if (plain !== '' && (this.#houses.get(house) ?? postcode) !== postcode) return;
    this.#houses.set(house, postcode);
    // A number belongs to one house of a street, whether that house has a name or not.
    const keys = elements.number === '' ? [about] : [about, { ...about, building: '' }];
    if (keys.some((one) => this.#seen.has(addressKey(one)))) return;
    for (const one of keys) this.#seen.add(addressKey(one));
    const columns = this.#columnsOf(elements);
    const isLeftOut = this.#chance.happens(0.035);
    const uprn = isLeftOut ? '' : String(70_000_000_000 + this.rows.length * 3);
    (isLeftOut ? this.leftOut : this.rows).push({ ...elements, borough, uprn, columns, isOdd: false });
  }
}

/** An electoral register of villages. The parts of an address fill its columns from the left. */
export function villageList(chance: Chance, areas: readonly Countryside[], count: number): List {
  const codes = new Codes();
  const register = new Register(chance, (elements) => {
    const { locality, town, county, postcode } = elements;
    const parts = [...premiseParts(elements), locality, town, chance.happens(0.35) ? county : ''].filter(
      Boolean,
    );
    return [...Array.from({ length: 5 }, (_, at) => parts[at] ?? ''), postcode];
  });
  while (register.rows.length < count) {
    const area = chance.one(areas);
    const { town, county, code, villages } = chance.one(area.towns);
    const place = { locality: chance.one(villages), town, county };
    const postcode = codes.take(code);
    const add = (premise: Partial<Elements>) => register.add(place, postcode, county, premise);
    const lot = chance.share();
    if (area.crofts === true && lot < 0.55) crofts(chance, add);
    else if (lot < 0.4) villageStreet(chance, area, add);
    else scattered(chance, area, add);
  }
  const header = [
    'uprn',
    'property address 1',
    'property address 2',
    'property address 3',
    'property address 4',
  ];
  return {
    name: 'villages',
    header: [...header, 'property address 5', 'postcode'],
    rows: register.rows,
    leftOut: register.leftOut,
  };
}

type Add = (premise: Partial<Elements>) => void;

/** Crofts are numbered within the township, and a second house on a croft has a letter: `7A Lower Shader`. */
function crofts(chance: Chance, add: Add): void {
  const first = chance.count(1, 50);
  for (let at = 0, end = chance.count(6, 20); at < end; at++) {
    add({ number: String(first + at) });
    if (chance.happens(0.25)) add({ number: `${first + at}A` });
  }
}

function villageStreet(chance: Chance, area: Countryside, add: Add): void {
  const street = chance.one(area.streets);
  for (let number = chance.count(1, 3), end = number + chance.count(8, 26); number < end; number++) {
    if (chance.happens(0.12)) add({ building: houseName(chance, area), street });
    else if (chance.happens(0.05)) add({ building: houseName(chance, area), number: String(number), street });
    else add({ number: String(number), street });
    if (chance.happens(0.03)) add({ number: `${number}A`, street });
  }
}

/** Farms and houses that have only a name. Some have a second household. */
function scattered(chance: Chance, area: Countryside, add: Add): void {
  for (let left = chance.count(3, 18); left > 0; left--) {
    const building = houseName(chance, area);
    add({ building });
    if (chance.happens(0.14)) add({ building, flat: chance.one(area.parts) });
  }
}

function houseName(chance: Chance, area: Countryside): string {
  if (chance.happens(0.35)) return chance.one(area.whole);
  const [first, second] = [chance.one(area.first), chance.one(area.second)];
  const name = `${first}${area.joined === true ? '' : ' '}${second}`;
  return area.area === 'cornwall' && chance.happens(0.3)
    ? `${name} ${chance.one(['Farm', 'Cottage', 'Barn', 'House'])}`
    : name;
}

/** A council tax list of cities and new towns, with a column for each kind of place. */
export function cityList(chance: Chance, quarters: readonly Quarter[], count: number): List {
  const codes = new Codes();
  const used = new Set<string>();
  const register = new Register(chance, (elements) => {
    const parts = premiseParts(elements);
    const { locality, town, county, postcode } = elements;
    const lines = [parts.slice(0, -1).join(', '), parts.at(-1) ?? ''];
    return [...lines, locality, town, chance.happens(0.2) ? county : '', postcode];
  });
  while (register.rows.length < count) {
    const { kind, places, streets, blocks } = chance.one(quarters);
    const { town, county, codes: outward, villages, borough } = chance.one(places);
    const code = chance.one(outward);
    const place = { locality: chance.one(villages), town, county };
    const street = chance.one(streets);
    const key = `${street} ${code} ${place.locality}`;
    const isBegun = used.has(key);
    if (isBegun && chance.happens(0.97)) continue;
    used.add(key);
    const first = isBegun ? chance.count(100, 300) : 1;
    let postcode = codes.take(code);
    for (let number = first, end = first + chance.count(10, 90); number < end; number++) {
      if (chance.happens(0.05)) postcode = codes.take(code);
      for (const premise of household(chance, kind, String(number), blocks))
        register.add(place, postcode, borough, { ...premise, street });
    }
  }
  const header = ['uprn', 'address1', 'address2', 'locality', 'town', 'county', 'postcode'];
  return { name: 'city', header, rows: register.rows, leftOut: register.leftOut };
}

function household(
  chance: Chance,
  kind: string,
  number: string,
  blocks: readonly string[],
): Partial<Elements>[] {
  const lot = chance.share();
  const flats = (count: number, name: (at: number) => string, rest: Partial<Elements>) =>
    Array.from({ length: count }, (_, at) => ({ flat: name(at), ...rest }));
  if (kind === 'glasgow' && lot < 0.5)
    return flats(chance.count(4, 9), (at) => `Flat ${Math.floor(at / 2)}/${1 + (at % 2)}`, { number });
  if (lot < 0.03)
    return flats(chance.count(8, 40), (at) => `Flat ${at + 1}`, { building: chance.one(blocks) });
  if (lot < 0.05) return flats(chance.count(6, 20), (at) => String(at + 1), { building: chance.one(blocks) });
  if (kind !== 'london' || lot > 0.6) return [{ number }];
  if (lot < 0.15) return flats(chance.count(2, 4), (at) => `Flat ${'ABCD'[at] ?? ''}`, { number });
  if (lot < 0.25) return ['', 'A', 'B'].map((letter) => ({ number: `${number}${letter}` }));
  if (lot < 0.35)
    return ['Basement Flat', 'Ground Floor Flat', 'First Floor Flat', 'Top Floor Flat'].map((flat) => ({
      flat,
      number,
    }));
  return lot < 0.42 ? flats(chance.count(2, 6), (at) => `Flat ${at + 1}`, { number }) : [{ number }];
}
