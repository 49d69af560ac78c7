import { slips } from '../address/normal-form/likeness.ts';
import { readCompact } from '../address/postcode.ts';
import { isPostcodeArea } from '../address/postcode-areas.ts';
import type { TypedPostcode } from './typed-postcode.ts';
import type { PostcodeOutcome } from './weights.ts';

/** How near a typed postcode is to one of the file, compact. */
export function fitPostcode(typed: TypedPostcode, postcode: string): PostcodeOutcome {
  const written = typed.compact === '' ? typed.written : typed.compact;
  if (written === '') return 'missing';
  if (written === postcode) return 'agrees';
  const isWhole = written.length >= 5;
  const lost = isWhole ? slips(written, postcode, 2) : 9;
  if (lost <= 1) return 'near';
  const outward = postcode.slice(0, -3);
  const isOutward = typed.outward === outward;
  if (isOutward && isWhole && written.at(outward.length) === postcode.at(outward.length)) return 'sector';
  if (isOutward) return 'outward';
  if (lost <= 2) return 'area';
  return isWhole ? 'differs' : 'missing';
}

/** Letters and digits that are taken for one another. */
const LOOKS = new Map(
  Object.entries({
    O: '0',
    0: 'O',
    I: '1',
    1: 'IL',
    L: '1',
    S: '5',
    5: 'S',
    Z: '2',
    2: 'Z',
    B: '8',
    8: 'B',
    G: '6',
    6: 'G',
    T: '7',
    7: 'T',
    Q: '0',
  }),
);

/**
 * What a postcode that is not in the file may have been meant to be: one character, or two, that look like another, or two neighbours
 * exchanged. Only what can be a postcode.
 */
export function postcodesLike(written: string): string[] {
  const like = new Set<string>();
  const add = (text: string): boolean => {
    const read = readCompact(text);
    if (read === undefined || !isPostcodeArea(read.area)) return false;
    like.add(read.outward + read.inward);
    return true;
  };
  const replaced = (text: string, at: number, by: string) => text.slice(0, at) + by + text.slice(at + 1);
  const ones: string[] = [];
  for (let at = 0; at < written.length; at++) {
    for (const look of LOOKS.get(written[at]!) ?? '') {
      const one = replaced(written, at, look);
      if (!add(one)) ones.push(one);
    }
  }
  for (const one of ones) {
    for (let at = 0; at < one.length; at++) {
      for (const look of LOOKS.get(one[at]!) ?? '') add(replaced(one, at, look));
    }
  }
  for (let at = 0; at + 1 < written.length; at++) {
    add(written.slice(0, at) + written[at + 1]! + written[at]! + written.slice(at + 2));
  }
  like.delete(written);
  return [...like];
}
