import { FIRM_TAILS, LINK_WORDS, SITE_ENDINGS } from './company-words.ts';
import { lookUp } from './lexicon.ts';
import { leadingTitles } from './titles.ts';
import { isInitial, type Token, type Word, wordsOf } from './token.ts';

/** Whether these tokens name an organisation, as far as their words and their form tell. */
export function isCompany(tokens: readonly Token[], asides: readonly (readonly Word[])[]): boolean {
  let count = 0;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (token.kind !== 'word') continue;
    count++;
    const { company } = token.entry;
    if (company === 'trade' || token.possessive) return true;
    if (company === 'legal' && (token.text.length > 2 || at === tokens.length - 1)) return true;
    if (company === undefined && hasTradePart(token)) return true;
    if (token.glued && isDottedAbbreviation(tokens, at)) return true;
    if (isFirmTail(tokens, at) || isSite(tokens, at) || isTradingAs(tokens, at)) return true;
  }
  if (
    asides.some((words) => words.some(({ entry }) => entry.company === 'legal' || entry.company === 'trade'))
  ) {
    return true;
  }
  return count > 1 && hasCompanyForm(tokens);
}

/** Pre-School, Day-Care. */
function hasTradePart({ lower }: Word): boolean {
  return lower.includes('-') && lower.split('-').some((part) => lookUp(part)?.company === 'trade');
}

/** C.I.C., L.L.P. */
function isDottedAbbreviation(tokens: readonly Token[], last: number): boolean {
  let first = last;
  let letters = '';
  for (; first >= 0; first--) {
    const token = tokens[first]!;
    if (token.kind !== 'word' || token.text.length > 1) return false;
    letters = token.lower + letters;
    if (!token.glued) break;
  }
  const company = lookUp(letters)?.company;
  return first > 0 && (company === 'legal' || company === 'trade');
}

/** Smith & Sons, Jones and Co, Warner Bros. */
function isFirmTail(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  if (at === 0 || at !== tokens.length - 1 || token.kind !== 'word' || !FIRM_TAILS.has(token.lower))
    return false;
  return tokens[at - 1]!.kind === 'and' || token.lower === 'bros' || token.lower === 'brothers';
}

/** example.co.uk */
function isSite(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  const before = tokens[at - 1];
  if (token.kind !== 'word' || !token.glued || !SITE_ENDINGS.has(token.lower)) return false;
  return before?.kind === 'word' && before.text.length > 2;
}

function isTradingAs(tokens: readonly Token[], at: number): boolean {
  const [trading, slash, as] = tokens.slice(at, at + 3);
  if (trading?.kind !== 'word' || trading.lower !== 't' || slash?.kind !== 'slash') return false;
  return as?.kind === 'word' && as.lower === 'a';
}

function hasCompanyForm(tokens: readonly Token[]): boolean {
  const words = wordsOf(tokens);
  const first = words[0]!;
  const last = words.at(-1)!;
  const titled = leadingTitles(tokens).titles.length > 0;
  if (titled) return false;
  if (first.lower === 'the') return true;
  if (words.some(({ lower }, at) => at > 0 && LINK_WORDS.has(lower))) return true;
  if (tokens.some(({ kind }) => kind === 'comma')) return false;
  if (last.entry.company === 'surname') {
    return first.lower === 'st' || words.at(-2)!.entry.company !== undefined;
  }
  return last.entry.company === 'place' && first.entry.sex === undefined && !isInitial(first);
}
