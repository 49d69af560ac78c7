/**
 * Returns a value that the program itself guarantees, such as the only row of a query, or the input that a
 * checked workflow names.
 *
 * @param what names the value in the error: `the database's server`
 * @throws Error if it is missing all the same, which is a defect of the program
 */
export function present<Value>(value: Value | null | undefined, what: string): Value {
  if (value === undefined || value === null) throw new Error(`This is missing: ${what}.`);
  return value;
}

/**
 * Returns the item at an index that the program itself keeps below the number of items, where a loop over the
 * items would not do: a second list in step with the first, a random choice.
 *
 * All callers share this read, so V8 cannot compile it for one kind of list. In a loop that runs for every
 * record write `present(items[at], …)` instead.
 *
 * @throws RangeError if there is no item at the index, which is a defect of the program
 */
export function itemAt<Item>(items: ArrayLike<Item | undefined>, at: number): Item {
  const item = items[at];
  if (item === undefined) throw new RangeError(`There is no item ${at} in a list of ${items.length}.`);
  return item;
}
