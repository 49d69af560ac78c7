import { isDescriptor } from '../thoroughfare-descriptors.ts';

/*
 * What tells a street from a house, a village or a company. Most words that end the name of a street end names of places and
 * houses as well: Golders Green, Forest Hill, Mill House.
 */

/** Words that hardly anything but a street ends in. */
const SURE =
  'Road Street Lane Avenue Drive Close Way Crescent Terrace Gardens Place Square Grove Parade Walk Row Mews Rise Boulevard ' +
  'Broadway Parkway Bypass Highway Embankment Esplanade Promenade Quay Wynd Brae Causeway Circus Approach Path Passage Alley ' +
  'Arcade Mall Circle Loan Chare Drift Drove Ginnel Pend Precinct Roundabout Driveway Pathway Ropewalk Gait Vennel Roads Loke Fold';

const sure = new Set(SURE.toLowerCase().split(' '));

/** Short forms of descriptors as people write them, beyond those that are printed. */
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

/** Estates and parks of businesses: a street of their own, or the smaller street off another. */
const ESTATE =
  /\b(?:industrial|trading) (?:estate|park)$|\b(?:business|retail|science|enterprise|caravan) park$/i;

/** What Welsh and Gaelic streets begin with. */
const BEGINNING = /^(?:heol|ffordd|stryd|l[oô]n|rhodfa|clos|cilgant|sgw[aâ]r|rue) \S/i;

/** Streets that have no descriptor but the end of their only word, as Westgate and Kingsway; towns may end so as well. */
const ONE_WORD = /^(?:the )?(?:\p{L}{3,}(?:gate|way)|strand|piccadilly|whitehall|cornhill|haymarket)$/iu;

/** A road known by its number. */
const NUMBERED = /^[abm]\d{1,4}(?: road)?$/i;

/** How sure it is that a segment, without its number, is a street. */
export type StreetLikeness = 'sure' | 'estate' | 'likely' | 'no';

/** Tells how much like a street a text is. */
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
 * Where a street ends within a longer text, as in `12 High Street Headington`: the number of its words; undefined where the text
 * does not go on after a street. Only words that are surely streets count, and only where something comes before them.
 */
export function streetEnd(words: readonly string[]): number | undefined {
  for (let at = 1; at < words.length - 1; at++) {
    if (!sure.has(words[at]!.toLowerCase())) continue;
    const rest = words.slice(at + 1);
    const isCompassOnly = rest.length === 1 && isCompass(rest[0]!);
    if (isCompassOnly || !rest.every((word) => /^\p{L}/u.test(word)) || isDescriptor(rest.at(-1)!))
      return undefined;
    return at + 1;
  }
  return undefined;
}

/** The street with its descriptor in full: `Headley Rd` as `Headley Road`, `Severn Bridge Ind Est` as `… Industrial Estate`. */
export function withFullDescriptor(text: string): string {
  if (!/[a-z]/.test(text)) return fullDescriptor(text).toUpperCase();
  return fullDescriptor(text);
}

/** What the last word of {@link PAIRS} may be: most texts need not be held against them. */
const ENDS_AS_PAIR = /(?:est(?:ate)?|pa?r?k|centre|center|ctr|cntr)\.?$/i;

function fullDescriptor(text: string): string {
  if (ENDS_AS_PAIR.test(text))
    for (const [pattern, full] of PAIRS) if (pattern.test(text)) return text.replace(pattern, full);
  const words = text.split(' ');
  const at = words.length - (words.length > 2 && isCompass(words.at(-1)!) ? 2 : 1);
  const full = at > 0 ? short.get(words[at]!.toLowerCase().replace(/\.$/, '')) : undefined;
  return full === undefined ? text : words.with(at, full).join(' ');
}

function withoutCompass(words: readonly string[]): readonly string[] {
  return words.length > 2 && isCompass(words.at(-1)!) ? words.slice(0, -1) : words;
}

function isCompass(word: string): boolean {
  return /^(?:north|south|east|west|isaf|uchaf)$/i.test(word);
}
