import type { Model, Operation } from './operation.ts';

/**
 * The search gives up after this many states. The history of one key is small, so a longer search probably
 * means that the model has a defect.
 */
const MOST_STEPS = 2_000_000;

/** Why a history is impossible. */
export interface Violation<Asked, Answer> {
  /** The longest order that was found, and the requests that fit nowhere after it. */
  readonly order: readonly Operation<Asked, Answer>[];
  readonly rest: readonly Operation<Asked, Answer>[];
}

/**
 * Finds out whether a history is linearisable: whether each request can be given a moment between its
 * beginning and its end such that, in the order of these moments, every answer is that of the model. This is
 * the search of Wing and Gong with the memory of Lowe ("Testing for linearizability", 2017): a set of done
 * requests with the same state is visited once. A request with an unknown outcome may take effect at any
 * later moment, or never.
 *
 * @returns undefined if the history is linearisable
 */
export function findViolation<State, Asked, Answer>(
  history: readonly Operation<Asked, Answer>[],
  model: Model<State, Asked, Answer>,
): Violation<Asked, Answer> | undefined {
  const operations = history.toSorted((one, other) => one.begin - other.begin);
  const known = operations.filter(({ answer }) => answer !== undefined).length;
  const seen = new Set<string>();
  const done = new Array<boolean>(operations.length).fill(false);
  const order: Operation<Asked, Answer>[] = [];
  let longest: Operation<Asked, Answer>[] = [];
  let steps = 0;

  const search = (state: State, knownDone: number): boolean => {
    if (knownDone === known) return true;
    if (++steps > MOST_STEPS)
      throw new Error(`A history of ${operations.length} requests has too many orders.`);
    const place = `${model.nameOf(state)} ${done.map(Number).join('')}`;
    if (seen.has(place)) return false;
    seen.add(place);
    // The next request must have begun before the earliest end among the requests that are not done.
    const firstEnd = Math.min(...operations.filter((_, at) => !done[at]).map(({ end }) => end));
    const tried = new Set<string>();
    for (const [at, { begin, asked, answer }] of operations.entries()) {
      if (done[at] || begin > firstEnd) continue;
      for (const next of model.next(state, asked, answer)) {
        if (answer === undefined && !isWorthTrying(state, next, tried)) continue;
        done[at] = true;
        order.push(operations[at]!);
        if (order.length > longest.length) longest = [...order];
        if (search(next, knownDone + (answer === undefined ? 0 : 1))) return true;
        order.pop();
        done[at] = false;
      }
    }
    return false;
  };
  // Many requests without an answer would make too many orders. A request that changes nothing need not be
  // tried. If several requests lead to the same state, only the first is tried.
  const isWorthTrying = (state: State, next: State, tried: Set<string>): boolean => {
    const name = model.nameOf(next);
    if (name === model.nameOf(state) || tried.has(name)) return false;
    tried.add(name);
    return true;
  };
  if (search(model.initial, 0)) return undefined;
  return { order: longest, rest: operations.filter((operation) => !longest.includes(operation)) };
}
