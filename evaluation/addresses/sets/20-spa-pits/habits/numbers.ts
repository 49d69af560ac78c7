const ONES =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen`.split(/\s+/);

const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A number below a hundred in words; undefined for others. */
export function inWords(text: string): string | undefined {
  const number = Number(text);
  if (!/^\d{1,2}$/.test(text) || number < 1) return undefined;
  if (number < 20) return ONES[number];
  const ten = TENS[Math.floor(number / 10) - 2]!;
  return number % 10 === 0 ? ten : `${ten} ${ONES[number % 10]}`;
}

/** The text with a capital at its beginning. */
export function capital(text: string): string {
  return text.replace(/^\w/, (letter) => letter.toUpperCase());
}
