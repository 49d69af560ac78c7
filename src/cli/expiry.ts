import { UsageError } from './usage-error.ts';

/**
 * Reads the moment of `--expires`: `90d` or `12h` from now, or an ISO 8601 date or time, in UTC if it has no
 * offset.
 *
 * @throws UsageError if the text has another form, or if the time has passed
 */
export function readExpiry(text: string, now: Date): Date {
  const expiry = readSpan(text, now) ?? readMoment(text);
  if (expiry === undefined) {
    throw new UsageError(
      `\`--expires\` takes a time such as 90d, 12h, 2030-01-31 or 2030-01-31T09:00:00Z (got ${text}).`,
    );
  }
  if (expiry <= now) throw new UsageError(`\`--expires ${text}\` is not in the future.`);
  return expiry;
}

function readSpan(text: string, now: Date): Date | undefined {
  const parts = /^(\d{1,5})([dh])$/.exec(text);
  if (parts === null) return undefined;
  const hours = Number(parts[1]) * (parts[2] === 'd' ? 24 : 1);
  return new Date(now.getTime() + hours * 3_600_000);
}

function readMoment(text: string): Date | undefined {
  const parts = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?(Z|[+-]\d\d:\d\d)?$/.exec(text);
  if (parts === null) return undefined;
  const [, day = '', time = 'T00:00', zone = 'Z'] = parts;
  const moment = new Date(day + time + zone);
  // A Date turns 30 February into 2 March.
  const isDay = new Date(`${day}T00:00Z`).toJSON()?.startsWith(day);
  return isDay && !Number.isNaN(moment.getTime()) ? moment : undefined;
}
