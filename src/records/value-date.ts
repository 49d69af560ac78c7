import { itemAt } from '../present.ts';

const shape = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(?:Z|([+-])(\d\d):(\d\d))?)?$/;

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * Whether `text` is an ISO 8601 date or date-time in the extended format: `YYYY-MM-DD`, optionally followed
 * by `THH:MM`, `THH:MM:SS` or `THH:MM:SS.fff…`, which may have `Z` or `±HH:MM` after it. Without an offset
 * the time is local.
 *
 * The day must exist in the Gregorian calendar, which ISO 8601 also uses for dates before 1582. Where ISO
 * 8601 leaves a choice, RFC 3339 section 5.6 decides: hours run from 00 to 23 (no 24:00), and `T` and `Z` are
 * capitals. Second 60 is accepted only when a leap second can occur, at 23:59:60 UTC, and so only with an
 * offset.
 */
export function isIsoDate(text: string): boolean {
  const parts = shape.exec(text);
  if (parts === null) return false;
  const [
    ,
    year,
    month,
    day,
    hour,
    minute = '00',
    second = '00',
    sign,
    offsetHour = '00',
    offsetMinute = '00',
  ] = parts;
  if (!isDay(Number(year), Number(month), Number(day))) return false;
  if (hour === undefined) return true;
  if (hour > '23' || minute > '59' || offsetHour > '23' || offsetMinute > '59') return false;
  if (second <= '59') return true;
  const hasOffset = sign !== undefined || text.endsWith('Z');
  const offset = (Number(offsetHour) * 60 + Number(offsetMinute)) * (sign === '-' ? -1 : 1);
  const utc = (Number(hour) * 60 + Number(minute) - offset + 2 * DAY) % DAY;
  return second === '60' && hasOffset && utc === DAY - 1;
}

/** A day, in minutes. */
const DAY = 24 * 60;

function isDay(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day <= (month === 2 && isLeap ? 29 : itemAt(monthLengths, month - 1));
}
