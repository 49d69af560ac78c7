/** Words that end the names of houses and buildings. */
const BUILDING =
  'house houses farm farmhouse cottage cottages lodge manor mill mills court hall centre center grange tower towers villa villas barn barns ' +
  'building buildings bungalow works garage barracks depot warehouse rectory vicarage parsonage chambers mansion mansions apartments flats block ' +
  'annexe annex pavilion point castle abbey priory complex exchange plaza gatehouse smithy forge stables kennels nursery nurseries ' +
  'croft maltings workshop workshops heights';

/** Words that occur in the names of organisations. */
const ORGANISATION =
  'ltd limited plc llp lp cic co company inc group holdings services trust charity association society council committee club school ' +
  'schools academy college university surgery clinic practice hospital hospice pharmacy chemist chemists church chapel mosque temple synagogue ' +
  'library museum hotel inn pub arms restaurant cafe takeaway bakery butchers stores store shop supermarket bank bookmakers solicitors ' +
  'accountants partnership partners motors autos cars tyres mot engineering engineers transmissions testing coachworks recycling metals ' +
  'salvage playgroup preschool kindergarten scouts institute foundation federation union office station theatre cinema';

const buildings = new Set(BUILDING.split(' '));
const organisations = new Set(ORGANISATION.split(' '));

/** Villages whose names end like those of buildings or firms. */
const VILLAGES = /^(?:hundred house|(?:cross|new|synod) inn)$/i;

/**
 * Names of houses that still have the word for their former use: `The Old Chapel`, `Chapel House`,
 * `Station Cottage`.
 */
const FORMER =
  /^(?:the )?(?:(?:old|former) (?:(?:post|ticket) office|(?:police|fire|railway) station|surgery|pub|chapel|church|school|station|inn|library|bank|bakery|cinema|store|shop)|(?:chapel|church|school|station) (?:house|cottage|lodge|barn|farm|bungalow))$/i;

/** Matches names that end like that of a dwelling: `Bakery Cottage`, `The Old School House`. */
const DWELLING =
  /(?:^| )(?:cottages?|bungalow|farm|farm ?house|house|lodge|barns?|villa|manse|rectory|vicarage|parsonage)$/i;

/** Words that mark an organisation even in a name that ends like that of a dwelling. */
const FIRM =
  /(?:^| )(?:ltd|limited|plc|llp|co|company|group|services|trust|charity|association|society|council|partners|partnership|hotel|inn|pub)(?: |$)|&|\bt\/a\b|\bc\/o\b/i;

/** Matches a word for what a house was or is beside, and one other word: `Church Gate`, `Station View`. */
const BESIDE = /^(?:church|chapel|school|station|bank) (?!of )\p{L}+$/iu;

/** Whether a text is the name of a house although it contains a word that marks an organisation. */
export function isHouseName(text: string): boolean {
  if (FORMER.test(text) || (DWELLING.test(text) && !FIRM.test(text))) return true;
  return BESIDE.test(text) && !organisations.has(words(text).at(-1) ?? '');
}

/** Whether the text ends like a building's name. */
export function isBuildingLike(text: string): boolean {
  return buildings.has(words(text).at(-1) ?? '') && !VILLAGES.test(text);
}

/** Matches hotels and pubs: divided ones have numbered flats. */
const DIVIDED = /^the \p{L}.* (?:hotel|inn|brewery|tannery|cinema|theatre)$/iu;

/** Whether a text behind a number is the name of a building: `4 The Old Chapel`, `4 The Grand Hotel`. */
export function isNumberedBuilding(text: string): boolean {
  return isBuildingLike(text) || FORMER.test(text) || DIVIDED.test(text);
}

/** Whether a word of the text marks an organisation. */
export function isOrganisationLike(text: string): boolean {
  return (
    (words(text).some((word) => organisations.has(word)) && !VILLAGES.test(text)) ||
    /&|\bt\/a\b|\bc\/o\b/i.test(text)
  );
}

/**
 * Whether a text ends like the name of an organisation, or is a church such as `Church of St John`. A
 * village, such as `Chapel Stile`, does not count.
 */
export function endsAsOrganisation(text: string): boolean {
  if (VILLAGES.test(text)) return false;
  return (
    organisations.has(words(text).at(-1) ?? '') ||
    (isOrganisationLike(text) && / of |&|\bt\/a\b|\bc\/o\b/i.test(text))
  );
}

function words(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
}
