import type { EvaluationSet } from '../sets/evaluation-set.ts';
import { byKey } from './pairs.ts';
import { type Relation, relationOf } from './relation.ts';

/** The outcome for the records of one kind. Only records with another one of their person count. */
export interface KindCount {
  readonly records: number;
  /** The number of records that are grouped with another record of their person. */
  readonly found: number;
  /** The number of records that are grouped with a record of somebody else. */
  readonly withOthers: number;
}

/**
 * Counts the records by kind of dirt or circumstance. The kind `none` stands for records to which nothing was
 * done.
 */
export function countKinds({ truth }: EvaluationSet, groups: readonly string[]): Map<string, KindCount> {
  const persons = truth.map(({ person }) => person);
  const ofPerson = byKey(persons);
  const ofGroup = byKey(groups);
  const counts = new Map<string, { records: number; found: number; withOthers: number }>();
  for (const [at, { person, kinds }] of truth.entries()) {
    const relates = (other: number, to: Relation) =>
      other !== at && relationOf(truth[at]!, truth[other]!) === to;
    const own = ofPerson.get(person)!.filter((other) => relates(other, 'same'));
    if (own.length === 0) continue;
    const isFound = own.some((other) => groups[other] === groups[at]);
    const isWithOthers = ofGroup.get(groups[at]!)!.some((other) => relates(other, 'different'));
    for (const kind of kinds.length === 0 ? ['none'] : kinds) {
      const count = counts.get(kind) ?? { records: 0, found: 0, withOthers: 0 };
      count.records++;
      if (isFound) count.found++;
      if (isWithOthers) count.withOthers++;
      counts.set(kind, count);
    }
  }
  return new Map([...counts].sort(([one], [other]) => (one < other ? -1 : 1)));
}
