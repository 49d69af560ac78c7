/**
 * The forms of a building or sub-building name that are printed like a number (programmer's guide, exception
 * rules i to iii). Such a name goes on the line of the street or of the building name, and has no line of its
 * own.
 */

/** Exception i: the first and the last character are digits, as in `1-2`, `1to1`, `100:1`, `12`. */
export function isRange(name: string): boolean {
  return name.length > 1 && isDigit(name[0]) && isDigit(name.at(-1));
}

/**
 * Exception ii: the first and the last but one character are digits and the last is a letter, as in `12A`,
 * `1A`, `1-3b`.
 */
export function isSuffixedNumber(name: string): boolean {
  return name.length > 1 && isDigit(name[0]) && isDigit(name.at(-2)) && isLetter(name.at(-1));
}

/** Exception iii: a single character, as in `A`. */
export function isSingleCharacter(name: string): boolean {
  return name.length === 1 && (isLetter(name) || isDigit(name));
}

/** Whether one of exceptions i, ii and iii applies. */
export function isException(name: string): boolean {
  return isRange(name) || isSuffixedNumber(name) || isSingleCharacter(name);
}

/** A single letter before a name is followed by a comma, as the guide prints it: `K, Portland Road`. */
export function setOff(name: string): string {
  return name.length === 1 && isLetter(name) ? `${name},` : name;
}

export function isDigit(character: string | undefined): boolean {
  return character !== undefined && character >= '0' && character <= '9';
}

export function isLetter(character: string | undefined): boolean {
  return character !== undefined && /^[A-Za-z]$/.test(character);
}
