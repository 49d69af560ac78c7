import { type Label, labelWith } from '../label.ts';
import { JOINT, joinedWord, type Token } from '../tokens.ts';
import { KIND } from '../vocabulary.ts';
import type { Word } from '../word.ts';

/*
 * The meter for what the flats of a house share, such as the light on its stairs. Suppliers write it in many ways:
 * `Landlords Supply`, `L/L`, `Communal Lighting`.
 */

/** The side of what belongs to the landlord of a house, and to none of its flats. */
const LANDLORD = 'LANDLORD';

const LANDLORDS = new Set(['LANDLORD', 'LANDLORDS', 'LLORD', 'LLORDS', 'LL']);
const SHARED = new Set(['COMMON', 'COMMUNAL']);
const SUPPLIES = new Set(
  'SUP SUPP SPLY SUPPLY SUPPLIES LIGHT LIGHTS LIGHTING LTG METER METERS MTR ELEC ELECTRIC ELECTRICITY POWER SERVICE SERVICES PART PARTS AREA AREAS'.split(
    ' ',
  ),
);

/** Whether {@link readLandlord} may read a label that begins with a word. */
export function mayBeginLandlord({ written }: Word): boolean {
  return written === 'L' || LANDLORDS.has(written) || SHARED.has(written);
}

/** Reads `Landlords Supply`, `LL Supply`, `L/Lords Sup`, `Communal Supply`, `Common Parts`, `L/L`. */
export function readLandlord(tokens: readonly Token[], at: number): Label | undefined {
  const { word, joint } = tokens[at]!;
  const isStroke = word.written === 'L' && isLandlordBehind(tokens[at + 1]);
  const isLandlord = isStroke || LANDLORDS.has(word.written);
  if (!isLandlord && !SHARED.has(word.written)) return undefined;
  const next = at + (isStroke ? 2 : 1);
  const isBegun = at === 0 || joint >= JOINT.comma;
  if (SUPPLIES.has(joinedWord(tokens, next)?.written ?? ''))
    return isBegun || isLandlord || tokens[next + 1]?.word.is(KIND.number)
      ? landlordAt(tokens, at, next + 1)
      : undefined;
  // `L/L, 14 High Street`, `LL 14 High Street`. The landlord himself is no meter.
  const house = tokens[next];
  const isApart = house === undefined || house.joint >= JOINT.comma || house.word.is(KIND.number);
  const isShort = isStroke || word.written === 'LL';
  return isBegun && isShort && isApart ? landlordAt(tokens, at, next) : undefined;
}

/** Whether the L of `L/L` or the LORDS of `L/Lords` stands behind a stroke. */
function isLandlordBehind(token: Token | undefined): boolean {
  return token?.joint === JOINT.slash && /^L(?:ORDS?)?$/.test(token.word.written);
}

/** A label up to the number of the house: `Landlords Supply at 14 High Street`. */
function landlordAt(tokens: readonly Token[], from: number, end: number): Label {
  const isAt = /^(?:AT|TO|FOR|OF)$/.test(joinedWord(tokens, end)?.written ?? '');
  const to = isAt && joinedWord(tokens, end + 1)?.is(KIND.number) === true ? end + 1 : end;
  return labelWith({ side: LANDLORD, from, to });
}
