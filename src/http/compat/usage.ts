import { readDailyCredits } from '../../credits/balance.ts';
import { itemAt } from '../../present.ts';
import type { Service } from '../service.ts';
import { type CompatRefusal, FORBIDDEN, refuse } from './answers.ts';
import { authenticated, type CompatOutline, sendJson } from './authenticated.ts';

const DAY_MILLISECONDS = 86_400_000;

/** The longest period of one answer, in days. */
export const MOST_DAYS = 366;

const NOT_A_DAY: CompatRefusal = {
  status: 400,
  message: `A day is written /day/month/year. A period has at most ${MOST_DAYS} days and does not end before it begins.`,
};

/** The usage of a day, with the field names of the service that Fettle replaces. */
interface Usage {
  /** UTC, `2030-01-31`. */
  readonly date: string;
  readonly usage_today: number;
  readonly daily_limit: number;
  readonly monthly_buffer: number;
  readonly monthly_buffer_used: number;
}

const OUTLINE: CompatOutline = {
  purpose: { service: 'UserAdmin', method: 'Usage' },
  sample: () => usageOf('2030-01-31', 0, 0),
};

/**
 * The handler of `GET /{prefix}/v3/usage`, `…/{day}/{month}/{year}`, `…/from/{day}/{month}/{year}`, and
 * `…/from/…/to/{day}/{month}/{year}`, which returns a list. It also handles the same paths under `v4`.
 * Accounts have credits instead of daily limits, so `daily_limit` is the credits used that day plus those
 * that are left. Calls from pages are refused.
 */
export function usageHandler({ authenticator, credits, database, clock }: Service) {
  return authenticated({ authenticator }, OUTLINE, async (request, reply, { access, allowOrigin }) => {
    if (allowOrigin !== undefined) return refuse(reply, FORBIDDEN);
    const period = periodOf(request.params as DayParams, clock.now());
    if (period === undefined) return refuse(reply, NOT_A_DAY);
    const used = await readDailyCredits(database.kysely, access.accountId, period);
    const remaining = await credits.remaining(access);
    const days: Usage[] = [];
    for (let at = Date.parse(period.from); at <= Date.parse(period.to); at += DAY_MILLISECONDS) {
      const day = dayText(new Date(at));
      days.push(usageOf(day, used.get(day) ?? 0, remaining));
    }
    return sendJson(reply, period.isList ? days : itemAt(days, 0));
  });
}

function usageOf(date: string, used: number, remaining: number): Usage {
  return {
    date,
    usage_today: used,
    daily_limit: used + remaining,
    monthly_buffer: 0,
    monthly_buffer_used: 0,
  };
}

/** The parts of the path for one day, or for the first and the last day. */
type DayParams = Readonly<Record<string, string | undefined>>;

interface Period {
  readonly from: string;
  readonly to: string;
  readonly isList: boolean;
}

function periodOf(params: DayParams, now: Date): Period | undefined {
  const { day, month, year, toDay, toMonth, toYear } = params;
  const from = day === undefined ? dayText(now) : readDay(day, month, year);
  const isList = toDay !== undefined;
  const to = isList ? readDay(toDay, toMonth, toYear) : from;
  if (from === undefined || to === undefined) return undefined;
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MILLISECONDS;
  return days < 0 || days >= MOST_DAYS ? undefined : { from, to, isList };
}

/** Joins the parts of a day to `2030-01-31`. Undefined if there is no such day. */
function readDay(day = '', month = '', year = ''): string | undefined {
  if (![day, month].every((part) => /^\d{1,2}$/.test(part)) || !/^\d{4}$/.test(year)) return undefined;
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(text);
  return Number.isNaN(time) || dayText(new Date(time)) !== text ? undefined : text;
}

function dayText(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
