const ONES = [
  ...[
    '',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
    'thirteen',
  ],
  ...['fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
] as const;
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;

/** `twenty-three` for 23. Undefined for a number that is not between 1 and 99. */
export function inWords(digits: string): string | undefined {
  const number = Number(digits);
  if (!/^\d+$/.test(digits) || number < 1 || number > 99) return undefined;
  if (number < 20) return ONES[number];
  const rest = ONES[number % 10] ?? '';
  const tens = TENS[Math.floor(number / 10)] ?? '';
  return rest === '' ? tens : `${tens}-${rest}`;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** What a spreadsheet makes of `3/12` or `3-12`: `03-Dec`. Undefined if it is no date. */
export function asDate(day: string, month: string): string | undefined {
  const name = /^\d+$/.test(month) ? MONTHS[Number(month) - 1] : undefined;
  return name === undefined || !/^\d+$/.test(day) || Number(day) > 28
    ? undefined
    : `${day.padStart(2, '0')}-${name}`;
}
