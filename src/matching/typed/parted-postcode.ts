import { JOINT, type Token, tokenAt, wordAt } from '../../address/normal-form/tokens.ts';
import { isPostcodeArea } from '../../address/postcode-areas.ts';

/*
 * Finds postcodes whose two halves a form put into two fields: `Wells GL82, Gloucestershire, 4DB`.
 */

/** The tokens of a postcode in two places. */
interface Halves {
  readonly text: string;
  /** The numbers of its tokens. */
  readonly taken: readonly number[];
}

const OUTWARD = /^([A-Z]{1,2})\d[A-Z\d]?$/;
const INWARD = /^\d[ABD-HJLNP-UW-Z]{2}$/;

/**
 * Returns the outward code that ends a part of the address, and the inward code that is a later part by itself. Each
 * must be the only one of its kind.
 */
export function halvesOfPostcode(tokens: readonly Token[]): Halves | undefined {
  let outward = -1;
  let inward: readonly number[] | undefined;
  for (let at = 1; at < tokens.length; at++) {
    const { written } = wordAt(tokens, at);
    const area = OUTWARD.exec(written)?.[1];
    if (area !== undefined && isPostcodeArea(area) && isEnd(tokens, at)) {
      if (outward >= 0) return undefined;
      outward = at;
    } else if (outward >= 0) {
      const alone = inwardAt(tokens, at);
      if (alone === undefined) continue;
      if (inward !== undefined) return undefined;
      inward = alone;
    }
  }
  if (outward < 0 || inward === undefined) return undefined;
  const words = [outward, ...inward].map((at) => wordAt(tokens, at).written);
  return { text: words.join(''), taken: [outward, ...inward] };
}

/** The tokens of an inward code that is a part of the address by itself: `4DB`, which may be read as 4 and DB. */
function inwardAt(tokens: readonly Token[], at: number): readonly number[] | undefined {
  if (tokenAt(tokens, at).joint < JOINT.comma) return undefined;
  if (INWARD.test(wordAt(tokens, at).written) && isEnd(tokens, at)) return [at];
  const next = tokens[at + 1];
  if (next === undefined || next.joint >= JOINT.comma || !isEnd(tokens, at + 1)) return undefined;
  return INWARD.test(wordAt(tokens, at).written + next.word.written) ? [at, at + 1] : undefined;
}

/** Whether a token ends a part of the address. */
function isEnd(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next === undefined || next.joint >= JOINT.comma;
}
