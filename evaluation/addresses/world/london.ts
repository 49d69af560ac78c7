import { Dice } from '../dice.ts';
import type { District, LondonLists } from '../lists.ts';
import type { Elements, List } from '../row.ts';
import { block, house } from './houses.ts';
import { type Address, listOf, withLeftOut } from './list-of.ts';
import { councilRow } from './london-columns.ts';
import { Postcodes } from './postcodes.ts';
import { type House, houseNumbers, withPostcodes } from './street.ts';

const HEADER = ['uprn', 'address1', 'address2', 'locality', 'town', 'county', 'postcode'];

/** A council tax list of several boroughs: terraces, divided houses, named blocks, outer towns with a county. */
export function londonList(lists: LondonLists, seed: number, rows: number): List {
  const dice = new Dice('london list', seed);
  const postcodes = new Postcodes();
  const addresses: Address[] = [];
  const used = new Map<string, Set<string>>();
  const count = withLeftOut(rows);
  while (addresses.length < count) {
    const district = dice.pick(lists.districts);
    const names = used.get(district.code) ?? new Set();
    used.set(district.code, names);
    const locality = dice.pick(district.localities);
    let begun: string | undefined;
    for (const street of streetNames(dice, lists, names)) {
      const made = streetOf({ dice, lists, postcodes }, district, street, begun);
      begun = made.shared;
      addresses.push(
        ...made.addresses.map((address) => ({
          elements: asElements(address, street, locality, district),
          borough: district.borough,
        })),
      );
    }
  }
  return listOf(dice, {
    name: 'london',
    header: HEADER,
    addresses: addresses.slice(0, count),
    regions: lists.regions,
    columnsOf: (elements, borough) => councilRow(dice, elements, lists.councils[borough]!),
  });
}

/** The name of a new street, sometimes with neighbours of similar names. */
function streetNames(dice: Dice, lists: LondonLists, used: Set<string>): string[] {
  const stem = dice.pick(lists.streets);
  const name = `${stem} ${dice.weighted(lists.descriptors)}`;
  const names = [name];
  if (dice.chance(0.12)) names.push(`${stem} ${dice.pick(lists.closes)}`);
  if (dice.chance(0.05)) names.push(`${dice.pick(lists.qualifiers)} ${name}`);
  const fresh = names.filter((one) => !used.has(one));
  for (const one of fresh) used.add(one);
  return fresh;
}

/** What a list is made with. */
interface Making {
  readonly dice: Dice;
  readonly lists: LondonLists;
  readonly postcodes: Postcodes;
}

/**
 * Makes the addresses of a street.
 *
 * @param begun the postcode that the street shares with the one made before it
 */
function streetOf(
  { dice, lists, postcodes }: Making,
  district: District,
  street: string,
  begun: string | undefined,
): { readonly addresses: Partial<Elements>[]; readonly shared: string | undefined } {
  const { flats } = lists.councils[district.borough]!;
  const style = dice.weighted(lists.conversions);
  const isClose = lists.closes.some((word) => street.endsWith(word)) || dice.chance(0.08);
  const length = isClose ? dice.between(4, 24) : dice.between(8, dice.chance(0.3) ? 110 : 45);
  const sides = isClose
    ? [houseNumbers(dice, 1, 1, length)]
    : [1, 2].map((first) => houseNumbers(dice, first, 2, Math.ceil(length / 2)));
  const addresses: Partial<Elements>[] = [];
  let shared = begun;
  for (const numbers of sides) {
    const houses: House[] = numbers.map((number) => house(dice, lists, number, flats, style));
    const side = withPostcodes(dice, postcodes, district.code, houses, shared);
    addresses.push(...side.addresses);
    shared = isClose && dice.chance(0.4) ? side.last : undefined;
    if (!dice.chance(isClose ? 0.04 : 0.09 + flats / 2)) continue;
    const building = `${dice.pick(lists.buildings)} ${dice.pick(lists.blocks)}`;
    const number = dice.chance(0.4) ? String(numbers.at(-1)! + 2) : '';
    const postcode = dice.chance(0.45) ? side.last : postcodes.next(district.code);
    addresses.push(...block(dice, building, number).map((flat) => ({ ...flat, postcode })));
  }
  return { addresses, shared };
}

function asElements(
  made: Partial<Elements>,
  street: string,
  locality: string,
  { town, county }: District,
): Elements {
  return {
    ...{ organisation: '', flat: '', building: '', number: '', postcode: '' },
    ...made,
    ...{ street, locality, town, county },
  };
}
