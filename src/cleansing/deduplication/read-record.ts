import { companyForm } from '../name/compare/company-form.ts';
import { type ComparablePerson, comparablePeople, personOf } from '../name/compare/comparable-person.ts';
import { nameForm } from '../name/compare/normal-form.ts';
import type { ComparableRecord } from './comparable-record.ts';
import { type AddressFields, readAddress } from './read-address.ts';
import { emailForm, identifierForm, telephoneForm } from './read-contact.ts';
import { dateForm } from './read-date.ts';

/** The unchanged columns of a record. A column that the record or the dataset does not have is empty. */
export interface RecordFields extends AddressFields {
  /** A full name. It is used if forename, middle and surname are all empty. */
  readonly name: string;
  readonly title: string;
  readonly forename: string;
  readonly middle: string;
  readonly surname: string;
  readonly company: string;
  readonly email: string;
  readonly telephones: readonly string[];
  readonly birth: string;
  readonly identifiers: readonly string[];
}

export const NO_FIELDS: RecordFields = {
  name: '',
  title: '',
  forename: '',
  middle: '',
  surname: '',
  company: '',
  lines: [],
  town: '',
  county: '',
  postcode: '',
  udprn: '',
  email: '',
  telephones: [],
  birth: '',
  identifiers: [],
};

/** Reads a record into the form in which records are compared. Never throws, whatever the columns hold. */
export function readRecord(fields: RecordFields): ComparableRecord {
  const people = peopleOf(fields);
  const company = fields.company === '' ? '' : companyForm(fields.company);
  return {
    person: people[0],
    partners: people.length < 2 ? '' : partnersOf(people),
    // The name column may hold a company.
    company: company === '' && people.length === 0 ? companyForm(fields.name) : company,
    address: readAddress(fields),
    email: emailForm(fields.email),
    telephones: telephonesOf(fields.telephones),
    birth: dateForm(fields.birth),
    identifiers: fields.identifiers.map(identifierForm),
  };
}

function partnersOf([, ...others]: readonly ComparablePerson[]): string {
  return others.map(({ forenames }) => forenames[0] ?? '&').join(' ');
}

/** Returns the different telephone numbers of a record. */
function telephonesOf(texts: readonly string[]): readonly string[] {
  const telephones: string[] = [];
  for (const text of texts) {
    const telephone = telephoneForm(text);
    if (telephone !== '' && !telephones.includes(telephone)) telephones.push(telephone);
  }
  return telephones;
}

function peopleOf(fields: RecordFields): readonly ComparablePerson[] {
  const { name, title, forename, middle, surname } = fields;
  if (forename === '' && surname === '' && middle === '') return name === '' ? [] : comparablePeople(name);
  const people = comparablePeople({ title, forename, middle, surname });
  if (people.length > 0) return people;
  // Columns that cannot be read as a name may still hold a misspelt one. Two such names can still agree or
  // differ.
  const person = personOf(surname, nameForm(`${forename} ${middle}`).split(' '));
  return person.surname === '' && person.forenames.length === 0 ? [] : [person];
}
