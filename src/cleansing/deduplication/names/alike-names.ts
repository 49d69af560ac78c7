import { soundOfName } from '../../../text/sound-of-name.ts';

/** From this Jaro–Winkler similarity on, two texts may still be the same name, badly mistyped. */
export const ALIKE = 0.84;

/** Whether two texts begin with the same letter and have the same sound. */
export function soundsLike(a: string, b: string): boolean {
  return a[0] === b[0] && soundOfName(a) === soundOfName(b);
}

/** Whether two texts have the same letters in a different order. */
export function areExchanged(a: string, b: string): boolean {
  return [...a].sort().join('') === [...b].sort().join('');
}
