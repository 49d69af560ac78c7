/** A weight that the matcher added to a candidate's score, with the texts that it is about. */
export interface Evidence {
  readonly of: string;
  readonly outcome: string;
  /** How strongly the weight supports the candidate; negative if it counts against the candidate. */
  readonly bits: number;
  readonly typed?: string;
  readonly found?: string;
}

const NAMES: Readonly<Record<string, string>> = {
  organisation: 'Company',
  department: 'Department',
  poBox: 'PO Box',
  subBuilding: 'Flat or unit',
  buildingName: 'Building name',
  buildingNumber: 'House number',
  dependentThoroughfare: 'Side street',
  thoroughfare: 'Street',
  descriptor: 'Kind of street',
  doubleDependentLocality: 'Hamlet',
  dependentLocality: 'Locality',
  postTown: 'Post town',
  postcode: 'Postcode',
  placeForStreet: 'Place instead of a street',
  otherStreet: 'Another street',
  otherPlace: 'Another place',
  leftWords: 'Words left over',
};

const POSTCODES: Readonly<Record<string, string>> = {
  near: 'differs in one character',
  sector: 'is right up to its sector',
  outward: 'is right in its first half',
  area: 'is right in its area',
};

/** The name under which a weight is shown, such as `House number`. */
export const evidenceName = (of: string): string => NAMES[of] ?? of;

/** Puts a piece of evidence into words: `‘Stanny Mill’ → Stanney Mill, a letter is missing`. */
export function evidenceWords({ of, outcome, typed = '', found = '' }: Evidence): string {
  const written = typed === '' ? 'what was written' : `‘${typed}’`;
  if (of === 'postcode' && POSTCODES[outcome] !== undefined)
    return `${written} ${POSTCODES[outcome]}: ${found}`;
  switch (outcome) {
    case 'agrees':
      return found === '' ? 'agrees' : `${written} agrees`;
    case 'similar':
      return found === '' ? 'is similar' : `${written} → ${found}${slipOf(typed, found)}`;
    case 'differs':
      return found === '' ? 'differs' : `${written} is not ${found}`;
    case 'missing':
      return found === '' ? 'was not written' : `${found} was not written`;
    case 'extra':
      return typed === '' ? 'was written, but is not in the file' : `${written} is not in the file`;
    case 'none':
      return of === 'leftWords' ? 'no words are left over' : 'none was written';
    default:
      return outcome;
  }
}

/** Names the slip if two words are one slip apart: `, a letter is missing`. */
function slipOf(typed: string, found: string): string {
  const [one, other] = [typed.toUpperCase(), found.toUpperCase()];
  let from = 0;
  while (from < one.length && one[from] === other[from]) from++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - from && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [left, right] = [one.slice(from, one.length - end), other.slice(from, other.length - end)];
  const sign = (text: string) => (text === ' ' ? 'space' : /\d/.test(text) ? 'digit' : 'letter');
  if (left.length === 0 && right.length === 1) return `, a ${sign(right)} is missing`;
  if (left.length === 1 && right.length === 0) return `, a ${sign(left)} too many`;
  if (left.length === 1 && right.length === 1) return ', one letter differs';
  if (left.length === 2 && left === [...right].reverse().join('')) return ', two letters exchanged';
  return '';
}
