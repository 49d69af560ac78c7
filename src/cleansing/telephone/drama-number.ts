/**
 * The ranges that Ofcom reserves for radio and television drama, by national number ("Telephone numbers for
 * use in TV and radio drama programmes"). Such numbers reach nobody. People enter them to hide their own
 * number.
 */
const DRAMA_RANGES = [
  '(?:11[3-8]|1[2-6]1)4960', // Leeds to Reading, Birmingham to Manchester
  '1914980', // Tyneside
  '1632960', // an area code that belongs to no place
  '2079460', // London
  '28(?:90180|96496)', // Belfast
  '2920180', // Cardiff
  '3069990', // United Kingdom
  '7700900', // mobile
  '8081570', // freephone
  '9098790', // premium rate
];

const DRAMA = new RegExp(`^(?:${DRAMA_RANGES.join('|')})\\d{3}$`);

/**
 * 555-0100 to 555-0199 of any American area code, which the North American plan reserves for fiction
 * (ATIS-0300115).
 */
const AMERICAN_FICTION = /^[2-9]\d{2}55501\d{2}$/;

/**
 * Whether a number with this calling code (without +) is reserved for drama, in Britain or in North America.
 */
export function isFiction(callingCode: string, nationalNumber: string): boolean {
  if (callingCode === '44') return isDramaNumber(nationalNumber);
  return callingCode === '1' && AMERICAN_FICTION.test(nationalNumber);
}

/** Whether a British national number (without the leading 0) is reserved for drama. */
export function isDramaNumber(nationalNumber: string): boolean {
  return DRAMA.test(nationalNumber);
}
