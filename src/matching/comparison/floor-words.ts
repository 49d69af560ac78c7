import { type Label, LEVEL, NO_LEVEL } from '../../address/normal-form/label.ts';

/*
 * Floors that people call by other words than a list. Several floors of a house may fit such a word. Then they fit as
 * well as each other, and none of them is taken.
 */

const TOPS: ReadonlySet<number> = new Set([LEVEL.top, LEVEL.attic]);
const BELOW_GROUND: ReadonlySet<number> = new Set([LEVEL.basement, LEVEL.lowerGround]);

/** Higher values of a level are no numbers of floors. */
const HIGHEST = 70;

/**
 * Whether the words for two floors differ and may mean the same: `Upstairs` for the first floor or the flat above the
 * shop, `Attic Flat` for the top one, `Lower Ground` for the basement. An upper flat is one of a pair, and the list has
 * it by that name.
 */
export function isFloorInOtherWords(typed: Label, door: Label): boolean {
  const [said, meant] = [typed.level, door.level];
  if (said === NO_LEVEL || said === meant) return false;
  if (said === LEVEL.upstairs && meant === NO_LEVEL) return door.side === 'ABOVE';
  if (TOPS.has(said) && TOPS.has(meant)) return true;
  if (BELOW_GROUND.has(said) && BELOW_GROUND.has(meant)) return true;
  if (said === LEVEL.upstairs)
    return (meant >= 1 && meant < HIGHEST) || meant === LEVEL.upper || TOPS.has(meant);
  if (said === LEVEL.downstairs) return (meant > NO_LEVEL && meant <= LEVEL.ground) || meant === LEVEL.lower;
  // A house with a second floor has more than an upstairs.
  if (meant === LEVEL.upstairs) return said === 1 || said === LEVEL.upper || TOPS.has(said);
  return meant === LEVEL.downstairs && (said === LEVEL.ground || said === LEVEL.lower);
}
