/**
 * SQLSTATEs of a server that cannot work for now: connections (class 08), resources (53), operator
 * intervention such as a restart (57P), a statement that took too long (57014), an idle transaction that was
 * ended (25P03, 25P04), a lock that was not available (55P03), errors of the server's disk (58), and a server
 * that is a standby, or has just become one (25006).
 */
const SQLSTATES = /^(08...|25006|25P03|25P04|53...|55P03|57014|57P..|58...)$/;

/** Errors of the network between the service and the server (errno(3), getaddrinfo(3)). */
const SYSTEM_ERRORS =
  /^(EAI_AGAIN|ECONN.*|EHOSTDOWN|EHOSTUNREACH|ENETDOWN|ENETRESET|ENETUNREACH|ENOTFOUND|EPIPE|ETIMEDOUT)$/;

/** Messages of errors of `pg` and `pg-pool` that have no code. */
const MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|^timeout expired$|Query read timeout|Client .*is not queryable/;

/**
 * Whether an error means that the database is unavailable or out of space for now. Such work is tried again.
 * Neither the request nor the record is at fault.
 *
 * The work may have been done nevertheless: if the connection broke while the transaction was being
 * committed, nobody knows the outcome. So the repetition must be harmless.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string' && (SQLSTATES.test(code) || SYSTEM_ERRORS.test(code))) return true;
    if (MESSAGES.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true;
  }
  return false;
}
