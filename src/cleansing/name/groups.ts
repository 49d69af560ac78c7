import type { TypedCase } from './letter-case.ts';
import { type FoundSuffix, trailingSuffixes } from './suffixes.ts';
import { everydayTitle, type FoundTitle, leadingTitles, titleAt } from './titles.ts';
import { isInitial, type Token, type Word, wordsOf } from './token.ts';

/** The words for one person of a name, before surnames are assigned to people. */
export interface Group {
  readonly titles: readonly FoundTitle[];
  readonly names: readonly Word[];
  readonly suffixes: readonly FoundSuffix[];
  /** The surname, if it came first: Smith Mr John. */
  readonly surname: readonly Word[];
  /** Words for unnamed people: and Family. */
  readonly companion: readonly Word[];
}

/**
 * Splits tokens without commas at `and`, at `/` and at titles in the middle. Undefined if a `/` does not
 * separate people.
 */
export function groupsOf(
  tokens: readonly Token[],
  typed: TypedCase,
  surnameElsewhere = false,
): Group[] | undefined {
  if (tokens.length > 0 && tokens.every(({ kind }) => kind === 'word'))
    return groupsOfPart(tokens, typed, surnameElsewhere);
  const groups: Group[] = [];
  const parts = partsOf(tokens) ?? [];
  for (const [at, part] of parts.entries()) {
    const peer = peerBefore(part, parts[at + 1]);
    if (peer === undefined) groups.push(...groupsOfPart(part, typed, surnameElsewhere));
    else groups.push({ ...NO_GROUP, titles: [peer] });
  }
  return groups.length > 0 ? groups : undefined;
}

/** Finds a peer's title that stands alone before another title: Duke and Duchess of Marchester. */
function peerBefore(part: readonly Token[], next: readonly Token[] | undefined): FoundTitle | undefined {
  const [word, more] = part;
  if (next === undefined || more !== undefined || word?.kind !== 'word') return undefined;
  const title = titleAt(part, 0)?.title;
  if (title?.peer !== true || titleAt(next, 0)?.title.peer !== true) return undefined;
  return { title, typed: word.text };
}

function partsOf(tokens: readonly Token[]): Token[][] | undefined {
  const parts: Token[][] = [];
  let part: Token[] = [];
  const end = () => {
    if (part.length > 0) parts.push(part);
    part = [];
  };
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    const title = part.length === 0 ? titleAt(tokens, at) : undefined;
    if (title?.words.includes('/')) {
      // In M/s and S/Sgt the slash is part of the title.
      part.push(...tokens.slice(at, at + title.words.length));
      at += title.words.length - 1;
    } else if (token.kind === 'and') {
      end();
    } else if (token.kind === 'slash') {
      // In Mrs/ Yvonne Dale the slash after the title separates nothing.
      if (
        part.length > 0 &&
        leadingTitles(part).length === part.length &&
        titleAt(tokens, at + 1) === undefined
      )
        continue;
      if (!divides(tokens[at - 1], tokens[at + 1]) && !isBetweenPeople(part, tokens.slice(at + 1)))
        return undefined;
      end();
    } else if (token.kind === 'word') {
      part.push(token);
    }
  }
  end();
  return parts;
}

/** Whether a slash separates people: Mr/Mrs, John/Jane. Smith/Jones is ambiguous. */
function divides(before: Token | undefined, after: Token | undefined): boolean {
  if (before?.kind !== 'word' || after?.kind !== 'word') return false;
  if (before.entry.titles !== undefined || after.entry.titles !== undefined) return true;
  return before.entry.sex !== undefined && after.entry.sex !== undefined;
}

/** Whether there is a whole name on either side: Joanna Price / Mark Ellwood, T Hill/A Hill. */
function isBetweenPeople(before: readonly Token[], after: readonly Token[]): boolean {
  return [before, after].every((side) => {
    const [first] = side;
    return side.length > 1 && first?.kind === 'word' && (first.entry.sex !== undefined || isInitial(first));
  });
}

/** Makes one group of the tokens, or several if titles stand between people: Mr J Smith Mrs A Smith. */
function groupsOfPart(part: readonly Token[], typed: TypedCase, surnameElsewhere: boolean): Group[] {
  const words = wordsOf(part);
  if (words.every(({ entry, lower }) => entry.companion || WHOSE.has(lower))) {
    return [{ ...NO_GROUP, companion: words }];
  }
  const leading = leadingTitles(part, surnameElsewhere);
  const [first, second] = leading.titles;
  if (first !== undefined && second !== undefined && isCouple(first, second)) {
    const rest = groupOf(leading.titles.slice(1), wordsOf(part.slice(leading.length)), [], typed);
    return [{ ...NO_GROUP, titles: [first] }, rest];
  }
  const names = wordsOf(part.slice(leading.length));
  const middle = names.findIndex((token, at) => at > 0 && everydayTitle(token) !== undefined);
  if (middle === -1) return [groupOf(leading.titles, names, [], typed)];
  const before = names.slice(0, middle);
  const after = names.slice(middle);
  const trailing = leadingTitles(after);
  if (trailing.length === after.length) {
    return [groupOf([...leading.titles, ...trailing.titles], before, [], typed)];
  }
  if (leading.titles.length > 0 || (before.length > 1 && before[0]?.entry.sex !== undefined)) {
    return [groupOf(leading.titles, before, [], typed), ...groupsOfPart(after, typed, surnameElsewhere)];
  }
  return [groupOf(trailing.titles, after.slice(trailing.length), before, typed)];
}

/** The everyday titles of a man and a woman belong to two people: Mr Mrs Smith. */
function isCouple({ title: one }: FoundTitle, { title: other }: FoundTitle): boolean {
  return one.everyday && other.everyday && one.sex !== 'U' && other.sex !== 'U' && one.sex !== other.sex;
}

const WHOSE = new Set(['my', 'his', 'her', 'the', 'their']);

const NO_GROUP: Group = { titles: [], names: [], suffixes: [], surname: [], companion: [] };

function groupOf(
  titles: readonly FoundTitle[],
  words: readonly Word[],
  surname: readonly Word[],
  typed: TypedCase,
): Group {
  const living = withoutFormerName(words);
  const { suffixes, left } = trailingSuffixes(living, typed, titles.length > 0 || surname.length > 0);
  return { titles, names: living.slice(0, left), suffixes, surname, companion: [] };
}

/** Removes a former name or an alias: Jane Smith née Brown, John Smith aka Jack. */
export function withoutFormerName(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(({ lower }) => FORMER_NAME.has(lower));
  return at > 0 && at < words.length - 1 ? words.slice(0, at) : words;
}

const FORMER_NAME = new Set([
  'née',
  'nee',
  'né',
  'aka',
  'alias',
  'formerly',
  'previously',
  'was',
  'born',
  'w/o',
]);
