import type { FastifyReply } from 'fastify';
import type { Charge } from '../credits/charge.ts';
import type { Credits } from '../credits/credits.ts';

/** An answer with this status or a higher one is another than the one that was to be paid. */
const REFUSED = 400;

/**
 * Charges a call when its answer has been handed to the operating system (`finish` of the response), and gives the credits back where the
 * connection breaks before any byte of it was, or where an error is answered in its place.
 *
 * Where the connection breaks in the middle of an answer the call is charged: a client that reads all but the last byte would pay nothing
 * otherwise.
 */
export function chargeWhenAnswered({ raw }: FastifyReply, credits: Credits, charge: Charge): void {
  if (raw.destroyed) {
    credits.giveBack(charge);
    return;
  }
  raw.once('finish', () => {
    if (raw.statusCode < REFUSED) credits.charge(charge);
    else credits.giveBack(charge);
  });
  raw.once('close', () => {
    // A response has no socket while it waits behind an earlier one of its connection (pipelining), and once it is finished.
    if (raw.headersSent && raw.socket !== null && raw.statusCode < REFUSED) credits.charge(charge);
    else credits.giveBack(charge);
  });
}
