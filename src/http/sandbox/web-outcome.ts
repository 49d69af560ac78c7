import type { Members } from '../webservices/claim.ts';

/** The effect of a test postcode in a call of a sandbox. */
export interface WebOutcome {
  /** The message that the call is refused with, or undefined if it is answered. */
  readonly message?: string;
  /** The status of the refusal. The default is 200. */
  readonly status?: number;
  readonly retryAfter?: number;
  /** The answer takes this many seconds. */
  readonly seconds?: number;
}

/** How long the answer to the test postcode for a slow answer takes. */
export const SLOW_SECONDS = 5;

/**
 * The outcomes of web-service calls in a sandbox, by test postcode in compact form. A call asks for an
 * outcome by sending the postcode as the value of any member (docs/clients/sandbox.md).
 */
export const WEB_OUTCOMES: ReadonlyMap<string, WebOutcome> = new Map<string, WebOutcome>([
  ['XX200X', {}],
  ['XX205X', { seconds: SLOW_SECONDS }],
  ['XX401X', { message: 'Authentication failed.' }],
  ['XX402X', { message: 'There are no credits left.' }],
  ['XX403X', { message: 'The account does not hold the licence WebServerFull.' }],
  ['XX404X', { message: 'Invalid postcode: it has no addresses.' }],
  ['XX400X', { message: 'Invalid postcode.' }],
  [
    'XX429X',
    { message: 'The daily limit of requests from this IP address has been reached.', retryAfter: 1 },
  ],
  ['XX500X', { message: 'The service is at fault.', status: 500 }],
  ['XX503X', { message: 'The service is unavailable for now. Try again.', status: 503, retryAfter: 1 }],
]);

/** A test postcode that succeeds is replaced by this postcode of the sample. */
export const ANSWERED_POSTCODE = 'CH2 4NE';

/** A longer text is not compared with the test postcodes. */
const LONGEST = 16;

/** The outcome that the members of a call ask for. If it is not a refusal, answer the returned `members`. */
export function webOutcomeOf(members: Members): { outcome: WebOutcome; members: Members } | undefined {
  for (const [name, value] of Object.entries(members)) {
    if (typeof value !== 'string' || value.length > LONGEST) continue;
    const outcome = WEB_OUTCOMES.get(value.replace(/\s/g, '').toUpperCase());
    if (outcome !== undefined) return { outcome, members: { ...members, [name]: ANSWERED_POSTCODE } };
  }
  return undefined;
}
