/*
 * What a list has beside a house or for all of its flats, and none of which is the house itself: land behind it, a
 * feeder pillar in front of it, the landlord's meter.
 */

const LANDLORD =
  "(?:landlord'?s?'?|l ?\\/ ?l(?:ords?)?|ll|common|communal) (?:suppl(?:y|ies)|sup|lights?|lighting|meters?|electric(?:ity)?|power|services?|parts|areas?)";

const THING =
  '(?:(?:feeder |electric(?:ity)? )?pillar|lamp ?(?:post|column)|street ?(?:light|lamp)|(?:electricity )?sub ?station|pump(?:ing)? station|(?:telecoms? |radio )?mast|(?:telecoms? )?cabinet|(?:tele)?phone (?:kiosk|box)|bus (?:shelter|stop)|advert(?:ising)? (?:right|hoarding|panel|board))';

const WHERE =
  '(?:outside|o\\/s|opp(?:osite)?|adj(?:acent)?(?: to)?|adjoining|near|next to|beside|behind|(?:in )?front of|rear of|r\\/o|at|by)';

/** `R/O` before the number of a house, `2 Back of`, `Feeder Pillar Outside`, `Landlords Supply`. */
const BEFORE_NUMBER = new RegExp(
  `^(r\\/o|(?:\\d{1,3}[a-z]? )?(?:rear|back) of|behind|outside|adj(?:acent)?(?: to)?|adjoining|advertising right|${THING} ${WHERE}|${LANDLORD})(?=\\s+\\d)`,
  'i',
);

const ALONE = new RegExp(`^(?:${THING} ${WHERE}|${LANDLORD}|\\d{1,3}[a-z]? (?:rear|back) of)$`, 'i');

/** Finds what stands beside a house at the beginning of a text, before the number of the house. */
export function besideHouse(text: string): RegExpExecArray | null {
  return BEFORE_NUMBER.exec(text);
}

/** Whether a text is such a thing and nothing else. */
export function isBesideHouse(text: string): boolean {
  return ALONE.test(text);
}
