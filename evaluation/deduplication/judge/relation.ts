import type { Truth } from '../sets/evaluation-set.ts';
import { byKey } from './pairs.ts';

/** What is true of a pair of records. Nobody could know from the file whether `open` pairs are one person. */
export type Relation = 'same' | 'different' | 'open';

export function relationOf(one: Truth, other: Truth): Relation {
  if (one.mayBe === undefined && other.mayBe === undefined) {
    if (one.person !== other.person) return 'different';
    return one.part === other.part ? 'same' : 'open';
  }
  const people = one.mayBe ?? [one.person];
  return (other.mayBe ?? [other.person]).some((person) => people.includes(person)) ? 'open' : 'different';
}

/** The open pairs of a set: those of one person, and those that a tool put into one group. */
export interface OpenPairs {
  readonly ofOnePerson: readonly (readonly [one: number, other: number])[];
  readonly merged: readonly (readonly [one: number, other: number])[];
}

export function openPairs(groups: readonly string[], truth: readonly Truth[]): OpenPairs {
  const among = (keys: readonly string[]) =>
    [...byKey(keys).values()].flatMap((places) =>
      places.flatMap((one, at) =>
        places
          .slice(at + 1)
          .filter((other) => relationOf(truth[one]!, truth[other]!) === 'open')
          .map((other) => [one, other] as const),
      ),
    );
  if (truth.every(({ mayBe, part }) => mayBe === undefined && part === undefined))
    return { ofOnePerson: [], merged: [] };
  return { ofOnePerson: among(truth.map(({ person }) => person)), merged: among(groups) };
}
