/**
 * The characters of Windows-1252 from 0x80 on, as far as they differ from Unicode, by byte. Five bytes have
 * no character.
 */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const BYTES = new Map([...WINDOWS_1252].map((character, at) => [character, 0x80 + at]));

/**
 * A first byte of UTF-8 and a continuation byte, both read as Windows-1252. Such pairs hardly occur in any
 * language.
 */
const PAIR = new RegExp(`[\\u00c2-\\u00f4][\\u0080-\\u00bf${WINDOWS_1252}]`);

/** A no-break space read as Windows-1252, of which a program kept only a space: ZoeÂ Smith. */
const LOST_SPACE = /Â(?=\s|$)/;

const RUN = new RegExp(`[\\u0080-\\u00ff${WINDOWS_1252}]+`, 'g');

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/** Whether the text may be UTF-8 that was read as Windows-1252: JosÃ©. */
export function isMojibake(text: string): boolean {
  // Nearly all names are ASCII. A loop finds that out in half the time of a regular expression.
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 0xc2 && code <= 0xf4) return PAIR.test(text) || LOST_SPACE.test(text);
  }
  return false;
}

/** Decodes UTF-8 that was read as Windows-1252: José for JosÃ©. Text that is not valid UTF-8 stays. */
export function withoutMojibake(text: string): string {
  return text.replace(LOST_SPACE, '').replace(RUN, (run) => {
    const bytes = Uint8Array.from(run, (character) => BYTES.get(character) ?? character.charCodeAt(0));
    try {
      return UTF_8.decode(bytes);
    } catch {
      return run;
    }
  });
}
