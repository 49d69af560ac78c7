import { isBareMark } from './entry.ts';

/** The flat, and the house with a flat in front of it that has no word: `12 Heron House`. */
export function housed(flat: string, building: string): [inner: string, house: string] {
  return building !== '' && isBareMark(flat) ? ['', `${flat} ${building}`] : [flat, building];
}

/** The parts that are not empty. */
export function joined(parts: readonly string[], separator = ', '): string {
  return parts.filter(Boolean).join(separator);
}

/** Moves four or more lines up, and joins those that have no column. */
export function fitted(lines: readonly string[]): string[] {
  const some = lines.filter(Boolean);
  while (some.length < 4) some.push('');
  return [...some.slice(0, 3), joined(some.slice(3))];
}
