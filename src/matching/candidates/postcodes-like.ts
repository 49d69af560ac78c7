import { readCompact } from '../../address/postcode.ts';
import { isPostcodeArea } from '../../address/postcode-areas.ts';

/** Letters and digits that are mistaken for one another. */
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
 * Returns the postcodes that may be meant by one that is not in the file. One or two characters are replaced
 * by characters that look like them, or two neighbours are exchanged. Results that cannot be a postcode are
 * left out.
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
    for (const look of LOOKS.get(written.charAt(at)) ?? '') {
      const one = replaced(written, at, look);
      if (!add(one)) ones.push(one);
    }
  }
  for (const one of ones) {
    for (let at = 0; at < one.length; at++) {
      for (const look of LOOKS.get(one.charAt(at)) ?? '') add(replaced(one, at, look));
    }
  }
  for (let at = 0; at + 1 < written.length; at++) {
    add(written.slice(0, at) + written.charAt(at + 1) + written.charAt(at) + written.slice(at + 2));
  }
  like.delete(written);
  return [...like];
}
