const ONES = [
  ...['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** A number from 1 to 99 in words: `24` is `twenty four`. Undefined for others. */
export function inWords(text: string): string | undefined {
  if (!/^[1-9]\d?$/.test(text)) return undefined;
  const number = Number(text);
  if (number < 20) return ONES[number];
  return `${TENS[Math.floor(number / 10)]} ${ONES[number % 10]}`.trim();
}

/** The digits of a number, one by one: `24` is `two four`. */
export function inDigits(text: string): string | undefined {
  if (!/^[1-9]\d$/.test(text) || text.endsWith('0')) return undefined;
  return [...text].map((digit) => ONES[Number(digit)]).join(' ');
}
