/**
 * The command line is wrong, and nothing was done. The process exits with 2; every other failure exits with
 * 1.
 */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
