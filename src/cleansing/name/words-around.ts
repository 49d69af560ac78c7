import { leadingTitles } from './titles.ts';
import { type Token, type Word, wordsOf } from './token.ts';

/** Removes a job after a dash or comma: Mr J Smith - Finance Director, Ms Smith, Head of Sales. */
export function withoutJob(found: readonly Token[]): readonly Token[] {
  const tokens = withoutOffice(found);
  for (let at = 2; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    // Dr S Menon Dept of Cardiology
    if (
      token.kind === 'word' &&
      token.entry.company === 'trade' &&
      DEPARTMENTS.has(token.lower) &&
      leadingTitles(tokens.slice(0, at)).length > 0
    )
      return tokens.slice(0, at);
    const isBehindMark = token.kind === 'word' ? token.hyphened : token.kind === 'comma';
    if (!isBehindMark) continue;
    const job = wordsOf(tokens.slice(at));
    const isJob = job.length > 0 && job.some(({ entry }) => entry.role === 'role') && job.every(isJobWord);
    return isJob && leadingTitles(tokens).length > 0 ? tokens.slice(0, at) : tokens;
  }
  return tokens;
}

/** Removes an office of two words or more after a title and a name: Ms Ada Bell Finance Director. */
function withoutOffice(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.at(-1);
  if (last?.kind !== 'word' || last.entry.role !== 'role' || last.lower.endsWith('s')) return tokens;
  const from = tokens.slice(0, -1).findLastIndex((token) => !isWordOfOffice(token)) + 1;
  const { length } = leadingTitles(tokens);
  return length > 0 && from > length && from < tokens.length - 1 ? tokens.slice(0, from) : tokens;
}

function isWordOfOffice(token: Token): boolean {
  return token.kind === 'word' && token.text.length > 2 && token.entry.sex === undefined && isJobWord(token);
}

const DEPARTMENTS = new Set(['dept', 'department']);

function isJobWord({ entry }: Word): boolean {
  return entry.role !== undefined || entry.company === 'trade';
}

/** Removes "FAO" and "For the attention of" before a name. */
export function withoutAttention(tokens: readonly Token[]): readonly Token[] {
  const first = tokens[0];
  if (first?.kind !== 'word' || !ATTENTION_FIRST.has(first.lower)) return tokens;
  const lowers = tokens.slice(0, 4).map((token) => (token.kind === 'word' ? token.lower : ''));
  for (const phrase of ATTENTION) {
    if (phrase.length < tokens.length && phrase.every((word, at) => lowers[at] === word)) {
      return tokens.slice(phrase.length);
    }
  }
  return tokens;
}

const ATTENTION = [
  'for the attention of',
  'attention of',
  'attention',
  'attn of',
  'attn',
  'fao',
  'f a o',
].map((phrase) => phrase.split(' '));

const ATTENTION_FIRST = new Set(ATTENTION.map(([first = '']) => first));
