import { isPostcodeArea, kindOfArea, type PostcodeKind, SINGULAR_POSTCODES } from './postcode-areas.ts';
import { POSTCODE_SHAPE } from './postcode-shape.ts';

/** The parts of a postcode, all in capitals. The examples are for `CH2 4NE`. */
export interface Postcode {
  /** `CH2`, also called the district. */
  readonly outward: string;
  /** `4NE` */
  readonly inward: string;
  /** `CH`. For a postcode with an irregular shape: its outward code. */
  readonly area: string;
  /** `CH2` */
  readonly district: string;
  /** `CH2 4` */
  readonly sector: string;
  readonly kind: PostcodeKind;
}

/** Longer text cannot be a postcode and is not read. */
const LONGEST = 32;

/** What people put between and around the characters of a postcode: any spaces, dashes, dots and quotes. */
const separators = /[\s\p{Z}\p{Pd}\p{Cf}.,_'"]+/gu;

/**
 * Reads a postcode in any case, spacing and zero-padding: `ch24ne`, `CH2 4NE`, `CH02 4NE`, `CH2-4NE`.
 * Undefined if the text breaks the rules for shape and letters. The postcode need not be in use.
 */
export function parsePostcode(text: string): Postcode | undefined {
  if (text === last.text) return last.postcode;
  const compact = compactPostcode(text);
  const postcode = compact === undefined ? undefined : readCompact(compact);
  last = { text, postcode };
  return postcode;
}

/** The text read last. The addresses of a postcode are printed one after the other, each with its postcode. */
let last: { readonly text: string; readonly postcode: Postcode | undefined } = {
  text: '',
  postcode: undefined,
};

/**
 * The letters and digits of a possible postcode: capitals, without separators, with full-width characters
 * made ordinary. Undefined if the text contains anything else or has the wrong length.
 */
export function compactPostcode(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  if (/^[A-Z0-9]{5,8}$/.test(text)) return text;
  const compact = text
    .replace(/[\uff10-\uff5a]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(separators, '');
  return /^[A-Za-z0-9]{5,8}$/.test(compact) ? compact.toUpperCase() : undefined;
}

/** Reads a text returned by {@link compactPostcode}. */
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

/**
 * The form used in PAF: seven characters, with the outward code padded to four. `CH2 4NE`, `M1  1AE`,
 * `SW1A2AA`.
 */
export function pafPostcode(postcode: Postcode): string {
  return postcode.outward.padEnd(4) + postcode.inward;
}

/** A postcode with one space, or, if the text is not a postcode, the trimmed text. For printing records. */
export function tidyPostcode(text: string): string {
  const postcode = parsePostcode(text);
  return postcode === undefined ? text.trim() : printPostcode(postcode);
}

/** `CH024NE` becomes `CH24NE`. Only for areas in use: in `P011AF` the 0 is more likely an O. */
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
