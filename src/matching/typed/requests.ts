import { type Token, tokenAt } from '../../address/normal-form/tokens.ts';

/*
 * Finds what people ask a carrier to do, and what they say about doors and parking, in a typed address: as a
 * part between commas, or within a line.
 */

/** The first two words of a request, as in `LEAVE WITH NEIGHBOUR`. */
const REQUESTS: Readonly<Record<string, RegExp>> = {
  SAFE: /^PLACE$/,
  LEAVE: /^(?:WITH|IN|AT|BY|BEHIND|UNDER|ON|INSIDE|OUTSIDE|PARCELS?)$/,
  SIGNATURE: /^(?:REQUIRED|NEEDED)$/,
  SIGNED: /^FOR$/,
  DO: /^NOT$/,
  NO: /^(?:JUNK|COLD)$/,
  RING: /^(?:BELL|THE|TWICE|ON)$/,
  KNOCK: /^(?:LOUDLY|ON|TWICE|HARD)$/,
  HANDLE: /^WITH$/,
  DELIVER: /^(?:TO|BEFORE|AFTER|AT|BY)$/,
  DELIVERY: /^(?:TO|BEFORE|AFTER|AT|INSTRUCTIONS?|NOTES?)$/,
  CALL: /^(?:BEFORE|FIRST|ON)$/,
  BEWARE: /^(?:OF|DOG)$/,
  PLS: /^(?:RING|CALL|KNOCK|LEAVE|PHONE|USE)$/,
  PLEASE: /^(?:RING|CALL|KNOCK|LEAVE|PHONE|USE)$/,
  BUZZER: /^(?:BROKEN|NOT)$/,
  INTERCOM: /^(?:BROKEN|NOT)$/,
  GATE: /^CODE$/,
  DOOR: /^CODE$/,
  ENTRY: /^(?:VIA|BY|FROM|THROUGH)$/,
  ACCESS: /^(?:VIA|BY|FROM|THROUGH)$/,
  ENTRANCE: /^(?:VIA|BY|FROM|THROUGH)$/,
  PARKING: /^(?:AT|IN|ON|BEHIND)$/,
};

/** Whether words begin a request. `Main Door, 14 High Street` is a flat, but `main door on left` is a remark. */
function isRequest(first: string, second: string, third = ''): boolean {
  return REQUESTS[first]?.test(second) === true || (first === 'MAIN' && second === 'DOOR' && third === 'ON');
}

/** Whether two words are `door code` or `gate code`. */
export function isDoorCode(first: string, second: string | undefined): boolean {
  return second === 'CODE' && isRequest(first, second);
}

/** Words that tell a door from others, and the doors. */
const SEEN = /^(?:SIDE|REAR|FRONT|BACK|BLUE|GREEN|RED|BLACK|WHITE|YELLOW|BROWN)$/;
const DOORS = /^(?:DOOR|GATE|ENTRANCE)$/;

/** Whether two words say which door is meant: `rear entrance`, `side gate`, `blue door`. */
export function isEntrance(first: string, second: string): boolean {
  return SEEN.test(first) && DOORS.test(second);
}

/** Words that begin a request or a note if small letters or a number follow. */
const INSTRUCTIONS = new Set(
  (
    'LEAVE PLEASE RING DELIVER KNOCK CALL BUZZ BUZZER PRESS SAFE INTERCOM SIGN INSTRUCTIONS CODE ' +
    'TEL TELEPHONE PHONE MOBILE FAX EMAIL DELIVERY USE ASK BEWARE SIGNATURE'
  ).split(' '),
);

/**
 * Whether the part of an address between two tokens is a request or a note to the carrier: `Leave with neighbour`,
 * `phone 07700 900123`.
 *
 * @param text the typed line that contains the part
 */
export function isRequestPart(tokens: readonly Token[], from: number, to: number, text: string): boolean {
  const { word: first, end } = tokenAt(tokens, from);
  const second = tokens[from + 1]?.word;
  const third = tokens[from + 2]?.word;
  if (
    from > 0 &&
    second !== undefined &&
    from + 1 < to &&
    isRequest(first.written, second.written, third?.written)
  )
    return true;
  if (!INSTRUCTIONS.has(first.written)) return false;
  // `mobile home, the limes` is a home; `mobile 07700 900123` is a telephone number.
  if (first.written === 'MOBILE' && second?.written === 'HOME') return false;
  // Names can begin with `Safe` or `Call` as well. An instruction continues in small letters.
  const after = text.slice(end).trimStart();
  return /^[a-z:0-9(+]/.test(after) || first.written === 'TEL' || first.written === 'PLEASE';
}

/** Words that a request may go on with. */
const GOES_ON = new Set(
  (
    'WITH IN AT BY BEHIND UNDER ON INSIDE OUTSIDE BEFORE AFTER TO FROM VIA THE A IF OUT NOT WORKING USE OF DO ' +
    'SIDE REAR FRONT BACK BLUE GREEN RED BLACK WHITE YELLOW BROWN GREY MAIN SAFE JUNK COLD PLEASE PLS AND RING CALL KNOCK LEAVE PHONE'
  ).split(' '),
);

/** Words that a request may end with. */
const ENDS = new Set(
  (
    'NEIGHBOUR NEIGHBOURS BELL DELIVERY DELIVERING LOUDLY HARD TWICE FIRST DOOR GATE ENTRANCE BIN PORCH GARAGE SHED REQUEST ' +
    'REQUIRED NEEDED BROKEN WORKING PHONE ARRIVAL REAR FRONT BACK SIDE LEFT RIGHT OUT MAIL CALLERS CALLING CODE PLACE PARCELS DOG CARE'
  ).split(' '),
);

/** Signs of a request. Most addresses have none. */
const SIGN =
  / (?:leave|sign|signed|no|ring|knock|handle|deliver|delivery|call|beware|pls|please|buzzer|intercom|gate|door|entry|access|entrance|parking) /i;

/** Whether a text may contain a request. */
export function mayHaveRequest(text: string): boolean {
  return SIGN.test(text);
}

/**
 * Writes commas around a request within a line: `Howe Cottage call before delivery Nateby`. The address comes first,
 * and the words of a request are written without commas between them.
 */
export function withRequestsApart(text: string): string {
  const words = text.split(' ');
  const plain = words.map((word) => word.toUpperCase());
  for (let at = 1; at + 1 < words.length; at++) {
    const [first = '', second = ''] = [plain[at], plain[at + 1]];
    const isDoor = isEntrance(first, bare(second));
    // `please leave in porch` began with the word before.
    const isBegun = plain[at - 1] === 'PLEASE' || plain[at - 1] === 'PLS';
    if (isBegun || (!isDoor && !isRequest(first, bare(second), plain[at + 2]))) continue;
    const end = endOf(plain, at);
    if (end === undefined || (isDoor && isOfName(plain, at, end))) continue;
    const rest = withRequestsApart(words.slice(end).join(' '));
    const request = words.slice(at, end).join(' ');
    return `${words.slice(0, at).join(' ')}, ${request}${rest === '' || request.endsWith(',') ? ' ' : ', '}${rest}`;
  }
  return text;
}

/** The word after the last word of a request that begins at `from`. Undefined if it has no end. */
function endOf(words: readonly string[], from: number): number | undefined {
  let end: number | undefined;
  for (let at = from + 1; at < words.length; at++) {
    const word = words[at] ?? '';
    if (ENDS.has(bare(word))) end = at + 1;
    else if (!GOES_ON.has(bare(word))) break;
    if (word !== bare(word)) break;
  }
  return end;
}

/** Words that make a door the name of a house or street: `Green Gate Farm`. */
const NAMED =
  /^(?:HOUSE|COTTAGES?|FARM|BARN|LODGE|LANE|ROAD|RD|STREET|ST|CLOSE|COURT|TERRACE|DRIVE|AVENUE|ROW|WALK|WAY|VIEW|HILL)\b/;

/** Whether the words from `from` to `end` begin a name, or the word before them belongs to it: `The Green Door`. */
function isOfName(words: readonly string[], from: number, end: number): boolean {
  return NAMED.test(words[end] ?? '') || words[from - 1] === 'THE' || (words[from - 1] ?? '').endsWith(',');
}

/** A word without the comma behind it. */
function bare(word: string): string {
  return word.endsWith(',') ? word.slice(0, -1) : word;
}
