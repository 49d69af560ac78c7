import { isDatabaseAway } from '../database/is-database-away.ts';
import { environment } from '../settings.ts';
import { explainSystemError, isSystemError } from './explain-system-error.ts';

/** An error as one line for the user. With `FETTLE_DEBUG` set: the whole stack and all causes. */
export function explain(error: unknown, isDebugging = environment.isDebugging): string {
  if (isDebugging) return `error: ${error instanceof Error ? error.stack : String(error)}${causes(error)}`;
  const message = messageOf(error);
  const cause = reasonOf(error, message);
  const hint = isDatabaseAway(error) ? 'The database cannot be reached: ' : '';
  return `error: ${hint}${message}${cause}`.replace(/(?<!\s)\s*\n\s*/g, ' ');
}

/** The cause in parentheses, unless the message already contains it. */
function reasonOf(error: unknown, message: string): string {
  if (!(error instanceof Error) || error.cause === undefined) return '';
  // A message about a missing file needs no cause.
  if (isSystemError(error.cause) && error.cause.code === 'ENOENT' && message.endsWith('.')) return '';
  const reason = messageOf(error.cause);
  return reason === '' || message.includes(reason) ? '' : ` (${reason})`;
}

/** A refused connection is an AggregateError without a message, with one error per address tried. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join(', ');
  if (isSystemError(error)) return explainSystemError(error);
  return error instanceof Error ? error.message || error.name : String(error);
}

function causes(error: unknown): string {
  if (!(error instanceof Error) || error.cause === undefined) return '';
  const { cause } = error;
  return `\ncaused by: ${cause instanceof Error ? cause.stack : String(cause)}${causes(cause)}`;
}
