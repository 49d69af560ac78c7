/**
 * An error in a form that can be passed to another thread. Node would pass the error itself without its name
 * and without the properties by which errors of the system are told apart.
 */
export interface CarriedError {
  readonly message: string;
  /** The name, the stack, `code`, `path` and so on. */
  readonly properties: Readonly<Record<string, unknown>>;
  readonly cause?: CarriedError;
}

/** Packs an error for another thread, with its causes. */
export function carryError(error: unknown): CarriedError {
  if (!(error instanceof Error)) return { message: String(error), properties: {} };
  const own = Object.entries(error).filter(([, value]) => /^(?:string|number)$/.test(typeof value));
  return {
    message: error.message,
    properties: { ...Object.fromEntries(own), name: error.name, stack: error.stack },
    ...(error.cause !== undefined && { cause: carryError(error.cause) }),
  };
}

/** The error that another thread packed. It is an instance of `Error`, whatever its class was. */
export function carriedError({ message, properties, cause }: CarriedError): Error {
  const error = new Error(message, cause === undefined ? {} : { cause: carriedError(cause) });
  for (const [name, value] of Object.entries(properties)) {
    Object.defineProperty(error, name, {
      value,
      configurable: true,
      writable: true,
      enumerable: name !== 'stack',
    });
  }
  return error;
}
