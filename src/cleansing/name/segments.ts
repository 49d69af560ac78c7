import { isInitials } from './initials.ts';
import type { TypedCase } from './letter-case.ts';
import { type FoundSuffix, suffixesOnly, trailingSuffixes } from './suffixes.ts';
import { EAST_ASIAN } from './surnames.ts';
import { type FoundTitle, leadingTitles, NO_TITLES } from './titles.ts';
import { type Token, type Word, wordsOf } from './token.ts';

/** A name after its commas have been resolved. */
export interface Segments {
  /** The titles and names in their usual order, except a surname that came first. */
  readonly segment: readonly Token[];
  /** The surname, if it came before a comma. */
  readonly surname: readonly Word[];
  /** The titles that stood alone after a comma, or before the surname: Mr Smith, John. */
  readonly titles: readonly FoundTitle[];
  readonly suffixes: readonly FoundSuffix[];
  /** The forename, if it comes before the title: Margaret, Lady Fraser. */
  readonly styled?: readonly Word[];
}

/**
 * Resolves the commas of a name, which separate a leading surname, suffixes and titles at the end, people, or
 * a job.
 */
export function segmentsOf(tokens: readonly Token[], typed: TypedCase): Segments {
  if (!hasComma(tokens)) return { segment: tokens, surname: [], titles: [], suffixes: [] };
  const segments = withCoupleInOrder(withTitlesJoined(dividedAtCommas(tokens)), typed);
  const suffixes: FoundSuffix[] = [];
  const titles: FoundTitle[] = [];
  while (segments.length > 1) {
    const last = segments.at(-1) ?? [];
    const words = wordsOf(last);
    const isOne = segments.length === 2 && segments[0]?.length === 1;
    const found = words.length === last.length ? suffixesOnly(words, isOne) : undefined;
    const leading = leadingTitles(last);
    if (found !== undefined) suffixes.unshift(...found);
    else if (leading.length === last.length && leading.length > 0) titles.unshift(...leading.titles);
    else if (!isJob(words)) break;
    segments.pop();
  }
  const [first, second] = segments;
  if (first === undefined || second === undefined)
    return { segment: first ?? [], surname: [], titles, suffixes };
  if (isStyled(first, second)) {
    return { segment: second, surname: [], titles, suffixes, styled: wordsOf(first) };
  }
  if (isListOfForenames(segments) || isFamilyList(segments))
    return { segment: listed(segments), surname: [], titles, suffixes };
  if (isSurnameFirst(first, second, typed)) {
    const front = first.length === 1 ? NO_TITLES : leadingTitles(first);
    const surname = wordsOf(first.slice(front.length));
    const trailing = trailingSuffixes(surname, typed, true);
    return {
      segment: second,
      surname: surname.slice(0, trailing.left),
      titles: [...titles, ...front.titles],
      suffixes: [...trailing.suffixes, ...suffixes],
    };
  }
  // Mr J Smith, Mrs A Smith: a comma for "and". Otherwise the rest is not a name: John Smith, London.
  const isList =
    segments.some((segment) => segment.some(({ kind }) => kind === 'and')) ||
    leadingTitles(first).titles.some(({ title }) => title.plural);
  const people = segments.filter(
    (segment, at) =>
      at === 0 || isList || leadingTitles(segment).length > 0 || areOfOneFamily(first, segment),
  );
  return { segment: listed(people), surname: [], titles, suffixes };
}

/** Sarah Ellis, Mark Ellis: whole names with one surname. */
function areOfOneFamily(one: readonly Token[], other: readonly Token[]): boolean {
  const [last, otherLast] = [one.at(-1), other.at(-1)];
  if (last?.kind !== 'word' || otherLast?.kind !== 'word' || last.lower !== otherLast.lower) return false;
  return [one, other].every(([name, next]) => {
    return next !== undefined && name?.kind === 'word' && name.entry.sex !== undefined;
  });
}

function listed(people: readonly (readonly Token[])[]): Token[] {
  return people.flatMap((person, at) => (at === 0 ? person : [{ kind: 'and' } as const, ...person]));
}

/** A woman's forenames before a title of rank with only a surname: Margaret, Lady Fraser. */
function isStyled(first: readonly Token[], second: readonly Token[]): boolean {
  const { titles, length } = leadingTitles(second);
  const last = titles.at(-1)?.title;
  if (last === undefined || !last.peer || last.sex !== 'F' || second.length - length > 2) return false;
  return (
    length < second.length &&
    first.every((token) => token.kind === 'word' && token.entry.sex !== undefined && token.entry.sex !== 'M')
  );
}

/**
 * Whether the commas separate several forenames (Anna, Beth and Clare), and not a surname from two forenames
 * (Leung, Tony & Winnie).
 */
function isListOfForenames(segments: readonly (readonly Token[])[]): boolean {
  const tokens = segments.flat();
  if (tokens.filter(({ kind }) => kind === 'and').length !== 1 || segments.at(-1)?.length !== 3) return false;
  if (!segments.slice(0, -1).every(({ length }) => length === 1)) return false;
  const words = wordsOf(tokens);
  return words[0]?.entry.surname === undefined && words.every(({ entry }) => entry.sex !== undefined);
}

/** Whether the commas separate forenames before the last whole name: Tom, Ann, Ben & Sue Hill. */
function isFamilyList(segments: readonly (readonly Token[])[]): boolean {
  const last = segments.at(-1) ?? [];
  if (segments.length < 3 || last.findIndex(({ kind }) => kind === 'and') !== last.length - 3) return false;
  const isForename = (token: Token | undefined) => token?.kind === 'word' && token.entry.sex !== undefined;
  return (
    last.length === 4 &&
    segments.every(([name, next], at) => {
      return isForename(name) && (next === undefined || at === segments.length - 1);
    })
  );
}

function dividedAtCommas(tokens: readonly Token[]): Token[][] {
  const segments: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'comma') segments.push([]);
    else segments.at(-1)?.push(token);
  }
  return segments.filter((segment) => segment.length > 0);
}

function hasComma(tokens: readonly Token[]): boolean {
  for (const { kind } of tokens) if (kind === 'comma') return true;
  return false;
}

/** Whether a comma after titles separates nothing: Mr, Graham Poole, but Bishop, Anna. */
function withTitlesJoined(segments: Token[][]): Token[][] {
  const [first, second] = segments;
  if (first === undefined || second === undefined) return segments;
  const { titles, length } = leadingTitles(first);
  const isTitles = length === first.length && titles.length > 0 && !titles.at(-1)?.title.alsoName;
  if (isTitles && areColumns(segments.slice(1))) return [segments.flat()];
  return isTitles ? [[...first, ...second], ...segments.slice(2)] : segments;
}

/** Whether a forename and a surname follow, which a comma separates: Mr,Graham,Poole. */
function areColumns([forename, surname, more]: readonly (readonly Token[])[]): boolean {
  const [given, next] = forename ?? [];
  const [last, behind] = surname ?? [];
  if (more !== undefined || next !== undefined || behind !== undefined) return false;
  return (
    given?.kind === 'word' &&
    given.entry.sex !== undefined &&
    last?.kind === 'word' &&
    last.entry.suffix === undefined
  );
}

/** Moves the forename to its place: Dr & Mrs Kessel, Rudolf. */
function withCoupleInOrder(segments: Token[][], typed: TypedCase): Token[][] {
  const [first, second] = segments;
  if (first === undefined || second === undefined) return segments;
  const and = first.findIndex(({ kind }) => kind === 'and');
  if (and < 1 || leadingTitles(first).length !== and) return segments;
  const { length } = leadingTitles(first.slice(and + 1));
  const at = and + 1 + length;
  const isOne = length > 0 && at === first.length - 1;
  if (!isOne || !second.every((token) => token.kind === 'word' && isGivenName(token, typed))) return segments;
  return [[...first.slice(0, at), ...second, ...first.slice(at)], ...segments.slice(2)];
}

/** Whether the names before a comma are a surname: Smith, John; de la Mare, Walter; Bonham Carter, Helena. */
function isSurnameFirst(first: readonly Token[], second: readonly Token[], typed: TypedCase): boolean {
  if (first.some(({ kind }) => kind !== 'word')) return false;
  // Bishop, Anna
  const titled = first.length === 1 ? 0 : leadingTitles(first).length;
  const names = wordsOf(first.slice(titled));
  const given = wordsOf(second);
  const [name] = names;
  const [next] = given;
  if (name === undefined || names.length > 4 || next === undefined) return false;
  const behindTitle = leadingTitles(second).length > 0;
  const lastAnd = second.findLastIndex(({ kind }) => kind === 'and');
  if (lastAnd !== -1 && names.length === 1 && !behindTitle) {
    // Smith, John & Jane; but Smith, Jones & Brown, and John, Jane & Bob Smith.
    if (!given.every((token) => isGivenName(token, typed))) return false;
    return name.entry.sex === undefined || lastAnd === second.length - 2;
  }
  // WU, Xiaohong; but AJ, Smith
  const isNoSurname = ({ entry }: Word) => ((entry.surname ?? 0) & EAST_ASIAN) === 0;
  if (names.every((name) => isInitials(name, typed) && isNoSurname(name))) return false;
  if (titled > 0) return names.length === 1 && !behindTitle && isGivenName(next, typed);
  // John Smith MP, PC
  const { left } = trailingSuffixes(names, typed, false);
  if (left > 1 && left < names.length) return false;
  if (names.length === 1 || name.entry.prefix !== undefined) return true;
  // Two or more words before the comma are a double surname, unless they are a whole name and something else
  // follows.
  if (name.entry.sex === undefined && !isInitials(name, typed)) return true;
  if (behindTitle) return false;
  return given.every((token) => isGivenName(token, typed)) && given.at(-1)?.lower !== names.at(-1)?.lower;
}

/** Managing Director, Hon Treasurer. */
function isJob(words: readonly Word[]): boolean {
  return (
    words.every(({ entry }) => entry.role !== undefined) && words.some(({ entry }) => entry.role === 'role')
  );
}

function isGivenName(token: Word, typed: TypedCase): boolean {
  return token.entry.sex !== undefined || isInitials(token, typed);
}
