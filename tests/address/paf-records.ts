import { type DeliveryPoint, deliveryPoint } from '../../src/address/delivery-point.ts';
import { splitThoroughfare } from '../../src/address/thoroughfare.ts';

const organisations = [
  'Imperial Candles',
  'S D Alcott Florists',
  'Driver & Vehicle Agency',
  "O'Neills",
  'Leda Ltd',
  '4U Cars',
];
const departments = ['Accounts', 'Engineering Department', 'Ward 7', 'Sales & Service'];
const plainNames = [
  'Rose Cottage',
  'Victoria House',
  'The Manor',
  'Centre 30',
  '(Hynes)',
  'Unity House',
  'Block 3',
  'Unit 60',
];
const words = [
  'Flower House',
  'Trafford House',
  'Unity House',
  'Blockley Court',
  'The Tower',
  'Suites House',
  'Annexe',
  'Mill',
];
const keywords = [
  'Unit',
  'Units',
  'Back of',
  'Rear of',
  'Block',
  'Blocks',
  'Building',
  'Maisonette',
  'Maisonettes',
  'Shop',
  'Shops',
];
const moreKeywords = [
  'Stall',
  'Stalls',
  'Suite',
  'Suites',
  'Flat',
  'Flats',
  'Apartment',
  'Room',
  'Studio',
  'PO Box',
  'Garages',
];
const numbers = [
  '1-2',
  '1to1',
  '100:1',
  '12A',
  '1a',
  '189A',
  '110-114',
  '85/1',
  '1.2',
  '3',
  '60',
  '2-3b',
  '9999',
  '12345',
];
const letters = ['A', 'K', 'b', 'E', 'U W E', '12 A'];
const streets = [
  'High Street',
  'High Street North',
  'The Street',
  'Station Road',
  'Upperkirkgate',
  'Cotton Drive',
  'Nursery Lane',
];
const sideStreets = ['Seastone Court', 'Industrial Estate', 'Dalehouse Lane Industrial Estate', 'Back Mews'];
const localities = ['Little Stanney', 'Norwood', 'Coombe Bissett', 'Britannia Enterprise Park'];
const smallLocalities = ['Blantyre Industrial Estate', 'Tyre Hill', 'Dep Locality Name'];
const subs = [
  'Flat 1',
  'Flat 20',
  'Basement Flat',
  'A',
  'b',
  '2B',
  '10-12',
  '20gf',
  '(Smith)',
  'Unit 4',
  '3',
  'BF',
  'Caretakers Flat',
];

/**
 * One generated delivery point: every combination of elements, building names in every form the rules tell
 * apart.
 */
export function generatedPoint(random: () => number): DeliveryPoint {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const maybe = (chance: number, make: () => string) => (random() < chance ? make() : '');
  const street = splitThoroughfare(maybe(0.8, () => pick(streets)));
  const side = splitThoroughfare(maybe(0.2, () => pick(sideStreets)));
  const dependentLocality = maybe(0.4, () => pick(localities));
  return deliveryPoint({
    organisation: maybe(0.35, () => pick(organisations)),
    department: maybe(0.15, () => pick(departments)),
    poBox: maybe(0.08, () => String(1 + Math.floor(random() * 9999))),
    subBuildingName: maybe(0.4, () => pick(subs)),
    buildingName: maybe(0.55, () => buildingName(random, pick)),
    buildingNumber: maybe(0.5, () => (random() < 0.1 ? '0' : String(1 + Math.floor(random() * 300)))),
    thoroughfareName: street.name,
    thoroughfareDescriptor: street.descriptor,
    dependentThoroughfareName: side.name,
    dependentThoroughfareDescriptor: side.descriptor,
    doubleDependentLocality: dependentLocality === '' ? '' : maybe(0.3, () => pick(smallLocalities)),
    dependentLocality,
    postTown: pick(['CHESTER', 'LONDON', 'NEWCASTLE UPON TYNE']),
    postcode: pick(['CH2 4NE', 'SW1A 2AA', 'M1 1AE']),
    concatenated: pick([undefined, undefined, true, false]),
  });
}

function buildingName(random: () => number, pick: <T>(from: readonly T[]) => T): string {
  const form = Math.floor(random() * 7);
  if (form === 0) return pick(numbers);
  if (form === 1) return pick(letters);
  if (form === 2) return `${pick(words)} ${pick(numbers)}`;
  if (form === 3) return `${pick(keywords)} ${pick([...numbers, ...letters])}`;
  if (form === 4) return `${pick(moreKeywords)} ${pick([...numbers, ...letters])}`;
  if (form === 5)
    return `${pick([...words, ...keywords])} ${pick([...words, ...keywords])} ${pick([...numbers, ...letters])}`;
  return pick(plainNames);
}
