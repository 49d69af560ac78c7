/** The meaning of a number in a cell, by the number format of its style. */
export type NumberFormat =
  | { readonly kind: 'number' | 'date' | 'time' | 'duration' }
  /** Digits that are shown with leading zeros: `00000 000000`. */
  | { readonly kind: 'digits'; readonly mask: string };

const NUMBER: NumberFormat = { kind: 'number' };

/**
 * Built-in formats, which have only a number (ECMA-376 part 1, section 18.8.30), including the East Asian
 * date formats.
 */
const BUILT_IN: ReadonlyMap<number, NumberFormat['kind']> = new Map([
  ...[14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58].map(
    (id) => [id, 'date'] as const,
  ),
  ...[18, 19, 20, 21, 32, 33, 45, 47].map((id) => [id, 'time'] as const),
  [46, 'duration'] as const,
]);

/** @param code the format's code, if the workbook has one */
export function numberFormatOf(id: number, code: string | undefined): NumberFormat {
  if (code === undefined) {
    const kind = BUILT_IN.get(id);
    return kind === undefined || kind === 'digits' ? NUMBER : { kind };
  }
  // The first section is for positive numbers. Literals, colours and conditions do not tell whether it is a
  // date.
  const [section = ''] = code.split(';');
  if (/^\s*$|^general$/i.test(section)) return NUMBER;
  if (/\[(?:h+|m+|s+)\]/i.test(section)) return { kind: 'duration' };
  const { plain, mask } = read(section);
  if (/[yd]/i.test(plain) || /m{3,}/i.test(plain)) return { kind: 'date' };
  if (/[hs]/i.test(plain)) return { kind: 'time' };
  if (/m/i.test(plain)) return { kind: 'date' };
  return /^[0 ()/+-]+$/.test(mask) && mask.includes('00') ? { kind: 'digits', mask } : NUMBER;
}

/**
 * Returns a section without its literals (`plain`), and with the literals but without their quotes and
 * escapes (`mask`).
 */
function read(section: string): { readonly plain: string; readonly mask: string } {
  let plain = '';
  let mask = '';
  for (let at = 0; at < section.length; at++) {
    const character = section.charAt(at);
    if (character === '"' || character === '[') {
      const found = section.indexOf(character === '"' ? '"' : ']', at + 1);
      const end = found < 0 ? section.length : found;
      if (character === '"') mask += section.slice(at + 1, end);
      at = end;
    } else if (character === '\\' || character === '_' || character === '*') {
      at++;
      if (character === '\\') mask += section[at] ?? '';
    } else {
      plain += character;
      mask += character;
    }
  }
  return { plain, mask };
}

/**
 * Fills a mask with the digits of a whole number, from the right: 1632960001 in `00000 000000` gives `01632
 * 960001`.
 */
export function intoMask(digits: string, mask: string): string {
  const places = mask.split('0').length - 1;
  const all = digits.padStart(places, '0');
  let at = 0;
  let text = '';
  let isFirst = true;
  for (const character of mask) {
    if (character !== '0') text += character;
    else {
      // Digits that exceed the places of the mask go before its first place.
      const length: number = isFirst ? all.length - places + 1 : 1;
      text += all.slice(at, at + length);
      at += length;
      isFirst = false;
    }
  }
  return text;
}
