import { type Label, labelWith } from '../label.ts';
import { JOINT, type Token } from '../tokens.ts';
import { KIND } from '../vocabulary.ts';

/**
 * Reads `F12` anywhere, as in `14 High Street (F12)`, and `U5` and `FB, 14 High Street` as a
 * part of the address.
 */
export function readShortPart(tokens: readonly Token[], at: number): Label | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  const { word, joint } = token;
  if (joint < JOINT.comma && (joint > JOINT.hyphen || !SHORT_FLAT.test(word.written))) return undefined;
  const house = tokens[at + 1];
  const isEnd = house === undefined || house.joint >= JOINT.comma;
  // `FB, 14 High Street`, `FB 14 High Street`, or `14 High Street, FB`
  const isOfHouse = house?.word.is(KIND.number) === true || (isEnd && at > 0);
  if (isOfHouse && SHORT_LETTERED_FLAT.test(word.written))
    return labelWith({ kind: 'flat', letter: word.written.charAt(1), from: at, to: at + 1 });
  const [, letter, digits = '', suffix = ''] = /^([FU])(\d{1,3})([A-Z]?)$/.exec(word.written) ?? [];
  if (letter === undefined) return undefined;
  return labelWith({
    kind: letter === 'F' ? 'flat' : 'unit',
    first: Number(digits),
    letter: suffix,
    from: at,
    to: at + 1,
  });
}

/** FF is left out because it is the first floor. Few houses have flats beyond K. */
const SHORT_LETTERED_FLAT = /^F[A-EG-K]$/;

const SHORT_FLAT = /^F\d{1,2}$/;
