import type { Evidence, EvidenceOf } from '../match.ts';
import { COST_OF_OTHER_FORM, MOST_LEFT_WORDS } from '../thresholds.ts';
import type { TypedText } from '../typed/typed-text.ts';
import type { Weights } from '../weights.ts';
import type { Compared } from './fitted-door.ts';
import { isMet, type NameFit, OTHER_FORM } from './name-fit.ts';
import { hasOrganisation } from './organisation-fit.ts';
import { isAgreed } from './premise-labels.ts';
import type { StreetFit } from './street-fit.ts';

/*
 * The evidence that a candidate's score is made of. The same functions add up the score, millions of times,
 * and report to an explanation what they added.
 */

/** In bits: the larger of two streets was not written, but the smaller one was. */
const LARGER_STREET_MISSING = -1;

/** In bits: the house number was not written, but the firm that is there was. */
const NUMBER_OF_FIRM_MISSING = -1;

/** In bits: how much less a place says than a street. */
const PLACE_BELOW_STREET = 4;

/** Called with each weight that is added to a score. */
export type Tell = (evidence: Evidence) => void;

/** Returns the score of the street and places of a candidate, in bits. */
export function streetBits(fit: StreetFit, weights: Weights, tell?: Tell): number {
  const { elements, otherStreet, otherPlace } = weights;
  const { main, dependent, descriptor, doubleLocality, locality, town, smallest } = fit;
  let score = 0;
  if (main.outcome === 'missing') {
    const isDependent = isMet(dependent);
    const alone = fit.hasOtherStreet ? 'differs' : 'missing';
    // If an address has two streets, the smaller one says where it is.
    const bits = isDependent ? LARGER_STREET_MISSING : elements.thoroughfare[alone];
    score += told(tell, 'thoroughfare', alone, bits);
  } else score += named(tell, 'thoroughfare', main, weights);
  score += named(tell, 'dependentThoroughfare', dependent, weights);
  if (descriptor !== 'none') score += told(tell, 'descriptor', descriptor, elements.descriptor[descriptor]);
  score += named(tell, 'doubleDependentLocality', doubleLocality, weights);
  score += named(tell, 'dependentLocality', locality, weights);
  score += named(tell, 'postTown', town, weights);
  // If an address has no street, doors are numbered within its smallest place.
  if (main.outcome === 'none' && dependent.outcome === 'none' && smallest.likeness > 0) {
    const bits = placeForStreet(weights) * smallest.likeness;
    score += told(tell, 'placeForStreet', smallest.outcome, bits);
  }
  if (fit.hasOtherStreet && main.outcome !== 'missing')
    score += told(tell, 'otherStreet', 'extra', otherStreet);
  if (fit.hasOtherPlace) score += told(tell, 'otherPlace', 'extra', otherPlace);
  return score;
}

/**
 * What the smallest place is worth, in bits, if the address has no street and the place was written whole.
 */
export function placeForStreet(weights: Weights): number {
  return weights.elements.thoroughfare.agrees - PLACE_BELOW_STREET;
}

/** Returns the score of the door itself, in bits. */
export function doorBits(typed: TypedText, fit: Compared, weights: Weights, tell?: Tell): number {
  const { elements, leftWord } = weights;
  const { house, parts, isOneNumber, box, name, partName, organisation, department, left } = fit;
  let score = 0;
  // A firm is recognised by its name, without its number.
  if (house === 'missing' && organisation.outcome === 'agrees')
    score += told(tell, 'buildingNumber', house, NUMBER_OF_FIRM_MISSING);
  else if (house !== 'none') score += told(tell, 'buildingNumber', house, elements.buildingNumber[house]);
  if (parts !== 'none' && !(isOneNumber && isAgreed(parts)))
    score += told(tell, 'subBuilding', parts, elements.subBuilding[parts]);
  if (box !== 'none') score += told(tell, 'poBox', box, elements.poBox[box]);
  score += named(tell, 'buildingName', name, weights);
  score += named(tell, 'subBuilding', partName, weights);
  if (organisation.outcome !== 'none')
    score += told(
      tell,
      'organisation',
      organisation.outcome,
      likenessScore(elements.organisation, organisation),
    );
  if (department.outcome !== 'none')
    score += told(tell, 'department', department.outcome, likenessScore(elements.department, department));
  if (organisation.outcome === 'none' && hasOrganisation(typed, fit.street.marks))
    score += told(tell, 'organisation', 'extra', elements.organisation.extra);
  if (left > 0) score += told(tell, 'leftWords', 'extra', leftWord * Math.min(left, MOST_LEFT_WORDS));
  return score;
}

function told(tell: Tell | undefined, of: EvidenceOf, outcome: Evidence['outcome'], bits: number): number {
  tell?.({ of, outcome, bits });
  return bits;
}

function named(
  tell: Tell | undefined,
  of: keyof Weights['elements'],
  fit: Pick<NameFit, 'outcome' | 'likeness'>,
  { elements }: Weights,
): number {
  if (fit.outcome === 'none') return 0;
  return told(tell, of, fit.outcome, nameScore(elements[of], fit));
}

type NameWeights = Weights['elements']['buildingName'];

/**
 * Like {@link likenessScore}, but a name that was written in another form is worth less than the name as the
 * file has it.
 */
export function nameScore(weights: NameWeights, fit: Pick<NameFit, 'outcome' | 'likeness'>): number {
  const isOtherForm = fit.outcome === 'agrees' && fit.likeness === OTHER_FORM;
  return likenessScore(weights, fit) - (isOtherForm ? COST_OF_OTHER_FORM : 0);
}

/** Returns the weight of an outcome. A `similar` element is worth less the less alike it is. */
export function likenessScore(
  weights: NameWeights,
  { outcome, likeness }: Pick<NameFit, 'outcome' | 'likeness'>,
): number {
  if (outcome === 'none') return 0;
  if (outcome !== 'similar') return weights[outcome];
  return weights.similar * Math.min(1, Math.max(0.4, 1 - (1 - likeness) * 1.8));
}
