/*
 * Removes what web pages and exports leave in a typed line: tags, references to characters, written line ends.
 */

/** A tag that ends a line on a page, and the end of a line as spreadsheets write it: `<br>`, `_x000D_`. */
const LINE_END = /<\/?(?:br|p|div|li|td|tr)\b[^<>]{0,40}>|_x000[ad]_/gi;

/** The end of a line as programs write it: `\n`. */
const WRITTEN_END = /(?:\\[rn])+/gi;

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
  return line.includes('<') || line.includes('&') || line.includes('\\') || line.includes('_');
}

/** Writes commas for the ends of lines, and characters for the references to them. */
export function withoutMarks(line: string): string {
  if (!mayHaveMarks(line)) return line;
  const text = line.includes('\\') ? withoutWrittenEnds(line) : line;
  return text
    .replace(LINE_END, ', ')
    .replace(TAG, ' ')
    .replace(REFERENCE, (mark: string, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED[name.toLowerCase()] ?? mark;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      if (code === LINE_FEED || code === CARRIAGE_RETURN) return ', ';
      return code >= 32 && code < 0xd800 ? String.fromCharCode(code) : ' ';
    });
}

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/**
 * Writes commas for the ends of lines that programs write: `2 Elm Road\nLeeds`. In `Unit 3\Nelson House` and `Unit
 * 3\nelson house` the letter belongs to the name. Two such marks before small letters are hardly two names.
 */
function withoutWrittenEnds(line: string): string {
  const isRepeated = (line.match(WRITTEN_END)?.length ?? 0) > 1;
  return line.replace(WRITTEN_END, (mark: string, at: number) => {
    const next = line.charAt(at + mark.length);
    const isSmall = mark === mark.toLowerCase();
    if (!/\p{L}/u.test(next)) return ', ';
    const isNextSmall = next === next.toLowerCase();
    return isSmall === isNextSmall ? (isRepeated ? ', ' : mark) : isSmall ? ', ' : mark;
  });
}
