/*
 * The words of requests to a carrier: `leave with neighbour at 14`, `behind the recycling bins`, `canwch y gloch`.
 */

/** Splits a text into a set of words. */
function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** The first words of a request, and what may follow them: `LEAVE WITH neighbour`, `RING TWICE`. */
const OPENINGS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    LEAVE:
      'WITH IN AT BY BEHIND UNDER ON INSIDE OUTSIDE NEXT ROUND AROUND IT PARCEL PARCELS PACKAGE PACKAGES POST IF THE',
    'PUT HIDE': 'IN BEHIND UNDER THROUGH INSIDE ROUND IT PARCEL PARCELS PACKAGE PACKAGES',
    TAKE: 'TO ROUND',
    IF: 'OUT NOT NO AWAY',
    USE: 'THE SIDE REAR FRONT BACK MAIN OTHER SECOND BLUE GREEN RED BLACK WHITE BELL DOORBELL BUZZER INTERCOM LIFT STAIRS',
    'TRY ASK': 'AT NEXT NEIGHBOUR NEIGHBOURS SIDE BACK REAR FRONT NUMBER NO THE',
    COLLECT: 'FROM',
    'DELIVER DELIVERY DELIVERIES':
      'TO BEFORE AFTER AT BY BETWEEN ROUND VIA INSTRUCTION INSTRUCTIONS NOTE NOTES',
    'PARCEL PARCELS PACKAGES': 'TO IN BEHIND BY BOX UNDER WITH INSIDE ROUND',
    RING: 'BELL DOORBELL BUZZER THE TWICE ONCE ON FIRST BEFORE AND TOP BOTTOM MIDDLE',
    KNOCK: 'LOUDLY ON TWICE HARD AT AND',
    PRESS: 'BELL DOORBELL BUZZER THE INTERCOM BUTTON TOP BOTTOM',
    'CALL PHONE TEXT': 'BEFORE FIRST ON UPON WHEN AHEAD IF',
    'PLEASE PLS':
      'RING CALL KNOCK LEAVE PHONE TEXT USE PUT PRESS DELIVER DO DONT MIND BEWARE SHUT CLOSE KEEP TRY ASK TAKE',
    'SHUT KEEP LOCK CLOSE': 'GATE GATES THE SIDE BACK FRONT DOOR',
    DO: 'NOT',
    DONT: 'RING KNOCK LEAVE USE BEND CALL FOLD PARK FOLLOW',
    NO: 'JUNK COLD PARKING CALLERS LEAFLETS FLYERS BELL DOORBELL BUZZER INTERCOM',
    NOT: 'THE NUMBER NO BEFORE AFTER',
    'AFTER BEFORE': '',
    'MORNINGS AFTERNOONS EVENINGS WEEKDAYS WEEKENDS': 'ONLY',
    BEWARE: 'OF DOG DOGS THE',
    MIND: 'THE DOG DOGS STEP STEPS',
    DOG: 'IN ON LOOSE',
    DOGS: 'IN ON LOOSE RUNNING',
    'BABY CHILD': 'SLEEPING ASLEEP',
    'BELL DOORBELL BUZZER INTERCOM LIFT': 'BROKEN NOT OUT',
    'TOP BOTTOM MIDDLE': 'BELL BUZZER',
    'KEY KEYS': 'SAFE CODE UNDER WITH AT IN',
    KEYSAFE: 'CODE BY AT ON',
    'GATE DOOR': 'CODE',
    CODE: 'FOR IS',
    'ENTRY ACCESS': 'CODE VIA BY FROM THROUGH ROUND AT',
    ENTRANCE: 'VIA BY FROM THROUGH ROUND AT IN',
    PARKING: 'AT IN ON BEHIND ROUND OUTSIDE OPPOSITE',
    PARK: 'IN ON BEHIND ROUND OUTSIDE OPPOSITE',
    SAFE: 'PLACE',
    SIGNATURE: 'REQUIRED NEEDED',
    SIGNED: 'FOR',
    HANDLE: 'WITH',
    SAT: 'NAV',
    IGNORE: 'SAT SATNAV',
    SATNAV: 'IS WRONG TAKES',
    BEHIND: 'THE BIN BINS SHED SHEDS HEDGE FENCE WALL GATE GATES PORCH',
    'BESIDE OPPOSITE THROUGH UP DOWN': 'THE',
    'ROUND AROUND': 'THE BACK SIDE',
    NEXT: 'TO',
    'FIRST SECOND THIRD 1ST 2ND 3RD LAST': 'DOOR GATE HOUSE DRIVE',
    'CI CWN CŴN': 'YN AR RHYDD',
    DRWS: 'CEFN FFRYNT BLAEN OCHR',
    'GIAT GIÂT': 'OCHR GEFN CEFN BLAEN',
    TU: 'OL ÔL',
    GER: 'Y YR',
    NID: 'Y YR',
    MYNEDIAD: 'OR TRWY DRWY',
  }).flatMap(([firsts, seconds]) => firsts.split(' ').map((first) => [first, setOf(seconds)] as const)),
);

/** Welsh words that ask somebody to do something, as in `canwch y gloch`. */
const WELSH_VERBS = setOf(
  'GADEWCH CANWCH GALWCH CNOCIWCH CURWCH DEFNYDDIWCH FFONIWCH RHOWCH PEIDIWCH GWYLIWCH PARCIWCH GOFYNNWCH GWASGWCH ' +
    'DANFONWCH ANFONWCH TECSTIWCH CADWCH GWTHIWCH GOFALWCH COFIWCH CAEWCH',
);

/** Signs of a request. Most addresses have none. */
const SIGN = new RegExp(
  `(?:^|[ (\\n,;])(?:${[...OPENINGS.keys()].join('|')}|don't) | (?:door|gate|entrance)(?:[ ,.;)]|$)|wch `,
  'i',
);

/** Whether a text may contain a request. */
export function mayHaveRequest(text: string): boolean {
  return SIGN.test(text);
}

/** Whether {@link isOpening} may be true of a word and those behind it. */
export function mayOpen(first: string): boolean {
  return first === 'MAIN' || WELSH_VERBS.has(first) || OPENINGS.has(first);
}

/** Whether words begin a request. `Main Door, 14 High Street` is a flat, but `main door on left` is a remark. */
export function isOpening(first: string, second: string, third = ''): boolean {
  if (first === 'MAIN') return second === 'DOOR' && third === 'ON';
  if (WELSH_VERBS.has(first)) return true;
  const seconds = OPENINGS.get(first);
  if (seconds === undefined) return false;
  if (ORDINALS.has(first)) return seconds.has(second) && third === 'ON';
  // A pub is called the Dog in a Doublet.
  if (first === 'DOG' && third === 'A') return false;
  return seconds.has(second) || ((first === 'AFTER' || first === 'BEFORE') && TIME.test(second));
}

const ORDINALS = setOf('FIRST SECOND THIRD 1ST 2ND 3RD LAST');

/** Words that are more often a part of an address within a line: `4 Mill Close The Gate`, `Hyde Park`. */
const ONLY_FIRST = setOf('CLOSE PARK PARCEL');

/** Whether a word begins a request only at the beginning of a part of an address. */
export function opensOnlyParts(word: string): boolean {
  return ONLY_FIRST.has(word);
}

/** Words that a request may go on with. */
const GOES_ON = setOf(
  'WITH IN AT BY BEHIND UNDER ON INSIDE OUTSIDE BEFORE AFTER TO FROM VIA THROUGH ROUND AROUND NEXT BESIDE OPPOSITE ' +
    'THE A AN MY OUR IT IF WHEN UPON NO NOT ONE OF DO DONT AND OR ALL UP DOWN WORKING IS ARE ANSWER AHEAD FOR US ME YOU ' +
    'MAIN SAFE JUNK COLD PLEASE PLS RING CALL KNOCK LEAVE PHONE TEXT USE PUT PRESS SHUT KEEP TOP BOTTOM MIDDLE OTHER ' +
    'SECOND KEY RUNNING FOLLOW BEND TAKES SAT ' +
    'BLUE GREEN RED BLACK WHITE YELLOW BROWN GREY WOODEN METAL IRON RECYCLING WHEELIE BIG LARGE ' +
    'NUMBER FLAT Y YR YN AR I IR AM WRTH DAN OL ÔL TU GYDA GYDAR CYN NEU OS GWELWCH DDIM DDA GAU GAUR',
);

/** Words that a request may end with. */
const ENDS = setOf(
  'NEIGHBOUR NEIGHBOURS BELL DOORBELL BUZZER INTERCOM BUTTON DELIVERY DELIVERIES DELIVERING LOUDLY HARD TWICE ONCE ' +
    'FIRST DOOR DOORS DOORSTEP GATE GATES ENTRANCE BIN BINS PORCH GARAGE SHED SHEDS GREENHOUSE CARPORT GARDEN YARD ' +
    'DRIVE DRIVEWAY ALLEY ALLEYWAY ARCHWAY PATH PASSAGE PASSAGEWAY STEP STEPS STAIRS STAIRCASE LIFT LOBBY HALLWAY ' +
    'HEDGE FENCE WALL MAT DOORMAT LETTERBOX BOX POT TANK RECEPTION CONCIERGE DESK OFFICE CARETAKER WARDEN PORTER ' +
    'REQUEST REQUIRED NEEDED BROKEN WORKING PHONE ARRIVAL ARRIVING AHEAD REAR FRONT BACK SIDE LEFT RIGHT OUT AWAY ' +
    'HOME MAIL CALLERS CALLING LEAFLETS FLYERS PARKING CODE PLACE SAFE KEYSAFE PARCEL PARCELS PACKAGE PACKAGES POST ' +
    'DOG DOGS LOOSE PREMISES CARE WAIT SHUT CLOSED LOCKED ORDER SLEEPING ASLEEP WRONG NAV SATNAV ONLY ' +
    'MORNING MORNINGS AFTERNOON AFTERNOONS EVENING EVENINGS WEEKEND WEEKENDS WEEKDAYS NOON PLEASE ' +
    'GLOCH CYMYDOG CYMDOG CYMDOGION DRWS CEFN GEFN FFRYNT BLAEN OCHR GIAT GIÂT PORTSH CYNTEDD ARDD GARDD SIED ' +
    'BINIAU GAREJ CI CŴN CWN DDWYWAITH GYRRAEDD CYRRAEDD DANFON GALED UCHEL RHYDD GLAS COCH GWYRDD',
);

/** What stands outdoors: `behind the hedge` asks something, `behind the shop` is a flat. */
const OUTDOORS = setOf(
  'BIN BINS SHED SHEDS HEDGE FENCE WALL GATE GATES PORCH GREENHOUSE TANK BOX BINIAU SIED',
);

/** What leads to a door: `up the steps`. */
const WAYS = setOf(
  'STEP STEPS STAIRS STAIRCASE ALLEY ALLEYWAY ARCHWAY PATH PASSAGE DRIVE DRIVEWAY LANE TRACK GATE',
);

/** What is not meant: `not the shop`. */
const PREMISES = setOf('SHOP PUB CAFE HOUSE FLAT FLATS OFFICE SIOP TAFARN');

/** What people are asked not to do: `do not bend`. */
const DEEDS = setOf('RING KNOCK LEAVE USE BEND CALL FOLD PARK BELL DOORBELL SATNAV NAV UNATTENDED');

/** What ends a request that begins with another word than most. */
const ENDS_BEHIND: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    'BEHIND NEXT BESIDE OPPOSITE GER': OUTDOORS,
    'UP DOWN THROUGH': WAYS,
    'NOT NID': PREMISES,
    'DO DONT': new Set([...DEEDS, ...ENDS]),
    'CALL PHONE TEXT': new Set([...ENDS, 'OUTSIDE']),
    'FIRST SECOND THIRD 1ST 2ND 3RD LAST': new Set([...ENDS, 'HOUSE']),
  }).flatMap(([firsts, ending]) => firsts.split(' ').map((first) => [first, ending] as const)),
);

/** Whether a word goes on with a request. */
export function goesOn(word: string): boolean {
  return GOES_ON.has(word);
}

/** Whether a word ends a request that begins with another word: `bins` ends `behind the recycling bins`. */
export function ends(word: string, opening: string): boolean {
  return (ENDS_BEHIND.get(opening) ?? ENDS).has(word) || TIME.test(word);
}

/** `5pm`, `9.30am` */
const TIME = /^\d{1,2}(?:[.:]\d\d)?[AP]M$/;
