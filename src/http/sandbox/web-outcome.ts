import type { Members } from '../webservices/claim.ts';

/** What a value in a call of a sandbox does. */
export interface WebOutcome {
  /** The call is refused with this message; undefined: it is answered. */
  readonly message?: string;
  /** The status of the refusal; 200 unless given. */
  readonly status?: number;
  readonly retryAfter?: number;
  /** The answer takes this many seconds. */
  readonly seconds?: number;
}

/** How long the answer takes to the test postcode that asks for a slow one. */
export const SLOW_SECONDS = 5;

/**
 * The outcomes of calls of the web services in a sandbox, by a test postcode in compact form, sent as the value of any member
 * (docs/clients/sandbox.md).
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

/** The postcode of the sample that a call is answered for if it asks for a test postcode that succeeds. */
export const ANSWERED_POSTCODE = 'CH2 4NE';

/** Test postcodes are shorter, however they are spaced. */
const LONGEST = 16;

/** The outcome that the members of a call ask for. Its `members` are to be answered if it is no refusal. */
export function webOutcomeOf(members: Members): { outcome: WebOutcome; members: Members } | undefined {
  for (const [name, value] of Object.entries(members)) {
    if (typeof value !== 'string' || value.length > LONGEST) continue;
    const outcome = WEB_OUTCOMES.get(value.replace(/\s/g, '').toUpperCase());
    if (outcome !== undefined) return { outcome, members: { ...members, [name]: ANSWERED_POSTCODE } };
  }
  return undefined;
}
