import type { Weight, WeightTable } from './weights.ts';

/**
 * The highest weights that values can have. They let a comparison end as soon as it can no longer reach a
 * match.
 */
export class WeightBounds {
  readonly birthSame: Weight;
  readonly birthOther: Weight;
  readonly emailSame: Weight;
  readonly emailOther: Weight;
  readonly telephoneSame: Weight;
  readonly telephoneOther: Weight;
  readonly identifier: Weight;
  readonly company: Weight;
  /** The highest weight of a surname against relatives. */
  readonly surname: number;
  /** The highest weight of middle names and sexes that agree, against strangers. */
  readonly besideNames: number;

  constructor(weights: WeightTable) {
    const { surname, birth, email, telephone, identifier, company, middle, sex } = weights;
    // Two records that give only the year, and the same one, have equal texts, too.
    this.birthSame = highest(birth.same, birth.sameYear);
    this.birthOther = highest(
      birth.slip,
      birth.parts,
      birth.near,
      birth.year,
      birth.different,
      birth.sameYear,
      birth.nearYear,
      birth.otherYear,
    );
    this.emailSame = highest(email.same, email.own, email.named, email.shared);
    this.emailOther = highest(email.slip, email.mailbox, email.namesake, email.different);
    this.telephoneSame = highest(telephone.mobile, telephone.same, telephone.slip);
    this.telephoneOther = highest(telephone.slip, telephone.different, telephone.missing);
    this.identifier = highest(identifier.same, identifier.slip, identifier.different);
    this.company = highest(company.same, company.different);
    this.surname = highest(...Object.values(surname)).family;
    this.besideNames = highest(middle.same, middle.initial).stranger + Math.max(0, sex.same.stranger);
  }
}

function highest(...weights: readonly Weight[]): Weight {
  return {
    stranger: Math.max(...weights.map(({ stranger }) => stranger)),
    family: Math.max(...weights.map(({ family }) => family)),
  };
}
