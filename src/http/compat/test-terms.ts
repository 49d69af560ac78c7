import type { FastifyRequest } from 'fastify';
import { membersOf } from '../webservices/claim.ts';
import { type CompatRefusal, FORBIDDEN, INVALID_POSTCODE, LIMIT_REACHED, UNAVAILABLE } from './answers.ts';

/** The effect of a test term: the method returns its sample, finds nothing, or refuses the call. */
export type TestOutcome = 'answered' | 'nothing' | CompatRefusal;

/**
 * Invented postcodes in compact form. With them a client can try each status of each method, free of charge
 * and with any key (docs/clients/sandbox.md).
 */
export const TEST_TERMS: ReadonlyMap<string, TestOutcome> = new Map<string, TestOutcome>([
  ['XX200X', 'answered'],
  ['XX404X', 'nothing'],
  ['XX400X', INVALID_POSTCODE],
  ['XX410X', { status: 400, header: 'account-expired' }],
  ['XX401X', { status: 401 }],
  ['XX411X', { status: 401, header: 'token-expired' }],
  ['XX403X', FORBIDDEN],
  ['XX429X', { status: 429, retryAfter: 1 }],
  ['XX402X', LIMIT_REACHED],
  ['XX500X', { status: 500 }],
  ['XX503X', UNAVAILABLE],
]);

/** A longer text is not compared with the test terms. */
const LONGEST = 16;

/**
 * The outcome that a request asks for by a part of its path or by its option `term`, or undefined if it names
 * none.
 */
export function testTermOf({ params, query, body }: FastifyRequest): TestOutcome | undefined {
  const given = [...Object.values(membersOf(params)), membersOf(query)['term'], membersOf(body)['term']];
  for (const value of given) {
    if (typeof value !== 'string' || value.length > LONGEST) continue;
    const outcome = TEST_TERMS.get(value.replace(/\s/g, '').toUpperCase());
    if (outcome !== undefined) return outcome;
  }
  return undefined;
}
