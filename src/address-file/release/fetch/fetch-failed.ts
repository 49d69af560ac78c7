/** An address file could not be fetched. The message says from where and why. */
export class FetchFailed extends Error {
  override readonly name = 'FetchFailed';
  /** Whether the same request may succeed later. */
  readonly passes: boolean;

  constructor(message: string, { passes = false, ...options }: { passes?: boolean } & ErrorOptions = {}) {
    super(message, options);
    this.passes = passes;
  }

  /** Makes the error for a request to this URL from its cause. Returns the cause if it is a `FetchFailed`. */
  static of(url: string, cause: unknown): FetchFailed {
    if (cause instanceof FetchFailed) return cause;
    const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
    const reason = inner instanceof Error ? inner.message : String(inner);
    return new FetchFailed(`${url} could not be read: ${reason}.`, { passes: true, cause });
  }
}
