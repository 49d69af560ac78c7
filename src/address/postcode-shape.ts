/**
 * The shape of a postcode: which characters may stand where. Rules of the PAF programmer's guide and BS 7666.
 *
 * `A` a letter, `N` a digit. The outward code has one of six shapes and the inward code is always `NAA`.
 */
export const OUTWARD_SHAPES = ['AN', 'ANN', 'AAN', 'AANN', 'ANA', 'AANA'] as const;

/** Q, V and X never come first; I, J and Z never second. */
const area = '[A-PR-UWYZ](?:[A-HK-Y])?';

/** The letter that ends `ANA`, and the one that ends `AANA`. */
const afterOneLetter = '[ABCDEFGHJKPSTUW]';
const afterTwoLetters = '[ABEHMNPRVWXY]';

/** C, I, K, M, O and V are never used in the inward code: they look like other characters. */
const inward = '[0-9][ABD-HJLNP-UW-Z]{2}';

const outward = [
  `(?:${area})[0-9]`,
  `(?:${area})[1-9][0-9]`,
  `[A-PR-UWYZ][0-9]${afterOneLetter}`,
  `[A-PR-UWYZ][A-HK-Y][0-9]${afterTwoLetters}`,
].join('|');

/** A whole postcode in capitals without a space. Groups: outward code, inward code. */
export const POSTCODE_SHAPE = new RegExp(`^(${outward})(${inward})$`);
