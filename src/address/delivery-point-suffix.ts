/** The letters of delivery point suffixes: the alphabet without C, I, K, M, O and V. */
const letters = 'ABDEFGHJLNPQRSTUWXYZ';

/** The number of suffixes per postcode: 1A, 1B … 1Z, 2A … 9T. */
export const SUFFIXES_A_POSTCODE = 175;

/** The suffix at this index of the sequence, from 0 (`1A`) to 174 (`9T`). Large users always have `1A`. */
export function deliveryPointSuffixAt(index: number): string {
  if (!Number.isInteger(index) || index < 0 || index >= SUFFIXES_A_POSTCODE) {
    throw new RangeError(
      `the index of a delivery point suffix must be from 0 to ${SUFFIXES_A_POSTCODE - 1} (got ${index})`,
    );
  }
  return `${Math.floor(index / letters.length) + 1}${letters[index % letters.length]}`;
}

/** Whether the text is a delivery point suffix, such as `1A`. */
export function isDeliveryPointSuffix(text: string): boolean {
  const place = (Number(text[0]) - 1) * letters.length + letters.indexOf(text.charAt(1));
  return /^[1-9][ABD-HJLNP-UW-Z]$/.test(text) && place < SUFFIXES_A_POSTCODE;
}
