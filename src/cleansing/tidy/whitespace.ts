/** What tidying does with white space; see {@link tidyWhitespace}. */
export const WHITESPACE = ['trim', 'collapse', 'none'] as const;

export type Whitespace = (typeof WHITESPACE)[number];

/**
 * Anything that `collapse` would change: white space at an end, two together, or any that is not a plain
 * space.
 */
const NEEDS_COLLAPSING = /^\s|\s$|\s\s|[^\S ]/;

/**
 * `trim` removes white space from both ends. `collapse` also replaces every run inside, including line
 * breaks, tabs and no-break spaces, by one plain space. White space is as in Unicode (ECMAScript `\s`).
 */
export function tidyWhitespace(text: string, whitespace: Whitespace): string {
  if (whitespace === 'none') return text;
  if (whitespace === 'trim') return text.trim();
  return NEEDS_COLLAPSING.test(text) ? text.trim().replace(/\s+/g, ' ') : text;
}

/**
 * Characters that nobody types on purpose: controls other than white space, and invisible formatting
 * characters (soft hyphen, zero-width space, word joiner, byte order mark, direction marks). Zero-width
 * joiner and non-joiner stay, because Persian, the Indic scripts and emoji need them, and so do the tags of
 * flag emoji.
 */
const CONTROLS =
  /[[\p{Cc}[\p{Cf}&&\p{Default_Ignorable_Code_Point}]]--[\t\n\v\f\r\u200c\u200d\u{e0020}-\u{e007f}]]/gv;

/** Removes {@link CONTROLS}. NEXT LINE (U+0085), the line break of mainframes, becomes a line feed. */
export function removeControls(text: string): string {
  return text.replace(CONTROLS, (character) => (character === '\x85' ? '\n' : ''));
}
