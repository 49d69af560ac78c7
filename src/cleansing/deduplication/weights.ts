/*
 * What agreement and disagreement weigh, in bits (Fellegi and Sunter 1969): log2 of how much likelier an outcome is when two
 * records are of one person than when they are not. "Not" can mean two things, and each has a weight of its own:
 *
 * - `stranger`: the records are of two people picked at random.
 * - `family`: of two people of one household. Address, surname and landline then say nothing, forename and date of birth much.
 *
 * A pair must beat both. One sum for all would take father and son of one house for one man on the strength of their address.
 * The figures are estimates from common knowledge of British data (how many postcodes, days, forenames there are, how often
 * people mistype), adjusted while looking at the published sets of docs/results/deduplication.md, and for none of them alone.
 */

/** What one outcome of one comparison weighs, in bits. */
export interface Weight {
  readonly stranger: number;
  readonly family: number;
}

const weight = (stranger: number, family: number): Weight => ({ stranger, family });

/**
 * For names the `stranger` weights of agreement are what is taken off the weight of the name's rarity, which is
 * log2(1 / share of people who have it).
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
    middle: weight(-3, -4),
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
  /** Forename and surname stand in each other's place: taken off both. */
  swapped: { swapped: weight(-2, -1), alone: weight(-3, -0.5) },
  /** Different forenames, and a mailbox in one of the two. */
  alias: { mailbox: weight(2, 5) },
  middle: { same: weight(2, 2), initial: weight(1, 1), different: weight(-4, -4), missing: weight(0, 0) },
  sex: { same: weight(1, 1), different: weight(-2, -6), mistaken: weight(-1, -1), missing: weight(0, 0) },
  /** One that is missing on one side alone is likelier another generation: whoever needs it mostly writes it. */
  generation: { same: weight(4, 3), different: weight(-4, -9), missing: weight(0, -6) },
  /** Under one roof: two of a name with other birthdays; one forename with another surname. */
  household: { namesakes: weight(0, -4), lodger: weight(0, -4) },
  /** A whole name that is common in the file or the district: what its forename and surname weighed too much. */
  name: { common: weight(0, 0) },
  /** The weight of a different surname if nothing shows a marriage, added to that of a married one. */
  unmarried: { different: weight(-3.5, 0.5) },
  people: { same: weight(3, 1), different: weight(-3, -4), missing: weight(0, 0) },
  birth: {
    same: weight(13, 6),
    slip: weight(6, 3.5),
    parts: weight(3, 1),
    near: weight(2, 0.5),
    year: weight(-1, -1.5),
    different: weight(-4, -5),
    /** Where one of the two gives the year alone. */
    sameYear: weight(5, 1.5),
    nearYear: weight(1, -0.5),
    otherYear: weight(-4, -5),
    missing: weight(0, 0),
  },
  email: {
    same: weight(15, 3),
    own: weight(15, 5),
    /** A mailbox made of forename and surname and nothing else: at another provider a namesake has it too. */
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
  /** Neither postcode nor street: who moved takes no house number along. */
  address: { elsewhere: weight(-3, 0) },
  deliveryPoint: { same: weight(20, 0), different: weight(-1, 0) },
  postcode: {
    same: weight(12, 0),
    slip: weight(9, 0),
    district: weight(4, 0),
    different: weight(-1.5, 0),
    missing: weight(0, 0),
  },
  /** The street of a postcode that agrees follows from it. */
  street: {
    same: weight(7, 0),
    similar: weight(5.5, 0),
    implied: weight(2, 0),
    different: weight(-1.5, 0),
    missing: weight(0, 0),
  },
  /** The house. */
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

/** Weights of the shape of {@link WEIGHTS}: the standard ones, or those that were learned from a file. */
export type WeightTable = {
  readonly [E in Evidence]: { readonly [O in keyof (typeof WEIGHTS)[E]]: Weight };
};

/** The most that one name may weigh: rarer ones are as often mistyped as rare. */
export const MOST_SURNAME = 12;
export const MOST_FORENAME = 10;

/**
 * The weight of an initial: log2 of the number of pairs in which two different forenames share an initial
 * once.
 */
export const INITIAL_WEIGHT = 3.2;

/** An address weighs no more, however many of its parts agree: about log2 of the number of addresses. */
export const MOST_ADDRESS = 21;
export const LEAST_ADDRESS = -8;

/**
 * What must be outweighed before two records are taken for one person: how much likelier strangers (there are as many of them
 * as records) or relatives are to begin with, and how much surer than even one must be. The more records there are the surer, since
 * there are more people of one name in one street.
 *
 * @param records of the whole run
 */
export function priors(records: number): Weight {
  return { stranger: 1.15 * Math.log2(Math.max(1000, records)) + 2.5, family: 0.5 };
}

/** The bits that names of two people at one firm must outweigh: log2 of the number of people at a firm. */
export const COLLEAGUES = 7;

/** How many bits more than the weights ask for a merge must have, by strictness. */
export const STRICTNESS = { precision: 5, balanced: 0, recall: -4 } as const;

/** A pair that falls short of a match by at most this many bits goes to the review list. */
export const REVIEWED = 8;
