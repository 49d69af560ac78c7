/**
 * Passes a value on at once if it is there, or when its promise resolves. An `await` of a value that is there
 * makes a promise and waits for a turn of the microtask queue. A look-up that did so at every step made up to
 * eight promises.
 *
 *     onceKnown(credits.remaining(access), (remaining) => reply.send({ remaining }));
 */
export function onceKnown<Value, Used>(
  value: Value | Promise<Value>,
  use: (value: Value) => Used | Promise<Used>,
): Used | Promise<Used> {
  return value instanceof Promise ? value.then(use) : use(value);
}
