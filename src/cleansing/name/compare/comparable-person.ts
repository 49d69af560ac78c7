import { soundOfName } from '../../../text/sound-of-name.ts';
import type { Sex } from '../forenames.ts';
import { genderOf } from '../gender.ts';
import type { Person } from '../person.ts';
import { readName } from '../read-name.ts';
import { type NameFields, readParts } from '../read-parts.ts';
import { nameForm } from './normal-form.ts';

/** A person's name, made ready to be compared with others. Every text is a {@link nameForm}. */
export interface ComparablePerson {
  /** Empty where the name has none. Of several words: `SMITH JONES`, `VAN DER BERG`. */
  readonly surname: string;
  /** The {@link soundOfName} of the surname. */
  readonly surnameCode: string;
  /** The halves of a double-barrelled surname; the surname alone where it is none. */
  readonly surnameHalves: readonly string[];
  /** Forenames and middle names in their order; an initial is one letter. */
  readonly forenames: readonly string[];
  /** The name that the person goes by, where it was written beside the others: the Jack of John (Jack) Smith. */
  readonly nickname: string;
  /** By title or forename. */
  readonly sex: Sex;
  /** `JR`, `SNR`, `III`: what tells a parent from a child of the same name; empty where nothing does. */
  readonly generation: string;
}

/** The people that a name names, made ready to be compared; none where it names a company, an office, or nobody. */
export function comparablePeople(name: string | NameFields): readonly ComparablePerson[] {
  const reading = typeof name === 'string' ? readName(name) : readParts(name);
  if (!('people' in reading)) return [];
  return reading.people.map(comparablePerson).filter(({ surname, forenames }) => {
    return surname !== '' || forenames.length > 0;
  });
}

/** A person who is known in parts already; for what has been read before. */
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
    generation,
  };
}

function comparablePerson(person: Person): ComparablePerson {
  const given = [...person.forename, ...person.middle];
  const surname = person.surname.map(({ text, hyphened }) => (hyphened ? `-${text}` : text)).join(' ');
  const suffix = person.suffixes.find(({ written }) => GENERATIONS.has(nameForm(written)));
  // Master Peter Fenn is no senior.
  const isBoy = person.titles.some(({ title }) => title.written === 'Master');
  const generation = suffix?.written ?? (isBoy ? 'Jnr' : '');
  return {
    ...personOf(
      surname,
      // J-P and Jean-Paul are one name each; nameForm would part them.
      given.flatMap(({ text }) => nameForm(text).split(' ')),
      genderOf(person),
      nameForm(generation),
    ),
    nickname: person.nickname === undefined ? '' : nameForm(person.nickname.text),
  };
}

const GENERATIONS = new Set('JR JNR SR SNR II III IV JUNIOR SENIOR 2ND 3RD 4TH FILHO NETO'.split(' '));

/** `SMITH`, `JONES` of Smith-Jones; also of Smith Jones, but not `DE`, `LA`, `MARE`. */
function halvesOf(surname: string, form: string): readonly string[] {
  const words = form.split(' ');
  if (words.length === 2 && (surname.includes('-') || words.every((word) => word.length > 3))) return words;
  return form === '' ? [] : [form];
}
