/*
 * Finds the ends of values in the JSON text of a column, so that values can be cut out without parsing. The
 * text is an array without spaces, as JSON.stringify writes it.
 */

export const QUOTE = 0x22;
export const BACKSLASH = 0x5c;
export const COMMA = 0x2c;
export const BRACKET = 0x5d;

/**
 * The number of bytes of a string that are examined one by one. After them `indexOf` takes over, which uses
 * the processor's vector instructions.
 */
const SHORT = 48;

/**
 * How many bytes after an escaped quote are examined one by one. Escaped quotes often come in groups, and a
 * call of `indexOf` costs as much as examining 60 bytes.
 */
const AFTER_ESCAPED = 512;

/** The position after the value that begins at `start`. */
export function valueEnd(json: Buffer, start: number): number {
  if (json[start] === QUOTE) return stringEnd(json, start);
  let at = start;
  for (let byte = json[at]; byte !== COMMA && byte !== BRACKET && byte !== undefined; ) byte = json[++at];
  return at;
}

/** The position after the closing quote of the string that begins at `start`. */
export function stringEnd(json: Buffer, start: number): number {
  let at = start + 1;
  for (let byBytes = SHORT; ; byBytes = AFTER_ESCAPED) {
    for (const end = Math.min(at + byBytes, json.length); at < end; at++) {
      const byte = json[at];
      if (byte === QUOTE) return at + 1;
      if (byte === BACKSLASH) at++;
    }
    const quote = json.indexOf(QUOTE, at);
    if (quote < 0) return json.length;
    let before = quote;
    while (before > at && json[before - 1] === BACKSLASH) before--;
    // An even number of backslashes escape each other, so the quote closes the string.
    if ((quote - before) % 2 === 0) return quote + 1;
    at = quote + 1;
  }
}

/** The position of the value with index `wanted`, given that the value with index `row` begins at `start`. */
export function skipTo(json: Buffer, start: number, row: number, wanted: number): number {
  let at = start;
  for (; row < wanted; row++) at = valueEnd(json, at) + 1;
  return at;
}
