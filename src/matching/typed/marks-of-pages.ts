/*
 * Removes what web pages and exports leave in a typed line: tags, references to characters, written line ends.
 */

/** A tag that ends a line on a page, and the end of a line as programs write it: `<br>`, `\n`. */
const LINE_END = /<\/?(?:br|p|div|li|td|tr)\b[^<>]{0,40}>|(?:\\[rn])+(?![a-z])/gi;

/** Any other tag: `<b>`. */
const TAG = /<\/?[a-z]{1,10}\b[^<>]{0,80}>/gi;

/** A reference to a character: `&amp;`, `&#39;`. */
const REFERENCE = /&(?:#(\d{1,5})|#x([\da-f]{1,4})|(amp|apos|quot|nbsp|lsquo|rsquo|ndash|lt|gt));/gi;

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  quot: '"',
  nbsp: ' ',
  lsquo: "'",
  rsquo: "'",
  ndash: '-',
  lt: '<',
  gt: '>',
};

/** Whether a line may have marks of a page. */
export function mayHaveMarks(line: string): boolean {
  return line.includes('<') || line.includes('&') || line.includes('\\');
}

/** Writes commas for the ends of lines, and characters for the references to them. */
export function withoutMarks(line: string): string {
  if (!mayHaveMarks(line)) return line;
  return line
    .replace(LINE_END, ', ')
    .replace(TAG, ' ')
    .replace(REFERENCE, (mark: string, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED[name.toLowerCase()] ?? mark;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code >= 32 && code < 0xd800 ? String.fromCharCode(code) : ' ';
    });
}
