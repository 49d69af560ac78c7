const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING = [0x5b, 0x7b] as const;
const CLOSING = [0x5d, 0x7d] as const;

/** What a JSON text may hold. */
export interface JsonBounds {
  /** The most values: members, items and what holds them. */
  readonly values: number;
  /** The most levels of objects and lists; undefined: as many as values. */
  readonly depth?: number | undefined;
}

/**
 * Which bound a JSON text breaks, told without parsing it: every value but a first one stands behind a comma, and every first
 * one behind `[`, `{` or nothing.
 *
 * A parser needs some hundred bytes for a value of two: 32 MiB of `[` took 1.3 GB and 1.8 s, of `[],` 1 GB. Members cost most of all:
 * 150,000 of them in 2 MiB took half a second of whoever read them. A text of at most `values` bytes cannot hold more values,
 * so without a bound on its depth the usual block of some hundred kilobytes is not looked at.
 */
export function brokenBound(
  json: Buffer,
  { values: most, depth: deepest }: JsonBounds,
): keyof JsonBounds | undefined {
  if (deepest === undefined && json.length <= most) return undefined;
  let values = 1;
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (byte === QUOTE) at = closingQuote(json, at);
    else if (byte === CLOSING[0] || byte === CLOSING[1]) depth--;
    else if (byte === COMMA || byte === OPENING[0] || byte === OPENING[1]) {
      if (byte !== COMMA && ++depth > (deepest ?? most)) return 'depth';
      if (++values > most) return 'values';
    }
  }
  return undefined;
}

/** After an escaped quote so many bytes are looked at one by one: where there is one, there are often more, and each call of the search costs 60 of them. */
const AFTER_ESCAPED = 512;

/** The position of the quote that closes the string; the end of the text where there is none. */
function closingQuote(json: Buffer, opening: number): number {
  for (let at = opening + 1; ; ) {
    const quote = json.indexOf(QUOTE, at);
    if (quote < 0) return json.length;
    let before = quote;
    while (before > at && json[before - 1] === BACKSLASH) before--;
    // An even run of backslashes escapes itself and leaves the quote to close the string.
    if ((quote - before) % 2 === 0) return quote;
    at = quote + 1;
    for (const end = Math.min(at + AFTER_ESCAPED, json.length); at < end; at++) {
      if (json[at] === QUOTE) return at;
      if (json[at] === BACKSLASH) at++;
    }
  }
}
