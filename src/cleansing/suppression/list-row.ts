import type { RowKey } from '../../suppression/list-writer.ts';
import { fnv1a } from '../../text/hash.ts';
import { type ComparablePerson, personOf } from '../name/compare/comparable-person.ts';
import type { Sex } from '../name/forenames.ts';
import { addressKeys, type ComparableAddress } from './comparable-address.ts';
import { placeKeys } from './other-postcode.ts';

/** A mover's new address, word for word as in the list's row. */
export interface NewAddress {
  readonly lines: readonly string[];
  readonly town: string;
  readonly county: string;
  readonly postcode: string;
  readonly udprn: string;
}

/**
 * A stored row of a suppression list: what is needed to compare it with a record, its date and its source.
 */
export interface ListRow {
  readonly people: readonly ComparablePerson[];
  /** A company in the form of `companyForm`. */
  readonly company: string;
  readonly address: ComparableAddress | undefined;
  /** `2026-11-01`; empty if the list has no date. */
  readonly date: string;
  readonly source: string;
  /** For a business: what happened to it, in the words of the list. */
  readonly type: string;
  /** For a mover: the new address. */
  readonly moved: NewAddress | undefined;
}

/**
 * A row as it is stored: an array, because the member names of 10 million rows would take half a gigabyte.
 */
type StoredPerson = readonly [
  surname: string,
  forenames: string,
  sex: string,
  generation: string,
  /** Missing if the person has no nickname, as in nearly all rows. */
  nickname?: string,
];
type StoredAddress = readonly [
  udprn: string,
  postcode: string,
  labels: string,
  names: string,
  isNamed: 0 | 1,
  /** Missing if this member and all after it are empty, and in lists that an older version loaded. */
  house?: string,
  flat?: string,
  /** With commas between them. */
  places?: string,
];
type StoredMove = readonly [
  lines: readonly string[],
  town: string,
  county: string,
  postcode: string,
  udprn: string,
];
type StoredRow = readonly [
  source: string,
  date: string,
  people: readonly StoredPerson[],
  company: string,
  address: StoredAddress | 0,
  type: string,
  moved: StoredMove | 0,
];

/** Converts a row to its stored form. */
export function storedRow({ people, company, address, date, source, type, moved }: ListRow): StoredRow {
  const stored = people.map(
    ({ surname, surnameHalves, forenames, sex, generation, nickname }): StoredPerson => {
      const written = surnameHalves.length === 2 ? surnameHalves.join('-') : surname;
      const name = [written, forenames.join(' '), sex, generation] as const;
      return nickname === '' ? name : [...name, nickname];
    },
  );
  return [
    source,
    date,
    stored,
    company,
    address ? storedAddress(address) : 0,
    type,
    moved ? storedMove(moved) : 0,
  ];
}

function storedAddress(address: ComparableAddress): StoredAddress {
  const { udprn, postcode, labels, names, isNamed, house, flat, places } = address;
  const stored = [udprn, postcode, labels, names, isNamed ? 1 : 0] as const;
  if (places.length > 0) return [...stored, house, flat, places.join(',')];
  return house === '' && flat === '' ? stored : [...stored, house, flat];
}

function storedMove({ lines, town, county, postcode, udprn }: NewAddress): StoredMove {
  return [lines, town, county, postcode, udprn];
}

/** Converts a row from its stored form. */
export function readRow(stored: unknown): ListRow {
  const [source, date, people, company, address, type, moved] = stored as StoredRow;
  return {
    source,
    date,
    people: people.map(readPerson),
    company,
    address: address === 0 ? undefined : readAddress(address),
    type,
    moved: moved === 0 ? undefined : readMove(moved),
  };
}

function readPerson([surname, forenames, sex, generation, nickname]: StoredPerson): ComparablePerson {
  const person = personOf(surname, forenames === '' ? [] : forenames.split(' '), sex as Sex, generation);
  return nickname === undefined ? person : { ...person, nickname };
}

function readAddress(stored: StoredAddress): ComparableAddress {
  const [udprn, postcode, labels, names, isNamed, house = '', flat = '', listed = ''] = stored;
  const places = listed === '' ? [] : listed.split(',');
  return { udprn, postcode, labels, names, isNamed: isNamed === 1, house, flat, places };
}

function readMove([lines, town, county, postcode, udprn]: StoredMove): NewAddress {
  return { lines, town, county, postcode, udprn };
}

/**
 * The keys of a row by its address. If many rows share an address, the rows with one surname or one company
 * form a group.
 */
export function rowAddressKeys({
  people,
  company,
  address,
}: Pick<ListRow, 'people' | 'company' | 'address'>): RowKey[] {
  if (address === undefined) return [];
  const keys = addressKeys(address);
  if (keys.length === 0) return [];
  const groups = new Set(people.length > 0 ? people.map(personGroup) : [companyGroup(company)]);
  if (people.length > 0) keys.push(...placeKeys(address));
  return keys.flatMap((key) => [...groups].map((group) => ({ key, group })));
}

/** The group of a person among many rows at one address: those whose surnames sound alike. */
export function personGroup({ surnameCode }: ComparablePerson): number {
  return groupOf(surnameCode);
}

/** The group of a company among many rows at one address: those whose names begin with the same word. */
export function companyGroup(company: string): number {
  const space = company.indexOf(' ');
  return groupOf(space === -1 ? company : company.slice(0, space));
}

/** FNV-1a, folded to 16 bits. */
function groupOf(text: string): number {
  const hash = fnv1a(text);
  return ((hash >>> 16) ^ hash) & 0xffff;
}

/** The key of an email address: in lower case, because nearly all mail servers ignore letter case. */
export function emailKey(email: string): string {
  return `e${email.trim().toLowerCase()}`;
}

/** The key of a customer number. */
export function idKey(id: string): string {
  return `i${id.trim().toUpperCase()}`;
}
