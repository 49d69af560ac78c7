import { lazily } from '../../../lazily.ts';
import { tableLines } from '../tables/read-table.ts';

const NO_GROUPS: readonly number[] = [];

interface Groups {
  /** For each name, the numbers of its lines in the table. */
  readonly numbers: ReadonlyMap<string, readonly number[]>;
  /** For each line, the formal name. */
  readonly formal: readonly string[];
}

const groups = lazily((): Groups => {
  const numbers = new Map<string, number[]>();
  const formal: string[] = [];
  // Each line of the tables lists all forms of one forename. The second table adds forms to those of the first.
  for (const line of ['nicknames.txt', 'old-nicknames.txt'].flatMap(tableLines)) {
    const names = line.toUpperCase().split(' ');
    const [first = ''] = names;
    const there = formal.indexOf(first);
    const number = there >= 0 ? there : formal.push(first) - 1;
    for (const name of names) {
      const known = numbers.get(name);
      if (known === undefined) numbers.set(name, [number]);
      else if (!known.includes(number)) known.push(number);
    }
  }
  return { numbers, formal };
});

/**
 * The numbers of the names that a forename may stand for. Two forenames with a common number may belong to
 * the same person.
 */
export function nicknameGroups(form: string): readonly number[] {
  return groups().numbers.get(form) ?? NO_GROUPS;
}

/** Whether two forenames may belong to the same person by custom: Bob and Robert, Jon and Jonathan. */
export function isSameByCustom(one: string, other: string): boolean {
  return shareGroup(nicknameGroups(one), nicknameGroups(other));
}

/** Whether two lists of {@link nicknameGroups} have a number in common. */
export function shareGroup(one: readonly number[], other: readonly number[]): boolean {
  // Most names are in no group.
  return one.length > 0 && other.length > 0 && one.some((group) => other.includes(group));
}

/**
 * Whether two forenames agree by custom only because both are short for a third: Bob and Rob, Mia and Amy.
 * Not Robert and Bob, one of which is short for the other.
 */
export function areBothShort(one: string, other: string): boolean {
  const others = nicknameGroups(other);
  const shared = nicknameGroups(one).filter((group) => others.includes(group));
  const { formal } = groups();
  return shared.length > 0 && shared.every((group) => formal[group] !== one && formal[group] !== other);
}

/**
 * Whether two forenames are given separately at birth, and have only a third name in common: Ian and Jack,
 * both forms of John. Not Bob and Rob, which are only short forms.
 */
export function areBothGiven(one: string, other: string): boolean {
  const { formal } = groups();
  return areBothShort(one, other) && formal.includes(one) && formal.includes(other);
}

/** Whether an initial may stand for a forename or for its formal name: R for Bob. */
export function isInitialOf(initial: string, form: string): boolean {
  return (
    form.startsWith(initial) ||
    nicknameGroups(form).some((group) => groups().formal[group]?.startsWith(initial))
  );
}
