import { readTelephone } from '../telephone/read-telephone.ts';

/** Numbers reserved for drama are in no numbering plan, but examples use them. */
const OPTIONS = { defaultCountry: 'GB', acceptDramaNumbers: true } as const;

/**
 * The key of a telephone number in any notation: country code and number, so 07700 900123 and +44 (0)7700
 * 900123 are the same. A number of British length counts even if the plan has not allocated it, because lists
 * keep such numbers for years. Undefined if the text has no number.
 */
export function telephoneKey(text: string): string | undefined {
  const { number } = readTelephone(text, OPTIONS);
  if (number !== undefined) return `t${number.callingCode}${number.nationalNumber}`;
  const [, national] =
    /^(?:\+44|0044|0)([1-9]\d{8,9})$/.exec(text.replace(/[\s().-]/g, '').replace(/^(\+44)0/, '$1')) ?? [];
  return national === undefined ? undefined : `t44${national}`;
}
