/*
 * Dates in workbooks are counted in days. The workbook says whether day 1 is 1 January 1900 or day 0 is 1
 * January 1904. In the 1900 system, 1900 has a 29 February (day 60), a mistake inherited from Lotus 1-2-3. So
 * days before that are off by one.
 */

const DAY = 86_400_000;
const BASE_1900 = Date.UTC(1899, 11, 30);
const BASE_1904 = Date.UTC(1904, 0, 1);

/** 31 December 9999, the last day that Excel can represent. */
const LAST_DAY = 2_958_465;

/** The ISO date of a serial number, with a time if it has one. Undefined if there is no such day. */
export function isoOfSerial(serial: number, is1904: boolean): string | undefined {
  if (!(serial >= 0) || serial >= LAST_DAY + 1) return undefined;
  if (!is1904 && serial >= 60 && serial < 61) return undefined;
  const days = !is1904 && serial < 60 ? serial + 1 : serial;
  const date = new Date((is1904 ? BASE_1904 : BASE_1900) + Math.round(days * DAY));
  const iso = date.toISOString();
  const time = iso.slice(11, 23);
  if (time === '00:00:00.000') return iso.slice(0, 10);
  return `${iso.slice(0, 10)}T${time.endsWith('.000') ? time.slice(0, 8) : time}`;
}

/** A time of day or a duration, which may be longer than a day: `09:30:00`, `36:30:00`. */
export function timeOfSerial(serial: number): string {
  const seconds = Math.round(Math.abs(serial) * 86_400);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${serial < 0 ? '-' : ''}${parts.map((part) => String(part).padStart(2, '0')).join(':')}`;
}

const LOCAL = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,3}))?)?)?$/;

/** The first day on which Excel and the calendar agree: 1 March 1900. */
const FIRST = 61;

/**
 * The serial number of an ISO date without an offset, in the 1900 system. Undefined if no serial number means
 * the same.
 */
export function serialOfIso(iso: string): { readonly serial: number; readonly hasTime: boolean } | undefined {
  const parts = LOCAL.exec(iso);
  if (parts === null) return undefined;
  const [, year, month, day, hour, minute, second = '0', fraction = ''] = parts;
  if (Number(second) > 59) return undefined;
  const date = Date.UTC(Number(year), Number(month) - 1, Number(day));
  const time =
    hour === undefined
      ? 0
      : ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000 + Number(fraction.padEnd(3, '0'));
  // A serial number without a fraction means a date without a time.
  if (hour !== undefined && time === 0) return undefined;
  const serial = (date - BASE_1900 + time) / DAY;
  if (!(serial >= FIRST) || Number(year) < 1900) return undefined;
  return { serial, hasTime: hour !== undefined };
}
