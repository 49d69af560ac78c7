import { envelopeName, joined, joinedPeople } from './envelope.ts';
import { genderOf } from './gender.ts';
import { cleansedPlainName } from './plain-name.ts';
import {
  type NameReading,
  type NameType,
  type OtherReading,
  type PeopleReading,
  readName,
} from './read-name.ts';
import { type NameFields, readParts } from './read-parts.ts';
import { type Salutation, salutationOf } from './salutation.ts';
import { lettered, type NameCase, type WrittenPerson, writtenPerson } from './written-person.ts';
import { repairedText } from './written-text.ts';

/** M male, F female, U unknown, J several people. */
export type Gender = 'M' | 'F' | 'U' | 'J';

/** A cleansed name. Missing parts are empty. */
export interface CleansedName {
  readonly type: NameType;
  readonly title: string;
  readonly forename: string;
  readonly middle: string;
  readonly surname: string;
  readonly suffix: string;
  /** Empty if the name does not name people. */
  readonly gender: Gender | '';
  readonly salutation: string;
  readonly usedDefaultSalutation: boolean;
  readonly envelopeName: string;
  /** Whether the case of any letter was changed. */
  readonly caseChanged: boolean;
}

export interface NameOptions {
  readonly case: NameCase;
  readonly salutation: Salutation;
  readonly defaultSalutation: string;
}

/** Cleanses a name given as one text or in parts. */
export function cleanseName(name: string | NameFields, options: NameOptions): CleansedName {
  const plain = typeof name === 'string' ? cleansedPlainName(name, options) : undefined;
  return plain ?? cleansedInFull(name, options);
}

/** As {@link cleanseName}, but without the shorter way for plain names. */
export function cleansedInFull(name: string | NameFields, options: NameOptions): CleansedName {
  const reading = typeof name === 'string' ? readName(name) : readParts(name);
  if ('people' in reading) return cleansedPeople(reading, options);
  const envelopeName = lettered(otherEnvelope(reading, options.case), options.case);
  return {
    ...NO_PARTS,
    type: reading.type,
    ...greeting(undefined, options),
    envelopeName,
    caseChanged: envelopeName !== reading.text,
  };
}

const NO_PARTS = { title: '', forename: '', middle: '', surname: '', suffix: '', gender: '' } as const;

function cleansedPeople(reading: PeopleReading, options: NameOptions): CleansedName {
  const letters = options.case;
  const people = reading.people.map((person) => writtenPerson(person, reading.typed, letters));
  const [only] = people;
  const [first] = reading.people;
  // Nearly all names are those of one person and need no joining.
  const { title, forename, middle, surname, suffix } =
    people.length === 1 && only !== undefined ? only : joinedPeople(people);
  return {
    type: reading.type,
    title: lettered(title, letters),
    forename: lettered(forename, letters),
    middle: lettered(middle, letters),
    surname: lettered(surname, letters),
    suffix: lettered(suffix, letters),
    gender: reading.type === 'Joint' || first === undefined ? 'J' : genderOf(first),
    ...greeting(people, options),
    envelopeName: lettered(peopleEnvelope(reading, people, letters), letters),
    caseChanged: people.some(({ caseChanged }) => caseChanged),
  };
}

function greeting(
  people: readonly WrittenPerson[] | undefined,
  { salutation, defaultSalutation, case: letters }: NameOptions,
): Pick<CleansedName, 'salutation' | 'usedDefaultSalutation'> {
  if (salutation === 'none') return { salutation: '', usedDefaultSalutation: false };
  const own = people === undefined ? undefined : salutationOf(people, salutation);
  return {
    salutation: lettered(own ?? defaultSalutation, letters),
    usedDefaultSalutation: own === undefined,
  };
}

function peopleEnvelope(reading: PeopleReading, people: readonly WrittenPerson[], letters: NameCase): string {
  const careOf = reading.careOf === undefined ? '' : `c/o ${envelope(reading.careOf, letters)}`;
  return joined([reading.inCareOf ? 'c/o' : '', envelopeName(people), careOf]);
}

function otherEnvelope({ text, words }: OtherReading, letters: NameCase): string {
  return words && letters === 'mixed' ? repairedText(text) : text;
}

function envelope(reading: NameReading, letters: NameCase): string {
  if (!('people' in reading)) return otherEnvelope(reading, letters);
  const people = reading.people.map((person) => writtenPerson(person, reading.typed, letters));
  return peopleEnvelope(reading, people, letters);
}
