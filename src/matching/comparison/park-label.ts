import { type Label, labelWith } from '../../address/normal-form/label.ts';
import { wordAt, wordsBetween } from '../../address/normal-form/tokens.ts';
import { present } from '../../present.ts';
import type { Door } from '../prepared/door.ts';
import type { PreparedStreet } from '../prepared/prepared-street.ts';
import { segmentAt } from '../typed/segment.ts';
import type { TypedText } from '../typed/typed-text.ts';
import { OTHER_KIND } from './building-kind-fit.ts';
import { isMet, MARK, type NameFit } from './name-fit.ts';
import type { TypedLabels } from './premise-labels.ts';
import type { StreetFit } from './street-fit.ts';

/** `C2` for Caravan 2 or Chalet 2, `P16` for Plot 16 or Pitch 16. */
const SHORT = /^[CP]\d{1,4}$/;

/**
 * Finds what was written for the pitch, plot or caravan that a door is, at the beginning of a part of the address:
 * `C2, Ocean Heights Caravan Park` for Caravan 2, `Lodge 2`, `No 2`.
 */
export function findParkLabel(
  typed: TypedText,
  marks: Uint8Array,
  { house, parts: typedParts }: TypedLabels,
  door: Door,
  street: PreparedStreet,
): Label | undefined {
  if (door.house !== undefined) return undefined;
  if (house !== undefined && typedParts.every((part) => isOfName(typed, part, door)))
    return findHome(typed, house, door, street) ?? findNumber(typed, house, door, street);
  if (typedParts.length > 0) return undefined;
  const at = typed.solid.find(
    (token) => marks[token] === MARK.free && SHORT.test(wordAt(typed.tokens, token).written),
  );
  if (at === undefined || segmentAt(typed, at).from !== at || door.parts.length !== 1) return undefined;
  const { kind, first, last, letter } = present(door.parts[0], 'the part of a door');
  const { written } = wordAt(typed.tokens, at);
  const isKind = kind === 'pitch' || (kind === 'plot' && written.startsWith('P'));
  if (!isKind || last >= 0 || letter !== '' || Number(written.slice(1)) !== first) return undefined;
  return labelWith({ kind, first, from: at, to: at + 1 });
}

/** Words for what stands on a pitch, and what people call the pitch itself. */
const HOMES = new Set('LODGE VAN CARAVAN TRAILER CHALET CABIN HOME PITCH PLOT CABAN SAFLE LLAIN'.split(' '));

/**
 * Finds the number of the home that stands on a pitch or plot, at the beginning of a part of the address: `Lodge 2,
 * Spring Meadow Park` for Pitch 2.
 */
function findHome(
  typed: TypedText,
  { first, last, letter, from, to }: Label,
  door: Door,
  street: PreparedStreet,
): Label | undefined {
  const before = typed.tokens[from - 1];
  if (before === undefined || !HOMES.has(before.word.text)) return undefined;
  // `Log Cabin 4`
  const begin = BEFORE_HOMES.has(typed.tokens[from - 2]?.word.text ?? '') ? from - 2 : from - 1;
  if (segmentAt(typed, from).from !== begin) return undefined;
  const [part, other] = door.parts;
  const isPitch = part?.kind === 'pitch' || part?.kind === 'plot';
  if (part === undefined || other !== undefined || !(isPitch || isHomeOfPark(door, street))) return undefined;
  const isSame = part.first === first && part.last === last && part.letter === letter;
  return isSame ? labelWith({ kind: part.kind, first, last, letter, from: begin, to }) : undefined;
}

/** Whether a part without a number is read from the name of the building: the top caravan of Moor Top Caravan Park. */
function isOfName({ tokens }: TypedText, { first, from, to }: Label, { name }: Door): boolean {
  if (first >= 0 || name === undefined) return false;
  return wordsBetween(tokens, from, to).every(({ text }) => name.words.some((word) => word.text === text));
}

/** Words before a bare number. */
const NUMBERS = new Set(['NO', 'NUMBER']);

/**
 * Finds the bare number of a home at the beginning of a part of the address: `No 2, Bank Holiday Lodges` for Lodge 2.
 * The park must have homes of one kind only.
 */
function findNumber(
  typed: TypedText,
  { first, last, letter, from, to }: Label,
  door: Door,
  street: PreparedStreet,
): Label | undefined {
  const [part, other] = door.parts;
  if (part === undefined || other !== undefined || part.first !== first) return undefined;
  if (part.last !== last || part.letter !== letter || !isOnSite(door, street)) return undefined;
  const segment = segmentAt(typed, from);
  const before = typed.tokens[from - 1]?.word.text ?? '';
  if (segment.from !== from && !(segment.from === from - 1 && NUMBERS.has(before))) return undefined;
  const isOneKind = street.doors.every(
    (one) =>
      one.name?.joinedWhole !== door.name?.joinedWhole ||
      one.parts.length === 0 ||
      (one.parts[0]?.kind === part.kind && one.partName?.first.text === door.partName?.first.text),
  );
  return isOneKind ? labelWith({ kind: part.kind, first, last, letter, from: segment.from, to }) : undefined;
}

/** Whether a door is a numbered home on a site, which the list has as a building or as a street. */
function isOnSite(door: Door, street: PreparedStreet): boolean {
  const [part] = door.parts;
  if (part === undefined || part.first < 0) return false;
  if (isHomeOfPark(door, street)) return true;
  return (part.kind === 'pitch' || part.kind === 'plot') && isOfSite(door, street);
}

function isOfSite({ name }: Door, street: PreparedStreet): boolean {
  return name === undefined ? isParkStreet(street) : name.words.some(({ text }) => SITES.has(text));
}

/**
 * Whether a door of a park is a home that people call by several words: `Lodge 2, Bank Holiday Lodges` is Cabin 2 for
 * some.
 */
export function isHomeOfPark(door: Door, street: PreparedStreet): boolean {
  const { parts, partName } = door;
  if (parts[0]?.kind !== '' || partName?.words.length !== 1) return false;
  return HOMES.has(partName.last.text) && isOfSite(door, street);
}

/** Whether a park has homes that are called what was written before a number. */
export function hasHomesCalled(word: string, { name }: Door, { doors }: PreparedStreet): boolean {
  return doors.some(
    (door) => door.name?.joinedWhole === name?.joinedWhole && door.partName?.first.text === word,
  );
}

/**
 * Finds the word before the number of a home, where a list has the park as a place: `Cabin 2, Bank Holiday Lodges` for
 * Lodge 2 there. Undefined if the park has cabins.
 */
export function findHomeName(
  typed: TypedText,
  { house }: TypedLabels,
  { locality, smallest, street }: StreetFit,
  door: Door,
): NameFit | undefined {
  const { name } = door;
  if (house === undefined || house.from === 0 || door.house === undefined) return undefined;
  if (name?.words.length !== 1 || !HOMES.has(name.last.text) || door.parts.length > 0) return undefined;
  const from = house.from - 1;
  const { text } = wordAt(typed.tokens, from);
  if (!HOMES.has(text) || segmentAt(typed, from).from !== from) return undefined;
  const isPark = street.locality.some((place) => place.all.some((word) => SITES.has(word.text)));
  if (!isPark || !isMet(locality) || !isMet(smallest)) return undefined;
  if (street.doors.some((other) => other.name?.first.text === text)) return undefined;
  return { outcome: 'similar', likeness: OTHER_KIND, found: { from, to: house.from, likeness: OTHER_KIND } };
}

/** Words before such a word. */
const BEFORE_HOMES = new Set(['LOG', 'TIMBER', 'STATIC', 'HOLIDAY', 'TOURING']);

/** Words in the names of sites where homes stand on pitches or plots. */
const SITES = new Set(
  'PARK CARAVAN CARAVANS HOLIDAY CAMP CAMPSITE CAMPING SITE LEISURE CHALET CHALETS LODGES CABINS SHOWMANS SHOWMENS'.split(
    ' ',
  ),
);

/** Whether a street is a site with pitches: `Spring Meadow Park`. Builders number the plots of any street. */
export function isParkStreet({ main, dependent }: PreparedStreet): boolean {
  return [main, dependent].some((name) => name?.whole.all.some(({ text }) => SITES.has(text)) === true);
}
