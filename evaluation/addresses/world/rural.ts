import { Dice } from '../dice.ts';
import type { District, RuralLists } from '../lists.ts';
import { type Elements, type List, premiseParts } from '../row.ts';
import { type Address, listOf, withLeftOut } from './list-of.ts';
import { Postcodes } from './postcodes.ts';

const HEADER = ['uprn', 'address1', 'address2', 'address3', 'address4', 'address5', 'postcode'];

/**
 * A polling register: streets and terraces of villages, houses and farms with a name and without a street.
 */
export function ruralList(lists: RuralLists, seed: number, rows: number): List {
  const dice = new Dice('rural list', seed);
  const postcodes = new Postcodes();
  const addresses: Address[] = [];
  const used = new Set<string>();
  const count = withLeftOut(rows);
  while (addresses.length < count) {
    const district = dice.pick(lists.districts);
    const locality = dice.pick(district.localities);
    const postcode = postcodes.next(district.code);
    for (const made of groupOf(dice, lists)) {
      const elements = asElements(made, locality, district, postcode);
      // Nobody could distinguish two houses with one name in one village. Register officers make sure that
      // there are few.
      const key = `${elements.flat}|${elements.number}|${elements.building}|${elements.street}|${locality}|${district.code}`;
      if (used.has(key)) continue;
      used.add(key);
      addresses.push({ elements, borough: district.borough });
    }
  }
  return listOf(dice, {
    name: 'rural',
    header: HEADER,
    addresses: addresses.slice(0, count),
    regions: lists.regions,
    columnsOf: (elements) => registerRow(dice, elements),
  });
}

/** The addresses of one postcode. */
function groupOf(dice: Dice, lists: RuralLists): Partial<Elements>[] {
  switch (dice.weighted(lists.shares)) {
    case 'street':
      return numbered(dice, dice.pick(lists.streets), lists, 0.15);
    case 'terrace': {
      const name = `${dice.pick(lists.terraces)} ${dice.pick(lists.terraceWords)}`;
      const qualified = dice.chance(0.3) ? qualify(dice.pick(lists.qualifiers), name) : name;
      const houses = numbered(dice, qualified, lists, 0);
      return dice.chance(0.25) ? [...houses, ...numbered(dice, name, lists, 0)] : houses;
    }
    case 'farm':
      return some(dice.between(4, 14), () => farm(dice, lists)).flat();
    default:
      return some(dice.between(6, 26), () => ({ building: houseName(dice, lists) }));
  }
}

/** Welsh qualifiers follow the name: `Ivor Terrace Uchaf`. */
function qualify(qualifier: string, name: string): string {
  return /^(?:Uchaf|Isaf)$/.test(qualifier) ? `${name} ${qualifier}` : `${qualifier} ${name}`;
}

function numbered(dice: Dice, street: string, lists: RuralLists, named: number): Partial<Elements>[] {
  const first = dice.between(1, 4);
  return some(dice.between(8, 30), (at) =>
    dice.chance(named)
      ? { building: houseName(dice, lists), street }
      : dice.chance(0.03)
        ? { flat: `Flat ${dice.between(1, 4)}`, number: String(first + at), street }
        : { number: String(first + at), street },
  );
}

function houseName(dice: Dice, lists: RuralLists): string {
  if (dice.chance(0.55)) return dice.pick(lists.houseWhole);
  return `${dice.pick(lists.houseFirst)} ${dice.pick(lists.houseSecond)}`;
}

/** A farm, perhaps with a second household: `The Bungalow, Tyddyn Isaf`, `Caravan 2, Tyddyn Isaf`. */
function farm(dice: Dice, lists: RuralLists): Partial<Elements>[] {
  const building = houseName(dice, lists);
  if (dice.chance(0.7)) return [{ building }];
  const part = dice.pick(lists.farmParts);
  const flat = part === 'Caravan' ? `Caravan ${dice.between(1, 3)}` : part;
  return [{ building }, { building, flat }];
}

/** The register's columns, with one part of the address in each, in any order. */
function registerRow(dice: Dice, elements: Elements): string[] {
  const parts = [
    ...premiseParts(elements),
    elements.locality,
    elements.town,
    dice.chance(0.5) ? elements.county : '',
  ].filter((part) => part !== '');
  return [...Array.from({ length: 5 }, (_, at) => parts[at] ?? ''), elements.postcode];
}

function asElements(
  made: Partial<Elements>,
  locality: string,
  { town, county }: District,
  postcode: string,
): Elements {
  return {
    ...{ organisation: '', flat: '', building: '', number: '', street: '' },
    ...made,
    ...{ locality, town, county, postcode },
  };
}

function some<Item>(count: number, make: (at: number) => Item): Item[] {
  return Array.from({ length: count }, (_, at) => make(at));
}
