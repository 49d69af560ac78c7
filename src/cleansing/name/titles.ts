import type { Title, TitleSpelling } from './title-list.ts';
import { isInitial, type Token, type Word } from './token.ts';

/** A title that was read, with the letters in which it was typed. */
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
 * Reads the titles at the front: Mr, Rev Dr, The Rt Hon Sir. A title word that is a surname too (Bishop, Lord) is the
 * surname where nothing else is left for one: Mr Bishop, Dr Lord.
 */
export function leadingTitles(tokens: readonly Token[]): LeadingTitles {
  const first = tokens[0];
  if (first?.kind !== 'word') return NO_TITLES;
  const skipped = first.lower === 'the' ? 1 : 0;
  if (skipped === 0 && first.entry.titles === undefined) return NO_TITLES;
  const titles: FoundTitle[] = [];
  let at = skipped;
  let last = at;
  while (at < tokens.length) {
    const spelling = titleAt(tokens, at);
    if (spelling === undefined || isNameHere(spelling.title, titles, tokens, at)) break;
    last = at;
    at += spelling.words.length;
    titles.push({ title: spelling.title, typed: typed(tokens, last, at) });
  }
  if (titles.length === 0) return NO_TITLES;
  if (titles.length > 1 && at === tokens.length && titles.at(-1)!.title.alsoName) {
    return { titles: titles.slice(0, -1), length: last };
  }
  return { titles, length: at };
}

/** The longest title that begins at this token. */
export function titleAt(tokens: readonly Token[], at: number): TitleSpelling | undefined {
  const token = tokens[at];
  if (token?.kind !== 'word' || token.entry.titles === undefined) return undefined;
  return token.entry.titles.find(({ words }) =>
    words.every((word, offset) => isWord(tokens[at + offset], word)),
  );
}

function isWord(token: Token | undefined, word: string): boolean {
  if (token === undefined) return false;
  return word === '/' ? token.kind === 'slash' : token.kind === 'word' && token.lower === word;
}

function isNameHere(
  title: Title,
  before: readonly FoundTitle[],
  tokens: readonly Token[],
  at: number,
): boolean {
  if (title.alsoName && before.some((found) => found.title.everyday && found.title.sex !== 'U')) return true;
  if (!title.beforeForename || before.length > 0) return false;
  const next = tokens[at + 1];
  if (next?.kind !== 'word') return true;
  if (next.entry.titles !== undefined) return false;
  // Prince Harry, Sheikh Ahmed Khan; but Sheikh Ahmed.
  if (isInitial(next)) return false;
  return next.entry.sex === undefined || (!title.familiar && at + 2 >= tokens.length);
}

function typed(tokens: readonly Token[], from: number, to: number): string {
  let text = '';
  for (let at = from; at < to; at++) {
    const token = tokens[at]!;
    if (token.kind !== 'word') text += '/';
    else text += text === '' || text.endsWith('/') ? token.text : ` ${token.text}`;
  }
  return text;
}

/** Whether this word is the whole of a title that may stand behind a name. */
export function everydayTitle(token: Word): Title | undefined {
  return token.entry.titles?.find(({ words, title }) => words.length === 1 && title.everyday)?.title;
}
