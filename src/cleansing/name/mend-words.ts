import { lookUp } from './lexicon.ts';
import { isCapitalMac } from './mac-surnames.ts';
import { type Token, type Word, word } from './token.ts';
import { mayBeFromAbroad, withWordsFromAbroad } from './words-from-abroad.ts';

/**
 * Irish surnames that are more frequent with O' than without. A lone O before them has lost its apostrophe.
 */
const AFTER_O = new Set(
  `brien bryan callaghan connell conner connor conor dea dell donnell donoghue donohue dowd dowda driscoll
  dwyer flaherty gara gorman grady hagan hagen halloran hanlon hanrahan hara herlihy kane keefe keeffe leary
  loughlin loughlan mahoney mahony malley mara meara neil neill rahilly regan reilly riordan rorke rourke
  shaughnessy shea sullivan sulivan toole`.split(/\s+/),
);

/**
 * Joins words that were torn apart (Smith - Jones, O Brien, Mc Donald, Mac Donald, but not Ann - Jones) and
 * splits titles from names that run together (MrJohn Smith).
 */
export function mendWords(found: readonly Token[]): readonly Token[] {
  const apart = withTitleApart(found);
  let torn = false;
  let abroad = false;
  for (let at = 0; at < apart.length; at++) {
    const token = apart[at];
    if (token === undefined) break;
    torn ||= mayBeTorn(token);
    abroad ||= mayBeFromAbroad(token, at);
  }
  const tokens = abroad ? withWordsFromAbroad(apart) : apart;
  if (!torn) return tokens;
  const mended: Token[] = [];
  for (const token of tokens) {
    const before = mended.at(-1);
    const joined =
      before?.kind === 'word' && token.kind === 'word'
        ? joinedWord(before, token, mended.length === 1)
        : undefined;
    if (joined === undefined) mended.push(token);
    else mended[mended.length - 1] = joined;
  }
  return mended;
}

function withTitleApart(tokens: readonly Token[]): readonly Token[] {
  const first = tokens[0];
  if (first?.kind !== 'word' || first.shape !== 'mixed') return tokens;
  const [, title, initial, name = ''] = RUN_TOGETHER.exec(first.text) ?? [];
  if (title === undefined) return tokens;
  const [, given, last] = (tokens.length === 1 && TWO_NAMES.exec(name)) || [];
  if (given !== undefined && last !== undefined && lookUp(given.toLowerCase())?.sex !== undefined) {
    return [word(title), word(given), word(last)];
  }
  const names = initial === undefined ? [word(name)] : [word(initial), word(name)];
  return [word(title), ...names, ...tokens.slice(1)];
}

const RUN_TOGETHER = /^(Mrs?|Miss|Ms|Mx|Dr|Prof|Revd?|Cllr)(?:(\p{Lu})(?=\p{Lu}\p{Ll}))?(\p{Lu}\p{L}*)$/u;

/** MrsEdithWharton */
const TWO_NAMES = /^(\p{Lu}\p{Ll}+)(\p{Lu}\p{L}+)$/u;

function mayBeTorn(token: Token): boolean {
  if (token.kind !== 'word') return false;
  if (token.hyphened) return true;
  const { lower } = token;
  return lower.length < 4 && (lower === 'o' || lower === 'mc' || lower === 'mac');
}

function joinedWord(before: Word, after: Word, first: boolean): Word | undefined {
  // H.-J. Müller
  if (after.hyphened && before.stopped && before.text.length === 1 && after.text.length === 1) {
    return word(`${before.text}-${after.text}`);
  }
  if (
    after.hyphened &&
    isNamePart(before) &&
    isNamePart(after) &&
    !isEverydayTitle(after) &&
    !(first && (before.entry.sex !== undefined || isEverydayTitle(before)))
  ) {
    return word(`${before.text}-${after.text}`, { glued: before.glued });
  }
  if (before.lower === 'o' && AFTER_O.has(after.lower)) return word(`${before.text}'${after.text}`);
  if (before.lower === 'mc' && after.text.length > 2) return word(before.text + after.text);
  if (before.lower === 'mac' && isCapitalMac(`mac${after.lower}`)) return word(before.text + after.text);
  return undefined;
}

/** Beginnings of notes after a dash: Do Not Contact, Moved Away. */
const NOTE = new Set(['do', 'gone', 'left', 'moved', 'no', 'not', 'opted', 'please', 'return', 'wrong']);

/**
 * Whether the word is an everyday title, so that a dash beside it joins nothing: Mr - John Smith, John Smith -
 * Mr, but not Dipl.-Ing.
 */
function isEverydayTitle({ entry }: Word): boolean {
  return entry.titles?.some(({ words, title }) => words.length === 1 && title.everyday) === true;
}

/** Whether the word is part of a name. A job or a firm after a dash is not: John Smith - Director. */
function isNamePart({ text, entry, digits }: Word): boolean {
  if (NOTE.has(text.toLowerCase())) return false;
  return text.length > 1 && !digits && entry.role !== 'role' && entry.company === undefined && !entry.death;
}
