import { isIsoDate } from '../../../records/value-date.ts';
import { invalidField } from '../../../refusal.ts';

const DAY_MILLISECONDS = 86_400_000;

/**
 * The first moment of a period that begins with this date (its midnight, UTC) or date-time.
 *
 * @throws Refusal if the text is not an ISO 8601 date or date-time
 */
export function startOf(field: string, text: string): Date {
  return momentOf(field, text);
}

/**
 * The first moment after a period that ends with this date (the next midnight, UTC) or date-time.
 *
 * @throws Refusal if the text is not an ISO 8601 date or date-time
 */
export function endOf(field: string, text: string): Date {
  return new Date(momentOf(field, text).getTime() + (isDay(text) ? DAY_MILLISECONDS : 1));
}

function momentOf(field: string, text: string): Date {
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/i.test(text);
  const moment = new Date(isDay(text) || hasZone ? text : `${text}Z`);
  if (!isIsoDate(text) || Number.isNaN(moment.getTime())) {
    throw invalidField(field, 'must be an ISO 8601 date or date-time');
  }
  return moment;
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}
