import { KIND } from '../../address/normal-form/vocabulary.ts';
import type { Word } from '../../address/normal-form/word.ts';
import { mayEndCountry } from './country-names.ts';
import { LETTER_WORDS } from './dictated.ts';
import { beginsFormerName } from './former-name.ts';
import { INTRODUCING } from './introductions.ts';
import { mayBeginDoor, mayBeginRequest } from './requests.ts';
import { SHORT_FORM_WORDS } from './short-forms.ts';

/*
 * What a word may mean in a typed address, decided once for each word. Most words have none of these signs, so the
 * rules that look for them can be left out.
 */

/** The signs of a word. A word may have several. */
export const SIGN = {
  /** A line with this word may need tidying (tidied.ts). */
  untidy: 1 << 0,
  /** A line with this word and a space behind it may need tidying. */
  untidyWithin: 1 << 5,
  /** A line with a letter before this word may need tidying: `B Bravo`. */
  spelled: 1 << 6,
  /** A part of an address that begins with this word may be an aside (aside.ts). */
  beginsAside: 1 << 1,
  /** A part of an address that contains this word may be an aside. */
  withinAside: 1 << 2,
  /** A part of an address that begins with this word may be a person (person.ts). */
  beginsPerson: 1 << 3,
  /** The name of a country may end with this word (foreign-sign.ts). */
  endsCountry: 1 << 4,
} as const;

/** Whether a word has one of the signs, given as values of {@link SIGN} combined. */
export function hasSign(word: Word, signs: number): boolean {
  if (word.signs < 0) word.signs = signsOf(word);
  return (word.signs & signs) !== 0;
}

function signsOf(word: Word): number {
  return (
    (isUntidy(word) ? SIGN.untidy : 0) |
    (isUntidyWithin(word) ? SIGN.untidyWithin : 0) |
    (SPELLED.has(word.written) ? SIGN.spelled : 0) |
    (beginsAside(word) ? SIGN.beginsAside : 0) |
    (WAYS.has(word.written) ? SIGN.withinAside : 0) |
    (beginsPerson(word) ? SIGN.beginsPerson : 0) |
    (mayEndCountry(word.written) ? SIGN.endsCountry : 0)
  );
}

/** Words of the expressions in tidied.ts, dictated.ts and misread.ts. */
const UNTIDY = new Set([
  ...(
    'NONE NULL NIL SAME DITTO UNKNOWN TBC TBA NA NK UM UH ERM AND GATE ENTRANCE DOUBLE TRIPLE UNK 0 PH ' +
    'POLICY POLICYHOLDER INSURED PROPOSER RISK OVERNIGHT GARAGED KEPT REG REGISTRATION SINCE BRANCH ' +
    'STORE SITE DEPOT OUTLET TREBLE HUNDRED ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE STROKE SLASH ' +
    'DASH HYPHEN TO FOR FORMERLY PREVIOUSLY SELECT CHOOSE BOROUGH DISTRICT COUNCIL COUNTY COMMA NEWLINE ' +
    'LINE STOP FULLSTOP MTR METER PPM CUPBOARD SHIP MOVING DEL MAIL POST TENANT CROFTER PUPIL CHILD ' +
    'STUDENT PASSENGER GUEST OWNER AUNTIE UNCLE LAND ALL PROPERTY PREMISES DWELLINGHOUSE SUBJECTS ' +
    'FREEHOLD LEASEHOLD COY BTY SQN FAMILY ZONE AVAILABLE SALE SOLD OFFERS LET'
  ).split(' '),
  ...SHORT_FORM_WORDS.split(' '),
  ...INTRODUCING,
]);

/** A word of five letters or more, with a letter three times in a row (misread.ts). */
const HELD = /^(?=[A-Z]{5}).*([A-Z])\1\1/;

/** `Ff2` */
const WELSH_FLAT = /^FF\d/;

/** `P264` */
const PLOT = /^P\d{2,4}$/;

/** In letters. A longer word was cut, and may have ended with anything. */
const LONGEST = 31;

function isUntidy({ written }: Word): boolean {
  return (
    UNTIDY.has(written) ||
    WELSH_FLAT.test(written) ||
    PLOT.test(written) ||
    written.length > LONGEST ||
    /^X{2,}$/.test(written) ||
    HELD.test(written)
  );
}

function isUntidyWithin({ written }: Word): boolean {
  return written === 'COTTAGE' || mayBeginRequest(written) || written.endsWith('WCH');
}

/** Words for letters: `12 B for Bravo`. */
const SPELLED = new Set(LETTER_WORDS.toUpperCase().split('|'));

/** Words that say how a place lies to another: `2nd house after the bridge`, `at end of track`. */
export const WAYS: ReadonlySet<string> = new Set(['AFTER', 'PAST', 'BEFORE', 'UNTIL']);

/** Words that begin the way to a house, before THE or OF. */
export const LEADING: ReadonlySet<string> = new Set(['UP', 'DOWN', 'BY', 'END', 'TOP', 'ROUND']);

/** Words that say on which corner a house stands, before OF or WITH. */
export const CORNERS: ReadonlySet<string> = new Set(['CORNER', 'CNR', 'JUNCTION', 'JCT']);

/** What a telephone number begins with, or the word before it. A plus sign is read as AND. */
export const BEFORE_TELEPHONE = /^(?:[TM]|MOB|0\d+|44|AND)$/;

function beginsAside(word: Word): boolean {
  const { written } = word;
  return (
    word.is(KIND.beside) ||
    written === 'NEXT' ||
    written === 'AT' ||
    written === 'ON' ||
    LEADING.has(written) ||
    CORNERS.has(written) ||
    beginsFormerName(written, false) ||
    mayBeginDoor(written) ||
    mayBeginRequest(written) ||
    BEFORE_TELEPHONE.test(written)
  );
}

/** Words before the name of a person, besides `Care of`. */
export const CARE: ReadonlySet<string> = new Set(['CAREOF', 'CO', 'FAO', 'ATTN', 'ATTENTION', 'ATT']);

/** Words that begin a person besides titles and initials. */
const BEFORE_PERSON = new Set([...CARE, 'CARE', 'DR', 'THE', 'CURRENT', 'PRESENT']);

function beginsPerson(word: Word): boolean {
  return word.is(KIND.title | KIND.letter) || BEFORE_PERSON.has(word.written);
}
