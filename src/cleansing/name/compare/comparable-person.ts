import { soundOfName } from '../../../text/sound-of-name.ts';
import type { Sex } from '../forenames.ts';
import { genderOf } from '../gender.ts';
import type { Person } from '../person.ts';
import { readName } from '../read-name.ts';
import { type NameFields, readParts } from '../read-parts.ts';
import { nameForm } from './normal-form.ts';
import { plainPerson } from './plain-person.ts';

/** A person's name, prepared for comparisons. Every text is a {@link nameForm}. */
export interface ComparablePerson {
  /** Empty if the name has no surname. Several words are possible: `SMITH JONES`, `VAN DER BERG`. */
  readonly surname: string;
  /** The {@link soundOfName} of the surname. */
  readonly surnameCode: string;
  /** The halves of a double-barrelled surname; otherwise the surname alone. */
  readonly surnameHalves: readonly string[];
  /** Forenames and middle names in their order; an initial is one letter. */
  readonly forenames: readonly string[];
  /** The name that the person goes by, if it is given: the Jack of John (Jack) Smith. */
  readonly nickname: string;
  /** The sex by title or forename. */
  readonly sex: Sex;
  /** Whether the title tells the sex. A guess by the forename may be wrong: Farah is a man in Somalia. */
  readonly isTitled: boolean;
  /**
   * `JR`, `SNR`, `III`: distinguishes a parent from a child with the same name. {@link BOY} if only the title
   * Master says so. Empty if there is no such suffix.
   */
  readonly generation: string;
}

/** The people of a name, prepared for comparisons. Empty for a company, an office, or nobody. */
export function comparablePeople(name: string | NameFields): readonly ComparablePerson[] {
  const plain = typeof name === 'string' ? undefined : plainPerson(name);
  return plain === undefined ? peopleInFull(name) : [plain];
}

/** As {@link comparablePeople}, but without the shorter way for plain names. */
export function peopleInFull(name: string | NameFields): readonly ComparablePerson[] {
  const reading = typeof name === 'string' ? readName(name) : readParts(name);
  if (!('people' in reading)) return [];
  return withHusbandsForename(reading.people)
    .map(comparablePerson)
    .filter(({ surname, forenames }) => {
      return surname !== '' || forenames.length > 0;
    });
}

/**
 * Gives the husband of a couple its only forename: the J of Mr & Mrs J Smith is his by custom. The wife keeps
 * it, because some couples write hers.
 */
function withHusbandsForename(people: readonly Person[]): readonly Person[] {
  const [husband, wife, ...others] = people;
  if (husband === undefined || wife === undefined) return people;
  const isShared = husband.inherits && husband.forename.length === 0 && wife.forename.length > 0;
  if (!isShared || genderOf(husband) === 'F' || !wife.titles.some(({ title }) => title.sex === 'F'))
    return people;
  return [{ ...husband, forename: wife.forename, middle: wife.middle }, wife, ...others];
}

/** A person whose name has already been read. */
export function personOf(
  surname: string,
  forenames: readonly string[],
  sex: Sex = 'U',
  generation = '',
): ComparablePerson {
  const form = nameForm(surname);
  return {
    surname: form,
    surnameCode: soundOfName(form),
    surnameHalves: halvesOf(surname, form),
    forenames: forenames.map(nameForm).filter(Boolean),
    nickname: '',
    sex,
    isTitled: false,
    generation,
  };
}

function comparablePerson(person: Person): ComparablePerson {
  const given = [...person.forename, ...person.middle];
  const suffix = person.suffixes.find(({ written }) => GENERATIONS.has(nameForm(written)));
  // Without a forename, a suffix is read as part of the surname: Mr Fenn Sr.
  const last = nameForm(person.surname.at(-1)?.text ?? '');
  const isSuffixed = suffix === undefined && person.surname.length > 1 && ABBREVIATED.has(last);
  const surname = (isSuffixed ? person.surname.slice(0, -1) : person.surname)
    .map(({ text, hyphened }) => (hyphened ? `-${text}` : text))
    .join(' ');
  // Master Peter Fenn is not a senior.
  const isBoy = person.titles.some(({ title }) => title.written === 'Master');
  const generation = suffix?.written ?? (isSuffixed ? last : isBoy ? BOY : '');
  return {
    ...personOf(
      surname,
      // J-P and Jean-Paul are single names, which nameForm would split.
      given.flatMap(({ text }) => nameForm(text).split(' ')),
      genderOf(person),
      nameForm(generation),
    ),
    nickname: person.nickname === undefined ? '' : nameForm(person.nickname.text),
    isTitled: person.titles.some(({ title }) => title.sex !== 'U'),
  };
}

/** The generation of a boy who is called Master. His other records seldom say it: titles are often left out. */
export const BOY = 'MASTER';

const GENERATIONS = new Set('JR JNR SR SNR II III IV JUNIOR SENIOR 2ND 3RD 4TH FILHO NETO'.split(' '));

/** The suffixes that are no surname. Senior is one. */
const ABBREVIATED = new Set(['JR', 'JNR', 'SR', 'SNR', 'III', 'IV']);

/**
 * The halves of a surname: `SMITH` and `JONES` of Smith-Jones, and of Smith Jones, but not `DE`, `LA`,
 * `MARE`.
 */
function halvesOf(surname: string, form: string): readonly string[] {
  const words = form.split(' ');
  if (words.length === 2 && (surname.includes('-') || words.every((word) => word.length > 3))) return words;
  return form === '' ? [] : [form];
}
