import type { Random } from '../../../../src/address-file/sample/random.ts';
import type { Draft } from './draft.ts';
import type { DirtKind } from './kind.ts';

const LETTERS = 'ABDEFGHJLNPQRSTUWXYZ';
const DIGITS = '0123456789';
const LOOKALIKES: readonly (readonly [string, string])[] = [
  ['O', '0'],
  ['0', 'O'],
  ['I', '1'],
  ['1', 'I'],
  ['1', 'L'],
  ['S', '5'],
  ['5', 'S'],
  ['B', '8'],
  ['8', 'B'],
  ['Z', '2'],
  ['2', 'Z'],
  ['G', '6'],
];

/** Replaces a character by another of the same kind. */
function substitute(postcode: string, random: Random): string {
  const places = [...postcode].map((_, at) => at).filter((at) => postcode[at] !== ' ');
  const at = random.pick(places);
  const was = postcode[at]!;
  const others = [...(/\d/.test(was) ? DIGITS : LETTERS)].filter((one) => one !== was);
  return postcode.slice(0, at) + random.pick(others) + postcode.slice(at + 1);
}

/** Swaps two neighbouring characters. Returns the same text if they are equal. */
function swap(postcode: string, random: Random): string {
  const compact = postcode.replace(' ', '');
  const at = random.below(compact.length - 1);
  const swapped = compact.slice(0, at) + compact[at + 1] + compact[at] + compact.slice(at + 2);
  return `${swapped.slice(0, -3)} ${swapped.slice(-3)}`;
}

function look(postcode: string, random: Random): string {
  const fitting = LOOKALIKES.filter(([from]) => postcode.includes(from));
  if (fitting.length === 0) return postcode;
  const [from, to] = random.pick(fitting);
  return postcode.replace(from, to);
}

/** A kind that replaces an undamaged postcode. */
function instead(
  name: string,
  weight: number,
  loss: 'postcode like it' | 'postcode of another' | 'postcode',
  write: (...args: Parameters<DirtKind['write']>) => string | undefined,
): DirtKind {
  return {
    name,
    weight,
    write: (draft, random, subject) => {
      if (draft.postcode !== subject.postcode.postcode || isSettled(draft)) return false;
      const put = write(draft, random, subject);
      if (put === undefined || put === draft.postcode) return false;
      draft.postcode = put;
      draft.losses.add(loss);
      return true;
    },
  };
}

/** Whether the draft cannot be found without its postcode. */
function isSettled({ losses }: Draft): boolean {
  return losses.has('street') || losses.has('town of another') || losses.has('town');
}

export const POSTCODES: readonly DirtKind[] = [
  instead('no postcode', 6, 'postcode', () => ''),
  instead('outward code alone', 1, 'postcode', ({ postcode }) => postcode.split(' ')[0]!),
  instead('postcode: one character', 4, 'postcode like it', ({ postcode }, random) =>
    substitute(postcode, random),
  ),
  instead('postcode: two characters', 1, 'postcode like it', ({ postcode }, random) =>
    substitute(substitute(postcode, random), random),
  ),
  instead('postcode: swapped', 2, 'postcode like it', ({ postcode }, random) => swap(postcode, random)),
  instead('postcode: O for 0 and the like', 3, 'postcode like it', ({ postcode }, random) =>
    look(postcode, random),
  ),
  instead('postcode: a character missing', 1, 'postcode like it', ({ postcode }, random) => {
    const at = random.below(postcode.length);
    return postcode[at] === ' ' ? undefined : postcode.slice(0, at) + postcode.slice(at + 1);
  }),
  instead("postcode: a neighbour's", 3, 'postcode of another', (_, random, { postcode, around }) =>
    around.neighbour(postcode.postcode, random),
  ),
  instead('postcode: retired', 2, 'postcode of another', (_, random, { postcode, around }) =>
    around.retired(postcode.postcode, random),
  ),
  instead('postcode: quite wrong', 1, 'postcode of another', (_, random, { around }) =>
    around.anyPostcode(random),
  ),
  {
    name: 'postcode: spacing',
    weight: 3,
    write: (draft, random, { postcode }) => {
      if (draft.postcode !== postcode.postcode) return false;
      const [outward, inward] = draft.postcode.split(' ') as [string, string];
      draft.postcode = random.pick([
        outward + inward,
        `${outward}-${inward}`,
        `${outward}  ${inward}`,
        `${outward}.${inward}`,
        `${outward}${inward[0]} ${inward.slice(1)}`,
        [...outward, ...inward].join(' '),
        (outward + inward).toLowerCase(),
      ]);
      return true;
    },
  },
];
