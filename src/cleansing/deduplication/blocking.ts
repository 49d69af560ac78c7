import { soundOfName } from '../../text/sound-of-name.ts';
import type { ComparablePerson } from '../name/compare/comparable-person.ts';
import type { ComparableRecord } from './comparable-record.ts';
import { districtOf } from './district.ts';
import { knownName } from './known-name.ts';
import type { MatchRule } from './match-rule.ts';
import { NamedPerson } from './named-person.ts';
import { mailboxOf } from './read-contact.ts';

/*
 * Which records are compared. Comparing all would be quadratic, so a record goes to a few meetings (a postcode district, a
 * surname, a mailbox), and at each it is compared with those that it shares a blocking key with. A key of a meeting names
 * several things that agree, as two of the three that most duplicates share.
 */

/** Kinds of meetings, as the statistics and explanations name them. */
export const MEETINGS = [
  'place',
  'surname',
  'email',
  'telephone',
  'birth',
  'forename',
  'identifier',
  'company',
] as const;

export type Meeting = (typeof MEETINGS)[number];

/** The keys of the meetings that a record goes to: the kind, a colon, the value. */
export function meetingsOf(record: ComparableRecord, { duplicate }: MatchRule): string[] {
  const meetings: string[] = [];
  const place = placeOf(record);
  if (place !== '') meetings.push(`place:${place}`);
  if (duplicate === 'household') return meetings;
  if (duplicate === 'company') {
    const site = record.company.slice(0, 5);
    if (site !== '') meetings.push(`company:${soundOfName(site)}`);
    return meetings;
  }
  if (duplicate === 'family') return meetings;
  for (const sound of surnameSoundsOf(record.person)) meetings.push(`surname:${sound}`);
  const mailbox = mailboxOf(record.email);
  if (mailbox !== '') meetings.push(`email:${mailbox}`);
  for (const telephone of record.telephones) meetings.push(`telephone:${telephone.slice(-9)}`);
  if (record.birth !== '') {
    if (record.birth.length !== 4) meetings.push(`birth:${record.birth}`);
    const forename = chiefForename(record.person);
    if (forename !== '') meetings.push(`forename:${forename}|${record.birth.slice(0, 4)}`);
  }
  for (const [column, identifier] of record.identifiers.entries()) {
    if (identifier !== '') meetings.push(`identifier:${column}:${identifier}`);
  }
  return meetings;
}

/**
 * Returns the district of a British postcode or the whole foreign postcode. Without a postcode, returns town,
 * street or UDPRN.
 */
function placeOf({ address }: ComparableRecord): string {
  return districtOf(address) || address.street || address.udprn;
}

/** The sounds of a surname and of its halves, and of a forename that stands where the surname belongs. */
function surnameSoundsOf(person: ComparablePerson | undefined): ReadonlySet<string> {
  const sounds = new Set(surnameSounds(person));
  if (person !== undefined && looksSwapped(person)) sounds.add(NamedPerson.forenameOf(person)!.sound);
  return sounds;
}

/** Hodgson Harvey: the surname is known as a forename, and the forename is not. */
function looksSwapped(person: ComparablePerson): boolean {
  const forename = NamedPerson.forenameOf(person);
  if (forename === undefined || forename.text.length < 2 || forename.isForename) return false;
  return NamedPerson.surnameOf(person).isForename;
}

/** Whether all records of a meeting share its one key: a mailbox, a telephone number, a birthday. */
export function hasOneKey(meeting: Meeting): boolean {
  return meeting !== 'place' && meeting !== 'surname' && meeting !== 'company';
}

/**
 * The blocking keys of a record at a meeting. Two records with the same key at the same position are compared. The first
 * positions of a meeting are the surest; an empty key is none.
 */
export function keysAt(
  meeting: Meeting,
  record: ComparableRecord,
  { duplicate }: MatchRule,
): readonly string[] {
  switch (meeting) {
    case 'place':
      return duplicate === 'person' ? placeKeys(record) : doorKeys(record);
    case 'surname':
      return surnameKeys(record);
    case 'company':
      return [record.company];
    default:
      return ONE_KEY;
  }
}

const ONE_KEY = ['all'];

function placeKeys(record: ComparableRecord): string[] {
  const { address, person } = record;
  const forename = chiefForename(person);
  const keys = doorKeys(record);
  const sounds = surnameSounds(person);
  keys.push(sounds[0] === undefined ? '' : `s${sounds[0]}`);
  keys.push(sounds[1] === undefined ? '' : `s${sounds[1]}`);
  keys.push(sounds[2] === undefined ? '' : `s${sounds[2]}`);
  keys.push(forename === '' || address.number === '' ? '' : `f${forename}|${address.number}`);
  // A surname that a slip makes sound other, of the same age or forename.
  const begins = person === undefined ? '' : person.surname.slice(0, 2);
  keys.push(begins.length < 2 || forename === '' ? '' : `b${begins}|${forename}`);
  keys.push(begins.length < 2 || record.birth === '' ? '' : `y${begins}|${record.birth.slice(0, 4)}`);
  // Forename and surname in each other's place.
  keys.push(
    person === undefined || person.forenames.length === 0 ? '' : `s${NamedPerson.forenameOf(person)!.sound}`,
  );
  return keys;
}

/** The delivery point, and the door by its number and street. */
function doorKeys({ address }: ComparableRecord): string[] {
  const { udprn, postcode, number, street } = address;
  const building = number || address.building;
  return [
    udprn === '' ? '' : `u${udprn}`,
    building === '' || postcode === '' ? '' : `p${postcode}|${building}`,
    street === '' || building === '' ? '' : `d${street.slice(0, 4)}|${building}`,
  ];
}

function surnameSounds(person: ComparablePerson | undefined): readonly string[] {
  if (person === undefined || person.surname === '') return [];
  if (person.surnameHalves.length < 2) return [person.surnameCode];
  return [person.surnameCode, ...person.surnameHalves.map((half) => knownName(half).sound)];
}

function surnameKeys(record: ComparableRecord): string[] {
  const { person, birth, address } = record;
  const forename = chiefForename(person);
  const { number, street } = address;
  return [
    forename === '' ? '' : `f${forename}`,
    // Finds people with another forename or none, who were born in the same year.
    birth.length === 8 || birth.length === 4 ? `y${birth.slice(0, 4)}` : '',
    // Finds people whose postcode is missing or mistyped.
    number === '' || street === '' ? '' : `d${street.slice(0, 4)}|${number}`,
    person !== undefined && looksSwapped(person) ? `f${NamedPerson.surnameOf(person).chief}` : '',
  ];
}

/** Returns the key that a forename shares with its nicknames; empty without a forename. */
function chiefForename(person: ComparablePerson | undefined): string {
  return person === undefined ? '' : (NamedPerson.forenameOf(person)?.chief ?? '');
}

/**
 * The values that split a key of too many records. Two records of such a key are compared only if they share
 * one of these.
 */
export const SPLITTERS: readonly ((record: ComparableRecord) => string)[] = [
  ({ birth }) => birth,
  ({ identifiers }) => identifiers.find((identifier) => identifier !== '') ?? '',
  ({ email }) => email,
  ({ telephones }) => telephones[0] ?? '',
  ({ address }) => (address.number === '' ? '' : `${address.number}|${address.street.slice(0, 4)}`),
  ({ address, person }) => (person === undefined ? '' : withText(address.postcode, person.surnameCode)),
  ({ person, address }) => (person === undefined ? '' : withText(chiefForename(person), address.postcode)),
  ({ person }) => (person === undefined ? '' : withText(chiefForename(person), person.surname)),
  ({ company }) => company,
];

function withText(one: string, other: string): string {
  return one === '' || other === '' ? '' : `${one}|${other}`;
}
