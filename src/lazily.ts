/**
 * Puts the making of a value off until it is first asked for: tables that most processes load with the steps
 * and never read.
 */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
