import { Dice } from '../dice.ts';
import type { BusinessLists } from '../lists.ts';
import { type Elements, type List, premiseParts } from '../row.ts';
import { type Address, listOf, withLeftOut } from './list-of.ts';
import { Postcodes } from './postcodes.ts';
import { type House, houseNumbers, withPostcodes } from './street.ts';

const HEADER = ['uprn', 'name', 'address1', 'address2', 'locality', 'town', 'county', 'postcode'];

/** A list of firms: shops in streets, units of estates, offices by floor and suite. */
export function businessList(lists: BusinessLists, seed: number, rows: number): List {
  const dice = new Dice('business list', seed);
  const postcodes = new Postcodes();
  const addresses: Address[] = [];
  const used = new Set<string>();
  const count = withLeftOut(rows);
  while (addresses.length < count) {
    const district = dice.pick(lists.districts);
    const locality = dice.pick(district.localities);
    const street = `${dice.pick(lists.streets)} ${dice.weighted(lists.descriptors)}`;
    if (used.has(`${district.code} ${street}`)) continue;
    used.add(`${district.code} ${street}`);
    for (const made of firmsOf(dice, lists, postcodes, district.code)) {
      const { town, county, borough } = district;
      const elements: Elements = {
        ...{ flat: '', building: '', number: '', postcode: '' },
        organisation: firmName(dice, lists),
        ...made,
        ...{ street, locality, town, county },
      };
      addresses.push({ elements, borough });
    }
  }
  return listOf(dice, {
    name: 'business',
    header: HEADER,
    addresses: addresses.slice(0, count),
    regions: lists.regions,
    columnsOf: (elements) => registerOfFirms(dice, elements),
  });
}

/** The contents of a street: an estate, an office building, or shops side by side. */
function firmsOf(
  dice: Dice,
  lists: BusinessLists,
  postcodes: Postcodes,
  district: string,
): Partial<Elements>[] {
  const lot = dice.between(1, 100);
  if (lot <= 30) {
    const building = `${dice.pick(lists.estates)} ${dice.pick(lists.estateWords)}`;
    const word = dice.chance(0.85) ? 'Unit' : 'Workshop';
    const isLettered = dice.chance(0.2);
    const postcode = postcodes.next(district);
    return some(dice.between(4, 24), (at) => ({
      flat: `${word} ${isLettered ? String.fromCharCode(65 + at) : at + 1}`,
      building,
      postcode,
    }));
  }
  if (lot <= 50) {
    const building = `${dice.pick(lists.offices)} ${dice.pick(lists.officeWords)}`;
    const number = dice.chance(0.6) ? String(dice.between(1, 180)) : '';
    const postcode = postcodes.next(district);
    const byFloor = dice.chance(0.4);
    const floors = ['Ground Floor', 'First Floor', 'Second Floor', 'Third Floor', 'Fourth Floor'];
    return some(dice.between(2, byFloor ? 5 : 14), (at) => ({
      flat: byFloor ? floors[at]! : `Suite ${at + 1}`,
      building,
      number,
      postcode,
    }));
  }
  const first = dice.between(1, 2);
  const houses = houseNumbers(dice, first, 2, dice.between(6, 50)).map((number): House => {
    if (dice.chance(0.1)) return [{ number: `${number}-${number + 2}` }];
    if (dice.chance(0.08))
      return [
        { flat: 'Unit 1', number: `${number}` },
        { flat: 'Unit 2', number: `${number}` },
      ];
    return [{ number: dice.chance(0.05) ? `${number}A` : `${number}` }];
  });
  return withPostcodes(dice, postcodes, district, houses).addresses;
}

/** `Hadley Engineering Ltd`, `Tranter & Nock Solicitors`, `Studio 24`. */
function firmName(dice: Dice, lists: BusinessLists): string {
  if (dice.chance(0.05)) return dice.pick(lists.numbered);
  const owner = dice.chance(0.2)
    ? `${dice.pick(lists.people)} & ${dice.pick([...lists.people, 'Sons', 'Co'])}`
    : `${dice.pick(lists.people)}${dice.chance(0.15) ? 's' : ''}`;
  return `${owner} ${dice.pick(lists.trades)} ${dice.weighted(lists.legal)}`.trim();
}

function registerOfFirms(dice: Dice, elements: Elements): string[] {
  const parts = premiseParts({ ...elements, organisation: '' });
  const [address1, address2] = [parts.slice(0, -1).join(', '), parts.at(-1)!];
  const cased = dice.chance(0.2) ? elements.organisation.toUpperCase() : elements.organisation;
  return [
    cased,
    ...(address1 === '' ? [address2, ''] : [address1, address2]),
    ...[elements.locality, elements.town],
    dice.chance(0.45) ? elements.county : '',
    elements.postcode,
  ];
}

function some(count: number, make: (at: number) => Partial<Elements>): Partial<Elements>[] {
  return Array.from({ length: count }, (_, at) => make(at));
}
