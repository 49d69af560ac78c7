import type { Access } from '../accounts/web/access.ts';

/** Who spends: the part of an {@link Access} that it takes. */
export type Spender = Pick<Access, 'accountId' | 'keyId' | 'pool' | 'tokenPool'>;

/** What a call is: a method of a service, and for which program of the customer's (whatever that sends). */
export interface Usage {
  readonly service: string;
  readonly method: string;
  readonly applicationName?: unknown;
}

/** What credits are spent on: how usage is told apart. */
export interface Spending {
  readonly account: number;
  /** The pool of the account, and that of the token where it has a limit of its own. */
  readonly pools: readonly number[];
  /** The key's id; '' for a user name or a token. */
  readonly key: string;
  readonly service: string;
  readonly method: string;
  /** The day (UTC), as `2030-01-31`. */
  readonly day: string;
  readonly application: string;
}

/** How often and how much. */
export interface Amount {
  calls: number;
  credits: number;
}

/** Kind of spending → how often and how much. */
export type Amounts = Map<Spending, Amount>;

export function addAmount(amounts: Amounts, spending: Spending, calls: number, credits: number): void {
  const amount = amounts.get(spending);
  if (amount === undefined) amounts.set(spending, { calls, credits });
  else {
    amount.calls += calls;
    amount.credits += credits;
  }
}

/** The longest application name kept, in characters, and the most of them for one account on one day on a node. */
export const APPLICATION_LENGTH = 60;
export const APPLICATIONS_PER_DAY = 100;

/** What stands for the application names beyond that. */
export const OTHER_APPLICATIONS = '(other)';

/** An application name as it is kept: whatever a program sends is cut, and cleared of control characters. */
export function readApplication(text: unknown): string {
  if (typeof text !== 'string') return '';
  return text
    .slice(0, APPLICATION_LENGTH)
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .trim();
}
