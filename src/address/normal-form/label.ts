import { JOINT, type Token } from './tokens.ts';
import { KIND } from './vocabulary.ts';
import type { Word } from './word.ts';

/** What sort of part a label numbers. Labels of different sorts may mean the same door, but for blocks and boxes. */
export type PartKind = '' | 'flat' | 'unit' | 'room' | 'block' | 'plot' | 'box';

/** What tells one door from another by number, letter or floor: `14A`, `1-3`, `Flat 2`, `3F2`, `First Floor Flat`, `PO Box 61`. */
export interface Label {
  /** Empty for a number that stands by itself: of a house, or of a part of one. */
  readonly kind: PartKind;
  /** -1 where there is none. */
  readonly first: number;
  /** The end of a range, the door of a stair; otherwise -1. */
  readonly last: number;
  /** `A` of `14A`, the letter alone of `Flat A`, `B2` of `Unit B2`. */
  readonly letter: string;
  /** One of {@link LEVEL}, or a floor from 0; {@link NO_LEVEL} where no floor is named. */
  readonly level: number;
  /** `LEFT`, `REAR` …; empty where none is named. */
  readonly side: string;
  /** Whether `first` and `last` may be floor and door, or number and flat: they were written with a stroke or an F. */
  readonly isStair: boolean;
  /** Whether a number in words that may as well be a name: `Three Oaks`. */
  readonly isSpelled: boolean;
  /** The tokens it was read from: from this one to before that one. */
  readonly from: number;
  readonly to: number;
}

export const NO_LEVEL = -100;

/** Floors that have no number of their own. */
export const LEVEL = {
  lowerGround: -2,
  basement: -1,
  ground: 0,
  garden: 80,
  lower: 81,
  upper: 82,
  mezzanine: 83,
  top: 90,
  attic: 91,
} as const;

const LEVELS = new Map<string, number>([
  ['BASEMENT', LEVEL.basement],
  ['SUBBASEMENT', LEVEL.basement],
  ['GROUND', LEVEL.ground],
  ['GARDEN', LEVEL.garden],
  ['LOWER', LEVEL.lower],
  ['UPPER', LEVEL.upper],
  ['MEZZANINE', LEVEL.mezzanine],
  ['TOP', LEVEL.top],
  ['ATTIC', LEVEL.attic],
]);

/** First, second, ground … floor flat in three letters. */
const SHORT_FLOORS = new Map<string, number>([
  ['GFF', LEVEL.ground],
  ['GFL', LEVEL.ground],
  ['FFF', 1],
  ['FFL', 1],
  ['SFF', 2],
  ['TFF', LEVEL.top],
  ['BFF', LEVEL.basement],
  ['LGF', LEVEL.lowerGround],
  ['LGFF', LEVEL.lowerGround],
  ['UGF', LEVEL.ground],
  ['TFL', LEVEL.top],
  ['GF', LEVEL.ground],
  ['FF', 1],
  ['SF', 2],
  ['TF', LEVEL.top],
  ['BF', LEVEL.basement],
]);

const PART_KINDS = new Map<string, PartKind>(
  [
    ['flat', 'FLAT FLATS APARTMENT APARTMENTS MAISONETTE STUDIO STUDIOS BEDSIT PENTHOUSE HOUSEHOLD DOOR'],
    [
      'unit',
      'UNIT UNITS WORKSHOP SHOP SHOPS STALL KIOSK OFFICE OFFICES SUITE SUITES STORE BAY ARCH HANGAR POD DESK',
    ],
    ['room', 'ROOM ROOMS'],
    ['block', 'BLOCK BUILDING WING STAIR'],
    ['plot', 'PLOT CARAVAN PITCH BERTH LOT CHALET'],
  ].flatMap(([kind, words]) => words!.split(' ').map((word) => [word, kind as PartKind] as const)),
);

/** Reads the labels in a row of words, in their order. Words in no label are names, or nothing. */
export function labelsOf(tokens: readonly Token[]): Label[] {
  const labels: Label[] = [];
  for (let at = 0; at < tokens.length; ) {
    const label = labelAt(tokens, at);
    if (label !== undefined) labels.push(label);
    at = label === undefined ? at + 1 : label.to;
  }
  return labels;
}

function labelAt(tokens: readonly Token[], at: number): Label | undefined {
  const { word } = tokens[at]!;
  // `door code 4417`
  if (at > 0 && tokens[at - 1]!.word.written === 'CODE') return undefined;
  if (word.kinds === 0) return readShortFloor(tokens, at) ?? readBox(tokens, at) ?? readShortPart(tokens, at);
  if (word.is(KIND.part | KIND.floor)) return readPart(tokens, at);
  if (word.is(KIND.ordinal | KIND.level | KIND.side)) return readFloor(tokens, at);
  if (word.is(KIND.number)) return readFloor(tokens, at) ?? readNumber(tokens, at, '');
  if (word.is(KIND.stair)) return stair(word.value, word.door, at, at + 1);
  if (word.is(KIND.cardinal)) return readSpelled(tokens, at);
  if (word.is(KIND.letter)) return readLetter(tokens, at);
  // `No. 4`; `House 26`, but not the 26 behind the name of a house.
  const isNumber = word.text === 'NO' || (word.written === 'HOUSE' && tokens[at]!.joint >= JOINT.comma);
  if (isNumber && tokens[at + 1]?.word.is(KIND.number)) {
    return { ...readNumber(tokens, at + 1, '')!, from: at };
  }
  return readShortFloor(tokens, at) ?? readBox(tokens, at);
}

function readShortFloor(tokens: readonly Token[], at: number): Label | undefined {
  const level = SHORT_FLOORS.get(tokens[at]!.word.written);
  if (level === undefined) return undefined;
  const isFlatNext = isJoined(tokens, at + 1) && partNamed(tokens[at + 1]!.word) === 'flat';
  // Two letters are too few to be sure of.
  if (tokens[at]!.word.written.length === 2 && !isFlatNext) return undefined;
  return label({ kind: 'flat', level, from: at, to: isFlatNext ? at + 2 : at + 1 });
}

/** `F12`, `U5`: only where it begins a part of the address. */
function readShortPart(tokens: readonly Token[], at: number): Label | undefined {
  const { word, joint } = tokens[at]!;
  if (joint < JOINT.comma) return undefined;
  const [, letter, digits = '', suffix = ''] = /^([FU])(\d{1,3})([A-Z]?)$/.exec(word.written) ?? [];
  if (letter === undefined) return undefined;
  return label({
    kind: letter === 'F' ? 'flat' : 'unit',
    first: Number(digits),
    letter: suffix,
    from: at,
    to: at + 1,
  });
}

/** `PO Box 61`, `P.O. Box No 61`. */
function readBox(tokens: readonly Token[], at: number): Label | undefined {
  const { word, joint } = tokens[at]!;
  let next = at + 1;
  if (word.written === 'PO' && tokens[next]?.word.written === 'BOX') next++;
  else if (
    word.written === 'P' &&
    tokens[next]?.word.written === 'O' &&
    tokens[next + 1]?.word.written === 'BOX'
  )
    next += 2;
  else if (word.written !== 'POBOX' && (word.written !== 'BOX' || joint < JOINT.comma)) return undefined;
  if (tokens[next]?.word.text === 'NO') next++;
  const number = tokens[next]?.word;
  if (number === undefined || !/\d/.test(number.written)) return undefined;
  return label({
    kind: 'box',
    first: number.value,
    letter: number.value < 0 ? number.written : number.letter,
    from: at,
    to: next + 1,
  });
}

/** `Flat 2`, `Units 3 and 4`, `Apt. No 3`, `Flat A`, `Flat Two`, `Flat 2/1`, `Floor 3`, `Flat` alone. */
function readPart(tokens: readonly Token[], at: number): Label | undefined {
  const { word } = tokens[at]!;
  if (word.written === 'DOOR' && tokens[at + 1]?.word.written === 'CODE') return undefined;
  const text = word.either.includes('FLAT') ? 'FLAT' : word.text;
  if (word.is(KIND.building) && isJoined(tokens, at) && isName(tokens[at - 1]!.word)) return undefined;
  const isFloor = word.text === 'FLOOR';
  const kind = PART_KINDS.get(text) ?? '';
  let next = at + 1;
  if (isJoined(tokens, next) && tokens[next]!.word.text === 'NO') next++;
  const after = isJoined(tokens, next) ? tokens[next] : undefined;
  const value = after?.word;
  if (value !== undefined) {
    if (isFloor) {
      if (!value.is(KIND.number | KIND.cardinal) || value.value < 0) return undefined;
      return label({ level: value.value, from: at, to: next + 1 });
    }
    const isFloorNext = value.is(KIND.ordinal | KIND.level) || tokens[next + 1]?.word.is(KIND.floor) === true;
    const floor = isFloorNext ? readFloor(tokens, next) : undefined;
    if (floor !== undefined) return { ...floor, kind, from: at };
    if (value.is(KIND.number)) return withSide(tokens, { ...readNumber(tokens, next, kind)!, from: at });
    if (value.is(KIND.stair)) return { ...stair(value.value, value.door, at, next + 1), kind };
    if (value.is(KIND.cardinal)) return label({ kind, first: value.value, from: at, to: next + 1 });
    if (isPartLetter(tokens, next)) return readPartLetter(tokens, at, next, kind);
    if (/^[A-Z]{1,2}\d{1,3}$/.test(value.written))
      return label({ kind, letter: value.written, from: at, to: next + 1 });
  }
  return text === 'FLAT' && !isFloor ? withSide(tokens, label({ kind, from: at, to: at + 1 })) : undefined;
}

/** Whether a word names a building: `Jostle Apartments 34 Bracken Mews` has no apartment 34. */
function isName(word: Word): boolean {
  return !word.is(KIND.number | KIND.letter | KIND.part | KIND.small | KIND.stair);
}

/** Whether a single letter labels a part: not the initial of a person or the first word of a name. */
function isPartLetter(tokens: readonly Token[], at: number): boolean {
  return tokens[at]!.word.written.length === 1 && tokens[at]!.word.is(KIND.letter);
}

/** `Flat A`, `Unit B 2`, `Units A-C`, `Flat G/1`. */
function readPartLetter(tokens: readonly Token[], from: number, at: number, kind: PartKind): Label {
  const letter = tokens[at]!.word.written;
  const next = tokens[at + 1];
  if (next !== undefined && next.joint === JOINT.slash && next.word.is(KIND.number) && /[GB]/.test(letter)) {
    return { ...stair(letter === 'G' ? 0 : -1, next.word.value, from, at + 2), kind };
  }
  if (next !== undefined && next.joint === JOINT.hyphen) {
    if (next.word.is(KIND.number))
      return label({ kind, letter: letter + next.word.written, from, to: at + 2 });
    if (isPartLetter(tokens, at + 1))
      return label({ kind, letter: letter + next.word.written, from, to: at + 2 });
  }
  return label({ kind, letter, from, to: at + 1 });
}

/** `First Floor Flat`, `2nd Floor Rear`, `Lower Ground Floor`, `Basement`, `Top Flat`, `Ground Floor Flat 2`, `Rear of`. */
function readFloor(tokens: readonly Token[], at: number): Label | undefined {
  let next = at;
  let level = NO_LEVEL;
  const first = tokens[next]!.word;
  const second = tokens[next + 1]?.word;
  if (first.text === 'LOWER' && second?.text === 'GROUND') {
    level = LEVEL.lowerGround;
    next += 2;
  } else if (first.text === 'UPPER' && second?.text === 'GROUND') {
    level = LEVEL.ground;
    next += 2;
  } else if (first.is(KIND.level)) {
    level = LEVELS.get(first.text) ?? NO_LEVEL;
    next++;
  } else if (first.is(KIND.ordinal) || (first.is(KIND.number) && first.letter === '')) {
    level = first.value;
    next++;
  }
  // `1F Flat`
  if (
    level === NO_LEVEL &&
    first.is(KIND.number) &&
    first.letter === 'F' &&
    second !== undefined &&
    partNamed(second) === 'flat'
  ) {
    return label({ kind: 'flat', level: first.value, from: at, to: at + 2 });
  }
  if (level === NO_LEVEL) return undefined;
  const isFloor = isJoined(tokens, next) && tokens[next]!.word.is(KIND.floor);
  if (isFloor) next++;
  const part = isJoined(tokens, next) ? partNamed(tokens[next]!.word) : '';
  if (part !== '') next++;
  // By themselves only a basement and an attic say enough: a ground is where sport is played, a garden where things grow.
  const isPlain = level === LEVEL.basement || level === LEVEL.attic || level === LEVEL.mezzanine;
  if (!isFloor && part === '' && !isPlain) return undefined;
  if (!isFloor && first.is(KIND.ordinal | KIND.number) && part !== 'flat') return undefined;
  if (!isFloor && first.is(KIND.number)) return undefined;
  const floor = label({ kind: part, level, from: at, to: next });
  const numbered = part !== '' && isJoined(tokens, next) ? tokens[next]!.word : undefined;
  if (numbered?.is(KIND.number) && numbered.letter === '' && isPartsEnd(tokens, next + 1)) {
    return { ...floor, first: numbered.value, to: next + 1 };
  }
  if (numbered?.is(KIND.letter) && isPartsEnd(tokens, next + 1)) {
    return { ...floor, letter: numbered.written, to: next + 1 };
  }
  return withSide(tokens, floor);
}

/** Whether what a floor is numbered with ends there: `First Floor Flat 2, 14 High Street`, not `First Floor Flat 14 High Street`. */
function isPartsEnd(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  return next === undefined || next.joint >= JOINT.comma || next.word.is(KIND.number);
}

function partNamed(word: Word): PartKind {
  if (word.either.includes('FLAT')) return 'flat';
  return word.is(KIND.part) ? (PART_KINDS.get(word.text) ?? '') : '';
}

/** Takes in `Left`, `Rear`, `Front` behind a label, where no street begins with it. */
function withSide(tokens: readonly Token[], before: Label): Label {
  const next = tokens[before.to];
  if (next === undefined || next.joint >= JOINT.comma || !next.word.is(KIND.side)) return before;
  if (next.word.is(KIND.compass)) return before;
  const after = tokens[before.to + 1];
  const isEnd = after === undefined || after.joint >= JOINT.comma || after.word.is(KIND.number);
  return isEnd ? { ...before, side: next.word.text, to: before.to + 1 } : before;
}

/** `14`, `14A`, `14 A`, `14-16`, `14 & 16`, `14 to 16`, `2/1`. */
function readNumber(tokens: readonly Token[], at: number, kind: PartKind): Label | undefined {
  const { word } = tokens[at]!;
  let next = at + 1;
  let letter = word.letter;
  const lone = tokens[next];
  if (letter === '' && lone !== undefined && lone.joint <= JOINT.hyphen && isLoneLetter(tokens, next)) {
    letter = lone.word.written;
    next++;
  }
  const one = label({ kind, first: word.value, letter, from: at, to: next });
  const joined = tokens[next];
  if (joined === undefined || joined.joint >= JOINT.comma) return one;
  const isStroke = joined.joint === JOINT.slash;
  if (joined.word.is(KIND.number) && (isStroke || joined.joint === JOINT.hyphen)) {
    return { ...one, ...endOf(tokens, next, letter), isStair: isStroke };
  }
  const isAnd = joined.word.text === 'AND' || joined.word.text === 'TO';
  const other = tokens[next + 1];
  if (isAnd && other !== undefined && other.joint < JOINT.comma && other.word.is(KIND.number)) {
    return { ...one, ...endOf(tokens, next + 1, letter) };
  }
  return one;
}

/** The second number of a range, with the letter that either has. */
function endOf(tokens: readonly Token[], at: number, letter: string) {
  const { word } = tokens[at]!;
  return { last: word.value, letter: letter + word.letter, to: at + 1 };
}

/** Whether a letter behind a number belongs to it: `14 A High Street`, not `14 A Smith and Sons`. */
function isLoneLetter(tokens: readonly Token[], at: number): boolean {
  const { word } = tokens[at]!;
  if (!word.is(KIND.letter) || word.written.length > 1) return false;
  const next = tokens[at + 1];
  // `122 W Road`
  return !(
    word.is(KIND.compass) &&
    next !== undefined &&
    next.joint < JOINT.comma &&
    next.word.is(KIND.descriptor)
  );
}

/** `One Park Lane`, `Two, High Street`: only where it begins a part of the address. */
function readSpelled(tokens: readonly Token[], at: number): Label | undefined {
  const { word, joint } = tokens[at]!;
  if (joint < JOINT.comma || tokens[at + 1] === undefined) return undefined;
  return label({ first: word.value, isSpelled: true, from: at, to: at + 1 });
}

/** A letter alone between commas, or before a number: `A, 14 High Street`. */
function readLetter(tokens: readonly Token[], at: number): Label | undefined {
  const { word, joint } = tokens[at]!;
  const next = tokens[at + 1];
  const box = word.written === 'P' ? readBox(tokens, at) : undefined;
  if (box !== undefined) return box;
  // `U 5`
  if (next?.word.is(KIND.number) === true && next.joint === JOINT.space && word.written === 'U') {
    return { ...readNumber(tokens, at + 1, 'unit')!, from: at };
  }
  if (joint < JOINT.comma) return undefined;
  if (
    next !== undefined &&
    next.joint === JOINT.slash &&
    next.word.is(KIND.number) &&
    /[GB]/.test(word.written)
  ) {
    return stair(word.written === 'G' ? 0 : -1, next.word.value, at, at + 2);
  }
  if (next !== undefined && next.joint < JOINT.comma && !next.word.is(KIND.number)) return undefined;
  return label({ letter: word.written, from: at, to: at + 1 });
}

function stair(floor: number, door: number, from: number, to: number): Label {
  return label({ kind: 'flat', first: floor, last: door, isStair: true, from, to });
}

function label(given: Partial<Label> & { readonly from: number; readonly to: number }): Label {
  return {
    kind: given.kind ?? '',
    first: given.first ?? -1,
    last: given.last ?? -1,
    letter: given.letter ?? '',
    level: given.level ?? NO_LEVEL,
    side: given.side ?? '',
    isStair: given.isStair ?? false,
    isSpelled: given.isSpelled ?? false,
    from: given.from,
    to: given.to,
  };
}

/** Whether there is a word here that follows the one before it without a comma. */
function isJoined(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token !== undefined && token.joint < JOINT.comma;
}
