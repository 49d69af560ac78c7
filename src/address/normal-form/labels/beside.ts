import { type Label, labelWith } from '../label.ts';
import { JOINT, joinedWord, type Token } from '../tokens.ts';
import { KIND } from '../vocabulary.ts';
import type { Word } from '../word.ts';
import { BEHIND } from './back-house.ts';

/*
 * Land and buildings beside a numbered house, as lists of business premises have them: `R/O 10-16 Elm Road`, `Adj 37
 * Clifford Way`.
 */

/** The side of what stands next to a house. */
const ADJACENT = 'ADJACENT';

/** The side of a hoarding, which is let and rated apart from its building. */
const ADVERTISING = 'ADVERTISING';

/** Whether {@link readBeside} may read a label that begins with a word. */
export function mayBeginBeside({ text, written }: Word): boolean {
  return BESIDE.has(text) || written === 'R' || ADVERTS.test(written);
}

const BESIDE = new Set(['REAR', 'BACK', 'BEHIND', 'ADJACENT', 'ADJOINING']);
const ADVERTS = /^ADVERT(?:S|ISING|ISEMENTS?)?$/;
const HOARDINGS = /^(?:RIGHTS?|HOARDINGS?|STATIONS?|BOARDS?|SITES?|PANELS?)$/;

/** Reads `Advertising Right at`, `Advert Hoarding`. */
function readAdvert(tokens: readonly Token[], at: number): Label | undefined {
  const hoarding = joinedWord(tokens, at + 1)?.written ?? '';
  if (!ADVERTS.test(tokens[at]?.word.written ?? '') || !HOARDINGS.test(hoarding)) return undefined;
  const isAt = /^(?:AT|ON|BY)$/.test(joinedWord(tokens, at + 2)?.written ?? '');
  return besideAt(tokens, ADVERTISING, at, at + (isAt ? 3 : 2));
}

/**
 * Reads `R/O`, `Rear of`, `Back of`, `Behind`, `Adj`, `Adjacent to` and `Adjoining` before a house number, or as the
 * whole text.
 */
export function readBeside(tokens: readonly Token[], at: number): Label | undefined {
  const token = tokens[at];
  if (token === undefined || !mayBeginBeside(token.word) || !isBegun(tokens, at)) return undefined;
  const { word } = token;
  if (word.text === 'REAR' || word.text === 'BACK') {
    const isOf = /^(?:OF|TO)$/.test(joinedWord(tokens, at + 1)?.written ?? '');
    return isOf ? besideAt(tokens, BEHIND, at, at + 2) : besideAt(tokens, BEHIND, at, at + 1, false);
  }
  const stroke = tokens[at + 1];
  if (word.written === 'R' && stroke?.joint === JOINT.slash && stroke.word.written === 'O')
    return besideAt(tokens, BEHIND, at, at + 2);
  if (word.text === 'BEHIND') return besideAt(tokens, BEHIND, at, at + 1);
  if (word.text === 'ADJACENT' || word.text === 'ADJOINING') {
    const isTo = joinedWord(tokens, at + 1)?.written === 'TO';
    return besideAt(tokens, ADJACENT, at, at + (isTo ? 2 : 1));
  }
  return readAdvert(tokens, at);
}

function besideAt(
  tokens: readonly Token[],
  side: string,
  from: number,
  to: number,
  mayEnd = true,
): Label | undefined {
  const next = tokens[to];
  const isNumber = next?.word.is(KIND.number) === true && next.joint < JOINT.comma;
  const isEnd = mayEnd && ((next === undefined && from === 0) || isPartBesideHouse(tokens, from, to));
  return isNumber || isEnd ? labelWith({ side, from, to }) : undefined;
}

/** Whether words are a whole part of the address, next to a house: `R/O, 69 Elm Road`, `69 Elm Road, R/O, Dudley`. */
function isPartBesideHouse(tokens: readonly Token[], from: number, to: number): boolean {
  const next = tokens[to];
  if (tokens[from]!.joint < JOINT.comma || (next !== undefined && next.joint < JOINT.comma)) return false;
  return (
    next?.word.is(KIND.number) === true || tokens.slice(0, from).some(({ word }) => word.is(KIND.number))
  );
}

/** Words before a side: `To the rear of`, `Land at rear of`. */
const BEFORE = new Set(['THE', 'TO', 'AT', 'LAND']);

/**
 * Whether nothing but words such as THE, or the name of a firm, stands before a word in its part of the address: `Fern
 * & Fold Laundry Adj 53 Howard Parade`.
 */
function isBegun(tokens: readonly Token[], at: number): boolean {
  let from = at;
  while (from > 0 && tokens[from]!.joint < JOINT.comma && BEFORE.has(tokens[from - 1]!.word.written)) from--;
  const { text } = tokens[at]!.word;
  const isSide = text === 'REAR' || text === 'BACK';
  while (from > 0 && tokens[from]!.joint < JOINT.comma && !isSide && !isOfHouse(tokens[from - 1]!)) from--;
  return from === 0 || tokens[from]!.joint >= JOINT.comma;
}

function isOfHouse({ word }: Token): boolean {
  return word.is(KIND.number | KIND.building | KIND.floor);
}
