import type { EvaluationSet } from '../sets/evaluation-set.ts';
import { byKey } from './pairs.ts';

/** What became of the records of one kind, of persons with several records. */
export interface KindCount {
  readonly records: number;
  /** Those that stand with another record of their person. */
  readonly found: number;
  /** Those that stand with a record of somebody else. */
  readonly withOthers: number;
}

/** By kind of dirt or circumstance. `none` are records with nothing done to them. */
export function countKinds({ truth }: EvaluationSet, groups: readonly string[]): Map<string, KindCount> {
  const persons = truth.map(({ person }) => person);
  const ofPerson = byKey(persons);
  const ofGroup = byKey(groups);
  const counts = new Map<string, { records: number; found: number; withOthers: number }>();
  for (const [at, { person, kinds }] of truth.entries()) {
    const own = ofPerson.get(person)!;
    if (own.length < 2) continue;
    const isFound = own.some((other) => other !== at && groups[other] === groups[at]);
    const isWithOthers = ofGroup.get(groups[at]!)!.some((other) => persons[other] !== person);
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
