import { FIRM_TAILS, LINK_WORDS, SITE_ENDINGS } from './company-words.ts';
import { lookUp } from './lexicon.ts';
import { EAST_ASIAN } from './surnames.ts';
import { leadingTitles } from './titles.ts';
import { isInitial, type Token, type Word, wordsOf } from './token.ts';

/** Whether the tokens name an organisation, by their words and their form. */
export function isCompany(tokens: readonly Token[], asides: readonly (readonly Word[])[]): boolean {
  let count = 0;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.kind !== 'word') continue;
    count++;
    // Group Captain Smith
    if (token.entry.company === 'trade' && at < leadingTitles(tokens).length) continue;
    // Sue & the Children
    if (
      token.entry.companion &&
      !FIRM_TAILS.has(token.lower) &&
      at === tokens.length - 1 &&
      tokens.some(({ kind }) => kind === 'and')
    )
      continue;
    const { company } = token.entry;
    // In Flt Lt P Hargreaves AFC, AFC is a medal (the Air Force Cross), not a football club.
    if (at === tokens.length - 1 && token.entry.suffix === token.text && leadingTitles(tokens).length > 0)
      continue;
    if (
      (token.possessive && token.entry.titles === undefined) ||
      (company === 'trade' && !isSurnameHere(tokens, at))
    )
      return true;
    if (company === 'legal' && (token.text.length > 2 || at === tokens.length - 1)) return true;
    if (company === undefined && hasTradePart(token)) return true;
    if (token.glued && isDottedAbbreviation(tokens, at)) return true;
    if (isFirmTail(tokens, at) || (token.glued && isSite(tokens, at)) || isTradingAs(tokens, at)) return true;
  }
  if (asides.some((words) => words.some(({ entry }) => entry.company === 'legal'))) return true;
  if (asides.some((words) => words.some(({ entry }) => entry.company === 'trade'))) {
    // In Mr Smith (do not mail) the brackets hold a note about him.
    if (leadingTitles(tokens).length === 0) return true;
  }
  return count > 1 && hasCompanyForm(tokens);
}

/**
 * Whether a company word is a surname here. After Mr or Mrs and forenames it is, unless it names a trade:
 * Miss Olive Council, Mr J Price.
 */
function isSurnameHere(tokens: readonly Token[], at: number): boolean {
  if (isSurnameFromAbroad(tokens, at)) return true;
  const { titles, length } = leadingTitles(tokens);
  const title = titles[0]?.title;
  if (title === undefined || !title.everyday || title.sex === 'U') return false;
  if (at !== tokens.length - 1 || at === length || at - length > 2) return false;
  const given = tokens.slice(length, at);
  return given.every(isForenameOrInitial) && !WORK.test((tokens[at] as Word).lower);
}

/**
 * Whether the word is a surname that is also a company name, such as a make of car: Mr Honda, Takeshi Suzuki,
 * Suzuki Ichiro.
 */
function isSurnameFromAbroad(tokens: readonly Token[], at: number): boolean {
  if (((tokens[at] as Word).entry.surname ?? 0) & EAST_ASIAN) {
    const { titles, length } = leadingTitles(tokens);
    const others = tokens.slice(length).filter((_, place) => place + length !== at);
    const isTitled = titles[0]?.title.everyday === true;
    if (others.length === 0) return isTitled;
    return (
      others.length <= 2 && others.every((token) => token.kind === 'word' && token.entry.eastern === true)
    );
  }
  return false;
}

function isForenameOrInitial(token: Token): boolean {
  return token.kind === 'word' && (token.entry.sex !== undefined || isInitial(token));
}

const WORK = /(?:s|ing|ment|tion|graphy|ery|ware|care|shop)$/;

/** Pre-School, Day-Care. */
function hasTradePart({ lower }: Word): boolean {
  return lower.includes('-') && lower.split('-').some((part) => lookUp(part)?.company === 'trade');
}

/** C.I.C., L.L.P. */
function isDottedAbbreviation(tokens: readonly Token[], last: number): boolean {
  let first = last;
  let letters = '';
  for (; first >= 0; first--) {
    const token = tokens[first];
    if (token?.kind !== 'word' || token.text.length > 1) return false;
    letters = token.lower + letters;
    if (!token.glued) break;
  }
  const company = lookUp(letters)?.company;
  return first > 0 && (company === 'legal' || company === 'trade');
}

/** Smith & Sons, Jones and Co, Warner Bros. */
function isFirmTail(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (at === 0 || at !== tokens.length - 1 || token?.kind !== 'word') return false;
  if (!FIRM_TAILS.has(token.lower)) return false;
  return tokens[at - 1]?.kind === 'and' || token.lower === 'bros' || token.lower === 'brothers';
}

/** example.co.uk */
function isSite(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (token?.kind !== 'word' || !SITE_ENDINGS.has(token.lower)) return false;
  return before?.kind === 'word' && before.text.length > 2;
}

function isTradingAs(tokens: readonly Token[], at: number): boolean {
  const trading = tokens[at];
  if (trading?.kind !== 'word' || trading.lower !== 't') return false;
  const [slash, as] = tokens.slice(at + 1, at + 3);
  return slash?.kind === 'slash' && as?.kind === 'word' && as.lower === 'a';
}

/**
 * Whether the name has a form that no titled person has: The Red Lion, Centre for Cats, Elm House, St Anne's
 * Church.
 */
function hasCompanyForm(tokens: readonly Token[]): boolean {
  const words = wordsOf(tokens);
  if (!isFormOfCompany(tokens, words) && !isNamedHouse(words)) return false;
  // Susan, Duchess of Larkfield
  const comma = tokens.findIndex(({ kind }) => kind === 'comma');
  if (comma !== -1 && leadingTitles(tokens.slice(comma + 1)).titles[0]?.title.peer === true) return false;
  const [first] = leadingTitles(tokens).titles;
  return first === undefined || (first.title.rank && isNamedHouse(words));
}

/** Buildings named after somebody of rank: Lady Margaret House, Sir John Court. */
function isNamedHouse(words: readonly Word[]): boolean {
  return words.length > 2 && HOUSES.has(words.at(-1)?.lower ?? '');
}

const HOUSES = new Set([
  'house',
  'lodge',
  'manor',
  'mansions',
  'gardens',
  'villas',
  'cottages',
  'almshouses',
]);

function isFormOfCompany(tokens: readonly Token[], words: readonly Word[]): boolean {
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return false;
  if (first.lower === 'the') return true;
  if (last.entry.companion && !FIRM_TAILS.has(last.lower) && tokens.some(({ kind }) => kind === 'and'))
    return false;
  if (words.some(({ lower }, at) => at > 0 && LINK_WORDS.has(lower))) return true;
  const { company } = last.entry;
  if (company === undefined || first.entry.sex !== undefined || isInitial(first) || hasComma(tokens))
    return false;
  if (company === 'place') return true;
  return company === 'surname' && (first.lower === 'st' || words.at(-2)?.entry.company !== undefined);
}

function hasComma(tokens: readonly Token[]): boolean {
  return tokens.some(({ kind }) => kind === 'comma');
}
