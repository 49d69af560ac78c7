/*
 * Removes what insurers and old customer files write around an address: who holds the policy, where a car stands at
 * night, its registration mark, the number of a branch.
 */

const BEGINNING = '(?<=(?:^|[,;\\n|]) ?)';

/** `PH - Norman Rowan,`, `Policyholder Norman Rowan,` */
const HOLDER = new RegExp(
  `${BEGINNING}(?:ph ?[-:–]|policy ?holder\\b ?[-:–]?|(?:insured|proposer) ?[-:–]) ?[^,\\n\\d]{2,40}, ?`,
  'gi',
);

/** `Risk address,`, `Overnight at` */
const RISK = new RegExp(
  `${BEGINNING}(?:risk (?:address|location)|overnight(?: address| at)|garaged at|kept(?: overnight)? at)\\b ?[-:–]?,? ?`,
  'gi',
);

/** `Reg PF73 JBS` */
const REGISTRATION = new RegExp(
  `${BEGINNING}reg(?:istration)?(?: no\\.?| mark)?[:.]? [a-z]{1,2}\\d{1,3} ?[a-z]{3}\\b,? ?`,
  'gi',
);

/** `Customer since 1998` */
const SINCE = new RegExp(`${BEGINNING}(?:customer|client|member|insured) since [^,\\n]{2,20},? ?`, 'gi');

/** `(Branch 455)`, `(Store No 12)`, `, Branch 455,` */
const BRANCH =
  /\((?:branch|store|site|depot|outlet)(?: no\.?| number)? ?\d{1,5}\)|(?<=[,\n] ?)branch(?: no\.?)? \d{1,5}(?=\s*[,\n])/gi;

/** Every text in which one of the expressions finds something has one of these. */
const SIGN =
  /\bph ?[-:–]|policy|insured|proposer|risk |overnight|garaged|kept |\breg|since|branch|store|site|depot|outlet/i;

/** Removes these notes from a line. */
export function withoutInsurersNotes(line: string): string {
  if (!SIGN.test(line)) return line;
  return [HOLDER, RISK, REGISTRATION, SINCE, BRANCH].reduce((text, note) => text.replace(note, ''), line);
}
