import type { TypedCase } from './letter-case.ts';
import { type FoundSuffix, trailingSuffixes } from './suffixes.ts';
import { everydayTitle, type FoundTitle, leadingTitles, titleAt } from './titles.ts';
import { type Token, type Word, wordsOf } from './token.ts';

/** The words that were written for one person of a name, before it is known whose surname is whose. */
export interface Group {
  readonly titles: readonly FoundTitle[];
  readonly names: readonly Word[];
  readonly suffixes: readonly FoundSuffix[];
  /** The surname, where it was written in front: Smith Mr John. */
  readonly surname: readonly Word[];
  /** Words for people who are not named: and Family. */
  readonly companion: readonly Word[];
}

/** Divides tokens without commas at `and`, `/` and titles in the middle; undefined where a `/` divides no people. */
export function groupsOf(tokens: readonly Token[], typed: TypedCase): Group[] | undefined {
  if (tokens.length > 0 && tokens.every(({ kind }) => kind === 'word')) return groupsOfPart(tokens, typed);
  const groups: Group[] = [];
  for (const part of partsOf(tokens) ?? []) groups.push(...groupsOfPart(part, typed));
  return groups.length > 0 ? groups : undefined;
}

function partsOf(tokens: readonly Token[]): Token[][] | undefined {
  const parts: Token[][] = [];
  let part: Token[] = [];
  const end = () => {
    if (part.length > 0) parts.push(part);
    part = [];
  };
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const title = part.length === 0 ? titleAt(tokens, at) : undefined;
    if (title?.words.includes('/')) {
      // M/s, S/Sgt: the slash is the title's own.
      part.push(...tokens.slice(at, at + title.words.length));
      at += title.words.length - 1;
    } else if (token.kind === 'and') {
      end();
    } else if (token.kind === 'slash') {
      if (!divides(tokens[at - 1], tokens[at + 1])) return undefined;
      end();
    } else if (token.kind === 'word') {
      part.push(token);
    }
  }
  end();
  return parts;
}

/** Whether a slash between these divides people: Mr/Mrs, John/Jane. Of Smith/Jones nobody can tell. */
function divides(before: Token | undefined, after: Token | undefined): boolean {
  if (before?.kind !== 'word' || after?.kind !== 'word') return false;
  if (before.entry.titles !== undefined || after.entry.titles !== undefined) return true;
  return before.entry.sex !== undefined && after.entry.sex !== undefined;
}

/** One group, or several where titles stand between people: Mr J Smith Mrs A Smith. */
function groupsOfPart(part: readonly Token[], typed: TypedCase): Group[] {
  const words = wordsOf(part);
  if (
    words.every(({ entry, lower }) => entry.companion || lower === 'my' || lower === 'his' || lower === 'her')
  ) {
    return [{ ...NO_GROUP, companion: words }];
  }
  const leading = leadingTitles(part);
  const names = wordsOf(part.slice(leading.length));
  const middle = names.findIndex((token, at) => at > 0 && everydayTitle(token) !== undefined);
  if (middle === -1) return [groupOf(leading.titles, names, [], typed)];
  const before = names.slice(0, middle);
  const after = names.slice(middle);
  const trailing = leadingTitles(after);
  if (trailing.length === after.length) {
    return [groupOf([...leading.titles, ...trailing.titles], before, [], typed)];
  }
  if (leading.titles.length > 0 || (before.length > 1 && before[0]!.entry.sex !== undefined)) {
    return [groupOf(leading.titles, before, [], typed), ...groupsOfPart(after, typed)];
  }
  return [groupOf(trailing.titles, after.slice(trailing.length), before, typed)];
}

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

/** Jane Smith née Brown, John Smith aka Jack: what follows is no part of the name in use. */
function withoutFormerName(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(({ lower }) => FORMER_NAME.has(lower));
  return at > 0 && at < words.length - 1 ? words.slice(0, at) : words;
}

const FORMER_NAME = new Set(['née', 'nee', 'né', 'aka', 'formerly', 'born']);
