import type { ComparablePerson } from '../name/compare/comparable-person.ts';
import type { Sex } from '../name/forenames.ts';
import type { ComparableRecord } from './comparable-record.ts';
import { NamedPerson } from './names/named-person.ts';
import { isMobile } from './read-contact.ts';
import { Vocabulary } from './vocabulary.ts';

/*
 * The text form of a record on its way to a comparison. It holds the parts of the record in a fixed order,
 * separated by tabs. The items of a list are separated by bars. A person with an address, an email address
 * and a telephone number takes about 80 bytes. Empty parts at the end are left out.
 */

const PART = '\t';
const ITEM = '|';

/** The positions of some parts. */
const COMPANY = 7;
const EMAIL = 16;
const TELEPHONES = 17;
const BIRTH = 18;

/** Traits have at most this many characters. If they would have more, each part is shortened. */
export const LONGEST_TRAITS = 2000;
const LONGEST_PART = 80;

/** Writes a record as one text. {@link decodeRecord} reads it. */
export function encodeRecord(record: ComparableRecord): string {
  return joined(partsOf(record));
}

/**
 * Writes, in the same form, only the parts of a record that may conflict with another record of its cluster:
 * company, address and landlines are left out.
 */
export function encodeTraits(record: ComparableRecord): string {
  const parts = partsOf(record);
  parts.fill('', COMPANY, EMAIL);
  parts[TELEPHONES] = listText(record.telephones.filter(isMobile));
  const text = joined(parts);
  // A note would cut off the end of longer traits, and the birthday stands near the end.
  return text.length <= LONGEST_TRAITS ? text : joined(parts.map((part) => part.slice(0, LONGEST_PART)));
}

function partsOf(record: ComparableRecord): string[] {
  const { person, address } = record;
  return [
    person === undefined ? '' : surnameText(person),
    person === undefined ? '' : listText(person.forenames),
    person?.nickname ?? '',
    person === undefined ? '' : sexText(person),
    person?.generation ?? '',
    person?.surnameCode ?? '',
    record.partners,
    record.company,
    address.udprn,
    address.postcode,
    address.number,
    address.unit,
    address.street,
    address.building,
    listText(address.places),
    address.town,
    record.email,
    listText(record.telephones),
    record.birth,
    listText(record.identifiers),
  ];
}

function joined(parts: string[]): string {
  let length = parts.length;
  while (length > 0 && parts[length - 1] === '') length--;
  parts.length = length;
  return parts.join(PART);
}

/** The items of a list with bars between them. Most lists are empty or have one item. */
function listText(items: readonly string[]): string {
  return items.length === 0 ? '' : items.length === 1 ? (items[0] ?? '') : items.join(ITEM);
}

/**
 * Reads what {@link encodeRecord} wrote.
 *
 * @param vocabulary the vocabulary of the file that the record is from
 */
export function decodeRecord(text: string, vocabulary = Vocabulary.STANDARD): ComparableRecord {
  const parts = text.split(PART);
  const part = (at: number) => parts[at] ?? '';
  return {
    person: decodePerson(parts, vocabulary),
    partners: part(6),
    company: part(7),
    address: {
      udprn: part(8),
      postcode: part(9),
      number: part(10),
      unit: part(11),
      street: part(12),
      building: part(13),
      places: itemsOf(part(14)),
      town: part(15),
    },
    email: part(16),
    telephones: itemsOf(part(17)),
    birth: vocabulary.birthOf(part(BIRTH)),
    identifiers: itemsOf(part(19)),
  };
}

/** Reads only the birthday from what {@link encodeRecord} wrote. */
export function decodeBirth(text: string, vocabulary: Vocabulary): string {
  return vocabulary.birthOf(text.split(PART)[BIRTH] ?? '');
}

function decodePerson(parts: readonly string[], { names }: Vocabulary): ComparablePerson | undefined {
  const [surname = '', forenames = '', nickname = '', sex = '', generation = '', surnameCode = ''] = parts;
  if (surname === '' && forenames === '') return undefined;
  const halves = surname.indexOf('-');
  const person = {
    surname: halves < 0 ? surname : surname.replace('-', ' '),
    surnameCode,
    surnameHalves:
      halves >= 0
        ? [surname.slice(0, halves), surname.slice(halves + 1)]
        : surname === ''
          ? NOTHING
          : [surname],
    forenames: itemsOf(forenames),
    nickname,
    sex: sex === '' ? 'U' : (sex[0] as Sex),
    isTitled: sex.length > 1,
    generation,
  };
  return new NamedPerson(person, names);
}

/** Returns `F` for a woman by her forename, `FT` for a woman by her title; empty if the sex is unknown. */
function sexText({ sex, isTitled }: ComparablePerson): string {
  if (sex === 'U') return '';
  return isTitled ? `${sex}T` : sex;
}

/**
 * Returns the surname with a hyphen between the halves of a double-barrelled one. `decodePerson` splits it
 * there.
 */
function surnameText({ surname, surnameHalves }: ComparablePerson): string {
  return surnameHalves.length === 2 ? surnameHalves.join('-') : surname;
}

const NOTHING: readonly string[] = [];

function itemsOf(text: string): readonly string[] {
  return text === '' ? NOTHING : text.includes(ITEM) ? text.split(ITEM) : [text];
}
