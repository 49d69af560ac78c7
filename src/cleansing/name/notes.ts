import { MARKED_NOTES, NOTE_PHRASES, SINGLE_NOTES } from './note-words.ts';
import { leadingTitles } from './titles.ts';
import type { Token, Word } from './token.ts';

/**
 * Removes a note behind the name of a person: Miss A Cole - Do Not Contact, Mr A Khan DO NOT MAIL, Mrs Bell /
 * moved. A note that the person has died stays, because it decides the type of the whole name.
 */
export function withoutNote(tokens: readonly Token[]): readonly Token[] {
  for (let at = 1; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.kind !== 'word' || token.entry.note === undefined || !isNote(tokens, at)) continue;
    const before = tokens[at - 1];
    const end = before?.kind === 'comma' || before?.kind === 'slash' ? at - 1 : at;
    return end > 0 && !tokens.slice(at).some((_, behind) => isDeath(tokens, at + behind))
      ? tokens.slice(0, end)
      : tokens;
  }
  return tokens;
}

/** Whether words that say that somebody has died begin here: deceased, died, passed away. */
export function isDeath(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word') return false;
  if (token.entry.death === true) return true;
  return token.lower === 'passed' && PASSED.has(wordAt(tokens, at + 1));
}

const PASSED = new Set(['away', 'on']);

function isNote(tokens: readonly Token[], at: number): boolean {
  const lower = wordAt(tokens, at);
  const next = wordAt(tokens, at + 1);
  const token = tokens[at] as Word;
  const before = tokens[at - 1];
  // Mr A Khan a/c closed
  if (lower === 'a' && tokens[at + 1]?.kind === 'slash') {
    return wordAt(tokens, at + 2) === 'c' && isNameBefore(tokens, at);
  }
  const isMarked = token.hyphened || before?.kind === 'comma' || before?.kind === 'slash';
  if (isMarked && at > 1 && MARKED_NOTES.has(lower)) return true;
  const isPhrase =
    NOTE_PHRASES.has(`${lower} ${next}`) ||
    (SINGLE_NOTES.has(lower) && (tokens.length === at + 1 || token.entry.sex === undefined));
  return isPhrase && ((isMarked && at > 1) || isNameBefore(tokens, at));
}

function wordAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token?.kind === 'word' ? token.lower : '';
}

/** Whether the words before a position are a title and a name. */
function isNameBefore(tokens: readonly Token[], at: number): boolean {
  const { length } = leadingTitles(tokens);
  if (length === 0 || at <= length) return false;
  const names = tokens.slice(length, at);
  return names.every(({ kind }) => kind !== 'comma' && kind !== 'slash') && names.some(isWholeName);
}

function isWholeName(token: Token): boolean {
  return token.kind === 'word' && token.text.length > 1;
}
