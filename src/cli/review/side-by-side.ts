import type { TextRow } from './csv-rows.ts';

/** How a difference is marked within a value: by a colour on a terminal, otherwise by brackets. */
export interface Marks {
  readonly before: string;
  readonly after: string;
}

/** Bold and yellow. A sign in the margin says the same without colour. */
export const COLOURED: Marks = { before: '\x1b[1;33m', after: '\x1b[0m' };
export const BRACKETED: Marks = { before: '[', after: ']' };

/** A value of both records, under a heading. */
type Line = readonly [heading: string, one: string, other: string];

/** The widest value to show. Longer values are cut. */
const WIDEST = 48;

/** Shows two records of a file, column by column. Columns that are empty in both are left out. */
export function showRecords(one: TextRow, other: TextRow, marks: Marks): string[] {
  const columns = Object.keys(one).filter((column) => one[column] !== '' || other[column] !== '');
  return show(
    columns.map((column) => [column, one[column] ?? '', other[column] ?? '']),
    marks,
  );
}

/**
 * Shows two records by their contents in a review list: values separated by ` | `, without headings. Equal
 * values stand side by side.
 */
export function showContents([one, other]: readonly [string, string], marks: Marks): string[] {
  const [left, right] = [one.split(' | '), other.split(' | ')];
  if (left.length === right.length)
    return show(
      left.map((value, at) => ['', value, right[at] ?? '']),
      marks,
    );
  const lines: Line[] = [];
  let at = 0;
  for (const value of left) {
    const same = right.indexOf(value, at);
    if (same < 0) {
      const beside = right[at];
      const isFree = beside !== undefined && !left.includes(beside);
      lines.push(['', value, isFree ? beside : '']);
      if (isFree) at++;
      continue;
    }
    for (const other of right.slice(at, same)) lines.push(['', '', other]);
    lines.push(['', value, value]);
    at = same + 1;
  }
  for (const other of right.slice(at)) lines.push(['', '', other]);
  return show(
    lines.filter(([, a, b]) => a !== '' || b !== ''),
    marks,
  );
}

function show(lines: readonly Line[], marks: Marks): string[] {
  const shown = lines.map(([heading, one, other]) => [heading, fitting(one), fitting(other)] as const);
  const width = (of: (line: Line) => string) => Math.max(0, ...shown.map((line) => of(line).length));
  const [headings, values] = [width(([heading]) => heading), width(([, one]) => one)];
  return shown.map(([heading, one, other]) => {
    const differs = one.toLowerCase() !== other.toLowerCase();
    const [left, right] = differs ? marked(one, other, marks) : [one, other];
    const gap = ' '.repeat(values - one.length + (left === one && marks === BRACKETED ? 2 : 0));
    const start = headings === 0 ? '' : `${heading.padEnd(headings)}  `;
    return `${differs ? '≠' : ' '} ${start}${left}${gap}  ${right}`.trimEnd();
  });
}

/** Replaces control characters, which the terminal would obey. */
function fitting(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ');
  return plain.length > WIDEST ? `${plain.slice(0, WIDEST - 1)}…` : plain;
}

/** Marks the part in which two values differ, between their common start and end. */
function marked(one: string, other: string, { before, after }: Marks): [string, string] {
  if (one === '' || other === '') return [one, other];
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const set = (text: string) => {
    const middle = text.slice(start, text.length - end);
    return (
      text.slice(0, start) + (middle === '' ? '' : before + middle + after) + text.slice(text.length - end)
    );
  };
  return [set(one), set(other)];
}
