/*
 * The ends of values in the JSON text of a column, which is an array without spaces, as JSON.stringify writes it. So values can be taken
 * out of it without being parsed.
 */

export const QUOTE = 0x22;
export const BACKSLASH = 0x5c;
export const COMMA = 0x2c;
export const BRACKET = 0x5d;

/** Strings longer than this are looked through by the processor's own search. */
const SHORT = 48;

/** After an escaped quote so many bytes are looked at one by one: where there is one, there are often more, and each call of the search costs 60 of them. */
const AFTER_ESCAPED = 512;

/** The position behind the value that begins at `start`. */
export function valueEnd(json: Buffer, start: number): number {
  if (json[start] === QUOTE) return stringEnd(json, start);
  let at = start;
  for (let byte = json[at]; byte !== COMMA && byte !== BRACKET && byte !== undefined; ) byte = json[++at];
  return at;
}

/** The position behind the closing quote of the string that begins at `start`. */
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
    // An even run of backslashes escapes itself and leaves the quote to close the string.
    if ((quote - before) % 2 === 0) return quote + 1;
    at = quote + 1;
  }
}

/** The position of the value with this number, from 0, where that with number `row` begins at `start`. */
export function skipTo(json: Buffer, start: number, row: number, wanted: number): number {
  let at = start;
  for (; row < wanted; row++) at = valueEnd(json, at) + 1;
  return at;
}
