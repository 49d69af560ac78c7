import type { Label } from '../address/normal-form/label.ts';
import { NO_LEVEL } from '../address/normal-form/label.ts';
import { JOINT } from '../address/normal-form/tokens.ts';
import { KIND } from '../address/normal-form/vocabulary.ts';
import { sameWord, type Word } from '../address/normal-form/word.ts';
import type { ElementOutcome } from './match.ts';
import { type Found, type Phrase, slipsBetween } from './phrase.ts';
import type { TypedLabels } from './premise-fit.ts';
import type { PreparedStreet, StreetName } from './prepared-postcode.ts';
import { PLACE_OF_LINE, type TypedText } from './typed-text.ts';

/** Which part of the address a typed word was taken for. */
export const MARK = {
  free: 0,
  street: 1,
  place: 2,
  label: 3,
  aside: 4,
  known: 5,
  name: 6,
  organisation: 7,
} as const;

/** What became of one name. */
export interface NameFit {
  /** `none` where neither has one. */
  readonly outcome: ElementOutcome | 'none';
  /** 0 to 1. */
  readonly likeness: number;
  /** Where in the typed text; undefined where it was not found. */
  readonly found: Found | undefined;
}

/** How a typed address fits a street with its places, before any door is looked at. */
export interface StreetFit {
  readonly street: PreparedStreet;
  /** Of {@link MARK}, for each typed word. */
  readonly marks: Uint8Array;
  readonly main: NameFit;
  readonly dependent: NameFit;
  readonly descriptor: ElementOutcome | 'none';
  readonly town: NameFit;
  readonly locality: NameFit;
  readonly doubleLocality: NameFit;
  readonly labels: TypedLabels;
  /** Whether the number of the house stands right before the street. */
  readonly isHouseAtStreet: boolean;
  /** The first word of another name that the number stands before, `2 Larken Court`; -1 where there is none. */
  readonly numbered: number;
  /** Whether words are left that are a street as well. */
  readonly hasOtherStreet: boolean;
  /** Whether a place was written that is none of this street's. */
  readonly hasOtherPlace: boolean;
  /** Whether that is a post town. */
  readonly hasOtherTown: boolean;
  /** The smallest place of the street. */
  readonly smallest: NameFit;
}

const NONE: NameFit = { outcome: 'none', likeness: 0, found: undefined };
const MISSING: NameFit = { outcome: 'missing', likeness: 0, found: undefined };

/** Finds the names of a street and its places among typed words. */
export function fitStreet(typed: TypedText, street: PreparedStreet, known: KnownPlaces): StreetFit {
  const marks = new Uint8Array(typed.tokens.length);
  for (const segment of typed.segments) if (segment.isAside) marks.fill(MARK.aside, segment.from, segment.to);
  const isFree = (at: number): boolean => marks[at] === MARK.free;
  const isFreePlace = (at: number): boolean => marks[at] === MARK.free || marks[at] === MARK.aside;
  const mark = (found: Found, as: number): void => void marks.fill(as, found.from, found.to);

  let main = street.main === undefined ? NONE : wholeFit(typed, street.main, isFree);
  for (const other of street.others) {
    // `Old Nelson Road` rather than the Nelson Road in it.
    if (other.whole.words.length <= (street.main?.whole.words.length ?? 0)) continue;
    const fit = wholeFit(typed, other, isFree);
    if (fit.found !== undefined) main = { ...fit, likeness: 0.95 };
  }
  if (main.found !== undefined) mark(main.found, MARK.street);
  let dependent = street.dependent === undefined ? NONE : wholeFit(typed, street.dependent, isFree);
  if (dependent.found !== undefined) mark(dependent.found, MARK.street);
  let descriptor: ElementOutcome | 'none' = 'none';
  if (
    (main.found !== undefined && street.main!.descriptor.length > 0) ||
    (dependent.found !== undefined && street.dependent!.descriptor.length > 0)
  ) {
    descriptor = 'agrees';
  }

  const places = [street.doubleLocality, street.locality, street.town];
  const fits = places.map((names) => (names.length === 0 ? NONE : MISSING));
  const findPlaces = (isWhole: boolean): void => {
    // The longest name first: of `Stoke-on-Trent` a locality Stoke must not take its word.
    const order = [0, 1, 2].sort((one, other) => lengthOf(places[other]!) - lengthOf(places[one]!));
    for (const at of order) {
      if (fits[at]!.outcome !== 'missing') continue;
      fits[at] = placeFit(typed, places[at]!, isFreePlace, isWhole);
      if (fits[at]!.found !== undefined) mark(fits[at]!.found!, MARK.place);
    }
  };
  findPlaces(true);

  for (const other of street.others) {
    if (main.found !== undefined) break;
    const fit = wholeFit(typed, other, isFree);
    if (fit.found === undefined) continue;
    main = { ...fit, likeness: 0.95 };
    descriptor = 'agrees';
    mark(fit.found!, MARK.street);
  }
  if (main.outcome === 'missing') {
    const damaged = damagedFit(typed, street.main!, isFree, known);
    if (damaged !== undefined) {
      main = damaged.fit;
      descriptor = damaged.descriptor;
      mark(main.found!, MARK.street);
    }
  }
  if (dependent.outcome === 'missing') {
    const damaged = damagedFit(typed, street.dependent!, isFree, known);
    if (damaged !== undefined) {
      dependent = damaged.fit;
      if (descriptor === 'none') descriptor = damaged.descriptor;
      mark(dependent.found!, MARK.street);
    }
  }
  if (main.outcome === 'missing') {
    for (const other of street.others) {
      const damaged = damagedFit(typed, other, isFree, known);
      if (damaged === undefined) continue;
      main = { ...damaged.fit, outcome: 'similar' };
      mark(main.found!, MARK.street);
      break;
    }
  }
  findPlaces(false);
  const [doubleLocality, locality, town] = fits as [NameFit, NameFit, NameFit];
  const { labels, isHouseAtStreet } = labelsFor(typed, marks, dependent.found ?? main.found);
  const elsewhere = markKnown(typed, marks, known);
  return {
    street,
    marks,
    main,
    dependent,
    descriptor,
    town,
    locality,
    doubleLocality,
    labels,
    isHouseAtStreet,
    numbered: isHouseAtStreet ? -1 : numberedBy(typed, marks, labels.house),
    hasOtherStreet: hasOtherStreet(typed, marks),
    smallest: [doubleLocality, locality].find(({ outcome }) => outcome !== 'none') ?? town,
    hasOtherTown: elsewhere === 'town',
    hasOtherPlace: elsewhere !== undefined || hasOtherPlace(typed, marks, town, locality, doubleLocality),
  };
}

function lengthOf(names: readonly Phrase[]): number {
  return names[0]?.words.length ?? 0;
}

function wholeFit(typed: TypedText, name: StreetName, isFree: (at: number) => boolean): NameFit {
  // The last place: before it the name may be part of that of an organisation, `Mill Road Surgery, 28 Mill Road`.
  const found = name.whole.findLast(typed, isFree);
  if (found !== undefined && isWithinLonger(typed, name.whole, found, isFree)) return MISSING;
  return found === undefined ? MISSING : { outcome: 'agrees', likeness: 1, found };
}

/** Whether a name of one word stands behind another one: `Vauxhall Avenue` is not The Avenue. */
function isWithinLonger(
  { tokens, segmentOf }: TypedText,
  name: Phrase,
  { from }: Found,
  isFree: (at: number) => boolean,
): boolean {
  const before = tokens[from - 1];
  if (
    name.words.length > 1 ||
    before === undefined ||
    segmentOf[from - 1] !== segmentOf[from] ||
    !isFree(from - 1)
  )
    return false;
  return !before.word.is(KIND.small | KIND.number | KIND.letter);
}

/** The street by its name alone, perhaps with slips; then what stands where its descriptor should. */
function damagedFit(
  typed: TypedText,
  name: StreetName,
  isFree: (at: number) => boolean,
  known: KnownPlaces,
): { fit: NameFit; descriptor: ElementOutcome | 'none' } | undefined {
  const plain = name.name.findWhole(typed, isFree);
  if (plain !== undefined) {
    if (isWithinLonger(typed, name.name, plain, isFree)) return undefined;
    const descriptor = descriptorAfter(typed, plain, name.descriptor, isFree);
    if (
      descriptor.outcome === 'missing' &&
      (goesOn(typed, plain, isFree) || isPlaceAlone(typed, plain, known))
    )
      return undefined;
    const found = descriptor.end > plain.to ? { ...plain, to: descriptor.end } : plain;
    // `Linden Cpose` is no Linden Road.
    if (descriptor.outcome === 'missing' && isFollowed(typed, plain, isFree)) {
      return { fit: { outcome: 'agrees', likeness: 0.9, found }, descriptor: 'differs' };
    }
    if (descriptor.outcome !== 'differs')
      return { fit: { outcome: 'agrees', likeness: 1, found }, descriptor: descriptor.outcome };
    return { fit: { outcome: 'agrees', likeness: 0.9, found }, descriptor: 'differs' };
  }
  const whole = name.whole.find(typed, isFree);
  const found = name.name.find(typed, isFree);
  if (whole !== undefined && isWithinLonger(typed, name.whole, whole, isFree)) return undefined;
  if (whole !== undefined && (found === undefined || whole.likeness >= found.likeness - 0.02)) {
    return {
      fit: { outcome: 'similar', likeness: whole.likeness, found: whole },
      descriptor: name.descriptor.length > 0 ? 'agrees' : 'none',
    };
  }
  if (found === undefined) return undefined;
  const descriptor = descriptorAfter(typed, found, name.descriptor, isFree);
  const isMissing = descriptor.outcome === 'missing';
  if (isMissing && goesOn(typed, found, isFree)) return undefined;
  return {
    fit: {
      outcome: 'similar',
      likeness: found.likeness,
      found: { ...found, to: Math.max(found.to, descriptor.end) },
    },
    descriptor: isMissing && isFollowed(typed, found, isFree) ? 'differs' : descriptor.outcome,
  };
}

/** Whether a street's name without its descriptor is rather the name of a place between commas. */
function isPlaceAlone(typed: TypedText, { from, to }: Found, known: KnownPlaces): boolean {
  const segment = typed.segments[typed.segmentOf[from]!]!;
  return segment.from === from && segment.to === to && isPlace(known(typed, from, to));
}

/** Whether some word stands where the descriptor should. */
function isFollowed(
  { tokens, segmentOf }: TypedText,
  { to }: Found,
  isFree: (at: number) => boolean,
): boolean {
  const next = tokens[to]?.word;
  if (next === undefined || segmentOf[to] !== segmentOf[to - 1] || !isFree(to)) return false;
  return !next.is(KIND.number | KIND.small | KIND.part);
}

/** Whether words follow that are of the same name: `Foundry House` is not Foundry Lane. */
function goesOn({ tokens, segmentOf }: TypedText, { to }: Found, isFree: (at: number) => boolean): boolean {
  const next = tokens[to];
  if (next === undefined || segmentOf[to] !== segmentOf[to - 1] || !isFree(to)) return false;
  if (next.word.is(KIND.number | KIND.small)) return false;
  if (next.word.is(KIND.building | KIND.trade | KIND.legal)) return true;
  // One word more may be the descriptor, damaged; two are another name.
  return segmentOf[to + 1] === segmentOf[to] && isFree(to + 1) && !tokens[to + 1]!.word.is(KIND.number);
}

function descriptorAfter(
  typed: TypedText,
  found: Found,
  descriptor: readonly Word[],
  isFree: (at: number) => boolean,
) {
  const { to } = found;
  let at = to;
  const next = typed.tokens[at];
  if (next === undefined || !isFree(at) || typed.segmentOf[at] !== typed.segmentOf[to - 1]) {
    return { outcome: descriptor.length === 0 ? ('none' as const) : ('missing' as const), end: to };
  }
  let met = 0;
  while (met < descriptor.length && isFree(at) && typed.segmentOf[at] === typed.segmentOf[to - 1]) {
    const { word } = typed.tokens[at]!;
    // `Roas` for `Road`: what stands where the descriptor should, and is no word of its own.
    const isDamaged = !word.is(~KIND.common & ~KIND.title) && slipsBetween(word, descriptor[met]!) >= 0;
    if (!isDamaged && !sameWord(word, descriptor[met]!)) break;
    met++;
    at++;
  }
  if (descriptor.length > 0 && met === descriptor.length) return { outcome: 'agrees' as const, end: at };
  const word = typed.tokens[at]?.word;
  if (
    word !== undefined &&
    isFree(at) &&
    word.is(KIND.descriptor | KIND.compass) &&
    SURE.has(word.text.replace(/^ST$/, 'STREET'))
  ) {
    return { outcome: descriptor.length === 0 ? ('extra' as const) : ('differs' as const), end: at + 1 };
  }
  if (descriptor.length === 0) return { outcome: 'none' as const, end: at };
  if (met === 0) return { outcome: 'missing' as const, end: at };
  // `High Street Noryth` is no High Street East.
  const isOther = isFollowed(typed, { ...found, to: at }, isFree);
  return { outcome: isOther ? ('differs' as const) : ('agrees' as const), end: at };
}

function placeFit(
  typed: TypedText,
  names: readonly Phrase[],
  isFree: (at: number) => boolean,
  isWhole: boolean,
): NameFit {
  if (names.length === 0) return NONE;
  for (const name of names) {
    const found = isWhole ? name.findLast(typed, isFree) : name.find(typed, isFree);
    if (found !== undefined)
      return { outcome: found.likeness === 1 ? 'agrees' : 'similar', likeness: found.likeness, found };
  }
  return MISSING;
}

/** Divides the labels that are in no name into that of the house and those of its parts. */
function labelsFor(
  typed: TypedText,
  marks: Uint8Array,
  street: Found | undefined,
): { labels: TypedLabels; isHouseAtStreet: boolean } {
  const free: Label[] = [];
  for (const label of typed.labels) {
    if (marks[label.from] !== MARK.free) continue;
    free.push(label);
  }
  let house: Label | undefined;
  let spelled: Label | undefined;
  let isHouseAtStreet = false;
  for (const label of free) {
    if (!isPlain(label)) continue;
    if (label.isSpelled) {
      spelled ??= label;
      continue;
    }
    if (isHouseAtStreet) continue;
    house = label;
    if (street !== undefined && isRightBefore(typed, label.to, street.from)) isHouseAtStreet = true;
  }
  if (!isHouseAtStreet && street !== undefined) {
    const behind = free.find((label) => isPlain(label) && !label.isSpelled && label.from === street.to);
    if (behind !== undefined) house = behind;
  }
  const parts: Label[] = [];
  for (const label of free) {
    if (label !== house && !label.isSpelled) parts.push(label);
    marks.fill(MARK.label, label.from, label.isSpelled ? label.from : label.to);
  }
  return { labels: { house, parts, spelled }, isHouseAtStreet };
}

/**
 * The free word that a number goes with rather than with the street: it follows without a comma, `2 Larken Court`, or the number has a
 * line of its own before that of a building, `2 | Larken Court | High Street`.
 */
function numberedBy(
  { tokens, segmentOf, segments }: TypedText,
  marks: Uint8Array,
  house: Label | undefined,
): number {
  if (house === undefined) return -1;
  const own = segments[segmentOf[house.from]!]!;
  for (let at = house.to; at < own.to; at++) {
    if (marks[at] !== MARK.free) return -1;
    if (!tokens[at]!.word.is(KIND.small)) return at;
  }
  const next = segments[segmentOf[house.from]! + 1];
  if (next === undefined) return -1;
  for (let at = next.from; at < next.to; at++) if (marks[at] !== MARK.free) return -1;
  return tokens[next.to - 1]!.word.is(KIND.building) ? next.from : -1;
}

/** Whether a label may be the number of a house. */
function isPlain(label: Label): boolean {
  return label.kind === '' && label.first >= 0 && label.level === NO_LEVEL && label.side === '';
}

function isRightBefore({ tokens }: TypedText, end: number, street: number): boolean {
  for (let at = end; at < street; at++) if (!tokens[at]!.word.is(KIND.small)) return false;
  return end <= street;
}

function isPlace(what: ReturnType<KnownPlaces>): boolean {
  return what === 'place' || what === 'town';
}

/** Tells what is known of a row of words: a county or a country, a place of the file, a post town of it, or nothing. */
export type KnownPlaces = (
  typed: TypedText,
  from: number,
  to: number,
) => 'region' | 'place' | 'town' | undefined;

/**
 * Marks what is left of counties, countries and other places, which say nothing for a door.
 *
 * @returns whether there was a place that is none of this street's, or even a post town
 */
function markKnown(typed: TypedText, marks: Uint8Array, known: KnownPlaces): 'place' | 'town' | undefined {
  let elsewhere: 'place' | 'town' | undefined;
  for (const { from, to, place, isAside } of typed.segments) {
    if (isAside) continue;
    let start = from;
    while (start < to && marks[start] !== MARK.free) start++;
    if (start === to) continue;
    let end = to;
    while (end > start && marks[end - 1] !== MARK.free) end--;
    if (place === PLACE_OF_LINE.county) {
      marks.fill(MARK.known, start, end);
      continue;
    }
    if (place === PLACE_OF_LINE.organisation) continue;
    for (let at = Math.max(start, end - 4); at < end; at++) {
      const what = marks[at] === MARK.free ? known(typed, at, end) : undefined;
      // A place stands between commas, or where the text ends: else it is part of a name.
      if (what === undefined || (isPlace(what) && at > from && end < marks.length)) continue;
      marks.fill(MARK.known, at, end);
      if (isPlace(what)) elsewhere = what === 'town' || elsewhere === 'town' ? 'town' : 'place';
      break;
    }
  }
  return elsewhere;
}

/** Words that hardly anything but a street ends in. */
const SURE = new Set(
  'ROAD STREET LANE AVENUE DRIVE CLOSE CRESCENT TERRACE GARDENS GROVE PLACE SQUARE WAY MEWS RISE ROW WALK PARADE HILL VIEW BOULEVARD NORTH SOUTH EAST WEST'.split(
    ' ',
  ),
);
const STREETS_ALONE = new Set(
  'ROAD STREET LANE AVENUE DRIVE CLOSE CRESCENT TERRACE GARDENS GROVE WAY MEWS RISE PLACE SQUARE WALK PARADE BOULEVARD'.split(
    ' ',
  ),
);

function hasOtherStreet(typed: TypedText, marks: Uint8Array): boolean {
  for (let at = 1; at < marks.length; at++) {
    const { word, joint } = typed.tokens[at]!;
    if (marks[at] !== MARK.free || marks[at - 1] !== MARK.free || joint >= JOINT.comma) continue;
    if (!word.is(KIND.descriptor) || !(STREETS_ALONE.has(word.text) || word.written === 'ST')) continue;
    // `Mr P Lane` is a person.
    if (typed.tokens[at - 1]!.word.is(KIND.letter | KIND.title)) continue;
    const { place, isPerson } = typed.segments[typed.segmentOf[at]!]!;
    if (place !== PLACE_OF_LINE.organisation && !isPerson) return true;
  }
  return false;
}

/** A place given apart that was not found, or a last part of the text that nothing accounts for. */
function hasOtherPlace(typed: TypedText, marks: Uint8Array, ...fits: readonly NameFit[]): boolean {
  for (const { from, to, place } of typed.segments) {
    if (place !== PLACE_OF_LINE.town && place !== PLACE_OF_LINE.locality) continue;
    for (let at = from; at < to; at++)
      if (marks[at] === MARK.free && !typed.tokens[at]!.word.is(KIND.small)) return true;
  }
  if (fits.some(({ found }) => found !== undefined)) return false;
  const last = typed.segments.at(-1);
  if (last === undefined || typed.segments.length < 2 || last.place !== PLACE_OF_LINE.line) return false;
  for (let at = last.from; at < last.to; at++) if (marks[at] !== MARK.free) return false;
  return true;
}
