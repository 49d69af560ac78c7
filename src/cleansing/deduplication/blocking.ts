import { present } from '../../present.ts';
import { soundOfName } from '../../text/sound-of-name.ts';
import type { ComparablePerson } from '../name/compare/comparable-person.ts';
import type { ComparableRecord } from './comparable-record.ts';
import { districtOf } from './district.ts';
import type { MatchRule } from './match-rule.ts';
import { type KnownName, knownName } from './names/known-name.ts';
import { NamedPerson } from './names/named-person.ts';
import { mailboxOf } from './read-contact.ts';

/*
 * This file decides which records are compared. Comparing all pairs would be quadratic. Instead, each record
 * goes to a few meetings, such as a postcode district, a surname or a mailbox. At each meeting it is compared
 * with the records that share a blocking key with it. A blocking key consists of the values that must agree,
 * such as the sound of the surname, or the forename and the house number.
 */

/** The kinds of meetings, as the statistics and explanations name them. */
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

/** Returns the kind of meeting at a position in {@link MEETINGS}, which entries hold as a byte. */
export function meetingAt(position: number | undefined): Meeting {
  return present(MEETINGS[position ?? -1], 'the kind of a meeting');
}

/**
 * Returns the keys of the meetings that a record goes to. Each key consists of the kind of meeting, a colon
 * and the value.
 */
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

/**
 * Returns the sounds of a surname and of its halves. Includes the sound of the forename if forename and
 * surname look swapped.
 */
function surnameSoundsOf(person: ComparablePerson | undefined): Iterable<string> {
  const sounds = surnameSounds(person);
  const forename = person === undefined ? undefined : swappedForename(person);
  if (forename !== undefined) return new Set([...sounds, forename.sound]);
  return sounds.length < 2 ? sounds : new Set(sounds);
}

/**
 * Returns the forename if it looks swapped with the surname: the surname is known as a forename, and the
 * forename is not. For example, Hodgson Harvey.
 */
function swappedForename(person: ComparablePerson): KnownName | undefined {
  const forename = NamedPerson.forenameOf(person);
  if (forename === undefined || forename.text.length < 2 || forename.isForename) return undefined;
  return NamedPerson.surnameOf(person).isForename ? forename : undefined;
}

/**
 * Whether all records of a meeting share its only key, such as a mailbox, a telephone number or a birthday.
 */
export function hasOneKey(meeting: Meeting): boolean {
  return meeting !== 'place' && meeting !== 'surname' && meeting !== 'company';
}

/**
 * Returns the blocking keys of a record at a meeting. Two records are compared if they have the same key at
 * the same position. The first positions hold the most reliable keys. An empty text is not a key.
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
  // These two keys find a surname whose sound was changed by a slip, if the forename or the year of birth
  // agrees.
  const begins = person === undefined ? '' : person.surname.slice(0, 2);
  keys.push(begins.length < 2 || forename === '' ? '' : `b${begins}|${forename}`);
  keys.push(begins.length < 2 || record.birth === '' ? '' : `y${begins}|${record.birth.slice(0, 4)}`);
  // Finds people whose forename and surname are swapped.
  const first = person === undefined ? undefined : NamedPerson.forenameOf(person);
  keys.push(first === undefined ? '' : `s${first.sound}`);
  return keys;
}

/**
 * Returns the keys of an address: its delivery point, and its door by number with the postcode or the street.
 */
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
    person !== undefined && swappedForename(person) !== undefined
      ? `f${NamedPerson.surnameOf(person).chief}`
      : '',
  ];
}

/** Returns the key that a forename shares with its nicknames; empty without a forename. */
function chiefForename(person: ComparablePerson | undefined): string {
  return person === undefined ? '' : (NamedPerson.forenameOf(person)?.chief ?? '');
}

/**
 * The values that split a key that too many records share. Two records with such a key are compared only if
 * they also share one of these values.
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
