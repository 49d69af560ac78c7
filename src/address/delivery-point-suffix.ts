/** The letters of a delivery point suffix: the alphabet without C, I, K, M, O and V. */
const letters = 'ABDEFGHJLNPQRSTUWXYZ';

/** How many suffixes a postcode has: 1A, 1B … 1Z, 2A … 9T. */
export const SUFFIXES_A_POSTCODE = 175;

/** The suffix at this place of the sequence, from 0 (`1A`) to 174 (`9T`). Large users always have `1A`. */
export function deliveryPointSuffixAt(index: number): string {
  if (!Number.isInteger(index) || index < 0 || index >= SUFFIXES_A_POSTCODE) {
    throw new RangeError(
      `a delivery point suffix has an index from 0 to ${SUFFIXES_A_POSTCODE - 1}, not ${index}`,
    );
  }
  return `${Math.floor(index / letters.length) + 1}${letters[index % letters.length]}`;
}

/** Whether this is a delivery point suffix, such as `1A`. */
export function isDeliveryPointSuffix(text: string): boolean {
  const place = (Number(text[0]) - 1) * letters.length + letters.indexOf(text[1]!);
  return /^[1-9][ABD-HJLNP-UW-Z]$/.test(text) && place < SUFFIXES_A_POSTCODE;
}
