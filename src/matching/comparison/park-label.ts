import { type Label, labelWith } from '../../address/normal-form/label.ts';
import { wordAt } from '../../address/normal-form/tokens.ts';
import { present } from '../../present.ts';
import type { Door } from '../prepared/door.ts';
import type { PreparedStreet } from '../prepared/prepared-street.ts';
import { segmentAt } from '../typed/segment.ts';
import type { TypedText } from '../typed/typed-text.ts';
import { MARK } from './name-fit.ts';
import type { TypedLabels } from './premise-labels.ts';

/** `C2` for Caravan 2 or Chalet 2, `P16` for Plot 16 or Pitch 16. */
const SHORT = /^[CP]\d{1,4}$/;

/**
 * Finds the letter and number that were written for the pitch, plot or caravan that a door is, at the beginning of a
 * part of the address: `C2, Ocean Heights Caravan Park` for Caravan 2.
 */
export function findParkLabel(
  typed: TypedText,
  marks: Uint8Array,
  { house, parts: typedParts }: TypedLabels,
  door: Door,
): Label | undefined {
  if (typedParts.length > 0 || door.house !== undefined) return undefined;
  if (house !== undefined) return findHome(typed, house, door);
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
const HOMES = new Set('LODGE VAN CARAVAN CHALET CABIN HOME PITCH PLOT'.split(' '));

/**
 * Finds the number of the home that stands on a pitch or plot, at the beginning of a part of the address: `Lodge 2,
 * Spring Meadow Park` for Pitch 2.
 */
function findHome(typed: TypedText, { first, last, letter, from, to }: Label, door: Door): Label | undefined {
  const before = typed.tokens[from - 1];
  if (before === undefined || !HOMES.has(before.word.text) || segmentAt(typed, from).from !== from - 1)
    return undefined;
  const [part, other] = door.parts;
  if (part === undefined || other !== undefined || (part.kind !== 'pitch' && part.kind !== 'plot'))
    return undefined;
  const isSame = part.first === first && part.last === last && part.letter === letter;
  return isSame ? labelWith({ kind: part.kind, first, last, letter, from: from - 1, to }) : undefined;
}

/** Words in the names of sites where homes stand on pitches or plots. */
const SITES = new Set(
  'PARK CARAVAN CARAVANS HOLIDAY CAMP CAMPSITE CAMPING SITE LEISURE CHALET CHALETS'.split(' '),
);

/** Whether a street is a site with pitches: `Spring Meadow Park`. Builders number the plots of any street. */
export function isParkStreet({ main, dependent }: PreparedStreet): boolean {
  return [main, dependent].some((name) => name?.whole.all.some(({ text }) => SITES.has(text)) === true);
}
