import { repairPostcode } from '../../address/postcode-repair.ts';
import { RecentMap } from '../../caches/recent-map.ts';
import type { ComparableAddress } from './comparable-record.ts';
import type { AddressFields } from './read-address.ts';

/*
 * The addresses of a street differ only in their numbers, and in the last part of the postcode. Reading an
 * address took 18 µs, so the reading of one address of a street is kept with gaps for the numbers, and the
 * others fill in their own.
 *
 * The result is the same. Only two forms of numbers become gaps: `12` or `12A` at the front of a line before a
 * word, and the same after the only word of a line, as in `Flat 3`. In these places the parser asks only
 * whether there is a number, never which one. Where a gap's number went is seen from the first address: if it
 * is the whole number or unit of the result, the reading is kept. A test compares addresses read in both ways.
 */

/** An address without the numbers of its gaps. */
export interface AddressPattern {
  /** The same for all addresses that differ only in their numbers and in the last part of their postcodes. */
  readonly key: string;
  /** The number at the front of a line, in capitals; empty if no line begins with one. */
  readonly leading: string;
  /** The number after the only word of a line, in capitals; empty if there is none. */
  readonly labelling: string;
  /** The postcode without its space; empty if the address has none. */
  readonly postcode: string;
}

/** The reading of all addresses with one pattern. */
export interface PatternReading {
  /** The address that was read first. */
  readonly address: ComparableAddress;
  /** The number of the pattern that is the number of the house, or undefined if neither is. */
  readonly number: Gap | undefined;
  /** The number of the pattern that is the number of the flat, or undefined if neither is. */
  readonly unit: Gap | undefined;
}

type Gap = 'leading' | 'labelling';

/** The most characters of a line in a pattern. Longer lines are rare and do not repeat. */
const LONGEST_LINE = 60;

const DIGIT = /\d/;

/** `12 High Street`, `12a High Street`. Y is left out: before a word it is the Welsh article. */
const LEADING = /^([1-9]\d{0,3}[A-XZa-xz]?) (\p{L}\D*)$/u;

/** `Flat 3`, `Unit 12B`. */
const LABELLING = /^([A-Za-z]{3,12}) ([1-9]\d{0,3}[A-XZa-xz]?)$/;

/** Returns the pattern of an address; undefined if it has numbers in other places, or an odd postcode. */
export function patternOf({ lines, town, county, postcode }: AddressFields): AddressPattern | undefined {
  if (DIGIT.test(town) || DIGIT.test(county)) return undefined;
  const code = postcode === '' ? NO_POSTCODE : postcodeOf(postcode);
  if (code === undefined) return undefined;
  let key = `${code.outward}\t${town}\t${county}`;
  let leading = '';
  let labelling = '';
  for (const line of lines) {
    if (line.length > LONGEST_LINE) return undefined;
    if (!DIGIT.test(line)) {
      key += `\n${line}`;
      continue;
    }
    const [, number = '', rest = ''] = LEADING.exec(line) ?? [];
    if (number !== '' && leading === '') {
      leading = number.toUpperCase();
      key += `\n${gapOf(number)} ${rest}`;
      continue;
    }
    const [, word = '', label = ''] = LABELLING.exec(line) ?? [];
    if (label === '' || labelling !== '') return undefined;
    labelling = label.toUpperCase();
    key += `\n${word} ${gapOf(label)}`;
  }
  return { key, leading, labelling, postcode: code.whole };
}

/** Returns how a number stands in a key. A letter after it makes a difference, but not which one. */
function gapOf(number: string): string {
  return DIGIT.test(number.charAt(number.length - 1)) ? '0' : '0A';
}

/**
 * Keeps the reading of an address for others with its pattern. Undefined if the numbers went elsewhere: into
 * the name of a building, for example.
 */
export function readingOf(address: ComparableAddress, pattern: AddressPattern): PatternReading | undefined {
  const { leading, labelling } = pattern;
  if (leading !== '' && leading === labelling) return undefined;
  const { street, building, places, town, number, unit } = address;
  if (DIGIT.test(street + building + town) || places.some((place) => DIGIT.test(place))) return undefined;
  const gapFor = (text: string): Gap | undefined =>
    text === leading ? 'leading' : text === labelling ? 'labelling' : undefined;
  const reading = {
    address,
    number: DIGIT.test(number) ? gapFor(number) : undefined,
    unit: DIGIT.test(unit) ? gapFor(unit) : undefined,
  };
  const isFilled = reading.number !== undefined || !DIGIT.test(number);
  return isFilled && (reading.unit !== undefined || !DIGIT.test(unit)) ? reading : undefined;
}

/** Returns the address that has these numbers in the gaps of a reading. */
export function filled(
  { address, number, unit }: PatternReading,
  pattern: AddressPattern,
): ComparableAddress {
  return {
    udprn: address.udprn,
    postcode: pattern.postcode,
    number: number === undefined ? address.number : pattern[number],
    unit: unit === undefined ? address.unit : pattern[unit],
    building: address.building,
    street: address.street,
    places: address.places,
    town: address.town,
  };
}

interface KnownPostcode {
  /** `CH2`. The parser looks at no more of a postcode. */
  readonly outward: string;
  /** `CH24NE` */
  readonly whole: string;
}

const NO_POSTCODE: KnownPostcode = { outward: '', whole: '' };

/** The highest number of postcodes that are remembered. */
const POSTCODES = 50_000;
const postcodes = new RecentMap<string, KnownPostcode | null>(POSTCODES);

function postcodeOf(text: string): KnownPostcode | undefined {
  let known = postcodes.get(text);
  if (known === undefined) {
    const read = repairPostcode(text);
    known = read === undefined ? null : { outward: read.outward, whole: read.outward + read.inward };
    postcodes.set(text, known);
  }
  return known ?? undefined;
}
