/**
 * The shape of a postcode: which characters may stand at which place. The rules are those of the PAF
 * programmer's guide and BS 7666.
 *
 * `A` is a letter, `N` a digit. The outward code has one of six shapes. The inward code is always `NAA`.
 */
export const OUTWARD_SHAPES = ['AN', 'ANN', 'AAN', 'AANN', 'ANA', 'AANA'] as const;

/** Q, V and X are never first; I, J and Z are never second. */
const area = '[A-PR-UWYZ](?:[A-HK-Y])?';

/** The last letter of `ANA`, and that of `AANA`. */
const afterOneLetter = '[ABCDEFGHJKPSTUW]';
const afterTwoLetters = '[ABEHMNPRVWXY]';

/** The inward code never uses C, I, K, M, O and V, which look like other characters. */
const inward = '[0-9][ABD-HJLNP-UW-Z]{2}';

const outward = [
  `(?:${area})[0-9]`,
  `(?:${area})[1-9][0-9]`,
  `[A-PR-UWYZ][0-9]${afterOneLetter}`,
  `[A-PR-UWYZ][A-HK-Y][0-9]${afterTwoLetters}`,
].join('|');

/** A whole postcode, in capitals without a space. Groups: outward code, inward code. */
export const POSTCODE_SHAPE = new RegExp(`^(${outward})(${inward})$`);
