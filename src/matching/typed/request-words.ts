/*
 * The words of requests to a carrier: `leave with neighbour at 14`, `behind the recycling bins`, `canwch y gloch`.
 */

/** Splits a text into a set of words. */
function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** What follows PLEASE. */
const POLITE = /^(?:RING|CALL|KNOCK|LEAVE|PHONE|TEXT|USE|PUT|PRESS|DELIVER|DO|DONT|DON'T|MIND|BEWARE)$/;

/** The first two words of a request, as in `LEAVE WITH NEIGHBOUR`. */
const OPENINGS: ReadonlyMap<string, RegExp> = new Map([
  ['SAFE', /^PLACE$/],
  [
    'LEAVE',
    /^(?:WITH|IN|AT|BY|BEHIND|UNDER|ON|INSIDE|OUTSIDE|NEXT|ROUND|AROUND|IT|PARCELS?|PACKAGES?|POST|IF|THE)$/,
  ],
  ['PUT', /^(?:IN|BEHIND|UNDER|THROUGH|INSIDE|ROUND|IT|PARCELS?|PACKAGES?)$/],
  ['HIDE', /^(?:IN|BEHIND|UNDER|INSIDE|IT|PARCELS?)$/],
  [
    'USE',
    /^(?:THE|SIDE|REAR|FRONT|BACK|MAIN|OTHER|SECOND|BLUE|GREEN|RED|BLACK|WHITE|BELL|DOORBELL|BUZZER|INTERCOM|LIFT|STAIRS)$/,
  ],
  ['SIGNATURE', /^(?:REQUIRED|NEEDED)$/],
  ['SIGNED', /^FOR$/],
  ['DO', /^NOT$/],
  ["DON'T", /^(?:RING|KNOCK|LEAVE|USE|BEND|CALL|FOLD)$/],
  ['DONT', /^(?:RING|KNOCK|LEAVE|USE|BEND|CALL|FOLD)$/],
  ['NO', /^(?:JUNK|COLD)$/],
  ['RING', /^(?:BELL|DOORBELL|BUZZER|THE|TWICE|ONCE|ON|FIRST|BEFORE|AND|TOP|BOTTOM|MIDDLE)$/],
  ['KNOCK', /^(?:LOUDLY|ON|TWICE|HARD|AT|AND)$/],
  ['PRESS', /^(?:BELL|DOORBELL|BUZZER|THE|INTERCOM|BUTTON|TOP|BOTTOM)$/],
  ['HANDLE', /^WITH$/],
  ['DELIVER', /^(?:TO|BEFORE|AFTER|AT|BY|BETWEEN|ROUND)$/],
  ['DELIVERY', /^(?:TO|BEFORE|AFTER|AT|VIA|ROUND|INSTRUCTIONS?|NOTES?)$/],
  ['DELIVERIES', /^(?:TO|BEFORE|AFTER|AT|VIA|ROUND)$/],
  ['CALL', /^(?:BEFORE|FIRST|ON|UPON|WHEN|AHEAD|IF)$/],
  ['PHONE', /^(?:BEFORE|FIRST|ON|UPON|WHEN|AHEAD|IF)$/],
  ['TEXT', /^(?:BEFORE|FIRST|ON|UPON|WHEN|AHEAD|IF)$/],
  ['BEWARE', /^(?:OF|DOGS?|THE)$/],
  ['MIND', /^(?:THE|DOGS?|STEPS?)$/],
  ['DOG', /^(?:IN|ON|LOOSE)$/],
  ['DOGS', /^(?:IN|ON|LOOSE)$/],
  ['PLEASE', POLITE],
  ['PLS', POLITE],
  ['BUZZER', /^(?:BROKEN|NOT)$/],
  ['INTERCOM', /^(?:BROKEN|NOT)$/],
  ['DOORBELL', /^(?:BROKEN|NOT)$/],
  ['BELL', /^(?:BROKEN|NOT)$/],
  ['KEY', /^(?:SAFE|UNDER|WITH)$/],
  ['KEYS', /^(?:UNDER|WITH|AT|IN)$/],
  ['KEYSAFE', /^(?:CODE|BY|AT|ON)$/],
  ['GATE', /^CODE$/],
  ['DOOR', /^CODE$/],
  ['ENTRY', /^(?:CODE|VIA|BY|FROM|THROUGH|ROUND|AT)$/],
  ['ACCESS', /^(?:CODE|VIA|BY|FROM|THROUGH|ROUND|AT)$/],
  ['ENTRANCE', /^(?:VIA|BY|FROM|THROUGH|ROUND|AT|IN)$/],
  ['PARKING', /^(?:AT|IN|ON|BEHIND|ROUND|OUTSIDE|OPPOSITE)$/],
  ['NOT', /^(?:THE|NUMBER)$/],
  // `Behind the recycling bins`, but not `behind 14 High Street`
  ['BEHIND', /^(?:THE|BINS?|SHEDS?|HEDGE|FENCE|WALL|GATES?|PORCH)$/],
  ['ROUND', /^(?:THE|BACK|SIDE)$/],
  ['AROUND', /^(?:THE|BACK|SIDE)$/],
  ['NEXT', /^TO$/],
  // Welsh: `ci yn yr ardd`, `drws cefn`, `tu ôl i'r biniau`, `nid y siop`
  ['CI', /^(?:YN|AR|RHYDD)$/],
  ['CŴN', /^(?:YN|AR|RHYDD)$/],
  ['CWN', /^(?:YN|AR|RHYDD)$/],
  ['DRWS', /^(?:CEFN|FFRYNT|BLAEN|OCHR)$/],
  ['GIÂT', /^(?:OCHR|GEFN|CEFN|BLAEN)$/],
  ['GIAT', /^(?:OCHR|GEFN|CEFN|BLAEN)$/],
  ['TU', /^(?:ÔL|OL)$/],
  ['NID', /^(?:Y|YR)$/],
]);

/** Welsh words that ask somebody to do something, as in `canwch y gloch`. */
const WELSH_VERBS = setOf(
  'GADEWCH CANWCH GALWCH CNOCIWCH CURWCH DEFNYDDIWCH FFONIWCH RHOWCH PEIDIWCH GWYLIWCH PARCIWCH GOFYNNWCH GWASGWCH ' +
    'DANFONWCH ANFONWCH TECSTIWCH CADWCH GWTHIWCH',
);

/** Words that only a place outdoors may follow: `behind the hedge` asks something, `behind the shop` is a flat. */
const BESIDE = setOf('BEHIND NEXT');

/** What a request that begins with one of {@link BESIDE} ends with. */
const OUTDOORS = setOf('BIN BINS SHED SHEDS HEDGE FENCE WALL GATE GATES PORCH GREENHOUSE OIL TANK WHEELIE');

/** Words that a request may go on with. */
const GOES_ON = setOf(
  'WITH IN AT BY BEHIND UNDER ON INSIDE OUTSIDE BEFORE AFTER TO FROM VIA THROUGH ROUND AROUND NEXT BESIDE OPPOSITE ' +
    'THE A AN MY OUR IT IF WHEN UPON NO NOT ONE OF DO AND OR ALL UP DOWN WORKING IS ARE ANSWER AHEAD FOR US ME YOU ' +
    'MAIN SAFE JUNK COLD PLEASE PLS RING CALL KNOCK LEAVE PHONE TEXT USE PUT PRESS TOP BOTTOM MIDDLE OTHER SECOND ' +
    'BLUE GREEN RED BLACK WHITE YELLOW BROWN GREY WOODEN METAL IRON RECYCLING WHEELIE BIG LARGE ' +
    'NUMBER FLAT Y YR YN AR I WRTH DAN OL ÔL TU GYDA CYN NEU OS GWELWCH DDIM DDA',
);

/** Words that a request may end with. */
const ENDS = setOf(
  'NEIGHBOUR NEIGHBOURS BELL DOORBELL BUZZER INTERCOM BUTTON DELIVERY DELIVERIES DELIVERING LOUDLY HARD TWICE ONCE ' +
    'FIRST DOOR DOORS DOORSTEP GATE GATES ENTRANCE BIN BINS PORCH GARAGE SHED SHEDS GREENHOUSE CARPORT GARDEN YARD ' +
    'DRIVE DRIVEWAY ALLEY ALLEYWAY PATH PASSAGE PASSAGEWAY STEP STEPS STAIRS STAIRCASE LIFT LOBBY HALLWAY HEDGE ' +
    'FENCE WALL MAT DOORMAT LETTERBOX BOX POT TANK RECEPTION CONCIERGE DESK OFFICE CARETAKER WARDEN PORTER ' +
    'REQUEST REQUIRED NEEDED BROKEN WORKING PHONE ARRIVAL ARRIVING AHEAD REAR FRONT BACK SIDE LEFT RIGHT OUT AWAY ' +
    'HOME MAIL CALLERS CALLING CODE PLACE SAFE KEYSAFE PARCEL PARCELS PACKAGE PACKAGES POST DOG DOGS LOOSE CARE ' +
    'MORNING MORNINGS AFTERNOON AFTERNOONS EVENING EVENINGS WEEKEND WEEKENDS WEEKDAYS NOON PLEASE ' +
    'SHOP PUB CAFE HOUSE FLAT FLATS UPSTAIRS DOWNSTAIRS ' +
    'GLOCH CYMYDOG CYMDOG CYMDOGION DRWS CEFN GEFN FFRYNT BLAEN OCHR GIAT GIÂT PORTSH CYNTEDD ARDD GARDD SIED BIN ' +
    'BINIAU GAREJ CI CŴN CWN DDWYWAITH GYRRAEDD CYRRAEDD RHYDD SIOP TAFARN GLAS COCH GWYRDD CANU',
);

/** Words that end a request only behind NOT: `not the shop`. Elsewhere they belong to the address. */
const PREMISES = setOf('SHOP PUB CAFE HOUSE FLAT FLATS SIOP TAFARN OFFICE');

/** Whether two words begin a request. */
export function isOpening(first: string, second: string): boolean {
  return OPENINGS.get(first)?.test(second) === true || WELSH_VERBS.has(first);
}

/** Whether a word goes on with a request. */
export function goesOn(word: string): boolean {
  return GOES_ON.has(word) || /^(?:I'R|GYDA'R|O'R)$/.test(word);
}

/** Whether a word ends a request that begins with another word: `bins` ends `behind the recycling bins`. */
export function ends(word: string, opening: string): boolean {
  if (BESIDE.has(opening)) return OUTDOORS.has(word);
  if (opening === 'NOT' || opening === 'NID') return PREMISES.has(word);
  return (ENDS.has(word) && !PREMISES.has(word)) || word === 'OFFICE' || TIME.test(word);
}

/** `5pm`, `9.30am` */
const TIME = /^\d{1,2}(?:[.:]\d\d)?[AP]M$/;
