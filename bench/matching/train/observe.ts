import type { AddressMatcher } from '../../../src/matching/address-matcher.ts';
import type { Candidate, ElementComparison } from '../../../src/matching/match.ts';
import { WEIGHTS } from '../../../src/matching/weights.ts';
import type { Case } from '../sets/case.ts';
import type { Evidence, Observation } from './observation.ts';

/** What a candidate's score has beside its elements, as it is: street and place of another, words left over. */
export const REST = 'rest';

/**
 * What the matcher saw when it looked at a case; undefined where nothing can be learned from it: what was meant is not among the
 * candidates, or the building is right and which door of it is taken says nothing.
 */
export function observe(matcher: AddressMatcher, { typed, truth }: Case): Observation | undefined {
  if (truth.level === 'Building' || truth.level === 'Foreign') return undefined;
  const isMeant = ({ address }: Candidate) =>
    truth.level === 'Exact' &&
    address.point.udprn === truth.point?.udprn &&
    (address.umprn === 0 || address.umprn === truth.umprn);
  const found = matcher
    .explain(typed)
    .candidates.filter(({ level }) => level === 'Exact' || level === 'Building');
  if (truth.level === 'Exact' && !found.some(isMeant)) return undefined;
  // Of a delivery point and its residences only one is asked for.
  const meant = found.find(isMeant);
  const candidates = found.filter((one) => one === meant || !isMeant(one));
  return {
    candidates: candidates.map((one) => ({ isMeant: one === meant, evidence: evidenceOf(one) })),
  };
}

function evidenceOf({ elements, score }: Candidate): Evidence[] {
  const evidence = elements.flatMap((element): Evidence[] => {
    const weight = pathOf(element);
    const full = weight === undefined ? 0 : bitsAt(weight);
    return weight === undefined || full === 0 ? [] : [{ weight, times: element.weight / full }];
  });
  const told = evidence.reduce((sum, { weight, times }) => sum + bitsAt(weight) * times, 0);
  return [...evidence, { weight: REST, times: score - told }];
}

function pathOf({ element, outcome, weight }: ElementComparison): string | undefined {
  if (element !== 'postcode') return `elements.${element}.${outcome}`;
  const near = Object.entries(WEIGHTS.postcode).find(([, bits]) => bits === weight);
  return near && `postcode.${near[0]}`;
}

function bitsAt(path: string): number {
  const [first, element = '', outcome = ''] = path.split('.');
  const table = (first === 'elements' ? WEIGHTS.elements : WEIGHTS.postcode) as Record<string, unknown>;
  const value = first === 'elements' ? (table[element] as Record<string, number>)[outcome] : table[element];
  return Number(value ?? 0);
}
