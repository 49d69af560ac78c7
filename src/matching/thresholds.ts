/*
 * The matcher's hand-set numbers, each with its reason. Learned numbers are in weights.json. They include the
 * lowest score that settles each level (`least`), which training chooses so that 85 % of the answers at that
 * score are right.
 */

/** Confidence, in percent, of matches that no score was computed for. */
export const CONFIDENCE = {
  /**
   * The address ends in the name of a country and has no UK postcode. Of 1,959 such answers in the
   * evaluation, 1 was wrong. But the foreign addresses of the evaluation come from only a dozen countries, so
   * the rest of the 3 % is for addresses that it has not seen.
   */
  foreignCountry: 97,
  /**
   * The address contains what looks like another country's postcode. Groups of digits beside a town also
   * occur in damaged UK addresses.
   */
  foreignPostcode: 85,
  /**
   * Nothing in the file resembles the typed text. The remaining 10 % is for addresses too damaged to be
   * looked up.
   */
  nothingFound: 90,
  /**
   * One address of a list has nearly all words of the text. Of 1,217 such answers in lists of the evaluation, one was
   * wrong. The rest of the 3 % is for ways of writing that these lists do not have.
   */
  nearlyVerbatim: 97,
  /** No level was settled and no reason is known. */
  unknown: 50,
} as const;

/**
 * In percent. An address that looks foreign is still matched to a street if the confidence of the street is
 * at least this. It is more than {@link CONFIDENCE}.foreignPostcode, so that the likelier of the two
 * explanations wins.
 */
export const LEAST_STREET_OVER_FOREIGN = 90;

/**
 * In bits, on the scale of the calibration. There are too few answers at level Town to compute a score, so
 * each kind has a fixed strength:
 * - `postcodeAndPlace`: the postcode was typed, and its town or locality too;
 * - `postcodeAlone`: the postcode was typed, but not its town or locality;
 * - `onlyTown`: a town was typed, and it is the only one in the text;
 * - `oneOfSeveral`: a town was typed, and it is one of several in the text.
 */
export const TOWN_STRENGTH = {
  postcodeAndPlace: 25,
  postcodeAlone: 12,
  onlyTown: 20,
  oneOfSeveral: 8,
} as const;

/**
 * In bits. The best candidate must lead the next different place by at least this much: it must be four times
 * as likely.
 */
export const LEAST_MARGIN = 2;

/**
 * In bits. A longer lead does not make a match stronger: the runner-up is 1,000 times less likely already.
 */
export const MOST_MARGIN = 10;

/**
 * At most this many typed words that belong to no element count against a candidate. Longer texts are
 * instructions or notes.
 */
export const MOST_LEFT_WORDS = 6;

/**
 * In bits. Once a good door was found, candidate postcodes this far behind the best one are not compared. The
 * limit is more than a house number is worth in the index (16). House numbers alone find streets that have
 * nothing else in common with the typed text.
 */
export const FAR_BEHIND = 17;

/**
 * In bits. The votes that a postcode of the index gets for its likeness to the typed postcode, in addition to
 * the votes of the words that found it. Votes only decide which postcodes are compared; the comparison then
 * uses the learned weights. `same`, `sector` and `outward` are the weights that learning starts with
 * (evaluation/training/prior.ts). `inward` means the same inward code with another outward code, as after one
 * wrong letter in the outward code. This is rarer by chance than a postcode of the same sector, so it gets
 * more.
 */
export const VOTES_OF_POSTCODE = { same: 14, inward: 8, sector: 6, outward: 4 } as const;

/**
 * In bits. What a name loses if it was written in another form than the file has: a translated street, an
 * alias, a name with another article. If the file has both forms, the form that was written leads by more
 * than {@link LEAST_MARGIN}: a descriptor that only one of two translations has is worth 0.8.
 */
export const COST_OF_OTHER_FORM = 3;

/**
 * In bits. Replaces {@link VOTES_OF_POSTCODE}.outward if only an outward code was typed. Then no other part
 * of the postcode disagrees.
 */
export const VOTES_OF_OUTWARD_ALONE = 5;

/** In bits. Added to the votes of a postcode that differs from the typed one by one slip, or by two. */
export const VOTES_OF_SLIPS = { one: 6, two: 2 } as const;
