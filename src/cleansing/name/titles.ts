import type { Title, TitleSpelling } from './title-list.ts';
import { isInitial, type Token, type Word } from './token.ts';

/** A title, and the text that was typed for it. */
export interface FoundTitle {
  readonly title: Title;
  readonly typed: string;
}

/** The titles at the front of these tokens, and how many tokens they take. */
export interface LeadingTitles {
  readonly titles: readonly FoundTitle[];
  readonly length: number;
}

export const NO_TITLES: LeadingTitles = { titles: [], length: 0 };

/**
 * Reads the titles at the front: Mr, Rev Dr, The Rt Hon Sir. A title word that is also a surname (Bishop,
 * Lord) is the surname if no other word is left for it: Mr Bishop, Dr Lord.
 *
 * @param surnameElsewhere whether the surname came before a comma, so all names here are forenames
 */
export function leadingTitles(tokens: readonly Token[], surnameElsewhere = false): LeadingTitles {
  const first = tokens[0];
  if (first?.kind !== 'word') return NO_TITLES;
  const skipped = first.lower === 'the' ? 1 : 0;
  if (skipped === 0 && first.entry.titles === undefined) return NO_TITLES;
  const titles: FoundTitle[] = [];
  let at = skipped;
  let last = at;
  while (at < tokens.length) {
    // The Rt Hon the Lord Smith
    if (titles.length > 0 && isWord(tokens[at], 'the') && titleAt(tokens, at + 1) !== undefined) at++;
    const spelling = titleAt(tokens, at);
    if (spelling === undefined || isNameHere(spelling.title, titles, tokens, at, surnameElsewhere)) break;
    last = at;
    at += spelling.words.length;
    // Mr Mr Smith was typed twice; Prof Dr Dr Smith was not.
    if (titles.at(-1)?.title === spelling.title && spelling.title.sex !== 'U') continue;
    titles.push({ title: spelling.title, typed: typed(tokens, last, at) });
  }
  if (titles.length === 0) return NO_TITLES;
  if (titles.length > 1 && at === tokens.length && isNameAtEnd(titles)) {
    return { titles: titles.slice(0, -1), length: last };
  }
  return { titles, length: at };
}

/** If no other word is left for a name, the last title is the name: Dr Lord, Mrs Marquess, Mr Reverend. */
function isNameAtEnd(titles: readonly FoundTitle[]): boolean {
  const [first, last, more] = titles;
  const title = titles.at(-1)?.title;
  if (first === undefined || title === undefined) return false;
  return title.alsoName || (!title.everyday && last !== undefined && more === undefined && isMrOrMrs(first));
}

function isMrOrMrs({ title }: FoundTitle): boolean {
  return title.everyday && title.sex !== 'U';
}

/** The longest title that begins at this token. */
export function titleAt(tokens: readonly Token[], at: number): TitleSpelling | undefined {
  const token = tokens[at];
  if (token?.kind !== 'word' || token.entry.titles === undefined) return undefined;
  for (const spelling of token.entry.titles) {
    const { words } = spelling;
    let matched = 1;
    for (; matched < words.length; matched++) if (!isWord(tokens[at + matched], words[matched])) break;
    if (matched === words.length && !isForenameIn(spelling, tokens[at + 1])) return spelling;
  }
  return undefined;
}

/** Dr Phil Smith has a forename; Dr. phil. Schmidt has a doctorate in philosophy. */
function isForenameIn({ words, title }: TitleSpelling, second: Token | undefined): boolean {
  if (words.length === 1 || second?.kind !== 'word' || second.entry.sex === undefined) return false;
  return second.shape !== 'lower' && !second.stopped && SMALL_BEHIND.test(title.written);
}

const SMALL_BEHIND = /^\S+ \p{Ll}/u;

function isWord(token: Token | undefined, word: string | undefined): boolean {
  if (token === undefined) return false;
  return word === '/' ? token.kind === 'slash' : token.kind === 'word' && token.lower === word;
}

function isNameHere(
  title: Title,
  before: readonly FoundTitle[],
  tokens: readonly Token[],
  at: number,
  surnameElsewhere: boolean,
): boolean {
  if (title.alsoName && before.some(isMrOrMrs)) return true;
  // Major Singh Dhaliwal is called Major.
  if (
    title.alsoName &&
    before.length === 0 &&
    SIKH.has(lowerAt(tokens, at + 1)) &&
    lowerAt(tokens, at + 2) !== ''
  ) {
    return true;
  }
  if (title.afterTitle) return before.length === 0 || (tokens[at] as Word).shape !== 'lower';
  if (title.beforeOf) return before.length === 0 && !isPeerHere(tokens, at);
  if (!title.beforeForename || before.length > 0) return false;
  const next = tokens[at + 1];
  if (next?.kind !== 'word') return true;
  // In `Ds Smith`, `Ds` is two initials, not a title.
  if (ABBREVIATION.test(title.written) && (tokens[at] as Word).shape === 'capital') return true;
  if (next.entry.titles !== undefined) return false;
  // Prince Harry, Sheikh Ahmed Khan; but Sheikh Ahmed.
  if (isInitial(next)) return ABBREVIATION.test(title.written);
  return next.entry.sex === undefined || (!title.familiar && !surnameElsewhere && at + 2 >= tokens.length);
}

const SIKH = new Set(['singh', 'kaur']);

function lowerAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token?.kind === 'word' ? token.lower : '';
}

const ABBREVIATION = /^[A-Z]{2,4}$/;

/**
 * Whether the context shows that the word is a title: Duke of Fife, The Earl Grey, Duke and Duchess of Fife,
 * but not Earl Smith.
 */
function isPeerHere(tokens: readonly Token[], at: number): boolean {
  if (isWord(tokens[at + 1], 'of') || isWord(tokens[at - 1], 'the')) return true;
  return tokens[at + 1]?.kind === 'and' && titleAt(tokens, at + 2)?.title.peer === true;
}

function typed(tokens: readonly Token[], from: number, to: number): string {
  let text = '';
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    if (token?.kind !== 'word') text += '/';
    else text += text === '' || text.endsWith('/') ? token.text : ` ${token.text}`;
  }
  return text;
}

/** Whether the word alone is a title that may follow a name. */
export function everydayTitle(token: Word): Title | undefined {
  return token.entry.titles?.find(({ words, title }) => words.length === 1 && title.everyday)?.title;
}
