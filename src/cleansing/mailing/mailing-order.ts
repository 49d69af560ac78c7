import { pafPostcode, parsePostcode } from '../../address/postcode.ts';

/** The characters in a postcode as PAF writes it: space, digits, letters. */
const SIGNS = 37;

/** Delivery point suffixes are a digit and a letter. A missing suffix sorts after all of them. */
const SUFFIXES = 261;

/** After all postcodes come inland addresses without a postcode, then those abroad. */
const WITHOUT_POSTCODE = SIGNS ** 7 * SUFFIXES;
const ABROAD = WITHOUT_POSTCODE + 1;

/**
 * The sort key of a letter: by postcode as PAF writes it (CH2 before CH24), then by delivery point suffix. A
 * whole number below 2^45. Letters whose order does not matter have the same key.
 */
export function mailingOrder(postcode: string, suffix: string, isAbroad: boolean): number {
  if (isAbroad) return ABROAD;
  const read = parsePostcode(postcode);
  if (read === undefined) return WITHOUT_POSTCODE;
  let order = 0;
  for (const sign of pafPostcode(read)) order = order * SIGNS + signOrder(sign);
  return order * SUFFIXES + suffixOrder(suffix);
}

function signOrder(sign: string): number {
  if (sign === ' ') return 0;
  const code = sign.charCodeAt(0);
  return code < 65 ? code - 47 : code - 54;
}

function suffixOrder(suffix: string): number {
  const [, digit, letter = 'A'] = /^(\d)([A-Z])$/.exec(suffix.trim().toUpperCase()) ?? [];
  return digit === undefined ? SUFFIXES - 1 : Number(digit) * 26 + letter.charCodeAt(0) - 65;
}

/** Bits sorted per pass, and the passes for the 45 bits of a key. */
const BITS = 15;
const PASSES = 3;

/**
 * The place of each key in sorted order; equal keys keep their order. It sorts by counting, 15 bits at a
 * time: ten million keys take about a second and twelve bytes each.
 */
export function placesOf(orders: Float64Array): Uint32Array {
  let from: Uint32Array = Uint32Array.from(orders, (_, at) => at);
  let to: Uint32Array = new Uint32Array(orders.length);
  const mask = 2 ** BITS - 1;
  for (let pass = 0; pass < PASSES; pass++) {
    const scale = 2 ** (BITS * pass);
    const digitOf = (at: number) => Math.floor(orders[at]! / scale) & mask;
    const starts = new Uint32Array(mask + 2);
    for (const at of from) starts[digitOf(at) + 1]!++;
    for (let digit = 0; digit <= mask; digit++) starts[digit + 1]! += starts[digit]!;
    for (const at of from) to[starts[digitOf(at)]!++] = at;
    [from, to] = [to, from];
  }
  for (const [place, at] of from.entries()) to[at] = place;
  return to;
}
