/*
 * Removes what forms and systems write before a part of an address: the label of its field, and the reference of a
 * customer, job or meter.
 */

/** The name of a field, and the sign behind it. */
const NAME =
  '(flat|apartment|unit|room|house|building|property|premises?|number|street|road|area|district|locality|village|parish|' +
  '(?:post )?town|city|county|country|post ?code|company|organi[sz]ation|business|firm|addr?(?:ess)?(?: line)? ?\\d?|line ?\\d|p ?\\/?c|p ?\\/ ?code)' +
  '(?: (?:name|number|no|code))?\\.? ?[:=] ?';

/**
 * The name of a field and a colon, at the beginning of a part: `House: 8A, Street: Plover Hill`. `Flat 3:` is a flat.
 */
const FIELD = new RegExp(`(?<=^|[,;\\n|] ?)${NAME}`, 'gi');

/** The same within a line without commas, if it has several: `House no: 3 Street: Elm Road Town: Soham`. */
const LOOSE = new RegExp(`(?:^|[,;\\n|]? )${NAME}`, 'gi');

/** Parts of a building whose word belongs to the number in the field: `Flat: 3`. */
const PART = /^(?:flat|apartment|unit|room)$/i;

/** What a part of a building begins with in such a field if its word was left to the label: `3`, `C`. */
const BARE = /^(?:\d|[a-h]\b)/i;

/** A word for the postcode before it, without a colon: `p/c W41 2AB`, `post code W41 2AB`. */
const BEFORE_POSTCODE =
  /\b(?:p ?\/ ?c(?:ode)?|post ?code|pc)\.? (?:is )?(?=[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}\b)/gi;

/** Removes the word for a postcode before it. */
export function withoutPostcodeLabel(line: string): string {
  return line.replace(BEFORE_POSTCODE, '');
}

/** Whether a line may have labels of fields. */
export function mayHaveFields(line: string): boolean {
  return line.includes(':') || line.includes('=');
}

/** Removes the labels of fields. */
export function withoutFieldLabels(line: string): string {
  const loose = line.match(LOOSE)?.length ?? 0;
  const strict = line.match(FIELD)?.length ?? 0;
  return loose > 1 && loose > strict ? withoutLabels(line, LOOSE, ', ') : withoutLabels(line, FIELD, '');
}

function withoutLabels(line: string, labels: RegExp, instead: string): string {
  return line.replace(labels, (label: string, field: string, at: number) =>
    PART.test(field) && BARE.test(line.slice(at + label.length)) ? `${instead}${field} ` : instead,
  );
}

/**
 * What an address is for, at its very beginning: `Property to let:`, `Term-time address:`, `Supply address -`. A house
 * may be called Rental Cottage, so a colon must follow, or a dash behind the word for an address.
 */
const PURPOSE =
  /^\s{0,3}(?:(?:\p{L}[\p{L}'’-]{0,20} ){0,3}(?:addr(?:ess)?|property|premises)\b(?: (?:to|for|is) (?:let|rent|sale))?\.? ?(?::|-(?= )|–)|(?:for |to )?(?:rental|rent|let(?:ting)?|tenancy|sale|viewing|billing|delivery|deliver|invoice|home|work|site)(?: (?:of|at|to))? ?:(?! ?[a-z]{0,4}\d{4}))[ -]*/iu;

/** Removes what an address is for. */
export function withoutPurpose(line: string): string {
  return mayHaveFields(line) || line.includes(' -') || line.includes(' –') ? line.replace(PURPOSE, '') : line;
}

/** Before each line of an address that somebody numbered: `1) 14 Cobden Street 2) Soham`, `(1) …`. */
const COUNTED_LINE = /(?<=^|[\s,;])\(?([1-9])[).:](?=\s)/g;

/** Removes the numbers of lines if they are counted from 1 on, and writes commas between the lines. */
export function withoutLineCounts(line: string): string {
  if (!/^\s*\(?1[).:]\s/.test(line)) return line;
  let next = 1;
  const text = line.replace(COUNTED_LINE, (count: string, digit: string) => {
    if (Number(digit) !== next) return count;
    return next++ === 1 ? '' : ',';
  });
  return next > 2 ? text : line;
}

/** A word that says what a number of five or more digits counts: customers, jobs, meters. */
const COUNTED =
  'site|s/o|a/c|acc(?:oun)?t|ac|cust(?:omer)?|client|tenant|job|order|w/o|ticket|ref(?:erence)?|case|claim|inv(?:oice)?|' +
  'contract|policy|bkg|booking|mpan|mprn|msn|meter|serial|supply|uprn|id|enquiry|quote';

/** `Cust ref no. 7683335`, `Job: 378833`, `Order WEB-61754`, `MPAN 1012345678901` */
const REFERENCE = new RegExp(
  `(?<=^|[,;\\n|] ?)(?:(?:${COUNTED})\\b[.:]? ?){1,3}(?:(?:no|number|num|id)\\b[.:]? ?)?[:#]? ?(?:[a-z]{1,4}[-/])?[a-z]{0,2}\\d{5,}[a-z]?(?![\\p{L}\\d])[,;]? ?`,
  'giu',
);

/** Words for a person whom somebody keeps under a number. */
const PERSON =
  'nhs|chi|h&c|hosp(?:ital)?|pat(?:ient)?|pt|mrn|emis|systm ?one|donor|supporter|member(?:ship)?|pupil|student|child|upn|urn|' +
  'elector(?:al)?|voter|poll|roll|staff|employee|payroll|library|card';

/** `NHS No: 943 476 5919`, `Patient 48213`, `Hosp. no. A123456`, and a number of ten digits in the form of the NHS. */
const NUMBER_OF_PERSON = new RegExp(
  `\\[?\\(?(?<![\\p{L}\\d])(?:(?:${PERSON})\\b\\.?(?: ?(?:no|number|num|nr|id|ref|code)\\b\\.?)? ?[:#=-]? ?[a-z]{0,3}[-/]?(?=(?:[ -]?\\d){4})\\d+(?:[ -]\\d{3,4}){0,2}[a-z]?|\\d{3}[ -]\\d{3}[ -]\\d{4})(?![\\p{L}\\d])\\]?\\)?`,
  'giu',
);

/** Writes a comma for the number of a patient, pupil, donor or member. */
export function withoutNumberOfPerson(line: string): string {
  return line.replace(NUMBER_OF_PERSON, ',');
}

/** Removes references. They have five or more digits, and house numbers have fewer. */
export function withoutReferences(line: string): string {
  return withoutNumberOfPerson(line.replace(REFERENCE, ''));
}
