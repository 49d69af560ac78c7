const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING = [0x5b, 0x7b] as const;
const CLOSING = [0x5d, 0x7d] as const;

/** Limits on a JSON text. */
export interface JsonBounds {
  /** The most values: members, items, objects and lists. */
  readonly values: number;
  /** The most levels of objects and lists. If undefined, only the number of values is limited. */
  readonly depth?: number | undefined;
}

/**
 * Finds out which limit a JSON text exceeds, without parsing it. The first value of a container follows `[`
 * or `{`, and every other value follows a comma. The outermost value follows nothing. So counting these
 * characters counts the values.
 *
 * A parser needs some hundred bytes for a value of two bytes: 32 MiB of `[` took 1.3 GB and 1.8 s, and 32 MiB
 * of `[],` took 1 GB. Members cost most: 150,000 of them in 2 MiB kept their reader busy for half a second.
 *
 * A text of at most `values` bytes cannot hold more than `values` values. So if depth is not limited, the
 * usual block of some hundred kilobytes is not searched at all.
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

/**
 * After an escaped quote, this many bytes are searched one by one. Escaped quotes come in groups, and each
 * call of the fast search costs as much as 60 bytes searched one by one.
 */
const AFTER_ESCAPED = 512;

/** The position of the quote that closes the string, or the end of the text if there is none. */
function closingQuote(json: Buffer, opening: number): number {
  for (let at = opening + 1; ; ) {
    const quote = json.indexOf(QUOTE, at);
    if (quote < 0) return json.length;
    let before = quote;
    while (before > at && json[before - 1] === BACKSLASH) before--;
    // Backslashes in an even number escape one another, so the quote closes the string.
    if ((quote - before) % 2 === 0) return quote;
    at = quote + 1;
    for (const end = Math.min(at + AFTER_ESCAPED, json.length); at < end; at++) {
      if (json[at] === QUOTE) return at;
      if (json[at] === BACKSLASH) at++;
    }
  }
}
