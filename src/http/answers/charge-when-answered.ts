import type { FastifyReply } from 'fastify';
import type { Charge } from '../../credits/charge.ts';
import type { Credits } from '../../credits/credits.ts';

/** An answer with this status or above is an error, which is not charged. */
const REFUSED = 400;

/**
 * Charges a call once the operating system has its answer (`finish` of the response). Gives the credits back
 * if the connection breaks before the first byte of the answer was sent, or if an error is answered instead.
 *
 * If the connection breaks in the middle of an answer, the call is charged. Otherwise a client that reads all
 * but the last byte would pay nothing.
 */
export function chargeWhenAnswered({ raw }: FastifyReply, credits: Credits, charge: Charge): void {
  if (raw.destroyed) {
    credits.giveBack(charge);
    return;
  }
  raw.on('finish', () => {
    if (raw.statusCode < REFUSED) credits.charge(charge);
    else credits.giveBack(charge);
  });
  raw.on('close', () => {
    // A response has no socket while it waits behind an earlier one on its connection (pipelining), and once
    // it is finished.
    if (raw.headersSent && raw.socket !== null && raw.statusCode < REFUSED) credits.charge(charge);
    else credits.giveBack(charge);
  });
}
