/*
 * Reads what people correct as they speak, and what systems add to an address: a date, a place on a map, the codes of a
 * web address. It is for addresses that were not found as they are written.
 */

/** Codes of a web address: `11+Elm+Place%2C+Soham`. */
const WEB_CODE = /%[0-9a-f]{2}/i;

/** A part or a house with its number. */
const NUMBERED = '(?:(?:flat|unit|room|apt|apartment|no\\.?|number) )?\\d{1,4}[a-z]?';

/** Words with which people take back a number. */
const TAKEN_BACK =
  "(?:(?:no|oh|er|um|sorry|wait|hang on|hold on|actually|correction|rather|scratch that|i mean|i meant|make that|it['’]?s|that['’]?s)[,.]? ?)";

/** `10 sorry 12 Elm Road`, `Flat 1 no wait Flat 3`, `14 Upper - sorry I mean 14 Elm Road` */
const CORRECTED = new RegExp(
  `(?<![\\p{L}\\d])${NUMBERED}(?: \\p{L}{2,12}){0,2}[,.]? ?[-–]? ?(?=(?:no|oh|er|um)?,? ?(?:sorry|wait|hang|hold|actually|correction|rather|scratch|i mean))${TAKEN_BACK}{1,4}(?=${NUMBERED}[ ,])`,
  'giu',
);

/** `it's not 5 it's 7 Elm Road` */
const NOT_BUT = new RegExp(
  `(?:it['’]?s )?\\bnot ${NUMBERED},? (?:but |it['’]?s |its )(?=${NUMBERED} )`,
  'gi',
);

/** A date with its year: `14/03/2024`, `moved in 1 June 2023`. */
const DATE =
  /,? ?\b(?:(?:moved in|since|from|as of|as at|dated|date|on|eff(?:ective)?(?: from)?):? )?(?:\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)\d{2}|\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6},? (?:19|20)\d{2})\b/gi;

/** A place on a map in degrees: `(53.2011, -1.8840)`. */
const COORDINATES = /,? ?[([]?(?<![\d.])-?\d{1,2}\.\d{3,8}, ?-?\d{1,3}\.\d{3,8}[)\]]?/g;

/** The halves of a postcode in the wrong order, at the end: `1RS WF4`. */
const SWAPPED_POSTCODE = /\b(\d[a-z]{2}),? ([a-z]{1,2}\d[a-z\d]?)\s*$/i;

/** Thanks at the end. */
const THANKS = /(?<=[\p{L}\d])[,.!;-]{0,2} (?:many )?(?:thanks|thank you|thx|ta|cheers)\b[^,\d\n]{0,25}$/iu;

/** Somebody who calls from a house: `0312 caller at 16 Elm Road`, `Job 2281 boiler service @ 5 Elm Hill`. */
const CALLED =
  /^\s{0,3}(?:(?:\d{2}:?\d{2}(?: ?hrs?)?:? )?(?:the )?(?:caller|informant|inft|patient|casualty|victim|aggrieved|male|female|complainant|resident|tenant|customer|client)\b[^,\n\d]{0,30}? (?:at|@|living at|calling from)|(?:job|order|ticket|call|visit|appt|appointment)\b[^,\n@]{0,50} @) (?=(?:flat )?\d)/iu;

/** A flat with a Roman number: `Flat III`. */
const ROMAN = /\b(flat|unit|room|apt|apartment) (ii|iii|iv|vi|vii|viii|ix)\b/gi;
const ROMANS = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];

/** A letter behind the number of a unit, with a dash: `Unit 4 - B`. */
const LETTER_APART = /\b(flat|unit|room|suite|apt) (\d{1,3}) ?- ?([a-h])(?=\s*(?:,|$))/gi;

/** A room behind its house: `55 Elm Road R1`. */
const ROOM_BEHIND =
  /^\s{0,3}(\d{1,4}[a-z]? \p{L}[^,\n\d]{2,40}?),? r(?:m|oom)?\.? ?(\d{1,2})(?=\s*(?:,|$))/iu;

/** `Garden level flat`, `ground level flat` */
const LEVEL_FLAT = /\b(garden|basement) level flat\b/gi;
const GROUND_LEVEL = /\bground level flat\b/gi;

/** A reference to the national grid: `SO 443 617`. */
const GRID = /,? ?\b[hnst][a-z] ?\d{3,5} \d{3,5}\b/gi;

/** The code of a gate or a keypad: `keypad 2580#`. */
const KEYPAD = /,? ?\b(?:key ?pad|gate|door|entry)(?: code| no\.?)?:? ?\d{4,6}#?(?![\p{L}\d])/giu;

/** What is not meant: `Over Wickle, NOT Nether Wickle`, `(not the old one)`. */
const NOT_MEANT = /(?:, ?| - | ?\()not (?!\d|known|far)[\p{L} '’]{3,40}(?:\)|(?=,|$))/giu;

/** What was crossed out: `[struck: South Lodge] West Lodge`. */
const STRUCK = /\[(?:struck|deleted|crossed out|was)\b[^\]\n]{0,60}\] ?/gi;

/** A line of an insurer's table: `2/Contents/Flat 2/5 High Street/Soham`. */
const TABLE_LINE = /^\s{0,3}\d{1,3}\/(?:buildings?|contents|risk|property)\/(?=[^/\n]{2,60}\/[^/\n]{2,60})/i;

/** A home within the yard of a farm: `the caravan in the yard at Court Farm`. */
const IN_YARD =
  /\b(?:the )?(caravan|annexe?|flat|cottage|barn|bungalow|mobile home) (?:in|on|by) the (?:yard|garden|grounds|field|drive) (?:at|of) /gi;

/** Short words for a post office and a school. */
const POST_OFFICE = /\bpost off\b\.?/gi;
const SCHOOL = /(?<=\p{L}{3} )sch\b\.?/giu;

/** Writes an address as it was meant after a correction, without dates, coordinates and thanks. */
export function corrected(line: string): string {
  return withoutTableLine(decoded(line))
    .replace(CORRECTED, '')
    .replace(NOT_BUT, '')
    .replace(CALLED, '')
    .replace(STRUCK, '')
    .replace(NOT_MEANT, '')
    .replace(COORDINATES, '')
    .replace(GRID, '')
    .replace(KEYPAD, '')
    .replace(IN_YARD, '$1, ')
    .replace(POST_OFFICE, 'Post Office')
    .replace(SCHOOL, 'School')
    .replace(DATE, '')
    .replace(THANKS, '')
    .replace(SWAPPED_POSTCODE, '$2 $1')
    .replace(ROMAN, (_, part: string, number: string) => `${part} ${ROMANS.indexOf(number.toLowerCase())}`)
    .replace(LETTER_APART, '$1 $2$3')
    .replace(ROOM_BEHIND, 'Room $2, $1')
    .replace(LEVEL_FLAT, '$1 flat')
    .replace(GROUND_LEVEL, 'Ground Floor Flat');
}

/** Writes commas for the strokes of a line of an insurer's table. */
function withoutTableLine(line: string): string {
  return TABLE_LINE.test(line) ? line.replace(TABLE_LINE, '').replaceAll('/', ', ') : line;
}

/** Reads the codes of a web address. A line with a code that means no letter stays as it is. */
function decoded(line: string): string {
  if (!WEB_CODE.test(line)) return line;
  try {
    return decodeURIComponent(line.replaceAll('+', ' '));
  } catch {
    return line;
  }
}
