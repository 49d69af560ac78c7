import { isDescriptor } from '../thoroughfare-descriptors.ts';

/*
 * The words that tell a street from a house, a village or a company. Most words that end street names also
 * end the names of places and houses: Golders Green, Forest Hill, Mill House.
 */

/** Words that end almost nothing but street names. */
const SURE =
  'Road Street Lane Avenue Drive Close Way Crescent Terrace Gardens Place Square Grove Parade Walk Row Mews Rise Boulevard ' +
  'Broadway Parkway Bypass Highway Embankment Esplanade Promenade Quay Wynd Brae Causeway Circus Approach Path Passage Alley ' +
  'Arcade Mall Circle Loan Chare Drift Drove Ginnel Pend Precinct Roundabout Driveway Pathway Ropewalk Gait Vennel Roads Loke Fold';

const sure = new Set(SURE.toLowerCase().split(' '));

/** Short forms of descriptors as people write them, in addition to those that Fettle prints. */
const SHORT =
  'ave:Avenue av:Avenue avn:Avenue blvd:Boulevard bvd:Boulevard cl:Close clo:Close cresc:Crescent cres:Crescent cr:Crescent ct:Court crt:Court ' +
  'dr:Drive drv:Drive est:Estate gdn:Garden gdns:Gardens gds:Gardens grn:Green gr:Grove gro:Grove hse:House la:Lane ln:Lane lne:Lane mt:Mount ' +
  'pde:Parade par:Parade pk:Park pl:Place plc:Place pt:Point rd:Road rds:Roads rw:Row sq:Square st:Street str:Street strt:Street ter:Terrace ' +
  'terr:Terrace tce:Terrace wk:Walk wlk:Walk yd:Yard wy:Way wharf:Wharf ctr:Centre cntr:Centre ext:Extension hts:Heights jct:Junction espl:Esplanade';

const short = new Map(SHORT.split(' ').map((entry) => entry.split(':') as [string, string]));

const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/\bind(?:ustrial|ust|l)?\.?\s+est(?:ate)?\.?$/i, 'Industrial Estate'],
  [/\btrad(?:ing|g)?\.?\s+est(?:ate)?\.?$/i, 'Trading Estate'],
  [/\bind(?:ustrial|ust|l)?\.?\s+p(?:ar)?k\.?$/i, 'Industrial Park'],
  [/\b(?:bus(?:iness)?)\.?\s+p(?:ar)?k\.?$/i, 'Business Park'],
  [/\bret(?:ail)?\.?\s+p(?:ar)?k\.?$/i, 'Retail Park'],
  [/\b(?:shop(?:ping|g)?)\.?\s+(?:centre|center|ctr|cntr)\.?$/i, 'Shopping Centre'],
];

/** Estates and business parks. They may be a street themselves, or a smaller street off another. */
const ESTATE =
  /\b(?:industrial|trading) (?:estate|park)$|\b(?:business|retail|science|enterprise|caravan) park$/i;

/** First words of Welsh and Gaelic street names. */
const BEGINNING = /^(?:heol|ffordd|stryd|l[oô]n|rhodfa|clos|cilgant|sgw[aâ]r|rue) \S/i;

/**
 * One-word street names without a descriptor, recognised by their ending: Westgate, Kingsway. Towns may end
 * the same way.
 */
const ONE_WORD = /^(?:the )?(?:\p{L}{3,}(?:gate|way)|strand|piccadilly|whitehall|cornhill|haymarket)$/iu;

/** A road that is known by its number. */
const NUMBERED = /^[abm]\d{1,4}(?: road)?$/i;

/** How certain it is that a segment, without its number, is a street. */
export type StreetLikeness = 'sure' | 'estate' | 'likely' | 'no';

/** Judges how much a text looks like a street. */
export function streetLikeness(text: string): StreetLikeness {
  if (ESTATE.test(text)) return 'estate';
  const words = withoutCompass(text.toLowerCase().split(' '));
  const last = words.at(-1) ?? '';
  const isThe = words.length === 2 && words[0] === 'the' && isDescriptor(last);
  if (words.length > 1 && (sure.has(last) || isThe)) return 'sure';
  if (BEGINNING.test(text) || NUMBERED.test(text)) return 'sure';
  if (words.length === 1) return sure.has(last) || ONE_WORD.test(text) ? 'likely' : 'no';
  return isDescriptor(last) || ONE_WORD.test(text) ? 'likely' : 'no';
}

/**
 * Finds the end of a street within a longer text, such as `12 High Street Headington`, as a number of words.
 * Undefined if nothing follows a street. Only the descriptors in {@link SURE} count, and only if something
 * precedes them.
 */
export function streetEnd(words: readonly string[]): number | undefined {
  for (let at = 1; at < words.length - 1; at++) {
    if (!sure.has(words[at]?.toLowerCase() ?? '')) continue;
    const rest = words.slice(at + 1);
    const last = rest.at(-1) ?? '';
    const isCompassOnly = rest.length === 1 && isCompass(last);
    if (isCompassOnly || !rest.every((word) => /^\p{L}/u.test(word)) || isDescriptor(last)) return undefined;
    return at + 1;
  }
  return undefined;
}

/**
 * The street with its full descriptor: `Headley Rd` becomes `Headley Road`, `Severn Bridge Ind Est` becomes
 * `… Industrial Estate`.
 */
export function withFullDescriptor(text: string): string {
  if (!/[a-z]/.test(text)) return fullDescriptor(text).toUpperCase();
  return fullDescriptor(text);
}

/** The last words of {@link PAIRS}. Most texts end otherwise, and need not be compared with the pairs. */
const ENDS_AS_PAIR = /(?:est(?:ate)?|pa?r?k|centre|center|ctr|cntr)\.?$/i;

function fullDescriptor(text: string): string {
  if (ENDS_AS_PAIR.test(text))
    for (const [pattern, full] of PAIRS) if (pattern.test(text)) return text.replace(pattern, full);
  const words = text.split(' ');
  const at = withoutCompass(words).length - 1;
  const last = words[at]?.toLowerCase().replace(/\.$/, '') ?? '';
  const full = at > 0 ? short.get(last) : undefined;
  return full === undefined ? text : words.with(at, full).join(' ');
}

function withoutCompass(words: readonly string[]): readonly string[] {
  return words.length > 2 && isCompass(words.at(-1) ?? '') ? words.slice(0, -1) : words;
}

function isCompass(word: string): boolean {
  return /^(?:north|south|east|west|isaf|uchaf)$/i.test(word);
}
