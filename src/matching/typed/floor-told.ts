/* The floor that somebody adds to a flat whose number already says it: `flat 707 7th floor`. */

const ORDINALS = 'ground|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth';

/** A floor beside its flat. Either may come first. */
const FLOOR = `(\\d{1,2}(?=st|nd|rd|th)|${ORDINALS})(?:st|nd|rd|th)? (?:floor|flr|fl)`;
const FLAT = '((?:(?:flat|flt|fl|apartment|apt|unit|room) )?(?:no\\.? ?)?(\\d{3,4}))(?!\\d)';
const BEHIND = new RegExp(`\\b${FLAT},? ${FLOOR}\\b`, 'gi');
const BEFORE = new RegExp(`\\b${FLOOR},? ${FLAT}\\b`, 'gi');

/** Removes the floor of a flat if the number of the flat begins with it: 7 and 707, 12 and 1204. */
export function withoutFloorOfFlat(line: string): string {
  return line
    .replace(BEHIND, (told: string, flat: string, number: string, floor: string) =>
      isOnFloor(number, floor) ? flat : told,
    )
    .replace(BEFORE, (told: string, floor: string, flat: string, number: string) =>
      isOnFloor(number, floor) ? flat : told,
    );
}

function isOnFloor(number: string, floor: string): boolean {
  const named = ORDINALS.split('|').indexOf(floor.toLowerCase());
  return number.slice(0, -2) === String(named < 0 ? Number(floor) : named);
}
