import { soundOfName } from '../../../text/sound-of-name.ts';
import {
  type EverydayTitle,
  everydayTitles,
  INITIAL,
  isOnlyName,
  isPlainWord,
  mayBeInitials,
  Readings,
  sexOfPlainName,
} from '../plain-word.ts';
import type { NameFields } from '../read-parts.ts';
import { type Word, word } from '../token.ts';
import type { ComparablePerson } from './comparable-person.ts';

/*
 * Most names in columns are plain: an everyday title or none, one forename, one middle name or none, and one
 * surname, each a single word that can be nothing else. Reading such a name with `readParts` took 13 µs. Here
 * each word is read once and remembered, and the words of a name are only put together.
 *
 * The result is the same. A word counts as plain only if none of the tests in `readParts` can be true for it,
 * whatever the other words are, so the words of a plain name do not influence each other. The exception is
 * the sex, which `genderOf` works out. A test reads every word that the lexicon knows in both ways.
 */

/** A word that can only be a forename or a middle name. */
interface GivenName {
  readonly word: Word;
  /** The name in capitals. */
  readonly form: string;
  /** The list that holds only this name. */
  readonly alone: readonly string[];
}

/** A word that can only be a surname. */
interface Surname {
  readonly word: Word;
  readonly form: string;
  readonly sound: string;
  readonly halves: readonly string[];
}

const NO_TITLE: EverydayTitle = { titles: [], sex: 'U' };

/**
 * Reads the person of a plain name. Gives the same as `comparablePeople`, ten times as fast.
 *
 * @returns undefined if the name is not plain, and must be read by `comparablePeople`
 */
export function plainPerson({ title, forename, middle, surname }: NameFields): ComparablePerson | undefined {
  const family = surnames.of(surname);
  if (family === undefined) return undefined;
  const first = givenNames.of(forename);
  if (first === undefined) return undefined;
  const second = middle === '' ? null : givenNames.of(middle);
  if (second === undefined) return undefined;
  const titled = title === '' ? NO_TITLE : everydayTitles.of(title);
  if (titled === undefined) return undefined;
  return {
    surname: family.form,
    surnameCode: family.sound,
    surnameHalves: family.halves,
    forenames: second === null ? first.alone : [first.form, second.form],
    nickname: '',
    sex: sexOfPlainName(titled, first.word, second?.word, family.word),
    isTitled: titled.sex !== 'U',
    generation: '',
  };
}

const givenNames = new Readings((text): GivenName | undefined => {
  if (!(INITIAL.test(text) || isPlainWord(text))) return undefined;
  const name = word(text);
  if (!isOnlyName(name) || mayBeInitials(name)) return undefined;
  const form = text.toUpperCase();
  return { word: name, form, alone: [form] };
});

const surnames = new Readings((text): Surname | undefined => {
  if (!isPlainWord(text)) return undefined;
  const name = word(text);
  if (!isOnlyName(name)) return undefined;
  const form = text.toUpperCase();
  return { word: name, form, sound: soundOfName(form), halves: [form] };
});
