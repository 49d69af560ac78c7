/* A part of a building or harbour whose letter is the first half of a mark: `Pontoon D berth 2` for Berth D2. */

const WHOLE =
  'pontoon|jetty|pier|block|blk|cluster|stair|staircase|wing|core|tower|building|section|area|zone|row|bay';
const PART =
  'berth|mooring|flat|flt|apartment|apt|room|rm|unit|pitch|plot|garage|space|bay|caravan|chalet|lodge';

const WHOLE_FIRST = new RegExp(`\\b(?:${WHOLE}) ([a-z]),? (?:- )?(${PART})(?: no\\.?)? (\\d{1,3})\\b`, 'gi');
const PART_FIRST = new RegExp(
  `\\b(${PART})(?: no\\.?)? (\\d{1,3}),? (?:on |in )?(?:${WHOLE}) ([a-z])\\b`,
  'gi',
);

/**
 * Writes the letter and the number as one mark. A list may as well have the two apart, so this is a second reading.
 */
export function withMarksJoined(line: string): string {
  return line
    .replace(WHOLE_FIRST, (_, letter: string, part: string, number: string) => `${part} ${letter}${number}`)
    .replace(PART_FIRST, (_, part: string, number: string, letter: string) => `${part} ${letter}${number}`);
}
