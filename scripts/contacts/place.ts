import type { Dice } from './dice.ts';
import type { Person } from './person.ts';

/** Where a contact is said to live or work. */
export interface Place {
  readonly company: string;
  readonly address1: string;
  readonly address2: string;
  readonly town: string;
  readonly postcode: string;
}

/** Post towns with a district of theirs; streets, numbers and the rest of the postcode are made up. */
const TOWNS: readonly (readonly [town: string, district: string])[] = [
  ['Chester', 'CH2'],
  ['Leeds', 'LS6'],
  ['Stoke-on-Trent', 'ST4'],
  ['Bristol', 'BS7'],
  ['Newport', 'NP20'],
  ['Kirkby-in-Furness', 'LA17'],
  ['Norwich', 'NR3'],
  ['Glasgow', 'G12'],
  ['Belfast', 'BT9'],
  ['Llanfairfechan', 'LL33'],
  ['London', 'N16'],
  ['Truro', 'TR1'],
];
const STREETS = [
  ...[
    'High Street',
    'Station Road',
    'Mill Lane',
    'Church Walk',
    'Queensway',
    'Heron Close',
    'Old Quarry Rise',
  ],
  ...['Tannery Row', 'Wren Avenue', 'St Anselm’s Terrace', 'Copperfield Drive', 'The Paddocks'],
];
const TRADES = ['Joinery', 'Lettings', 'Motors', 'Consulting', 'Garden Supplies', 'Bakery', 'Fabrications'];
const ENDINGS = ['Ltd', 'LTD', 'Limited', 'plc', '& Sons', 'LLP', 'CIC'];

/** Letters that the second half of a postcode may have (it never has C I K M O V). */
const INWARD = 'ABDEFGHJLNPQRSTUWXYZ'.split('');

export function inventPlace({ surname }: Person, dice: Dice): Place {
  const [town, district] = dice.pick(TOWNS);
  const premise = `${dice.whole(1, 180)}${dice.chance(0.08) ? 'a' : ''} ${dice.pick(STREETS)}`;
  const hasFlat = dice.chance(0.2);
  return {
    company: dice.chance(0.25) ? inventCompany(surname, dice) : '',
    address1: hasFlat ? `${dice.pick(['Flat', 'Unit'])} ${dice.whole(1, 12)}` : premise,
    address2: hasFlat ? premise : '',
    town,
    postcode: `${district} ${dice.digits(1)}${dice.pick(INWARD)}${dice.pick(INWARD)}`,
  };
}

/** The same place as somebody types it in. */
export function writePlace({ company, address1, address2, town, postcode }: Place, dice: Dice): Place {
  return {
    company: dice.chance(0.2) ? company.toUpperCase() : company,
    address1: shorten(address1, dice),
    address2: shorten(address2, dice),
    town: dice.weighted([
      [50, town],
      [20, town.toUpperCase()],
      [15, town.toLowerCase()],
      [5, `${town},`],
      [5, ''],
    ]),
    postcode: dice.weighted([
      [60, postcode],
      [12, postcode.replace(' ', '')],
      [10, postcode.toLowerCase()],
      [5, postcode.replace('0', 'O')],
      [4, postcode.replace(' ', '  ')],
      [5, ''],
    ]),
  };
}

export function inventCompany(surname: string, dice: Dice): string {
  return `${surname} ${dice.pick(TRADES)} ${dice.pick(ENDINGS)}`;
}

function shorten(line: string, dice: Dice): string {
  if (!dice.chance(0.25)) return line;
  return line.replace('Street', 'St').replace('Road', 'Rd').replace('Lane', 'Ln').replace('Flat', 'Apt');
}
