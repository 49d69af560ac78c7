/**
 * Makes a value when it is first needed. It is used for tables that come with the steps and that most
 * processes never read.
 */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
