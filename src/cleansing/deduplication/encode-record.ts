import type { ComparablePerson } from '../name/compare/comparable-person.ts';
import type { Sex } from '../name/forenames.ts';
import type { ComparableRecord } from './comparable-record.ts';
import { NamedPerson } from './names/named-person.ts';
import { Vocabulary } from './vocabulary.ts';

/*
 * The text form of a record on its way to a comparison. It holds the parts of the record in a fixed order,
 * separated by tabs. The items of a list are separated by bars. A person with an address, an email address
 * and a telephone number takes about 80 bytes. Empty parts at the end are left out.
 */

const PART = '\t';
const ITEM = '|';

/** The position of the birthday among the parts. */
const BIRTH = 18;

/** Writes a record as one text. {@link decodeRecord} reads it. */
export function encodeRecord(record: ComparableRecord): string {
  const { person, address } = record;
  const parts = [
    person === undefined ? '' : surnameText(person),
    person === undefined ? '' : person.forenames.join(ITEM),
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
    address.places.join(ITEM),
    address.town,
    record.email,
    record.telephones.join(ITEM),
    record.birth,
    record.identifiers.join(ITEM),
  ];
  let length = parts.length;
  while (length > 0 && parts[length - 1] === '') length--;
  return parts.slice(0, length).join(PART);
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
