import type { DeliveryPoint } from '../address/delivery-point.ts';
import { wordsOf } from '../address/normal-form/tokens.ts';
import { KIND } from '../address/normal-form/vocabulary.ts';
import { remembering } from '../caches/remembering.ts';
import { present } from '../present.ts';
import { TextCache } from '../text/text-cache.ts';
import type { Typed } from './typed.ts';

/** The numbers that the premises must have. */
export interface WantedNumbers {
  readonly numbers: readonly string[];
  /** Whether more digits may follow the last number. */
  readonly isNumberOpen: boolean;
}

/** The same as {@link areAmong} for an address with a single number without a letter. Allocates nothing. */
export function isOnlyNumber(own: string, { numbers, isNumberOpen }: WantedNumbers): boolean {
  for (let at = 0; at < numbers.length; at++) {
    const number = present(numbers[at], 'a typed number');
    const isOpen = isNumberOpen && at === numbers.length - 1;
    if (number !== own && !(isOpen && own.startsWith(number))) return false;
  }
  return true;
}

/** The numbers of an address, not put into one list. */
interface NumbersThere {
  /** The building number, or empty. */
  readonly house: string;
  readonly building: readonly string[];
  readonly part: readonly string[];
}

/** The same as {@link areAmong} for all of these numbers together. */
export function areThere(there: NumbersThere, { numbers, isNumberOpen }: WantedNumbers) {
  for (let at = 0; at < numbers.length; at++) {
    const number = present(numbers[at], 'a typed number');
    const isOpen = isNumberOpen && at === numbers.length - 1;
    if (isOneOf(number, there) || isLetteredFlatOf(number, there)) continue;
    if (!isOpen || !isBegun(number, there)) return false;
  }
  return true;
}

function isOneOf(number: string, { house, building, part }: NumbersThere): boolean {
  return house === number || building.includes(number) || part.includes(number);
}

function isLetteredFlatOf(number: string, there: NumbersThere): boolean {
  if (!endsInLetter(number)) return false;
  const [, digits = '', letter = ''] = letteredFlat(number);
  return letter !== '' && isOneOf(digits, there) && isOneOf(letter, there);
}

function isBegun(number: string, { house, building, part }: NumbersThere): boolean {
  if (house.startsWith(number)) return true;
  for (const other of building) if (other.startsWith(number)) return true;
  for (const other of part) if (other.startsWith(number)) return true;
  return false;
}

/**
 * Whether the premises have all of the numbers and all words of the part. While the last number is being
 * typed, more digits may follow it.
 */
export function hasNumbers(
  point: DeliveryPoint,
  { numbers, isNumberOpen, parts }: WantedNumbers & Pick<Typed, 'parts'>,
): boolean {
  if (parts.length > 0) {
    const words = wordsOf(point.subBuildingName).map((word) => word.text);
    if (!parts.every((part) => words.includes(part))) return false;
  }
  return numbers.length === 0 || areAmong(numbersOf(point), { numbers, isNumberOpen });
}

function areAmong(there: readonly string[], { numbers, isNumberOpen }: WantedNumbers): boolean {
  return numbers.every((number, at) => {
    const isOpen = isNumberOpen && at === numbers.length - 1;
    return isThere(number, there) || (isOpen && there.some((other) => other.startsWith(number)));
  });
}

function isThere(number: string, numbers: readonly string[]): boolean {
  return numbers.includes(number) || isLetteredFlat(number, numbers, numbers);
}

/** Whether a number with a letter is also a flat: `12A` may be flat A in number 12. */
function isLetteredFlat(number: string, houses: readonly string[], flats: readonly string[]): boolean {
  if (!endsInLetter(number)) return false;
  const [, digits = '', letter = ''] = letteredFlat(number);
  return letter !== '' && houses.includes(digits) && flats.includes(letter);
}

/** Returns the match of a number with a letter, with its digits and its letter. */
function letteredFlat(number: string): readonly string[] {
  return LETTERED.exec(number) ?? NONE;
}

/** Whether a typed number may be one with a letter. Most are not. */
function endsInLetter(number: string): boolean {
  return number.charCodeAt(number.length - 1) > NINE;
}

// A regular expression within a function is a new object each time that it is used.
const LETTERED = /^(\d+)([A-Z])$/;
const PLAIN_NUMBER = /^[1-9]\d*$/;
const MAY_HAVE_NUMBERS = /\d|\b[A-Za-z]\b/;

/** The character code of the last digit. */
const NINE = 57;

/** Returns the numbers of an address's premises, with their letters, and the letters of its flats. */
function numbersOf({ buildingNumber, buildingName, subBuildingName }: DeliveryPoint): readonly string[] {
  if (buildingName === '' && subBuildingName === '') return numbersIn(buildingNumber);
  return [...numbersIn(buildingNumber), ...numbersIn(buildingName), ...numbersIn(subBuildingName)];
}

/**
 * Whether the numbers are in the right place: those typed as a flat's belong to the flat, the others to the
 * house.
 */
export function areInPlace(
  { buildingNumber, buildingName, subBuildingName }: DeliveryPoint,
  { numbers, flats }: Pick<Typed, 'numbers' | 'flats'>,
): boolean {
  const house = numbersIn(buildingNumber !== '' ? buildingNumber : buildingName);
  const flat = numbersIn(subBuildingName);
  return numbers.every((number) =>
    flats.includes(number)
      ? isThere(number, flat)
      : house.includes(number) || isLetteredFlat(number, house, flat),
  );
}

/** Returns the numbers and the single letters in a text. */
export function numbersIn(text: string): readonly string[] {
  if (text === '') return NONE;
  if (PLAIN_NUMBER.test(text)) return [text];
  return MAY_HAVE_NUMBERS.test(text) ? numbersInName(text) : NONE;
}

/** Remembers the numbers in names that occur again and again, such as `Flat 3`. */
const numbersInName = remembering(new TextCache<readonly string[]>(4096), (text) =>
  wordsOf(text).flatMap((word) => (word.is(KIND.number | KIND.letter | KIND.stair) ? [word.text] : [])),
);

const NONE: readonly string[] = [];
