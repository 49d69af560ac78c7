import { type ComparablePerson, personOf } from '../name/compare/comparable-person.ts';
import type { Sex } from '../name/forenames/forenames.ts';
import type { ComparableRecord } from './comparable-record.ts';

/*
 * A record on its way to a comparison: the texts of its parts in a fixed order, divided by tabs, lists by bars. About 80 bytes for a
 * person with an address, an email address and a telephone number. Empty parts at the end are left out.
 */

const PART = '\t';
const ITEM = '|';

/** The record as one text; {@link decodeRecord} reads it. */
export function encodeRecord(record: ComparableRecord): string {
  const { person, address } = record;
  const parts = [
    person === undefined ? '' : surnameText(person),
    person === undefined ? '' : person.forenames.join(ITEM),
    person?.nickname ?? '',
    person === undefined || person.sex === 'U' ? '' : person.sex,
    person?.generation ?? '',
    record.partners,
    record.company,
    address.udprn,
    address.postcode,
    address.number,
    address.unit,
    address.street,
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

/** Reads what {@link encodeRecord} wrote. */
export function decodeRecord(text: string): ComparableRecord {
  const parts = text.split(PART);
  const part = (at: number) => parts[at] ?? '';
  return {
    person: decodePerson(part(0), part(1), part(2), part(3), part(4)),
    partners: part(5),
    company: part(6),
    address: {
      udprn: part(7),
      postcode: part(8),
      number: part(9),
      unit: part(10),
      street: part(11),
      places: itemsOf(part(12)),
      town: part(13),
    },
    email: part(14),
    telephones: itemsOf(part(15)),
    birth: part(16),
    identifiers: itemsOf(part(17)),
  };
}

function decodePerson(
  surname: string,
  forenames: string,
  nickname: string,
  sex: string,
  generation: string,
): ComparablePerson | undefined {
  if (surname === '' && forenames === '') return undefined;
  const person = personOf(surname, itemsOf(forenames), sex === '' ? 'U' : (sex as Sex), generation);
  return nickname === '' ? person : { ...person, nickname };
}

/** The halves of a double-barrelled surname with a hyphen, which is how they are told apart again. */
function surnameText({ surname, surnameHalves }: ComparablePerson): string {
  return surnameHalves.length === 2 ? surnameHalves.join('-') : surname;
}

const NOTHING: readonly string[] = [];

function itemsOf(text: string): readonly string[] {
  return text === '' ? NOTHING : text.includes(ITEM) ? text.split(ITEM) : [text];
}
