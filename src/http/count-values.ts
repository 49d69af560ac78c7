const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING = [0x5b, 0x7b] as const;

/**
 * Whether a JSON text holds more values than `limit`, told without parsing it: every value but a first one stands behind a
 * comma, and every first one behind `[`, `{` or nothing.
 *
 * A parser needs some hundred bytes for a value of two: 32 MiB of `[` took 1.3 GB and 1.8 s, of `[],` 1 GB. A text of at most
 * `limit` bytes cannot hold more, so the usual block of some hundred kilobytes is not looked at.
 */
export function holdsMoreValues(json: Buffer, limit: number): boolean {
  if (json.length <= limit) return false;
  let values = 1;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (byte === QUOTE) at = closingQuote(json, at);
    else if ((byte === COMMA || byte === OPENING[0] || byte === OPENING[1]) && ++values > limit) return true;
  }
  return false;
}

/** The position of the quote that closes the string; the end of the text where there is none. */
function closingQuote(json: Buffer, opening: number): number {
  for (let at = opening; ; ) {
    at = json.indexOf(QUOTE, at + 1);
    if (at < 0) return json.length;
    let before = at;
    while (json[before - 1] === BACKSLASH) before--;
    // An even run of backslashes escapes itself and leaves the quote to close the string.
    if ((at - before) % 2 === 0) return at;
  }
}
