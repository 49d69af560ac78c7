import { isMojibake } from '../../text/mojibake.ts';
import { withAsides } from './asides.ts';
import { isCompany } from './company.ts';
import { withGenerationAsSuffix } from './generation-words.ts';
import type { TypedCase } from './letter-case.ts';
import { mendWords } from './mend-words.ts';
import { isOffice, isPlaceholder, isUnnamed } from './nobody.ts';
import { withoutNote } from './notes.ts';
import type { People, Person } from './person.ts';
import { readPeople } from './read-people.ts';
import { nameBefore, undamaged, withLetters } from './salvage.ts';
import { leadingTitles } from './titles.ts';
import { isInitial, type Token, type Word } from './token.ts';
import { type Tokens, tokenise } from './tokenise.ts';
import { withoutAttention, withoutJob } from './words-around.ts';

/** The longest name to read, in UTF-16 code units. A longer text is Unknown, because it is not a name. */
export const NAME_LENGTH = 200;

/**
 * What a name stands for. Unknown is everything other than people and organisations: nobody, an office, the
 * dead, nonsense, or no text.
 */
export const NAME_TYPES = ['Person', 'Joint', 'Company', 'Unknown'] as const;

export type NameType = (typeof NAME_TYPES)[number];

/** The reading of a name. */
export type NameReading = PeopleReading | OtherReading;

export interface PeopleReading {
  readonly type: 'Person' | 'Joint';
  readonly people: readonly Person[];
  readonly typed: TypedCase;
  /** Whether the name is only a care-of name: c/o Mr Smith. */
  readonly inCareOf: boolean;
  /** The care-of person: Mr Smith c/o Mrs Jones. */
  readonly careOf: NameReading | undefined;
}

export interface OtherReading {
  readonly type: 'Company' | 'Unknown';
  /** The text, with single spaces. */
  readonly text: string;
  /** Whether the text consists of words whose capitals may be repaired; an email address does not. */
  readonly words: boolean;
}

/** Reads a name in any form. */
export function readName(text: string): NameReading {
  if (text.length > NAME_LENGTH) return other('Unknown', text, false);
  const tokens = tokenise(text);
  const reading = readTokens(tokens, text);
  if (!tokens.odd && reading.type !== 'Unknown' && !isMojibake(text)) return reading;
  return salvaged(text, reading);
}

/**
 * Repairs damaged text, removes what follows the name, and reads the rest. Returns `reading` if no name is
 * left.
 */
function salvaged(text: string, reading: NameReading): NameReading {
  const mended = withLetters(undamaged(text));
  if (mended !== text && mended !== '') {
    const second = readTokens(tokenise(mended), mended);
    if (second.type !== 'Unknown') return second;
  }
  if (reading.type !== 'Unknown' || YEAR_OF_DEATH.test(text)) return reading;
  const before = nameBefore(mended);
  const third = before === undefined ? reading : readTokens(tokenise(before), before);
  return 'people' in third && third.people.some(isSurelyPerson) ? third : reading;
}

/** Mr Smith (d. 2019): the name before the year is that of somebody dead. */
const YEAR_OF_DEATH = /[([]\s*d\.?\s*\d/i;

/** Whether there is a title or a known forename, and a surname. */
function isSurelyPerson({ titles, forename, surname }: Person): boolean {
  return surname.length > 0 && (titles.length > 0 || forename.some(({ entry }) => entry.sex !== undefined));
}

/** Reads the tokens of a text. */
function readTokens({ tokens: found, asides, odd }: Tokens, text: string): NameReading {
  const tokens = withGenerationAsSuffix(withoutJob(mendWords(withoutNote(withoutAttention(found)))));
  const name = { tokens, asides, odd };
  return readCareOf(name) ?? otherThanPeople(name, text) ?? readAddressee(tokens, asides, text);
}

/** The reading of tokens that do not name people; undefined if they may name some. */
export function otherThanPeople({ tokens, asides, odd }: Tokens, text: string): OtherReading | undefined {
  if (!tokens.some(({ kind }) => kind === 'word')) return other('Unknown', text, false);
  if (isPlaceholder(tokens) || (odd && EMAIL.test(text))) return other('Unknown', text, false);
  if (isUnnamed(tokens, asides) || isOffice(tokens)) return other('Unknown', text, true);
  if (isCompany(tokens, asides)) return other('Company', text, true);
  return odd || hasDigits(tokens) ? other('Unknown', text, false) : undefined;
}

const EMAIL = /[^\s@]@[^\s@]+\.[^\s@]/;

function readAddressee(
  tokens: readonly Token[],
  asides: readonly (readonly Word[])[],
  text: string,
): NameReading {
  const found = readPeople(tokens);
  if (found !== undefined) return peopleReading(withAsides(found, asides), text);
  // Marks & Spencer are not people. Mr & Mrs alone are not people either, but not a firm.
  const firm = tokens.some(({ kind }) => kind === 'and') && leadingTitles(tokens).length === 0;
  return other(firm ? 'Company' : 'Unknown', text, true);
}

/** The reading of these people. It is Unknown if too little of a name is left. */
export function peopleReading({ people, typed }: People, text: string): NameReading {
  const [first] = people;
  if (first === undefined || !(people.some(isNamed) || isTitledLetter(people)))
    return other('Unknown', text, true);
  const joint = people.length > 1 || first.titles.some(({ title }) => title.plural);
  return { type: joint ? 'Joint' : 'Person', people, typed, inCareOf: false, careOf: undefined };
}

/** Whether there is a surname, or a forename longer than an initial. */
function isNamed({ surname, forename }: Person): boolean {
  return surname.some(({ text }) => text.length > 1) || forename.some((name) => !isInitial(name));
}

/** A title and one letter: Mr O, Mrs E. */
function isTitledLetter([first, next]: readonly Person[]): boolean {
  if (first === undefined || next !== undefined) return false;
  return first.titles.length > 0 && first.surname.length + first.forename.length > 0;
}

function other(type: 'Company' | 'Unknown', text: string, words: boolean): OtherReading {
  return { type, text: text.trim().replace(/\s+/g, ' '), words };
}

function hasDigits(tokens: readonly Token[]): boolean {
  for (const token of tokens) {
    if (token.kind !== 'word' || !token.digits) continue;
    if (token.entry.suffix === undefined && token.entry.titles === undefined) return true;
  }
  return false;
}

/** Reads care-of names: c/o Mr Smith, Mr Smith c/o Mrs Jones, care of. */
function readCareOf({ tokens, asides, odd }: Tokens): NameReading | undefined {
  const at = careOfAt(tokens);
  if (at === -1) return undefined;
  const behind = tokens.slice(at + (tokens[at + 1]?.kind === 'slash' ? 3 : 2));
  if (behind.length === 0) return undefined;
  const read = (part: readonly Token[]) => readTokens({ tokens: part, asides, odd }, textOf(part));
  const name = read(at === 0 ? behind : tokens.slice(0, at));
  if (!('people' in name)) return name;
  return at === 0 ? { ...name, inCareOf: true } : { ...name, careOf: read(behind) };
}

function careOfAt(tokens: readonly Token[]): number {
  for (let at = 0; at < tokens.length; at++) if (isCareOf(tokens, at)) return at;
  return -1;
}

const MARKS = { and: '&', comma: ',', slash: '/' } as const;

function textOf(tokens: readonly Token[]): string {
  return tokens.map((token) => (token.kind === 'word' ? token.text : MARKS[token.kind])).join(' ');
}

function isCareOf(tokens: readonly Token[], at: number): boolean {
  const first = tokens[at];
  if (first?.kind !== 'word' || (first.lower !== 'c' && first.lower !== 'care')) return false;
  const [second, third] = tokens.slice(at + 1, at + 3);
  if (first.lower === 'care') return second?.kind === 'word' && second.lower === 'of';
  return second?.kind === 'slash' && third?.kind === 'word' && third.lower === 'o';
}
