import { damagedFile } from './damaged-file.ts';
import { textOfBytes } from './page-texts.ts';

/** Dates are read as ISO text. Seconds keep the digits that the file has. */
export const PARSERS = {
  dateFromDays: (days: number) => isoOf(days * 86_400_000).slice(0, 10),
  timestampFromMilliseconds: (milliseconds: bigint) => isoOf(Number(milliseconds)),
  timestampFromMicroseconds: (microseconds: bigint) => fine(microseconds, 1000n, 3),
  timestampFromNanoseconds: (nanoseconds: bigint) => fine(nanoseconds, 1_000_000n, 6),
  stringFromBytes: textOf,
  jsonFromBytes: textOf,
  geometryFromBytes: textOf,
  geographyFromBytes: textOf,
};

/** Writes a time as ISO text. `unit` parts make a millisecond; parts of one are written with `digits` digits. */
function fine(time: bigint, unit: bigint, digits: number): string {
  const rest = ((time % unit) + unit) % unit;
  const iso = isoOf(Number((time - rest) / unit));
  if (rest === 0n) return iso;
  return `${iso.length > 19 ? iso : `${iso}.000`}${String(rest).padStart(digits, '0')}`;
}

function isoOf(milliseconds: number): string {
  const date = new Date(milliseconds);
  if (Number.isNaN(date.getTime())) throw damagedFile();
  return date
    .toISOString()
    .slice(0, -1)
    .replace(/\.000$/, '');
}

/** Returns a value of any type as text: bytes as UTF-8 or else hexadecimal digits, nested values as JSON. */
export function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (value instanceof Uint8Array) return textOfBytes(value);
  if (typeof value !== 'object') return String(value);
  return JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? Number(inner) : inner));
}
