/** What is read or heard for what, in the order in which it is replaced. */
const LOOKS: readonly (readonly [RegExp, string])[] = [
  // `Gartli` is a scan of Garth, and `Gocli` one of Goch.
  [/TLI/g, 'TH'],
  [/CLI$/, 'CH'],
  // `Tyddyn` is heard as Tythyn, `Croft` as Crotht, and `North` as Norff.
  [/DD|TH|FF|PH/g, 'F'],
  // `Turripike` is a scan of Turnpike, and `Tumpike` is another.
  [/RI/g, 'N'],
  [/RN/g, 'M'],
  [/VV/g, 'W'],
  [/C[LI1]/g, 'D'],
  // The same strokes are read as U and as H: `Rlios` is a scan of Rhos.
  [/[LI1]I|L1|H/g, 'U'],
  [/0/g, 'O'],
  [/[1L]/g, 'I'],
  [/5/g, 'S'],
  [/8/g, 'B'],
  [/2/g, 'Z'],
  [/[69]/g, 'G'],
];

/**
 * Returns a word as it looks when badly printed, or sounds when badly heard. Letters and digits that are mistaken for
 * one another have the same form.
 *
 * @param text the word in capitals
 */
export function lookOf(text: string): string {
  let look = text;
  for (const [read, written] of LOOKS) look = look.replace(read, written);
  return look;
}
