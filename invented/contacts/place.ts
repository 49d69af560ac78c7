import type { DeliveryPoint } from '../../src/address/delivery-point.ts';
import { printLines } from '../../src/address/printing/print.ts';
import { titleCase } from '../../src/address/title-case/title-case.ts';
import { sampleRows } from '../../src/address-file/sample/sample-rows.ts';
import type { Dice } from '../dice.ts';
import { mistype, mistypePostcode } from './mistype.ts';
import type { Person } from './person.ts';

/** The address, and perhaps the company, of a contact. */
export interface Place {
  readonly company: string;
  readonly address1: string;
  readonly address2: string;
  readonly town: string;
  readonly postcode: string;
}

/**
 * A service without an address file of its own uses a sample of this many addresses. The contacts live there.
 */
const SAMPLE_ADDRESSES = 2000;

const homes: readonly DeliveryPoint[] = [...sampleRows({ addresses: SAMPLE_ADDRESSES })]
  .flat()
  .flatMap((row) =>
    row.kind === 'address' && row.address.kind === 'delivery-point' ? [row.address.point] : [],
  )
  .filter(({ poBox, postcodeType }) => poBox === '' && postcodeType !== 'L');

const TRADES = ['Joinery', 'Lettings', 'Motors', 'Consulting', 'Garden Supplies', 'Bakery', 'Fabrications'];
const ENDINGS = ['Ltd', 'LTD', 'Limited', 'plc', '& Sons', 'LLP', 'CIC'];

/**
 * The shares of contacts that no address file holds: house numbers that do not exist, and addresses abroad.
 */
const UNKNOWN_NUMBER = 0.03;
const ABROAD = 0.02;

const FOREIGN: readonly Place[] = [
  { company: '', address1: '12 rue des Exemples', address2: '75002 Paris', town: 'France', postcode: '' },
  { company: '', address1: 'Beispielstraße 7', address2: '10117 Berlin', town: 'Germany', postcode: '' },
  { company: '', address1: '14 Example Quay', address2: 'Dublin 2', town: 'Ireland', postcode: '' },
];

/**
 * Picks an address from the invented address file and writes it without mistakes; a few contacts live abroad.
 */
export function inventPlace({ surname }: Person, dice: Dice): Place {
  if (dice.chance(ABROAD)) return dice.pick(FOREIGN);
  return placeAt(dice.pick(homes), surname, dice);
}

/** Writes a delivery point as a place. A few places get a house number that their street does not have. */
export function placeAt(home: DeliveryPoint, surname: string, dice: Dice): Place {
  const point = dice.chance(UNKNOWN_NUMBER)
    ? { ...home, buildingNumber: String(dice.whole(700, 980)) }
    : home;
  const lines = printLines({ ...point, organisation: '', department: '' }).map(({ text }) => text);
  return {
    company: companyOf(point, surname, dice),
    address1: lines[0] ?? '',
    address2: lines.slice(1).join(', '),
    town: titleCase(point.postTown),
    postcode: point.postcode,
  };
}

/**
 * The company at this address. Some companies have moved in since the address file was made; some are not
 * given.
 */
function companyOf({ organisation }: DeliveryPoint, surname: string, dice: Dice): string {
  if (organisation !== '') return dice.chance(0.9) ? titleCase(organisation) : '';
  return dice.chance(0.15) ? inventCompany(surname, dice) : '';
}

/** Writes the place as a hurried person would type it. */
export function writePlace(place: Place, dice: Dice): Place {
  const careless = dice.weighted(CARELESSNESS)(place, dice);
  const cased = dice.weighted(LETTERS);
  return {
    company: dice.chance(0.2) ? place.company.toUpperCase() : place.company,
    address1: cased(shorten(careless.address1, dice)),
    address2: cased(shorten(careless.address2, dice)),
    town: cased(careless.town),
    postcode: writePostcode(careless.postcode, dice),
  };
}

type Way = (place: Place, dice: Dice) => Place;

/** The changes that people make to an address, each with its weight. */
const CARELESSNESS: readonly (readonly [number, Way])[] = [
  [40, (place) => place],
  // Typing errors in the street or in the town.
  [
    9,
    (place, dice) =>
      place.address2 === '' || dice.chance(0.5) ? mistypedFirst(place, dice) : mistypedSecond(place, dice),
  ],
  [5, (place, dice) => ({ ...place, town: mistype(place.town, dice) })],
  // Parts left out: the locality or the whole second line, the town, or the postcode.
  [8, (place) => ({ ...place, address2: place.address2.split(', ').slice(0, -1).join(', ') })],
  [4, (place) => ({ ...place, town: '' })],
  [3, (place) => ({ ...place, postcode: '' })],
  [4, (place, dice) => ({ ...place, postcode: mistypePostcode(place.postcode, dice) })],
  // The whole address in one line, with or without commas.
  [4, (place) => oneLine(place, ', ')],
  [2, (place) => oneLine(place, ' ')],
  // The two lines in the wrong order.
  [
    3,
    ({ address1, address2, ...place }) => ({
      ...place,
      address1: address2 || address1,
      address2: address2 && address1,
    }),
  ],
  // The flat written after the street, as many people do.
  [4, (place) => ({ ...place, ...flatBehind(place) })],
  // Details that no address file holds.
  [3, (place, dice) => ({ ...place, address1: `${dice.pick(HOUSE_NAMES)}, ${place.address1}` })],
  [
    2,
    (place, dice) => ({
      ...place,
      address1: `c/o Mrs ${dice.pick(['Quibble', 'Jostle', 'Pemberton'])}, ${place.address1}`,
    }),
  ],
  [2, (place) => ({ ...place, address2: `near the station${place.address2 && `, ${place.address2}`}` })],
  // The company written into the address.
  [
    3,
    (place) => ({
      ...place,
      company: '',
      address1: [place.company, place.address1].filter(Boolean).join(', '),
    }),
  ],
  [2, (place) => ({ ...place, town: place.town && `${place.town},` })],
];

const HOUSE_NAMES = ['Dunroamin', 'The Nook', 'Wits End', 'Sea Breeze'];

const LETTERS: readonly (readonly [number, (text: string) => string])[] = [
  [60, (text) => text],
  [22, (text) => text.toUpperCase()],
  [18, (text) => text.toLowerCase()],
];

function mistypedFirst(place: Place, dice: Dice): Place {
  return { ...place, address1: mistype(place.address1, dice) };
}

function mistypedSecond(place: Place, dice: Dice): Place {
  return { ...place, address2: mistype(place.address2, dice) };
}

function oneLine({ company, address1, address2, town, postcode }: Place, between: string): Place {
  const address = [address1, address2, town, postcode].filter(Boolean).join(between);
  return { company, address1: address, address2: '', town: '', postcode: '' };
}

/** Writes the flat after the street: `Flat 2` and `14 High Street` become `14 High Street Flat 2`. */
function flatBehind({ address1, address2 }: Place): Pick<Place, 'address1' | 'address2'> {
  if (!/^Flat \w+$/.test(address1) || !/^\d/.test(address2)) return { address1, address2 };
  const [street = '', ...rest] = address2.split(', ');
  return { address1: `${street} ${address1}`, address2: rest.join(', ') };
}

function writePostcode(postcode: string, dice: Dice): string {
  return dice.weighted([
    [62, postcode],
    [12, postcode.replace(' ', '')],
    [10, postcode.toLowerCase()],
    [5, postcode.replace('0', 'O')],
    [4, postcode.replace(' ', '  ')],
    [2, ''],
  ]);
}

export function inventCompany(surname: string, dice: Dice): string {
  return `${surname} ${dice.pick(TRADES)} ${dice.pick(ENDINGS)}`;
}

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bStreet\b/, 'St'],
  [/\bRoad\b/, 'Rd'],
  [/\bLane\b/, 'Ln'],
  [/\bAvenue\b/, 'Ave'],
  [/\bCrescent\b/, 'Cres'],
  [/\bTerrace\b/, 'Terr.'],
  [/\bDrive\b/, 'Dr'],
  [/\bClose\b/, 'Cl'],
  [/\bCourt\b/, 'Ct'],
  [/\bFlat\b/, 'Apt'],
  [/\bCottage\b/, 'Cott'],
];

function shorten(line: string, dice: Dice): string {
  if (!dice.chance(0.3)) return line;
  return SHORT.reduce((text, [word, short]) => text.replace(word, short), line);
}
