import { type Grouping, pairKey } from '../run/grouping.ts';
import type { EvaluationSet } from '../sets/evaluation-set.ts';
import { readCase } from '../sets/harm.ts';
import { type Expectation, HARM_KINDS } from '../sets/harm-kinds.ts';

/** The outcome of the cases of one kind. */
export interface HarmCount {
  readonly expected: Expectation;
  readonly cases: number;
  /** The number of cases whose two records are in one group. */
  readonly merged: number;
  /**
   * The number of cases that are not merged but are in the tool's review list. The list has either the pair
   * itself, or a pair of one of the two records and the record between them. Undefined if the tool has no
   * such list.
   */
  readonly inReview: number | undefined;
  /**
   * The number of cases in which a record between two people was put with one of them. Undefined if the kind
   * has no such record.
   */
  readonly attached: number | undefined;
}

export function countHarm(
  { rows, truth }: EvaluationSet,
  { groups, review }: Grouping,
): Map<string, HarmCount> {
  const cases = new Map<string, Map<string, number>>();
  for (const [at, { case: text }] of truth.entries()) {
    const of = readCase(text);
    if (of === undefined) continue;
    const key = `${of.kind}|${of.number}`;
    const roles = cases.get(key) ?? new Map<string, number>();
    roles.set(of.role, at);
    cases.set(key, roles);
  }
  const id = (at: number) => rows[at]!['record_id']!;
  return new Map(
    HARM_KINDS.map(({ name, expected }) => {
      const own = [...cases].filter(([key]) => key.startsWith(`${name}|`)).map(([, roles]) => roles);
      const isMerged = (roles: ReadonlyMap<string, number>) =>
        groups[roles.get('a')!] === groups[roles.get('b')!];
      const isAttached = (roles: ReadonlyMap<string, number>) =>
        ['a', 'b'].some((role) => groups[roles.get(role)!] === groups[roles.get('between')!]);
      const isInReview = (roles: ReadonlyMap<string, number>) => {
        const [a, b, between] = ['a', 'b', 'between'].map((role) => roles.get(role));
        const pairs =
          between === undefined
            ? [[a!, b!]]
            : [
                [a!, b!],
                [a!, between],
                [b!, between],
              ];
        return pairs.some(([one, other]) => review?.has(pairKey(id(one!), id(other!))));
      };
      const count: HarmCount = {
        expected,
        cases: own.length,
        merged: own.filter(isMerged).length,
        inReview:
          review === undefined
            ? undefined
            : own.filter((roles) => !isMerged(roles) && isInReview(roles)).length,
        attached: own[0]?.has('between') ? own.filter(isAttached).length : undefined,
      };
      return [name, count];
    }),
  );
}
