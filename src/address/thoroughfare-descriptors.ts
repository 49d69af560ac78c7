/**
 * Words that say what sort of street a thoroughfare is, each followed by the abbreviation for lines without
 * enough room, if there is a usual one. A point of the compass may follow a descriptor: `Street North`.
 */
const table = `
Acre, Acres, Alley, Approach App, Arcade Arc, Avenue Ave, Back, Bank Bk, Banks, Bay, Beach, Bend, Boulevard Blvd,
Bottom, Bow, Brae, Branch, Bridge Bri, Broadway Bdwy, Brook, Brow, Buildings Bldgs, Bypass, Byway, Causeway, Centre Ctr,
Chare, Chase, Church, Circle Cir, Circus, Cliff, Close Cl, Coast, Common, Copse, Corner Cnr, Cottages Cotts, Court Ct,
Courts, Courtyard, Cove, Crescent Cres, Croft, Cross, Crossing, Crossroads, Dale, Dell, Dene, Dock, Docks, Down, Downs,
Drift, Drive Dr, Driveway, Drove, Drung, Embankment Emb, Enclosure, End, Esplanade Espl, Estate Est, Farm, Fairway, Field,
Fields, Fold, Front, Garden Gdn, Gardens Gdns, Garth, Gate, Gates, Ghyll, Ginnel, Glade, Glen, Grange, Green Grn,
Greenway, Ground, Grounds, Grove Gro, Gully, Hamlet, Harbour, Hard, Haven, Heath, Heights Hts, Highway Hwy, Hill, Hills,
Hollow, Holme, Holt, House, Hurst, Island, Junction Jct, Keep, Knoll, Knowe, Landing, Lane La, Lanes, Lawn, Lawns, Lea,
Lees, Leys, Link, Links, Loan, Loaning, Lodge, Loke, Loop, Maltings, Manor, Market Mkt, Marina, Mead, Meadow, Meadows,
Mews, Mill, Mills, Moor, Moorings, Mount Mt, Nook, Oval, Paddock, Paddocks, Parade Pde, Park Pk, Parks, Parkway Pkwy,
Passage, Pastures, Path, Pathway, Pavement, Pend, Piazza, Pier, Place Pl, Plain, Plaza, Point Pt, Precinct, Promenade Prom,
Quadrant, Quarry, Quay, Quays, Rake, Ramp, Reach, Ride, Ridge, Ridgeway, Ridings, Rigg, Ring, Rise, Riverside, Road Rd,
Roads, Roundabout, Row, Sands, Scar, Shaw, Shore, Side, Slip, Slade, Spinney, Spur, Square Sq, Stairs, Steading, Steps,
Strand, Street St, Terrace Terr, Thoroughfare, Tower, Track, Turn, Turnpike, Vale, Valley, View, Views, Villas,
Village, Walk, Walks, Wall, Warren, Water, Waterside, Way, Wharf, Wood, Woodland, Woodlands, Woods, Wynd, Yard Yd, Yards,
Business Centre, Business Park, Caravan Park, Enterprise Park, Industrial Estate, Industrial Park, Retail Park, Science Park,
Shopping Centre, Trading Estate`;

/**
 * First words of two-word descriptors. Every other entry of the table is a descriptor of one word, followed
 * by its abbreviation if it has one.
 */
const pairs = new Set([
  'Business',
  'Caravan',
  'Enterprise',
  'Industrial',
  'Retail',
  'Science',
  'Shopping',
  'Trading',
]);

const abbreviations = new Map<string, string>();
for (const entry of table.split(',')) {
  const [word = '', second = ''] = entry.trim().split(' ');
  if (pairs.has(word)) abbreviations.set(`${word} ${second}`.toLowerCase(), '');
  else abbreviations.set(word.toLowerCase(), second);
}

/** Whether a street name may end with these words, one or two, in any case. */
export function isDescriptor(words: string): boolean {
  return abbreviations.has(words.toLowerCase());
}

/** The usual abbreviation of a descriptor, in any case: `Rd` for `Road`. Undefined if there is none. */
export function abbreviatedDescriptor(word: string): string | undefined {
  return abbreviations.get(word.toLowerCase()) || undefined;
}
