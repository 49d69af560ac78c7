import { isPostcodeArea, kindOfArea, type PostcodeKind, SINGULAR_POSTCODES } from './postcode-areas.ts';
import { POSTCODE_SHAPE } from './postcode-shape.ts';

/** A postcode, taken apart. All in capitals. For `CH2 4NE`: */
export interface Postcode {
  /** `CH2`; also called the district. */
  readonly outward: string;
  /** `4NE` */
  readonly inward: string;
  /** `CH`; for a postcode with a shape of its own, its outward code. */
  readonly area: string;
  /** `CH2` */
  readonly district: string;
  /** `CH2 4` */
  readonly sector: string;
  readonly kind: PostcodeKind;
}

/** Longer text than this is no postcode, whatever it holds: it is refused before it is looked at. */
const LONGEST = 32;

/** What people put between and around the characters of a postcode: spaces of any kind, dashes, dots, quotes. */
const separators = /[\s\p{Z}\p{Pd}\p{Cf}.,_'"]+/gu;

/**
 * Reads a postcode in any case, spacing and zero-padding: `ch24ne`, `CH2 4NE`, `CH02 4NE`, `CH2-4NE`.
 * Undefined where the text breaks the shape or letter rules. A postcode that is read need not be in use.
 */
export function parsePostcode(text: string): Postcode | undefined {
  if (text !== lastRead.text) {
    const compact = compactPostcode(text);
    lastRead = { text, postcode: compact === undefined ? undefined : readCompact(compact) };
  }
  return lastRead.postcode;
}

/** Kept because addresses come by postcode: a build reads each one some fifty times in a row. */
let lastRead: { readonly text: string; readonly postcode: Postcode | undefined } = {
  text: '',
  postcode: undefined,
};

/**
 * The letters and digits of what may be a postcode: in capitals, without separators, full-width forms made plain.
 * Undefined where anything else is in it or it cannot be one for its length.
 */
export function compactPostcode(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  if (/^[A-Z0-9]{5,8}$/.test(text)) return text;
  const compact = text
    .replace(/[\uff10-\uff5a]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(separators, '');
  return /^[A-Za-z0-9]{5,8}$/.test(compact) ? compact.toUpperCase() : undefined;
}

/** Reads what {@link compactPostcode} gave. */
export function readCompact(compact: string): Postcode | undefined {
  const unpadded = withoutPadding(compact);
  const singular = SINGULAR_POSTCODES.get(unpadded);
  const outward = unpadded.slice(0, -3);
  const inward = unpadded.slice(-3);
  if (singular !== undefined) return takenApart(outward, inward, outward, singular);
  if (!POSTCODE_SHAPE.test(unpadded)) return undefined;
  const area = outward.slice(0, isDigit(outward, 1) ? 1 : 2);
  return takenApart(outward, inward, area, kindOfArea(area));
}

/** The postcode with one space: `CH2 4NE`. */
export function printPostcode(postcode: Postcode): string {
  return `${postcode.outward} ${postcode.inward}`;
}

/** The form PAF holds: seven characters, the outward code filled up to four. `CH2 4NE`, `M1  1AE`, `SW1A2AA`. */
export function pafPostcode(postcode: Postcode): string {
  return postcode.outward.padEnd(4) + postcode.inward;
}

/** The text as a postcode with one space where it is one, else the text itself, trimmed. For printing what a record holds. */
export function tidyPostcode(text: string): string {
  const postcode = parsePostcode(text);
  return postcode === undefined ? text.trim() : printPostcode(postcode);
}

/** `CH024NE` as `CH24NE`. Only for an area in use: in `P011AF` the 0 is rather an O. */
function withoutPadding(compact: string): string {
  if (compact[1] !== '0' && compact[2] !== '0') return compact;
  const [, area = '', rest = ''] = /^([A-Z]{1,2})0([1-9][A-Z]?[0-9][A-Z]{2})$/.exec(compact) ?? [];
  return isPostcodeArea(area) ? area + rest : compact;
}

function isDigit(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 48 && unit <= 57;
}

function takenApart(outward: string, inward: string, area: string, kind: PostcodeKind): Postcode {
  return { outward, inward, area, district: outward, sector: `${outward} ${inward[0]}`, kind };
}
