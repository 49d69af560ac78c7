import type { Access } from '../accounts/web/access.ts';

/** The part of an {@link Access} that spending needs. */
export type Spender = Pick<Access, 'accountId' | 'keyId' | 'pool' | 'tokenPool'>;

/** What a call is: a method of a service, and the name of the customer's application (whatever it sent). */
export interface Usage {
  readonly service: string;
  readonly method: string;
  readonly applicationName?: unknown;
}

/** What credits are spent on. Usage is reported by these members. */
export interface Spending {
  readonly account: number;
  /** The account's pool, then the token's pool if the token has a limit. */
  readonly pools: readonly number[];
  /** The key's id; '' for a user name or a token. */
  readonly key: string;
  readonly service: string;
  readonly method: string;
  /** The day (UTC), such as `2030-01-31`. */
  readonly day: string;
  readonly application: string;
}

/** Calls, and the credits that they cost. */
export interface Amount {
  calls: number;
  credits: number;
}

/** Maps a kind of spending to its amount. */
export type Amounts = Map<Spending, Amount>;

export function addAmount(amounts: Amounts, spending: Spending, calls: number, credits: number): void {
  const amount = amounts.get(spending);
  if (amount === undefined) amounts.set(spending, { calls, credits });
  else {
    amount.calls += calls;
    amount.credits += credits;
  }
}

/**
 * The longest application name that is kept, in characters, and the most names per account and day on a node.
 */
export const APPLICATION_LENGTH = 60;
export const APPLICATIONS_PER_DAY = 100;

/** The application name under which all further names are counted. */
export const OTHER_APPLICATIONS = '(other)';

/** The form in which an application name is kept: cut to length, without control characters. */
export function readApplication(text: unknown): string {
  if (typeof text !== 'string') return '';
  return text
    .slice(0, APPLICATION_LENGTH)
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .trim();
}
