import { isDatabaseAway } from '../database/connection.ts';

/** One line for the person at the terminal; with `FETTLE_DEBUG` set, everything there is. */
export function explain(error: unknown, debug = process.env['FETTLE_DEBUG']): string {
  if (debug) return `error: ${error instanceof Error ? error.stack : String(error)}${causes(error)}`;
  const message = messageOf(error);
  const reason = error instanceof Error && error.cause !== undefined ? messageOf(error.cause) : '';
  const cause = reason === '' || message.includes(reason) ? '' : ` (${reason})`;
  const hint = isDatabaseAway(error) ? 'The database cannot be reached: ' : '';
  return `error: ${hint}${message}${cause}`.replace(/(?<!\s)\s*\n\s*/g, ' ');
}

/** A refused connection is an AggregateError without a message: one error for each address tried. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join(', ');
  return error instanceof Error ? error.message || error.name : String(error);
}

function causes(error: unknown): string {
  if (!(error instanceof Error) || error.cause === undefined) return '';
  const { cause } = error;
  return `\ncaused by: ${cause instanceof Error ? cause.stack : String(cause)}${causes(cause)}`;
}
