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
