/** The words of exception iv in the programmer's guide. */
const guide =
  'back of, block, blocks, building, maisonette, maisonettes, rear of, shop, shops, stall, stalls, suite, suites, unit, units';

/**
 * Our own additions. The number after one of these words, too, is certainly that of a part of a building and
 * not that of a house in a street.
 */
const ours =
  'apartment, apartments, arch, arches, bay, bays, flat, flats, floor, garage, garages, kiosk, kiosks, level, office, offices, ' +
  'plot, plots, po box, room, rooms, studio, studios';

const inGuide = new Set(guide.split(', '));
const all = new Set([...inGuide, ...ours.split(', ')]);

/**
 * Exception iv: whether these words end with a keyword. The number after them then belongs to the keyword and
 * is not split off: `Unit` before `1-3`, `The Mews Rear of` before `5a`. The keyword must directly precede
 * the number: in `Unit 5 Trafford House 12A`, the number in the street is that of the house.
 */
export function endsInKeyword(words: readonly string[]): boolean {
  return all.has(lastWords(words, 1)) || all.has(lastWords(words, 2));
}

/** Whether a building name is a unit by the guide's own list of keywords: `Unit 60`, `Rear of 5a`. */
export function isUnitName(name: string): boolean {
  const [first = '', second] = name.toLowerCase().split(' ', 2);
  return second !== undefined && (inGuide.has(first) || inGuide.has(`${first} ${second}`));
}

function lastWords(words: readonly string[], count: number): string {
  return words.slice(-count).join(' ').toLowerCase();
}
