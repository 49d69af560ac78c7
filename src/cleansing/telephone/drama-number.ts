/**
 * The ranges that Ofcom keeps free for radio and television drama, by national number ("Telephone numbers for use in
 * TV and radio drama programmes"). Nobody can be reached there; people enter them to hide their own.
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

/** Whether a British national number (without the leading 0) is one of these. */
export function isDramaNumber(nationalNumber: string): boolean {
  return DRAMA.test(nationalNumber);
}
