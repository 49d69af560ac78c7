import { type Token, tokenAt } from '../../address/normal-form/tokens.ts';
import { ends, goesOn, isOpening, mayOpen, opensOnlyParts } from './request-words.ts';

/*
 * Finds what people ask a carrier to do, and what they say about doors and parking, in a typed address: as a
 * part between commas, in brackets, or within a line.
 */

/** Whether two words are `door code` or `gate code`. */
export function isDoorCode(first: string, second: string | undefined): boolean {
  return second === 'CODE' && isOpening(first, second);
}

/** Words that tell a door from others, and the doors. */
const SIDES = /^(?:SIDE|REAR|FRONT|BACK)$/;
const SEEN =
  /^(?:SIDE|REAR|FRONT|BACK|BIG|GOODS|STAFF|TRADESMANS|TRADESMENS|BLUE|GREEN|RED|BLACK|WHITE|YELLOW|BROWN|GREY|PINK|ORANGE|PURPLE)$/;
const DOORS = /^(?:DOOR|GATE|ENTRANCE)$/;

/** In words: `big blue front door`. */
const LONGEST_DOOR = 4;

/** The word behind words that say which door is meant: `rear entrance`, `blue front door`. 0 if they do not. */
function endOfDoor(words: readonly string[], from: number): number {
  for (let at = from; at < from + LONGEST_DOOR; at++) {
    const word = words[at] ?? '';
    if (at > from && DOORS.test(word)) return at + 1;
    if (!SEEN.test(word)) return 0;
  }
  return 0;
}

/** Whether {@link isEntrance} may be true of words that begin with this one. */
export function mayBeginDoor(first: string): boolean {
  return SEEN.test(first);
}

/** Whether words are all about a door: `rear entrance`, `side gate`, `blue front door`. */
export function isEntrance(words: readonly string[]): boolean {
  return endOfDoor(words, 0) === words.length;
}

/**
 * Whether a door at the very beginning of an address is no home: `blue front door, 14 High Street`. Homes are called
 * White Gate and Rear Entrance.
 */
function isPlainDoor(words: readonly string[]): boolean {
  const [side = '', door] = words.slice(-2);
  return SIDES.test(side) && (words.length > 2 || door !== 'ENTRANCE');
}

/** Words that begin a request or a note if small letters or a number follow. */
const INSTRUCTIONS = new Set(
  (
    'LEAVE PLEASE RING DELIVER KNOCK CALL BUZZ BUZZER PRESS SAFE INTERCOM SIGN INSTRUCTIONS CODE ' +
    'TEL TELEPHONE PHONE TEXT MOBILE FAX EMAIL DELIVERY USE ASK BEWARE SIGNATURE'
  ).split(' '),
);

/** Whether a request or a note may begin with a word. */
export function mayBeginRequest(first: string): boolean {
  return mayOpen(first) || INSTRUCTIONS.has(first);
}

/**
 * Whether the part of an address between two tokens is a request or a note to the carrier: `Leave with neighbour`,
 * `phone 07700 900123`.
 *
 * @param text the typed line that contains the part
 */
export function isRequestPart(tokens: readonly Token[], from: number, to: number, text: string): boolean {
  const { word: first, end } = tokenAt(tokens, from);
  const second = tokens[from + 1]?.word;
  if (second !== undefined && from + 1 < to) {
    const third = tokens[from + 2]?.word;
    if (isOpening(first.written, second.written, third?.written) && (from > 0 || isAllRequest(tokens, to)))
      return true;
  }
  if (from === 0 && isDoorFirst(tokens, to)) return true;
  if (!INSTRUCTIONS.has(first.written)) return false;
  // `mobile home, the limes` is a home; `mobile 07700 900123` is a telephone number.
  if (first.written === 'MOBILE' && second?.written === 'HOME') return false;
  // Names can begin with `Safe` or `Call` as well. An instruction continues in small letters.
  const after = text.slice(end).trimStart();
  return /^[a-z:0-9(+]/.test(after) || first.written === 'TEL' || first.written === 'PLEASE';
}

/** Whether the words up to a token, which begin the address, are a request and nothing else: `Ring twice`. */
function isAllRequest(tokens: readonly Token[], to: number): boolean {
  const words = tokens.slice(0, to).map(({ word }) => word.written);
  return to < tokens.length && endOfRequest(words, 0) === to;
}

/** Whether the first part of an address says which door is meant: `Side gate, 14 High Street`. */
function isDoorFirst(tokens: readonly Token[], to: number): boolean {
  if (to > LONGEST_DOOR || to < 2 || to === tokens.length) return false;
  const words = tokens.slice(0, to).map(({ word }) => word.written);
  return isEntrance(words) && isPlainDoor(words);
}

/**
 * Writes commas around requests within a line: `Howe Cottage call before delivery Nateby`, `ring twice Flat 2`. The
 * words of a request are written without commas between them.
 */
export function withRequestsApart(text: string): string {
  const words = text.split(/ |(?<=[,;|\n])(?! )/);
  const plain = words.map(bare);
  let parts = '';
  let from = 0;
  for (let at = 0; at < words.length; at++) {
    const end = endOfLineRequest(words, plain, at);
    if (at === 0 && end === words.length) return text;
    if (end === 0) continue;
    if (at > from) parts += withComma(words.slice(from, at).join(' '));
    const request = words.slice(at, end).join(' ');
    parts += end === words.length ? request : withComma(request);
    from = end;
    at = end - 1;
  }
  return from === 0 ? text : parts + words.slice(from).join(' ');
}

function withComma(text: string): string {
  return text.endsWith(',') ? `${text} ` : `${text}, `;
}

/** The word behind a request or a door that begins at a word of a line. 0 if none begins there. */
function endOfLineRequest(words: readonly string[], plain: readonly string[], at: number): number {
  const isOpen = words[at]?.startsWith('(') === true;
  const part = plain.slice(at, endOfPart(words, at));
  const door = endOfDoor(part, 0);
  if (door > 0) {
    const next = part[door] ?? '';
    // The door began with the word before.
    if (at > 0 && SEEN.test(plain[at - 1] ?? '') && endOfPart(words, at - 1) > at) return 0;
    const isFirst = at === 0 && !isOpen;
    if (isFirst && !(isPlainDoor(part.slice(0, door)) && /^(?:\d|FLAT|FLT|APT)/.test(next))) return 0;
    return NAMED.test(next) || plain[at - 1] === 'THE' || (words[at - 1] ?? '').endsWith(',') ? 0 : at + door;
  }
  const isPart = at === 0 || isOpen || plain[at - 1] === 'PLEASE' || (words[at - 1] ?? '').endsWith(',');
  if (opensOnlyParts(part[0] ?? '') && !isPart) return 0;
  if (part.length < 2 || !isOpening(part[0] ?? '', part[1] ?? '', part[2])) return 0;
  const end = endOfRequest(part, 0);
  return end === 0 ? 0 : at + end;
}

/** In words. */
const LONGEST_REQUEST = 16;

/** The word behind the part of a line that begins at a word. A comma or a bracket ends it. */
function endOfPart(words: readonly string[], from: number): number {
  const last = Math.min(from + LONGEST_REQUEST, words.length) - 1;
  let at = from;
  while (at < last && !/[,;:|)\n]$/.test(words[at] ?? '')) at++;
  return at + 1;
}

/** The word behind the last word of a request that begins at `from`. 0 if it has no end. */
function endOfRequest(words: readonly string[], from: number): number {
  const opening = words[from] ?? '';
  if (opening === 'PLEASE' || opening === 'PLS') return endOfRequest(words, from + 1);
  let first = 0;
  let end = 0;
  for (let at = from + 1; at < words.length; at++) {
    const word = words[at] ?? '';
    if (ends(word, opening)) {
      if (word === words[at - 1]) break;
      end = at + 1;
    } else if (isNumber(word) && isOfRequest(words, from, at)) end = at + 1;
    else if (!goesOn(word)) break;
    if (first === 0) first = end;
  }
  if (words[end] === 'OF') return 0;
  // `Leave in garage Green Gate Farm`
  return NAMED.test(words[end] ?? '') ? (first === end ? 0 : first) : end;
}

/** A house number, or the code of a door. */
function isNumber(word: string): boolean {
  return /^#?[A-Z]?\d{1,5}[A-Z]?#?$/.test(word);
}

/** Whether a number belongs to a request: `leave with neighbour at 14`, `door code 4512`. */
function isOfRequest(words: readonly string[], from: number, at: number): boolean {
  const before = words[at - 1] ?? '';
  if (before === 'CODE' || before === 'KEYSAFE') return true;
  // `Key safe 6416`
  if (before === 'SAFE' && words[at - 2] === 'KEY') return true;
  // `Press buzzer 3 12 High Street`
  if (before === 'BUZZER' || before === 'BELL')
    return at + 1 === words.length || isNumber(words[at + 1] ?? '');
  // `Gate code is 1234`
  if (before === 'IS' || before === 'GATE' || before === 'DOOR')
    return words.slice(from, at).includes('CODE');
  if (before === 'OR') return isNumber(words[at - 2] ?? '');
  // `If out leave at no 46`
  if (words[from] === 'IF') return at + 1 === words.length && /^(?:AT|NO|NUMBER|WITH)$/.test(before);
  const isFlat = before === 'FLAT' && /^(?:AT|IN|WITH)$/.test(words[at - 2] ?? '');
  if (!isFlat && !/^(?:AT|NO|NUMBER|WITH)$/.test(before)) return false;
  return words.slice(from, at).some((word) => /^(?:NEIGHBOURS?|DOOR|WITH|NOT)$/.test(word));
}

/** Words that make a door the name of a house or street: `Green Gate Farm`. */
const NAMED =
  /^(?:HOUSE|COTTAGES?|FARM|FARMHOUSE|BARN|LODGE|LANE|ROAD|RD|STREET|ST|CLOSE|COURT|TERRACE|DRIVE|AVENUE|ROW|WALK|WAY|VIEW|HILL|SQUARE|PLACE|CRESCENT|GROVE|GARDENS|COTT)$/;

/** A word in capitals, without the signs around it. */
function bare(word: string): string {
  return word.replace(/^\(|['’]|(?<![,;:.|)!\n])[,;:.|)!\n]+$/g, '').toUpperCase();
}
