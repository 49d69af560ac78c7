/** The command line is wrong: nothing was done. The process exits with 2; every other failure is 1. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
