import { type Label, NO_LEVEL } from '../../../address/normal-form/label.ts';
import { labelsOf } from '../../../address/normal-form/labels/read-labels.ts';
import { tokensOf } from '../../../address/normal-form/tokens.ts';
import { isDescriptor } from '../../../address/thoroughfare-descriptors.ts';

/*
 * Many Scottish lists write a flat behind its street: `17 Dens Road, 0/1, Dundee`. Elsewhere the flat comes first.
 */

/** In characters. Longer parts of an address are names. */
const LONGEST_PART = 24;

/**
 * Returns the lines with a part of a house moved before the house, one part of the address a line. Lines without such a
 * part are returned as they are.
 */
export function partFirst(lines: readonly string[]): readonly string[] {
  if (
    !lines.some(
      (line, at) =>
        line.includes(',') || (at > 0 && line.length <= LONGEST_PART && /\d|floor|flat/i.test(line)),
    )
  )
    return lines;
  const parts = lines.flatMap((line) => line.split(',')).map((part) => part.trim());
  const at = parts.findIndex(
    (part, index) => index > 0 && isPartOfHouse(part) && isStreet(parts[index - 1] ?? ''),
  );
  // `Flat 2, Unit 4, High Street` already begins with a part.
  if (at < 0 || isPartOfHouse(parts[0] ?? '')) return lines;
  const [part = ''] = parts.splice(at, 1);
  return [part, ...parts].filter((one) => one !== '');
}

/** Whether a text is a flat, a unit or a floor and nothing else. A number alone may be that of a house. */
function isPartOfHouse(text: string): boolean {
  if (text === '' || text.length > LONGEST_PART) return false;
  const tokens = tokensOf(text.toUpperCase());
  const labels = labelsOf(tokens);
  const [first] = labels;
  return (
    first !== undefined && labels.at(-1)?.to === tokens.length && first.from === 0 && labels.every(isPart)
  );
}

function isPart({ kind, isStair, level }: Label): boolean {
  return (kind !== '' && kind !== 'box') || isStair || level !== NO_LEVEL;
}

/** Whether a part of the address is a street, perhaps with its house number. */
function isStreet(text: string): boolean {
  const words = text.split(' ');
  return /^\d+\w? \p{L}/u.test(text) || (words.length > 1 && isDescriptor(words.at(-1) ?? ''));
}
