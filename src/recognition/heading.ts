import type { ColumnKind } from './column-kind.ts';

/**
 * The meaning of a heading: a kind, `other` for columns that are never cleansed, or undefined if it is
 * unknown.
 */
export interface Heading {
  readonly kind: ColumnKind | 'other' | undefined;
  /** Which address it belongs to: `billing`, `home`. */
  readonly group: string;
  /**
   * Whether the heading says only whose data it is, not which data, so that the values must look like the
   * kind.
   */
  readonly isVague?: boolean;
}

/** The people whom the columns of a record may be about. */
const WHO =
  'contact|customer|client|patient|member|guest|donor|insured|subscriber|person|supplier|vendor|user|employee|student|pupil|learner|parent|carer|guardian|tenant|resident|applicant|attendee|delegate|volunteer|buyer|purchaser|account holder|recipient|kontakt|kunden?|mitglied(?:s|er)?';

/**
 * Words at the start of a heading that say whose data it is, not which data. Questions on a form begin in the
 * same way.
 */
const WHOSE = new RegExp(
  `^(?:(?:(?:main|primary|lead|legal|preferred|owner s|${WHO})(?: [1-9])?|please|enter|what (?:is|s)|your|best) )+`,
);

/** Words that distinguish the addresses of a record. */
const GROUP =
  /^((?:default address|default|billing|shipping|delivery|mailing|business|work|home|other|invoice|registered|postal|correspondence|risk|property|trading|address ?[1-3]|private?) )+(?=[a-z])/;

/**
 * The first matching rule decides. Headings are matched in lower case, without accents, with words separated
 * by one space.
 */
const RULES: readonly (readonly [RegExp, ColumnKind | 'other'])[] = [
  [/\bdisplay name\b/, 'name'],
  [
    /\b(?:label|type|owner|besitzer|created|modified|updated|activity|status|source|notes?|comments?|bemerkung(?:en)?|kommentare?|commentaires?|remarks?|url|website|web|homepage|vat|ip|opt ?in|optin|marketing|consent|tags?|industry|department|abteilung|nickname|job|position|role|occupation|beruf|fonction|gender|sex|geschlecht|latitude|longitude|total|amount|balance|premium|price|paid|rating|score|employees|revenue|terms|currency|language|sprache|langue|timezone|suffix|passport|iban|bic|sort code|ni (?:no|number)|nino|national insurance)\b/,
    'other',
  ],
  [/\b(?:organi[sz]ation|company) title\b|\b(?:gp|sic) ?code\b/, 'other'],
  [/email|e mail|\bcourriel\b|^mail(?: address| adresse)?$/, 'email'],
  [
    /phone|telefon|rufnummer|switchboard|\b(?:tel|telno|mob|mobile|mobil|cell|cellular|fax|handy|portable|gsm)\b|\b(?:mobil|handy|fax)nummer\b|\bcontact (?:no|number|tel)\b/,
    'telephone',
  ],
  [
    /\b(?:dob|d o b)\b|birth ?da[yt]|date of birth|geburts(?:datum|tag)|\bgeb ?(?:dat|datum)\b|naissance|^ne e? ?le$|^geboren/,
    'birth',
  ],
  [/\bdate\b|\bdatum\b|\btime\b|\bsigned up\b/, 'other'],
  [
    /\bpost ?codes?\b|\bpostal ?codes?\b|\bzip\b|\bzipcode\b|^plz$|postleitzahl|\bcode postal\b|^cp$|^p ?code$/,
    'postcode',
  ],
  [
    /\b(?:house|haus|flat|apartment|street|building|premises?|door) ?(?:no|nr|num|number|nummer|name)$/,
    'address_line',
  ],
  [/^(?:full|complete)? ?names? (?:of )?(?:company|organisation|organization)$/, 'company'],
  [/\b(?:do not modify|urn|uuid|guid|leid|euid|upn|uln|identifiant|kennung)\b/, 'id'],
  [
    /(?:^| )(?:id|ref|refs|reference|nummer|number|no|nr|num|numero)$|(?:kunden|mitglieds|vertrags)nummer|^(?:n|num|numero) (?:de |d )?[a-z]+$|^(?:ref|reference|numero|no) (?:client|customer|member)$|^(?:customer|client|supplier|account|member|vendor) code$/,
    'id',
  ],
  [/\b(?:country|land|pays|nation)\b|^cc$/, 'country'],
  [/\b(?:county|state|province|bundesland|landkreis|departement|region)\b/, 'county'],
  [/\b(?:town|city|ort|stadt|ville|wohnort|localite|commune|gemeinde|posttown|towncity)\b/, 'town'],
  [
    /\baccount name\b|\bcompany\b|\borgani[sz]ation\b|\bfirma\b|firmenname|\bunternehmen\b|\bsociete\b|\bentreprise\b|raison sociale|\bemployer\b|\barbeitgeber\b|\b(?:business|trading|school|practice) name\b/,
    'company',
  ],
  [
    /\b(?:street|strasse|str|rue|hausnummer|locality|suburb|district|adresszusatz|building|premises?)\b|\bhouse ?(?:no|number|name)?\b|complement|^line ?[1-6]$|^add(?:r|ress|resse)?(?: line)? ?[1-6]$|^adresse ?[1-6]$|^address line$/,
    'address_line',
  ],
  [/\b(?:address|adresse|anschrift|addr)\b/, 'address'],
  [/^(?:title|titl|titel|salutation|anrede|civilite|prefix|name prefix|honorific|courtesy title)$/, 'title'],
  [
    /^(?:first|given|christian) ?names?(?: s)?$|^forenames?(?: s)?$|^(?:vor|ruf)name$|^prenoms?$|^f ?name$|^first$/,
    'forename',
  ],
  [
    /^middle(?: ?names?| initials?)?$|^second name$|^(?:zweiter|weitere) vornamen?$|^(?:deuxieme|autres) prenoms?$/,
    'middle',
  ],
  [
    /^(?:last|family) ?names?$|^surnames?$|^(?:nach|familien|zu)name$|^nom de famille$|^[ls] ?name$|^last$/,
    'surname',
  ],
  [
    /^(?:full |complete |whole )?names?(?: [1-9])?$|^fullname$|^nom(?: complet)?$|^nom (?:et )?prenoms?$|^prenoms? (?:et )?nom$|^name (?:und )?vorname$|^vor(?:name)? (?:und )?nachname$|^ansprechpartner$|^interlocuteur$/,
    'name',
  ],
];

/**
 * A heading that names a person or organisation but not the data: `Donor`, `Main contact`, `Parent/Carer 1`.
 */
const SOMEBODY = new RegExp(`^(?:(?:main|primary|key) )?(?:${WHO}|kunde)(?: (?:${WHO}))?(?: [1-9])?$`);

/** Interprets a heading in English, German or French. */
export function readHeading(label: string): Heading {
  const whole = plainHeading(label);
  const [found = ''] = GROUP.exec(whole) ?? [];
  const inGroup = whole.slice(found.length);
  const group = found.trim().replace(/^default address$/, 'default');
  const stripped = inGroup.replace(WHOSE, '');
  // `Contact number` is a telephone number but `number` is an id, so the longer text is tried first.
  for (const text of new Set([whole, inGroup, stripped])) {
    const rule = RULES.find(([pattern]) => pattern.test(text));
    if (rule !== undefined) return { kind: rule[1], group };
  }
  return SOMEBODY.test(whole) ? { kind: 'name', group, isVague: true } : { kind: undefined, group };
}

/** Words of headings that are German or French and not English. */
const FOREIGN =
  /strasse|\bplz\b|postleitzahl|\b(?:ort|wohnort|stadt|land|anrede|firma|vorname|nachname|familienname|geburtstag|geburtsdatum|telefon|handy|bemerkung(?:en)?|anschrift)\b|nummer\b|\bkunde|\bmitglied|\b(?:nom|prenoms?|civilite|rue|adresse|ville|pays|courriel|societe|naissance|telephone fixe|tel fixe|portable|code postal)\b|^ne e? ?le$/;

/** Whether a heading is German or French. */
export function isForeignHeading(label: string): boolean {
  return FOREIGN.test(plainHeading(label));
}

/**
 * Normalises a heading: `PatientDOB` and `Patient_DOB` become `patient dob`, `Street1` becomes `street 1`,
 * and `Straße` becomes `strasse`.
 */
function plainHeading(label: string): string {
  return label
    .slice(0, 200)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/([a-z])(\d)/g, '$1 $2')
    .replace(/([a-z]) value$/, '$1')
    .trim();
}
