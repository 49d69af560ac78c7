/** Characters that never occur inside a number. */
const BETWEEN_NUMBERS = /[;,|\r\n\t]+/;

/**
 * Characters that also occur inside a number. They separate numbers only if the whole text is not a number.
 */
const PERHAPS_BETWEEN_NUMBERS = /\/|&|\s-\s|\s(?:or|and)\s/i;

/** The fewest digits of a local number, and of a number with its area code. */
const LOCAL_DIGITS = 6;
const WHOLE_DIGITS = 10;

/**
 * The numbers of a field, separated by a comma, semicolon, bar or line break. The whole text if it has none of
 * these.
 */
export function listedNumbers(text: string): string[] {
  if (!BETWEEN_NUMBERS.test(text)) return [text];
  const parts = text.split(BETWEEN_NUMBERS).filter((part) => digitsIn(part) >= LOCAL_DIGITS);
  return parts.length > 1 ? parts : [text];
}

/**
 * The numbers of a field that is not a number as a whole, separated by `/`, `&`, `or`, `and` or only a space.
 */
export function runTogetherNumbers(text: string): string[] {
  if (PERHAPS_BETWEEN_NUMBERS.test(text)) {
    const parts = text.split(PERHAPS_BETWEEN_NUMBERS).filter((part) => digitsIn(part) > 0);
    if (parts.length > 1) return parts;
  }
  if (digitsIn(text) < WHOLE_DIGITS + LOCAL_DIGITS) return [text];
  const numbers: string[] = [];
  let number = '';
  for (const word of text.split(/\s+/)) {
    if (/^\(?[+0]/.test(word) && digitsIn(number) >= WHOLE_DIGITS) {
      numbers.push(number);
      number = '';
    }
    number += ` ${word}`;
  }
  numbers.push(number);
  // 0800 808 157 0123 is one number with a digit too many, not a number and four digits.
  return numbers.every((each) => digitsIn(each) >= LOCAL_DIGITS) ? numbers : [text];
}

export function digitsIn(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) count++;
  }
  return count;
}
