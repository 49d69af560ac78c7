/*
 * The weights of agreement and disagreement, in bits (Fellegi and Sunter 1969). A weight is log2 of how much
 * likelier an outcome is when two records are of one person than when they are not. "Not" can mean two
 * things, and each has a weight of its own:
 *
 * - `stranger`: the records are of two people picked at random.
 * - `family`: the records are of two people in one household. Then address, surname and landline say nothing,
 *   but forename and date of birth say much.
 *
 * A pair must beat both explanations. A single sum would take a father and son in one house for one man, on
 * the strength of their address. The figures are estimates from common knowledge of British data: how many
 * postcodes, days and forenames there are, and how often people mistype. They were adjusted while looking at
 * the published data sets of docs/results/deduplication.md, but never for one of these sets alone.
 */

import { present } from '../../present.ts';

/** The weight of one outcome of one comparison, in bits. */
export interface Weight {
  readonly stranger: number;
  readonly family: number;
}

const weight = (stranger: number, family: number): Weight => ({ stranger, family });

/**
 * The standard weights. For names, the `stranger` weight of an agreement is a deduction from the weight of
 * the name's rarity, which is log2(1 / share of people who have the name).
 */
export const WEIGHTS = {
  surname: {
    same: weight(-0.2, 0),
    similar: weight(-4, 0),
    half: weight(-4, 0),
    alike: weight(0, -0.5),
    different: weight(-5, -1.5),
    married: weight(-1.5, -2),
    missing: weight(0, 0),
  },
  forename: {
    same: weight(-0.3, 5),
    custom: weight(-1.5, 3.5),
    given: weight(-1.5, -1),
    similar: weight(-2, 3),
    /** A child may be called by the middle name of a parent, and a parent seldom by that of a child. */
    middle: weight(-3, -2.5),
    /**
     * Needs the birthday and the same sex, or two other facts. One person in fifty has a twin of the same sex, but
     * only one in twelve of these twins has a fitting initial. One person in thirty is called by a middle name.
     */
    second: weight(-6, -6),
    alike: weight(-5, 1),
    vague: weight(-9, -2),
    near: weight(-6, -1.5),
    initial: weight(-6, 2),
    formal: weight(-8, -1),
    both: weight(-6, 1.5),
    another: weight(-4, -7),
    different: weight(-5, -9),
    missing: weight(0, 0),
  },
  /** Forename and surname stand in each other's place. The weight is a deduction from both names together. */
  swapped: { swapped: weight(-2, -1), alone: weight(-3, -0.5) },
  /** The forenames differ, but one of the two is in the mailbox that the records share. */
  alias: { mailbox: weight(2, 5) },
  /**
   * One of the records has only the mailbox that the records share, and at most a forename. The weight is what they
   * lack for a match.
   */
  bare: { mailbox: weight(0, 0) },
  middle: { same: weight(2, 2), initial: weight(1, 1), different: weight(-4, -4), missing: weight(0, 0) },
  sex: { same: weight(1, 1), different: weight(-2, -6), mistaken: weight(-1, -1), missing: weight(0, 0) },
  /**
   * A suffix such as Jr that only one of the records has mostly means another generation, because people who
   * need the suffix mostly write it.
   */
  generation: { same: weight(4, 3), different: weight(-4, -9), missing: weight(0, -6) },
  /**
   * Two records at one address with one forename. `namesakes`: their birthdays differ. `lodger`: their
   * surnames differ.
   */
  household: { namesakes: weight(0, -4), lodger: weight(0, -4) },
  /**
   * A whole name is common in the file or the district. Its forename and surname weighed too much: this is
   * the excess.
   */
  name: { common: weight(0, 0) },
  /**
   * Added to the weight of `married` if nothing shows a marriage, so that it weighs the same as a different
   * surname.
   */
  unmarried: { different: weight(-3.5, 0.5) },
  people: { same: weight(3, 1), different: weight(-3, -4), missing: weight(0, 0) },
  birth: {
    same: weight(13, 6),
    slip: weight(6, 3.5),
    parts: weight(3, 1),
    near: weight(2, 0.5),
    year: weight(-1, -1.5),
    different: weight(-4, -5),
    /** The next three are for pairs in which at least one record gives only the year. */
    sameYear: weight(5, 1.5),
    nearYear: weight(1, -0.5),
    otherYear: weight(-4, -5),
    missing: weight(0, 0),
  },
  email: {
    same: weight(15, 3),
    own: weight(15, 5),
    /**
     * The mailbox is only the forename and surname. A namesake may have the same mailbox at another provider.
     */
    named: weight(13, 3.5),
    shared: weight(4, 0),
    slip: weight(11, 3),
    mailbox: weight(7, 2),
    namesake: weight(0, 0),
    different: weight(-1, -0.5),
    missing: weight(0, 0),
  },
  telephone: {
    mobile: weight(14, 3),
    same: weight(12, 0),
    slip: weight(6, 0),
    different: weight(-0.7, 0),
    missing: weight(0, 0),
  },
  identifier: {
    same: weight(18, 12),
    slip: weight(10, 6),
    different: weight(-4, -4.5),
    missing: weight(0, 0),
  },
  company: { same: weight(7, 1), different: weight(-0.7, 0), missing: weight(0, 0) },
  /**
   * Neither postcode nor street agrees. The house number is ignored, because people who move do not take it
   * along. `nearby`: the two streets are in one district.
   */
  address: { elsewhere: weight(-3, 0), nearby: weight(-3, 0) },
  deliveryPoint: { same: weight(20, 0), different: weight(-1, 0) },
  postcode: {
    same: weight(12, 0),
    slip: weight(9, 0),
    district: weight(4, 0),
    different: weight(-1.5, 0),
    missing: weight(0, 0),
  },
  /** If the postcodes agree, the street follows from the postcode: it is `implied`. */
  street: {
    same: weight(7, 0),
    similar: weight(5.5, 0),
    implied: weight(2, 0),
    different: weight(-1.5, 0),
    missing: weight(0, 0),
  },
  /** The number or name of the house. */
  door: {
    same: weight(5, 0),
    slip: weight(-7.5, 0),
    unlike: weight(-7.5, 0),
    different: weight(-9.5, 0),
    missing: weight(0, 0),
  },
  unit: { same: weight(1.5, 0), different: weight(-10, 0), missing: weight(0, 0) },
  place: { same: weight(3, 0), missing: weight(0, 0) },
  town: {
    same: weight(3, 0),
    similar: weight(2.5, 0),
    implied: weight(0, 0),
    different: weight(-1, 0),
    missing: weight(0, 0),
  },
} as const satisfies Record<string, Record<string, Weight>>;

export type Evidence = keyof typeof WEIGHTS;

/**
 * Weights in the shape of {@link WEIGHTS}: either the standard weights, or weights that were learned from a
 * file.
 */
export type WeightTable = {
  readonly [E in Evidence]: { readonly [O in keyof (typeof WEIGHTS)[E]]: Weight };
};

/** Returns the weight of an outcome of a comparison. */
export function weightOf(weights: WeightTable, evidence: Evidence, outcome: string): Weight {
  const outcomes: Readonly<Record<string, Weight>> = weights[evidence];
  return present(outcomes[outcome], 'the weight of an outcome');
}

/**
 * The highest weight that one name may have. A rarer name is as likely to be a typing error as to be truly
 * rare.
 */
export const MOST_SURNAME = 12;
export const MOST_FORENAME = 10;

/**
 * The weight of an initial: log2 of how many pairs of different forenames there are for each pair that shares
 * an initial.
 */
export const INITIAL_WEIGHT = 3.2;

/**
 * An address weighs no more than this, however many of its parts agree: about log2 of the number of
 * addresses.
 */
export const MOST_ADDRESS = 21;
export const LEAST_ADDRESS = -8;

/**
 * Returns the bits that the evidence must outweigh before two records are taken for one person. They have two
 * parts: how much likelier strangers (there are as many strangers as records) or relatives are to begin with,
 * and how much surer than even chances a merge must be. The more records there are, the surer a merge must
 * be, because more people share one name in one street.
 *
 * @param records the number of records of the whole run
 */
export function priors(records: number): Weight {
  return { stranger: 1.15 * Math.log2(Math.max(1000, records)) + 2.5, family: 0.5 };
}

/**
 * The bits that the names of two people at one firm must outweigh: log2 of the number of people at a firm.
 */
export const COLLEAGUES = 7;

/** By strictness, the bits that a merge needs in addition to those that the weights require. */
export const STRICTNESS = { precision: 5, balanced: 0, recall: -4 } as const;

/** A pair that falls short of a match by at most this many bits goes to the review list. */
export const REVIEWED = 8;
