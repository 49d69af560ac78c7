import type { Draft } from '../../../common/draft.ts';

/** Moves the first half of the postcode behind the town, or into a field of its own if there is no town. */
export function inTwoFields(line: string, { text, separator }: Draft): string {
  const [first = '', second = ''] = text.postcode.split(' ');
  const start = line.toLowerCase().lastIndexOf(text.postcode.toLowerCase());
  const at = text.town === '' ? -1 : line.toLowerCase().lastIndexOf(text.town.toLowerCase(), start);
  if (start < 0) return line;
  const rest = `${second}${line.slice(start + text.postcode.length)}`;
  if (at < 0) return `${line.slice(0, start)}${first}${separator}${rest}`;
  const end = at + text.town.length;
  return `${line.slice(0, end)} ${first}${line.slice(end, start)}${rest}`;
}
