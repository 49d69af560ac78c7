/** The most characters of a value that its pattern describes. The rest of a longer value is ignored. */
const PATTERN_LENGTH = 60;

/**
 * The pattern of a value: `A` for a capital, `a` for a small letter, `9` for a digit, and other characters as
 * they are. Runs of more than three letters become `A+` and `a+`, so that names have few patterns: `Smith` is
 * `Aa+`, `CH2 4NE` is `AA9 9AA`.
 */
export function patternOf(value: string): string {
  let pattern = '';
  let last = '';
  let run = 0;
  const end = Math.min(value.length, PATTERN_LENGTH);
  for (let at = 0; at < end; at++) {
    const sign = signOf(value, at);
    run = sign === last ? run + 1 : 1;
    last = sign;
    const isLetter = sign === 'A' || sign === 'a';
    if (!isLetter || run <= 3) pattern += sign;
    else if (run === 4) pattern = `${pattern.slice(0, -2)}+`;
  }
  return value.length > PATTERN_LENGTH ? `${pattern}…` : pattern;
}

function signOf(value: string, at: number): string {
  const code = value.charCodeAt(at);
  if (code < 128) {
    if (code >= 97 && code <= 122) return 'a';
    if (code >= 65 && code <= 90) return 'A';
    if (code >= 48 && code <= 57) return '9';
    return code < 32 ? ' ' : value.charAt(at);
  }
  const character = value.charAt(at);
  if (/\p{Lu}/u.test(character)) return 'A';
  if (/\p{L}|\p{M}|[\ud800-\udfff]/u.test(character)) return 'a';
  return /\p{Nd}/u.test(character) ? '9' : character;
}

/** Of a longer value, only the beginning is shown. */
const MASKED_LENGTH = 40;

/**
 * Masks a value that may identify people: keeps its first character and punctuation, and puts a dot for every
 * other character.
 */
export function masked(value: string): string {
  const [first = '', ...others] = [...value.slice(0, MASKED_LENGTH)];
  const hidden = others.map((character) => (/[\p{L}\p{N}\p{M}]/u.test(character) ? '•' : character)).join('');
  return `${first}${hidden}${value.length > MASKED_LENGTH ? '…' : ''}`;
}
