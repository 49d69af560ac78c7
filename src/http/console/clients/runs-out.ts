/** Something of a client or an account that stops working soon, or has stopped. */
export interface RunsOut {
  readonly says: string;
  /** Whether it has stopped working already. */
  readonly isOver: boolean;
}

/** What is needed to say what runs out. */
export interface Terms {
  readonly secrets: readonly { readonly id: string; readonly expiresAt: Date | null }[];
  readonly account:
    | {
        readonly isSandbox: boolean;
        readonly remaining: number;
        /** The credits used in the last {@link RATE_DAYS} days. */
        readonly used: number;
        readonly expiresAt: Date | null;
        readonly keys: readonly {
          readonly name: string;
          readonly id: string;
          readonly expiresAt: Date | null;
        }[];
      }
    | undefined;
}

/** The days over which the use of credits is measured. */
export const RATE_DAYS = 14;

/** Credits for fewer days than this run out soon. */
const CREDIT_DAYS = 14;

/** What expires within this many days runs out soon. */
const EXPIRY_DAYS = 30;

const DAY = 86_400_000;

/** Lists what runs out soon: credits at the present rate, and secrets, keys and accounts that expire. */
export function whatRunsOut({ secrets, account }: Terms, now: Date): RunsOut[] {
  const expiring = (what: string, at: Date | null): RunsOut[] => {
    if (at === null) return [];
    const days = Math.floor((at.getTime() - now.getTime()) / DAY);
    if (at <= now) return [{ says: `${what} has expired.`, isOver: true }];
    if (days >= EXPIRY_DAYS) return [];
    return [{ says: `${what} expires ${inDays(days)}.`, isOver: false }];
  };
  return [
    ...creditsOf(account),
    ...expiring('The account', account?.expiresAt ?? null),
    ...secrets.flatMap(({ id, expiresAt }) => expiring(`The secret ${id}`, expiresAt)),
    ...(account?.keys ?? []).flatMap(({ name, id, expiresAt }) =>
      expiring(`The key ${name || id}`, expiresAt),
    ),
  ];
}

function creditsOf(account: Terms['account']): RunsOut[] {
  if (account === undefined || account.isSandbox) return [];
  const { remaining, used } = account;
  if (remaining <= 0) return [{ says: 'No credits are left: look-ups are refused.', isOver: true }];
  if (used === 0) return [];
  const days = Math.floor((remaining * RATE_DAYS) / used);
  if (days >= CREDIT_DAYS) return [];
  const left = remaining.toLocaleString('en-GB');
  return [
    {
      says: `${left} ${remaining === 1 ? 'credit is' : 'credits are'} left. At the rate of the last ${RATE_DAYS} days they run out ${inDays(days)}.`,
      isOver: false,
    },
  ];
}

function inDays(days: number): string {
  if (days === 0) return 'within a day';
  return days === 1 ? 'in a day' : `in ${days} days`;
}
