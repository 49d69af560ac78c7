import { slips, slipsForgiven } from '../../address/normal-form/likeness.ts';
import { wordsOf } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import { parseAddress } from '../../address/parse/parse-address.ts';
import type { WrittenAddress } from '../../address/parse/written-address.ts';
import { compactPostcode, readCompact } from '../../address/postcode.ts';

/** An address made ready to be looked for in a list, and to be compared with what is found. Absent elements are empty. */
export interface ComparableAddress {
  /** Of a cleansed address; digits without zeros in front. */
  readonly udprn: string;
  /** Compact: `CH24NE`. */
  readonly postcode: string;
  /** The number in the street without its letter: `12` for 12A, `1-3` for a range. */
  readonly number: string;
  /** The words of a building's name in normal form: `ROSE COTTAGE`. */
  readonly building: string;
  /** What numbers the flat, and the letter of 12A: `2`, `A`, `FIRST`. */
  readonly part: string;
  readonly poBox: string;
  /** The words of the street in normal form: `HIGH STREET`. */
  readonly street: string;
}

/** Reads an address as it was written. Never throws. */
export function comparableAddress(written: WrittenAddress, udprn = ''): ComparableAddress {
  const parsed = parseAddress(written);
  const own = readHouse(parsed.buildingNumber);
  const { house, building } =
    own.house === '' ? readBuilding(parsed.buildingName) : { ...own, building: parsed.buildingName };
  const { number, letter } = lettered(own.house === '' ? house : own.house);
  const streets = [
    parsed.dependentThoroughfareName,
    parsed.dependentThoroughfareDescriptor,
    parsed.thoroughfareName,
    parsed.thoroughfareDescriptor,
  ];
  return {
    udprn: udprnForm(udprn),
    postcode: postcodeForm(parsed.postcode),
    number,
    building: wordForms(building),
    part: [partForm(parsed.subBuildingName), letter].filter(Boolean).join(' '),
    poBox: parsed.poBox,
    street: wordForms(streets.join(' ')),
  };
}

/** A UDPRN as digits, without zeros in front; empty where the text is none. */
export function udprnForm(text: string): string {
  return /^\s*0*([1-9]\d{0,7})\s*$/.exec(text)?.[1] ?? '';
}

function postcodeForm(text: string): string {
  const compact = compactPostcode(text);
  const postcode = compact === undefined ? undefined : readCompact(compact);
  return postcode === undefined ? '' : postcode.outward + postcode.inward;
}

const HOUSE = /^\d{1,5}[A-Z]?(?:-\d{1,5}[A-Z]?)?$/;

function readHouse(text: string): { house: string } {
  const house = text.toUpperCase().replaceAll(' ', '');
  return { house: HOUSE.test(house) ? house : '' };
}

/** A number is in the name of the building where it has a letter or a range: `12A`, `Rose Villas 12A`. */
function readBuilding(name: string): { house: string; building: string } {
  const [, building = '', number = ''] =
    /^(.*?)\s*\b(\d{1,5}\s?[A-Z]?(?:\s?-\s?\d{1,5}[A-Z]?)?)$/i.exec(name) ?? [];
  const { house } = readHouse(number);
  return house === '' ? { house, building: name } : { house, building };
}

/** `12` and `A` of `12A`: a flat A at 12 is written so. */
function lettered(house: string): { number: string; letter: string } {
  const [, number = house, letter = ''] = /^(\d+)([A-Z])$/.exec(house) ?? [];
  return { number, letter };
}

/** Words that say what kind of part it is are written or left out: `2` of Flat 2, Apt 2, Unit No. 2. */
function partForm(text: string): string {
  if (text === '') return '';
  const words = wordsOf(text);
  const telling = words.filter((word) => !word.is(KIND.part | KIND.floor) && word.text !== 'NO');
  return (telling.length > 0 ? telling : words)
    .map((word) => (word.is(KIND.cardinal) ? String(word.value) : word.text))
    .join(' ');
}

function wordForms(text: string): string {
  return text === ''
    ? ''
    : wordsOf(text)
        .filter((word) => word.text !== 'THE')
        .map((word) => word.key)
        .join(' ');
}

/**
 * The keys under which an address is found: its UDPRN; its postcode with the number, the name of the building, the PO Box or, where it
 * has none of these, the street. An address without UDPRN and postcode has none.
 */
export function addressKeys({
  udprn,
  postcode,
  number,
  building,
  poBox,
  street,
}: ComparableAddress): string[] {
  const keys = udprn === '' ? [] : [`u${udprn}`];
  if (postcode === '') return keys;
  if (number !== '') keys.push(`n${postcode} ${firstNumber(number)}`);
  if (building !== '') keys.push(`b${postcode} ${building}`);
  if (poBox !== '') keys.push(`p${postcode} ${poBox}`);
  if (number + building + poBox === '') keys.push(`s${postcode} ${street}`);
  return keys;
}

/** `1` of `1-3`: some write all the numbers of a house, some the first. */
function firstNumber(number: string): string {
  return /^\d+/.exec(number)?.[0] ?? number;
}

/**
 * How two addresses that share a key agree: `whole`, or `partly` where only one of them names a flat. Where both have a UDPRN it
 * decides alone.
 */
export function compareAddresses(
  one: ComparableAddress,
  other: ComparableAddress,
): 'whole' | 'partly' | undefined {
  if (one.udprn !== '' && other.udprn !== '') return one.udprn === other.udprn ? 'whole' : undefined;
  if (one.postcode === '' || one.postcode !== other.postcode) return undefined;
  if (one.poBox !== other.poBox) return undefined;
  if (!agree(one.number, other.number, isSameHouse)) return undefined;
  if (!agree(one.street, other.street, isSimilar)) return undefined;
  const needsBuilding = one.number === '' || other.number === '' || one.part !== '';
  if (needsBuilding && !agree(one.building, other.building, isSimilar)) return undefined;
  if (one.part === other.part) return 'whole';
  return one.part === '' || other.part === '' ? 'partly' : undefined;
}

/** An element that only one of the two has does not part them. */
function agree(one: string, other: string, same: (one: string, other: string) => boolean): boolean {
  return one === '' || other === '' || one === other || same(one, other);
}

function isSameHouse(one: string, other: string): boolean {
  const isRange = one.includes('-') !== other.includes('-');
  return isRange && firstNumber(one) === firstNumber(other);
}

function isSimilar(one: string, other: string): boolean {
  const [a, b] = [one.replaceAll(' ', ''), other.replaceAll(' ', '')];
  if (a.includes(b) || b.includes(a)) return true;
  const most = slipsForgiven(Math.min(a.length, b.length));
  return slips(a, b, most) <= most;
}
