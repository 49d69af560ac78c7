/** Keeps results: a Map, a WeakMap, or one of the caches of this room. */
export interface Results<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/**
 * Makes a pure function remember its results.
 *
 *     const countryName = remembering(new Map(), (code: string) => names.of(code));
 *
 * @param results keeps the results and bounds their number. Use a Map only if there are few different keys.
 * @param make the function. It is called again for a key whose result was undefined.
 */
export function remembering<Key, Value>(
  results: Results<Key, Value>,
  make: (key: Key) => Value,
): (key: Key) => Value {
  return (key) => {
    let value = results.get(key);
    if (value === undefined) {
      value = make(key);
      results.set(key, value);
    }
    return value;
  };
}
