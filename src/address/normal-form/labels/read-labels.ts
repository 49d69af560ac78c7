import { type Label, labelWith, type PartKind, stair } from '../label.ts';
import { JOINT, joinedWord, type Token, wordAt } from '../tokens.ts';
import { KIND } from '../vocabulary.ts';
import { readAbove } from './above.ts';
import { readBackHouse } from './back-house.ts';
import { readBeside } from './beside.ts';
import { readBox } from './box.ts';
import { readFloor } from './floor.ts';
import { readLandlord } from './landlord.ts';
import { mayBeginLabel } from './may-begin-label.ts';
import { readMobileHome } from './mobile-home.ts';
import { readNumber, readSpelled } from './number.ts';
import { readOutside } from './outside.ts';
import { readPart, readSide } from './part.ts';
import { partNamed } from './part-kind.ts';
import { readShortFloor } from './short-floor.ts';
import { readShortPart } from './short-part.ts';
import { readShortRoom } from './short-room.ts';
import { readSpace } from './space.ts';
import { readStroke } from './stroke.ts';

/** Reads the labels in a row of words, in order. All other words are names, or mean nothing. */
export function labelsOf(tokens: readonly Token[]): Label[] {
  const labels: Label[] = [];
  for (let at = 0; at < tokens.length; ) {
    const label = mayBeginLabel(wordAt(tokens, at)) ? labelAt(tokens, at) : undefined;
    if (label !== undefined) labels.push(label);
    at = label === undefined ? at + 1 : label.to;
  }
  return labels;
}

function labelAt(tokens: readonly Token[], at: number): Label | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  const { word } = token;
  // `door code 4417` and `Bulb Rise Phase 1` have no label.
  if (at > 0 && UNCOUNTED.has(tokens[at - 1]?.word.written ?? '')) return undefined;
  const apart = readLandlord(tokens, at) ?? readOutside(tokens, at) ?? readShortRoom(tokens, at);
  if (apart !== undefined) return apart;
  if (tokens[at + 1]?.joint === JOINT.slash) {
    const stroke = readStroke(tokens, at);
    if (stroke !== undefined) return stroke;
  }
  const special =
    readBackHouse(tokens, at) ??
    readBeside(tokens, at) ??
    readSpace(tokens, at) ??
    readMobileHome(tokens, at);
  if (special !== undefined) return special;
  if (word.kinds === 0 && word.text !== 'OVER')
    return readShortFloor(tokens, at) ?? readBox(tokens, at) ?? readShortPart(tokens, at);
  if (word.is(KIND.part | KIND.floor)) return readPart(tokens, at);
  // `Centre Second Floor`
  if (word.is(KIND.side) || word.text === 'CENTRE') {
    const side = readSide(tokens, at);
    if (side !== undefined) return side;
  }
  if (word.is(KIND.ordinal | KIND.level | KIND.side) || word.text === 'HALL' || word.text === 'BOTTOM')
    return readFloor(tokens, at);
  if (word.is(KIND.number)) return readFloor(tokens, at) ?? readNumber(tokens, at, kindOfNumber(tokens, at));
  if (word.is(KIND.stair)) return stair(word.value, word.door, at, at + 1);
  if (word.is(KIND.cardinal)) return readSpelled(tokens, at);
  if (word.is(KIND.letter)) return readLetter(tokens, at);
  if (word.is(KIND.beside) || word.text === 'OVER') return readAbove(tokens, at);
  // `House No 4`
  if (word.written === 'HOUSE' && joinedWord(tokens, at + 1)?.text === 'NO' && isNumberAt(tokens, at + 2))
    return begunAt(at, readNumber(tokens, at + 2, ''));
  // `No. 4` or `House 26`. In `Rose House 26` the number does not belong to `House`.
  const isNumber = word.text === 'NO' || (word.written === 'HOUSE' && token.joint >= JOINT.comma);
  if (isNumber && tokens[at + 1]?.word.is(KIND.number)) return begunAt(at, readNumber(tokens, at + 1, ''));
  const letter = tokens[at + 1];
  const after = tokens[at + 2];
  // `No. A, 14 High Street`
  if (
    word.text === 'NO' &&
    letter?.word.is(KIND.letter) === true &&
    after !== undefined &&
    after.joint >= JOINT.comma &&
    after.word.is(KIND.number)
  )
    return labelWith({ letter: letter.word.written, from: at, to: at + 2 });
  return readShortFloor(tokens, at) ?? readBox(tokens, at);
}

/** Words before a number that is no label. */
const UNCOUNTED = new Set(['CODE', 'PHASE']);

function isNumberAt(tokens: readonly Token[], at: number): boolean {
  return joinedWord(tokens, at)?.is(KIND.number) === true;
}

/** Lets a label begin earlier, at the word before it that belongs to it. */
function begunAt(from: number, label: Label | undefined): Label | undefined {
  return label === undefined ? undefined : { ...label, from };
}

function flatBefore(letter: string, at: number): Label {
  return labelWith({ kind: 'flat', letter, from: at, to: at + 1 });
}

/** Whether a number stands right before a block that has a number or letter itself: `8 Block 1`. */
function isBeforeBlock(tokens: readonly Token[], at: number): boolean {
  const next = joinedWord(tokens, at + 1);
  if (next === undefined || partNamed(next) !== 'block') return false;
  return joinedWord(tokens, at + 2)?.is(KIND.number | KIND.letter) === true;
}

/** The kind of part that a number labels. A number after a range is a flat: `41-43/3`, `41-43 - 3`. */
function kindOfNumber(tokens: readonly Token[], at: number): PartKind {
  if (isBeforeBlock(tokens, at)) return 'flat';
  const before = tokens[at - 1];
  const isRange = before?.joint === JOINT.hyphen && before.word.is(KIND.number);
  const joint = tokens[at]?.joint;
  return isRange && (joint === JOINT.slash || joint === JOINT.hyphen) ? 'flat' : '';
}

/** Reads a letter alone between commas, or before a number: `A, 14 High Street`. */
function readLetter(tokens: readonly Token[], at: number): Label | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  const { word, joint } = token;
  const next = tokens[at + 1];
  const box = word.written === 'P' ? readBox(tokens, at) : undefined;
  if (box !== undefined) return box;
  // `U 5`, `F 4`
  const kind = SHORT_PARTS.get(word.written);
  if (kind !== undefined && next?.joint === JOINT.space) {
    if (next.word.is(KIND.number)) return begunAt(at, readNumber(tokens, at + 1, kind));
    const after = tokens[at + 2];
    const isEnd = after === undefined || after.joint >= JOINT.comma || after.word.is(KIND.number);
    // `F B, 13 High Street`, but not a person's initials.
    if (joint >= JOINT.comma && isEnd && next.word.is(KIND.letter) && next.word.written.length === 1)
      return labelWith({ kind, letter: next.word.written, from: at, to: at + 2 });
  }
  if (joint < JOINT.comma) return undefined;
  if (
    next !== undefined &&
    next.joint === JOINT.slash &&
    next.word.is(KIND.number) &&
    /[GB]/.test(word.written)
  ) {
    const after = tokens[at + 2];
    const isStair =
      word.written === 'G' || after === undefined || after.joint >= JOINT.comma || after.word.is(KIND.number);
    return isStair
      ? stair(word.written === 'G' ? 0 : -1, next.word.value, at, at + 2)
      : flatBefore(word.written, at);
  }
  // `A/12 High Street`
  if (next !== undefined && next.joint === JOINT.slash && next.word.is(KIND.number))
    return flatBefore(word.written, at);
  if (
    next !== undefined &&
    next.joint < JOINT.comma &&
    !next.word.is(KIND.number) &&
    !isLetterApart(tokens, at)
  )
    return undefined;
  return labelWith({ letter: word.written, from: at, to: at + 1 });
}

/** Whether a letter belongs to the number before it in spite of a comma: `11, A Chancellor Avenue`. */
function isLetterApart(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.word;
  return (
    before?.is(KIND.number) === true && before.letter === '' && /^[A-H]$/.test(tokens[at]?.word.written ?? '')
  );
}

const SHORT_PARTS = new Map<string, PartKind>([
  ['U', 'unit'],
  ['F', 'flat'],
]);
