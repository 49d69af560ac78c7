/** What tidying does with white space; see {@link tidyWhitespace}. */
export const WHITESPACE = ['trim', 'collapse', 'none'] as const;

export type Whitespace = (typeof WHITESPACE)[number];

/** Anything `collapse` would change: white space at an end, two together, or any that is not a plain space. */
const NEEDS_COLLAPSING = /^\s|\s$|\s\s|[^\S ]/;

/**
 * `trim` takes white space from both ends; `collapse` also makes one plain space of every run inside, line breaks,
 * tabs and no-break spaces included. White space is what Unicode calls it (ECMAScript `\s`).
 */
export function tidyWhitespace(text: string, whitespace: Whitespace): string {
  if (whitespace === 'none') return text;
  if (whitespace === 'trim') return text.trim();
  return NEEDS_COLLAPSING.test(text) ? text.trim().replace(/\s+/g, ' ') : text;
}

/**
 * Characters that nobody typed on purpose: controls other than white space, and formatting characters that show
 * nothing (soft hyphen, zero-width space, word joiner, byte order mark, direction marks). Zero-width joiner and
 * non-joiner stay, since Persian, the Indic scripts and emoji are spelt with them, as do the tags that spell flags.
 */
const CONTROLS =
  /[[\p{Cc}[\p{Cf}&&\p{Default_Ignorable_Code_Point}]]--[\t\n\v\f\r\u200c\u200d\u{e0020}-\u{e007f}]]/gv;

/** Takes out {@link CONTROLS}. NEXT LINE (U+0085), the line break of mainframes, becomes a line feed. */
export function removeControls(text: string): string {
  return text.replace(CONTROLS, (character) => (character === '\x85' ? '\n' : ''));
}
