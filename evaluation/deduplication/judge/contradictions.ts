import type { EvaluationSet } from '../sets/evaluation-set.ts';
import { byKey } from './pairs.ts';
import { relationOf } from './relation.ts';

/**
 * The number of groups that hold two records which cannot be of one person, by the fact that contradicts it.
 */
export interface Contradictions {
  readonly birthdays: number;
  readonly sex: number;
  readonly generation: number;
  readonly forenames: number;
}

type Row = Readonly<Record<string, string>>;

/**
 * Counts groups with a contradiction. It compares the records as a clerk would, without any code of the
 * engine. Pairs of the same person are left out, because there a contradiction is a slip in the record.
 */
export function countContradictions(
  { rows, truth, mapping, forms = {} }: EvaluationSet,
  groups: readonly string[],
): Contradictions {
  const found = { birthdays: 0, sex: 0, generation: 0, forenames: 0 };
  const names = namesByForm(forms);
  const column = {
    forename: mapping['forename'] ?? 'forename',
    birth: mapping['birth_text'] ?? 'date_of_birth',
  };
  const checks: Readonly<Record<keyof Contradictions, (one: Row, other: Row) => boolean>> = {
    birthdays: (one, other) => birthdaysDiffer(one[column.birth] ?? '', other[column.birth] ?? ''),
    sex: (one, other) => sexesDiffer(one['title'] ?? '', other['title'] ?? ''),
    generation: (one, other) => generationsDiffer(one['surname'] ?? '', other['surname'] ?? ''),
    forenames: (one, other) =>
      forenamesDiffer(one, other, column.forename) && !areForms(one, other, column.forename, names),
  };
  for (const members of byKey(groups).values()) {
    if (members.length < 2) continue;
    const strangers = members.flatMap((one, at) =>
      members
        .slice(at + 1)
        .flatMap((other) =>
          relationOf(truth[one]!, truth[other]!) === 'different' ? [[rows[one]!, rows[other]!] as const] : [],
        ),
    );
    for (const [name, differ] of Object.entries(checks) as [
      keyof Contradictions,
      (one: Row, other: Row) => boolean,
    ][]) {
      const isExplained = explainedBy(
        name,
        members.map((at) => rows[at]!),
        column,
        differ,
      );
      if (strangers.some(([one, other]) => differ(one, other) && !isExplained(one, other))) found[name]++;
    }
  }
  return found;
}

/**
 * Returns whether a third record of a group explains why two records differ. 12 May 1880 in
 * most records explains 13 May 1880 and 12 June 1880 as slips. William David explains D and William, and Peggy
 * explains P and Margaret.
 */
function explainedBy(
  name: keyof Contradictions,
  group: readonly Row[],
  column: { readonly forename: string; readonly birth: string },
  differ: (one: Row, other: Row) => boolean,
): (one: Row, other: Row) => boolean {
  if (name === 'birthdays') {
    const birthOf = (row: Row) => row[column.birth] ?? '';
    const often = (row: Row) => group.filter((another) => birthOf(another) === birthOf(row)).length;
    return (one, other) =>
      group.some(
        (third) =>
          partsOf(birthOf(third)) !== undefined &&
          often(third) > Math.max(often(one), often(other)) &&
          !differ(third, one) &&
          !differ(third, other),
      );
  }
  if (name !== 'forenames') return () => false;
  return (one, other) =>
    group.some(
      (third) => firstWord(third, column.forename).length > 1 && !differ(third, one) && !differ(third, other),
    );
}

/**
 * Whether two whole dates differ in at least two parts. Dates that differ only because day and month are
 * exchanged do not count. Nor does a date in 1900 or the first day of 1970: the made files use them for an
 * unknown birthday.
 */
function birthdaysDiffer(one: string, other: string): boolean {
  const [a, b] = [partsOf(one), partsOf(other)];
  if (a === undefined || b === undefined) return false;
  if (a[0] === b[0] && a[1] === b[2] && a[2] === b[1]) return false;
  return a.filter((part, at) => part !== b[at]).length > 1;
}

function partsOf(text: string): [string, string, string] | undefined {
  const british = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  if (british !== null) {
    const [day, month, year] = british.slice(1).map((part) => part.padStart(2, '0'));
    return partsOf(`${year}-${month}-${day}`);
  }
  const match = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(text);
  if (match === null || match[1] === '1900' || match[0].replaceAll('-', '') === '19700101') return undefined;
  return [match[1]!, match[2]!, match[3]!];
}

function sexesDiffer(one: string, other: string): boolean {
  const sexOf = (title: string) => (/^mr$/i.test(title) ? 'M' : /^(?:mrs|miss|ms)$/i.test(title) ? 'F' : '');
  const [a, b] = [sexOf(one), sexOf(other)];
  return a !== '' && b !== '' && a !== b;
}

/** Whether one surname has Junior and the other Senior. Junior against nothing is counted as a harm case. */
function generationsDiffer(one: string, other: string): boolean {
  const of = (surname: string) =>
    /\b(?:jr|jnr|junior)\b/i.test(surname)
      ? 'junior'
      : /\b(?:sr|snr|senior)\b/i.test(surname)
        ? 'senior'
        : '';
  const [a, b] = [of(one), of(other)];
  return a !== '' && b !== '' && a !== b;
}

/** Maps each form of a forename, in small letters, to the forenames that have this form. */
function namesByForm(forms: Readonly<Record<string, string>>): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>();
  for (const [name, others] of Object.entries(forms)) {
    for (const form of `${name} ${others}`.split(/\s+/).map((word) => wordsIn(word).join(''))) {
      if (form === '') continue;
      const known = names.get(form) ?? new Set<string>();
      names.set(form, known.add(name));
    }
  }
  return names;
}

/**
 * Whether the lists of the set have both forenames as forms of the same name, or an initial and a form of a
 * name with that initial. Polly and Mary, for example, share no letter but do not contradict each other.
 */
function areForms(
  one: Row,
  other: Row,
  column: string,
  names: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  const [a, b] = [firstWord(one, column), firstWord(other, column)];
  const of = (word: string) => names.get(word) ?? new Set<string>();
  if (!of(a).isDisjointFrom(of(b))) return true;
  return isInitialOfForm(a, of(b)) || isInitialOfForm(b, of(a));
}

/** Whether a word is an initial of one of the names of a form: E fits Millie, because Millie may be Emily. */
function isInitialOfForm(word: string, names: ReadonlySet<string>): boolean {
  return word.length === 1 && [...names].some((name) => name.toLowerCase().startsWith(word));
}

function firstWord(row: Row, column: string): string {
  return wordsIn(row[column] ?? '')[0] ?? '';
}

function wordsIn(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
}

/**
 * Whether the forenames have different initials, and no name in either record begins with the initial of the
 * other forename. A nickname mostly keeps some letters of the name, but not the first. So forenames count
 * only if they have different first letters and no two successive letters in common.
 */
function forenamesDiffer(one: Row, other: Row, column: string): boolean {
  const words = (row: Row) => wordsIn(`${row[column] ?? ''} ${row['middle'] ?? ''} ${row['surname'] ?? ''}`);
  const [a, b] = [firstWord(one, column), firstWord(other, column)];
  if (a === '' || b === '' || a[0] === b[0]) return false;
  if (words(other).some((word) => word[0] === a[0]) || words(one).some((word) => word[0] === b[0]))
    return false;
  const bigrams = new Set(Array.from({ length: Math.max(0, a.length - 1) }, (_, at) => a.slice(at, at + 2)));
  return !Array.from({ length: Math.max(0, b.length - 1) }, (_, at) => b.slice(at, at + 2)).some((bigram) =>
    bigrams.has(bigram),
  );
}
