/*
 * Reads what clerks write before an address or before the name of a house: what happens there, who looks after the
 * patient, that a house is known as something.
 */

/** What follows `Deliver to` in a request: `Deliver to the rear`. */
const NOT_AN_ADDRESS =
  'the|a|an|my|our|your|their|his|her|one|next|rear|side|back|front|reception|neighbours?|shop|shed|garage|gate|porch|office|desk|counter|depot|store|behind|under|inside|outside|safe|no(?! ?\\.? ?\\d)';

/** `Collect from`, `Discharge to`, `Home address is`, `Now living at`, at the beginning of an address. */
const INTRODUCTION = new RegExp(
  '^\\s{0,3}(?:(?:please )?(?:collect(?:ed|ion)?|pick(?:ed)? ?up|deliver(?:y|ed)?|drop(?:ped)? ?off|discharged?|transfer(?:red)?|return(?:ed)?|send|sent) (?:from|to|at)' +
    '|(?:moving|ship(?:ping)?|del|deliver|post|mail|pick-?up|collect)(?: (?:to|from))? ?(?::|-(?= ))' +
    '|(?:(?:home|current|present|new|main|usual|work|postal|full) )?addr(?:ess)? is' +
    '|(?:all (?:that|those|and whole) )?(?:the )?(?:land|property|dwelling(?: ?house)?|premises|subjects|freehold|leasehold)(?: [a-z]{2,12}){0,3} (?:at|being|known as|comprising)' +
    '|all and whole' +
    '|(?:now |currently |still |formerly |lately |last )?(?:lives|living|resides|residing|staying|lodging) (?:at|in))[:,]?\\s+' +
    `(?!(?:${NOT_AN_ADDRESS})\\b)(?=[\\p{L}\\d])`,
  'iu',
);

/** `k/a Garth Cottage`, `aka Garth Cottage`, at the beginning of a part of an address. */
const KNOWN_AS =
  /(?<=(?:^|[,;|\n]) {0,2})(?:(?:house|cottage|property|it) (?:is )?(?:called|named|known as)|a?k\/a|a\/k\/a|aka|(?:also |now |locally )?known (?:locally )?as|called) (?=\p{L})/giu;

/** `u/c Dr Fell`, `under the care of Dr Fell`, `Ref by District Nurse` */
const IN_CARE =
  /(?<=(?:^|[,;|\n-]) {0,2})(?:u\/c|under (?:the )?care of|ref(?:\.|erred)? by|(?:pt|patient|resident|client) of) (?=\p{L})/giu;

/** Where the meter is, before the address of a job: `Hall cupboard, 4 Elm Road`, `MTR OUTSIDE, 4 Elm Road`. */
const METER =
  /^\s{0,3}(?:(?:gas |elec(?:tric)?(?:ity)? |water |smart )?(?:mtr|meter)(?: box)?(?: (?:in|on|at|by|under|outside|inside|external|internal|front|rear|back|side|left|right|hall|cellar|porch|wall|garage|kitchen|cupboard|stairs|door|the|of)){0,5}|ppm|(?:(?:in|under) )?(?:the )?(?:hall|landing|stairs?|under ?stairs?|kitchen|meter|porch|airing|boiler|bathroom|lounge|garage) cupboard)\s*[,:-]\s*(?=[\p{L}\d])/iu;

/** Relatives in an old address book: `Auntie Theo, 4 Elm Road`, `Wilf + family, 4 Elm Road`. */
const RELATIVES =
  /^\s{0,3}(?:(?:auntie|aunty|uncle|nana|grandad|cousin) (?!(?:flat|annexe?|house|cottage|lodge)\b)\p{L}{2,20}|\p{L}{2,20} (?:\+|&|and) (?:family|kids|children|co))\s*[,;/|-]\s*(?=[\p{L}\d])/iu;

/** Somebody with a word for what they are: `Tenant: Ash, 4 Elm Road`, `Pupil: Jo Ash, 4 Elm Road`. */
const ROLE =
  /^\s{0,3}(?:tenant|crofter|pupil|child|student|passenger|guest|owner(?:-occupier)?): ?\p{L}[\p{L}'’ -]{1,40}[,;] ?(?=[\p{L}\d])/iu;

/** A soldier's company and battalion, which move: `A Coy 1 PARA, 4 Elm Road`. */
const REGIMENT =
  /^\s{0,3}(?:[a-h]|hq|sp|spt|log|cmd) (?:coy|bty|sqn)\.?,? \d{1,3}(?: \p{L}{1,12}){1,4} ?[,;|\n] ?(?=[\p{L}\d])/iu;

/** Words of an advertisement, as a part of their own: `£1,850 pcm`, `Zone 2`, `LET AGREED`. */
const ADVERTISED =
  /(?<=^|[,;|\n] ?|- )(?:£ ?\d{1,3}(?:,?\d{3})?(?: ?(?:pcm|p\/?c\/?m|pw|p\/?w|per (?:calendar )?(?:month|week)|ono))?|zone \d(?:[-/]\d)?|available (?:now|soon|immediately)|(?:to )?let agreed|for sale|sold(?: stc)?|under offer|new instruction|price reduced|chain free)\s*(?:[,;|\n]|- )\s*/gi;

/** `in the county of Kent` */
const COUNTY_OF =
  /(?<=[,;|\n ])in the (?:royal )?(?:county|city|borough|district|parish|town) of (?=\p{L})/giu;

/** A parish, which is called like its village: `Parish of Ousby`, `Ousby Parish`. */
const PARISH_OF = /(?<=[,;|\n] ?)(?:civil )?parish of (?=\p{L})/giu;
const PARISH =
  /(?<=[,;|\n] ?(?!the\b)[\p{L}'’ -]{3,40}) (?:civil )?parish(?: council)?(?=\s*(?:[,;|\n]|$))/giu;

/** Words that such an introduction begins with, in capitals. A stroke is a sign of its own. */
export const INTRODUCING: readonly string[] =
  'COLLECT COLLECTED COLLECTION PICK PICKED PICKUP DELIVER DELIVERY DELIVERED DROP DROPPED DISCHARGE DISCHARGED TRANSFER TRANSFERRED RETURN RETURNED SEND SENT ADDRESS ADDR LIVES LIVING RESIDES RESIDING STAYING LODGING AKA KNOWN CALLED UNDER REF REFERRED PT PATIENT RESIDENT CLIENT PARISH'.split(
    ' ',
  );

/** What every introduction has. One search for it is cheaper than a search for each kind. */
const SIGN =
  /[£:+&/]|\b(?:and|auntie|aunty|uncle|nana|grandad|cousin|coy|bty|sqn|zone|available|agreed|sale|sold|offer|instruction|reduced|chain|mtr|meter|ppm|cupboard|collect|pick|deliver|drop|discharge|transfer|return|sen[dt]|moving|ship|del|post|mail|addr|land|property|dwelling|premises|subjects|freehold|leasehold|lives|living|resid|staying|lodging|in the|called|named|known|aka|ka|care|ref|pt|patient|client|parish|civil)/i;

/** Removes what clerks write before an address, and writes `c/o` for whoever cares for a patient. */
export function withoutIntroductions(line: string): string {
  if (!SIGN.test(line)) return line;
  return line
    .replace(RELATIVES, '')
    .replace(ROLE, '')
    .replace(REGIMENT, '')
    .replace(ADVERTISED, '')
    .replace(METER, '')
    .replace(INTRODUCTION, '')
    .replace(COUNTY_OF, ', ')
    .replace(KNOWN_AS, '')
    .replace(IN_CARE, 'c/o ')
    .replace(PARISH_OF, '')
    .replace(PARISH, '');
}
