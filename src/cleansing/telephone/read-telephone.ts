import { type CountryCode, findPhoneNumbersInText, validatePhoneNumberLength } from 'libphonenumber-js/max';
import type { TelephoneComment } from './comments.ts';
import { isFiction } from './drama-number.ts';
import { plainBritishNumber } from './plain-british-number.ts';
import { digitsIn, listedNumbers, runTogetherNumbers } from './several-numbers.ts';
import { spreadsheetNumber } from './spreadsheet-number.ts';
import { fromLibrary, parseTelephone, type TelephoneNumber } from './telephone-number.ts';

/** The longest field to read, in characters: four or five numbers with words between them. */
export const FIELD_LENGTH = 200;

/** The most digits of a field: four numbers of the longest kind (E.164: 15 digits). */
const MOST_DIGITS = 60;

/** The most digits of one number with an international prefix (00, then E.164: 15 digits). */
const LONGEST = 17;

/** The fewest digits of a number that is searched for among words. */
const SHORTEST_IN_TEXT = 7;

/** 07000 000000 is in an allocated range, but it is nobody's number. */
const NOUGHTS = /0{8}$/;

/** A run of at least ten characters: the digits of one number and the characters between them. */
const DIGITS_IN_TEXT = /(?:\+|\(0|0)[\d ().\-/]{8,24}\d/g;

/** A sign of one of the next three. Most numbers have none. */
const OTHER_DIGITS = /^\(?\d[.)]|\/\d{1,2}\/|\d[\s(]*ex/i;

/** Another short form of extension, between the number and its digits. */
const EXTENSION = /(?<=\d)\s?\(?ex\.?\s?(?=\d{1,5}\)?$)/i;

/** The number of an entry in a list: 1. or 2). */
const LIST_NUMBER = /^\(?\d[.)]\s/;

/** The day on which a number was noted. */
const DATE = /\(?\b\d{1,2}\/\d{1,2}\/(?:\d\d){1,2}\b\)?/;

/** The result of reading a field: a number to use, if there is one, and comments. */
export interface TelephoneReading {
  readonly number: TelephoneNumber | undefined;
  readonly comments: readonly TelephoneComment[];
}

export interface TelephoneReadingOptions {
  /** The country of numbers without an international prefix. */
  readonly defaultCountry: CountryCode;
  /** Whether numbers that are reserved for drama count as valid. */
  readonly acceptDramaNumbers: boolean;
}

/** Reads a field that should hold one telephone number and often holds something similar. Never throws. */
export function readTelephone(field: string, options: TelephoneReadingOptions): TelephoneReading {
  if (field.length > FIELD_LENGTH) return none('TooLong');
  const restored = spreadsheetNumber(field);
  if (restored === 'lost') return none('DigitsLost');
  if (restored !== undefined) return noted(new Reader(restored, options).read(), 'SpreadsheetNumber');
  return new Reader(field, options).read();
}

/** Tries several ways to find a usable number, the likely ones first. */
class Reader {
  readonly #field: string;
  readonly #options: TelephoneReadingOptions;
  /** A number reserved for drama that was found and may not be used. */
  #drama = false;

  constructor(field: string, options: TelephoneReadingOptions) {
    this.#field = field;
    this.#options = options;
  }

  read(): TelephoneReading {
    const plain = this.#one(this.#field);
    if (plain !== undefined) return plain;
    // The whole field is one number, so there is no other in it.
    if (this.#drama && digitsIn(this.#field) <= LONGEST) return none('DramaNumber');
    const listed = this.#field.normalize('NFKC').trim();
    if (listed.length > FIELD_LENGTH || digitsIn(listed) > MOST_DIGITS) return none('TooLong');
    const text = listed.replace(/\s+/g, ' ');
    return (
      this.#first(listedNumbers(listed)) ??
      (text === this.#field ? undefined : this.#one(text)) ??
      this.#first(runTogetherNumbers(text)) ??
      this.#oddlyParted(text) ??
      this.#mendedPrefix(text) ??
      this.#plusMissing(text) ??
      this.#lettersForDigits(text) ??
      this.#withoutOtherDigits(text) ??
      this.#inText(text) ??
      none(this.#drama ? 'DramaNumber' : whyNot(text, this.#options.defaultCountry))
    );
  }

  /**
   * The text as one number. Undefined for a list of numbers, because the library would take the second one
   * for an extension.
   */
  #one(text: string): TelephoneReading | undefined {
    const { defaultCountry } = this.#options;
    if (defaultCountry === 'GB') {
      const plain = plainBritishNumber(text);
      if (plain !== undefined) return this.#use(plain, plain.zeroMissing);
    }
    if (listedNumbers(text).length > 1) return undefined;
    const number = parseTelephone(text, defaultCountry);
    return number === undefined ? undefined : this.#use(number, isZeroMissing(number, text));
  }

  #use(number: TelephoneNumber, zeroMissing: boolean): TelephoneReading | undefined {
    const drama = isFiction(number.callingCode, number.nationalNumber);
    if (drama && !this.#options.acceptDramaNumbers) {
      this.#drama = true;
      return undefined;
    }
    if ((!number.valid && !drama) || NOUGHTS.test(number.nationalNumber)) return undefined;
    const comments: TelephoneComment[] = [];
    if (zeroMissing) comments.push('LeadingZeroMissing');
    if (drama) comments.push('DramaNumber');
    return { number, comments };
  }

  /** The first usable number of several. */
  #first(numbers: readonly string[]): TelephoneReading | undefined {
    if (numbers.length < 2) return undefined;
    for (const number of numbers) {
      const reading = this.#one(number);
      if (reading !== undefined) return noted(reading, 'SeveralNumbers');
    }
    return undefined;
  }

  /** Reads 07911,123456 and 07911_123456, which have unusual characters between the digits. */
  #oddlyParted(text: string): TelephoneReading | undefined {
    const parted = text.replace(/[_~*{},;|]+/g, ' ');
    return parted === text ? undefined : this.#one(parted.trim());
  }

  /**
   * Mends misplaced international prefixes: +01234…, +0044…, 0+44…, ++44…, +44 +44…, 00 0044…, 0447911…; and
   * 011 44… and 00144…, as dialled from North America and elsewhere.
   */
  #mendedPrefix(text: string): TelephoneReading | undefined {
    const mended = text.includes('+') ? withOnePlus(text) : text;
    const digits = mended.replace(/[\s().\-/]+/g, '');
    for (const likely of [mended, codeTwice(digits), dialledAbroad(digits)]) {
      const reading = likely === text || likely === '' ? undefined : this.#one(likely);
      if (reading !== undefined) return noted(reading, 'PrefixMended');
    }
    return undefined;
  }

  /**
   * Reads 353871234567. With twelve digits or more, a number without + cannot be a national number with a
   * digit too many.
   */
  #plusMissing(text: string): TelephoneReading | undefined {
    const digits = text.replace(/[\s().-]+/g, '');
    if (!/^[1-9]\d{11,14}$/.test(digits)) return undefined;
    const reading = this.#one(`+${digits}`);
    return reading && noted(reading, 'PlusMissing');
  }

  #lettersForDigits(text: string): TelephoneReading | undefined {
    if (!/^[\d\s()+.\-/oOlI]+$/.test(text) || !/[oOlI]/.test(text)) return undefined;
    const reading = this.#one(text.replace(/o/gi, '0').replace(/[lI]/g, '1'));
    return reading && noted(reading, 'LettersForDigits');
  }

  /** Reads 1) 07911 123456, 07911 123456 (12/03/2020) and 01234 567890 Ex. 21, which the library cannot. */
  #withoutOtherDigits(text: string): TelephoneReading | undefined {
    if (!OTHER_DIGITS.test(text)) return undefined;
    const written = text.replace(EXTENSION, ' ext ');
    const alone = written.replace(LIST_NUMBER, '').replace(DATE, ' ').trim();
    if (alone === text) return undefined;
    const reading = this.#one(alone) ?? this.#inText(alone);
    return alone === written || reading === undefined || reading.comments.includes('TextAround')
      ? reading
      : noted(reading, 'TextAround');
  }

  /**
   * Finds numbers among words with the library's search of running text. A text without words would only
   * yield parts of numbers.
   */
  #inText(text: string): TelephoneReading | undefined {
    if (digitsIn(text) < SHORTEST_IN_TEXT || !/\p{L}/u.test(text)) return undefined;
    const found = findPhoneNumbersInText(text, { defaultCountry: this.#options.defaultCountry });
    for (const { number, startsAt, endsAt } of found) {
      const usable = fromLibrary(number);
      if (isZeroMissing(usable, text.slice(startsAt, endsAt))) continue;
      const reading = this.#use(usable, false);
      if (reading !== undefined) return noted(reading, found.length > 1 ? 'SeveralNumbers' : 'TextAround');
    }
    // The library finds only numbers that it considers valid. So it finds none that are reserved for drama.
    const runs = text.match(DIGITS_IN_TEXT) ?? [];
    for (const run of runs) {
      const reading = this.#one(run);
      if (reading === undefined || reading.comments.includes('LeadingZeroMissing')) continue;
      return noted(reading, runs.length > 1 ? 'SeveralNumbers' : 'TextAround');
    }
    return undefined;
  }
}

/**
 * Returns the text with at most one + at its beginning. Removes a + before a 0 and a 0 before a +. After the
 * country code it removes a second +, with or without the same code again.
 */
function withOnePlus(text: string): string {
  return text
    .replace(/^\(?\+\s*(?:\+\s*)+/, '+')
    .replace(/^\(?\+\s*(?=\(?0)/, '')
    .replace(/^\(?0\)?\s*\+/, '+')
    .replace(/^(\+\d{1,3})\s*\1/, '$1')
    .replace(/^(\+\d{1,3})\s*\+/, '$1');
}

/**
 * Reads 0447911123456, 000447911123456 and 011447911123456 (as dialled from North America) as +447911123456.
 * Returns an empty text if the digits do not begin with such a prefix.
 */
function dialledAbroad(digits: string): string {
  const number = /^(?:0{3,4}|011|0011|0)(?=[1-9]\d{8,13}$)(.+)$/.exec(digits)?.[1];
  if (number === undefined) return '';
  // A single 0 counts only before Britain's code: 0353… may be a national number with a digit too many.
  const isLone = /^0[1-9]/.test(digits) && !digits.startsWith('011');
  return isLone && !/^44[1-9]\d{9}$/.test(number) ? '' : `+${number}`;
}

/**
 * Reads +4400447911123456 and 44447911123456 as +447911123456. Returns an empty text if the digits do not
 * have Britain's code twice.
 */
function codeTwice(digits: string): string {
  const number = /^(?:\+|00)?44(?:00|\+)?44([1-9]\d{9})$/.exec(digits)?.[1];
  return number === undefined ? '' : `+44${number}`;
}

/** Whether the text has only the national number, without the 0 that its country dials before it. */
function isZeroMissing(number: TelephoneNumber, text: string): boolean {
  const { nationalNumber } = number;
  return (
    !/[^\d\s().\-/]/.test(text) &&
    text.replace(/\D/g, '') === nationalNumber &&
    number.format('national').replace(/\D/g, '') === `0${nationalNumber}`
  );
}

/** Why no number was found in a text. */
function whyNot(text: string, defaultCountry: CountryCode): TelephoneComment {
  const digits = digitsIn(text);
  if (digits === 0) return 'NoDigits';
  if (/\d[^\p{L}\d]*\p{L}{3}/u.test(text) && digits >= 3) return 'Letters';
  if (defaultCountry === 'GB' && /^[1-9][\d\s-]*$/.test(text) && digits >= 5 && digits <= 8) {
    return 'AreaCodeMissing';
  }
  switch (validatePhoneNumberLength(text, defaultCountry)) {
    case 'INVALID_COUNTRY':
      return 'UnknownCountryCode';
    case 'NOT_A_NUMBER':
      return 'NotANumber';
    case 'TOO_SHORT':
      return 'TooShort';
    case 'TOO_LONG':
      return 'TooLong';
    case 'INVALID_LENGTH':
      return 'WrongLength';
    case undefined:
      return 'NotInUse';
  }
}

function none(comment: TelephoneComment): TelephoneReading {
  return { number: undefined, comments: [comment] };
}

function noted(reading: TelephoneReading, comment: TelephoneComment): TelephoneReading {
  return { number: reading.number, comments: [comment, ...reading.comments] };
}
