import type { RowKey } from '../../suppression/list-writer.ts';
import { fnv1a } from '../../text/hash.ts';
import { type ComparablePerson, personOf } from '../name/compare/comparable-person.ts';
import type { Sex } from '../name/forenames.ts';
import { addressKeys, type ComparableAddress } from './comparable-address.ts';

/** An address as a list's row has it, word for word. */
export interface NewAddress {
  readonly lines: readonly string[];
  readonly town: string;
  readonly county: string;
  readonly postcode: string;
  readonly udprn: string;
}

/** A row of a suppression list, as far as it is kept: what it takes to compare it with a record, and to say when and where from. */
export interface ListRow {
  readonly people: readonly ComparablePerson[];
  /** In the form of `companyForm`. */
  readonly company: string;
  readonly address: ComparableAddress | undefined;
  /** `2026-11-01`; empty where the list does not say. */
  readonly date: string;
  readonly source: string;
  /** Of a business: what became of it, in the words of the list. */
  readonly type: string;
  /** Of a mover. */
  readonly moved: NewAddress | undefined;
}

/** As it is stored: arrays, since 10 million names of members would be half a gigabyte. */
type StoredPerson = readonly [
  surname: string,
  forenames: string,
  sex: string,
  generation: string,
  /** Left out where there is none, as nearly always. */
  nickname?: string,
];
type StoredAddress = readonly [
  udprn: string,
  postcode: string,
  labels: string,
  names: string,
  isNamed: 0 | 1,
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

/** The row in the form in which the list's file has it. */
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

function storedAddress({ udprn, postcode, labels, names, isNamed }: ComparableAddress): StoredAddress {
  return [udprn, postcode, labels, names, isNamed ? 1 : 0];
}

function storedMove({ lines, town, county, postcode, udprn }: NewAddress): StoredMove {
  return [lines, town, county, postcode, udprn];
}

/** The row that a list's file has in that form. */
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

function readAddress([udprn, postcode, labels, names, isNamed]: StoredAddress): ComparableAddress {
  return { udprn, postcode, labels, names, isNamed: isNamed === 1 };
}

function readMove([lines, town, county, postcode, udprn]: StoredMove): NewAddress {
  return { lines, town, county, postcode, udprn };
}

/** The keys of a row by its address. Among many rows at one address those of one surname, or company, are a group. */
export function rowAddressKeys({
  people,
  company,
  address,
}: Pick<ListRow, 'people' | 'company' | 'address'>): RowKey[] {
  if (address === undefined) return [];
  const groups = new Set(people.length > 0 ? people.map(personGroup) : [companyGroup(company)]);
  return addressKeys(address).flatMap((key) => [...groups].map((group) => ({ key, group })));
}

/** The group of a person among many at one address: those whose surnames sound alike. */
export function personGroup({ surnameCode }: ComparablePerson): number {
  return groupOf(surnameCode);
}

/** The group of a company among many at one address: those whose names begin with the same word. */
export function companyGroup(company: string): number {
  const space = company.indexOf(' ');
  return groupOf(space === -1 ? company : company.slice(0, space));
}

/** FNV-1a, folded to 16 bits. */
function groupOf(text: string): number {
  const hash = fnv1a(text);
  return ((hash >>> 16) ^ hash) & 0xffff;
}

/** The key of an email address: its letters in small, as nearly every mail server takes them. */
export function emailKey(email: string): string {
  return `e${email.trim().toLowerCase()}`;
}

/** The key of a number that an operator knows somebody by. */
export function idKey(id: string): string {
  return `i${id.trim().toUpperCase()}`;
}
