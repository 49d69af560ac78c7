import { leadingTitles } from './titles.ts';
import type { Token, Word } from './token.ts';

/**
 * Removes a note behind the name of a person: Miss A Cole - Do Not Contact, Mr A Khan DO NOT MAIL, Mrs Bell /
 * moved. A note that the person has died stays, because it decides what the whole stands for.
 */
export function withoutNote(tokens: readonly Token[]): readonly Token[] {
  for (let at = 1; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.kind !== 'word' || !BEGINNINGS.has(token.lower) || !isNote(tokens, at)) continue;
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
    PHRASES.has(`${lower} ${next}`) ||
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

/** Beginnings of notes of several words. */
const PHRASES = new Set(
  `do not|do no|dont contact|don't contact|no longer|gone away|moved away|moved to|moved out|moved house|moved from|has moved|have moved|
  now moved|now at|not at|not known|not here|not interested|opted out|opt out|please do|please call|please ring|return to|returned mail|mail returned|
  left address|left the|wrong address|wrong number|old address|old account|no mail|no mailing|no mailings|no marketing|no post|no email|no emails|
  no calls|no contact|no phone|no phonecalls|no more|account closed|closed account|account on|gift aid|on stop|on hold|bad debt|bad debtor|
  bad payer|payment plan|cash only|direct debit|standing order|ring first|ring before|call first|call before|see note|see notes|see also|
  see other|use other|use mobile|email only|post only|text only|phone only|large print|ex customer|ex member|ex tenant|new customer|
  new owner|new tenant|new address|previous owner|previous tenant|previous occupier|former tenant|current tenant|life member|
  staff discount|on behalf|for mr|for mrs|for miss|for ms|for dr|as above|same address|et al|client account|savings account|designated account`
    .split('|')
    .map((phrase) => phrase.trim()),
);

/** Notes of one word that are nobody's name. */
const SINGLE_NOTES = new Set(
  `moved goneaway duplicate dupe lapsed cancelled canceled refused unsubscribed rts obo poa vip tenant re`.split(
    ' ',
  ),
);

/** Notes of one word that are also names. They count only behind a dash, a slash or a comma. */
const MARKED_NOTES = new Set([
  ...SINGLE_NOTES,
  ...`closed gone left returned void inactive dormant suspended bounced optout archived expired removed staff member
    volunteer donor trustee retired blind deaf married divorced separated widow widower widowed duplicated`.split(
    /\s+/,
  ),
]);

/** The first words of all notes, so that most words need one look-up. */
const BEGINNINGS = new Set([...PHRASES, ...MARKED_NOTES, 'a'].map((note) => note.split(' ')[0] ?? ''));
