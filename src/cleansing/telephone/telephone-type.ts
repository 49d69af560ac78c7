import type { PhoneNumberType } from 'libphonenumber-js/max';
import type { TelephoneNumber } from './telephone-number.ts';

/** The values of `telephone_type`. */
export const TELEPHONE_TYPES = {
  mobile: 'a mobile telephone',
  landline: 'a fixed line',
  'landline-or-mobile': 'either; the country does not distinguish them',
  freephone: 'free to the caller',
  premium: 'premium rate, such as 09 in the United Kingdom',
  service: 'a service number with an access charge, such as 084 and 087 in the United Kingdom',
  'shared-cost': 'caller and owner share the charge',
  'non-geographic': 'one number for a whole organisation, such as 03 and 055 in the United Kingdom',
  personal: 'a number that follows a person, such as 070 in the United Kingdom',
  voip: 'Internet telephony',
  pager: 'a pager',
  voicemail: 'access to voice mail',
  unknown: 'valid, but its country does not publish its type',
} as const;

export type TelephoneType = keyof typeof TELEPHONE_TYPES;

const ofLibrary: Record<PhoneNumberType, TelephoneType> = {
  MOBILE: 'mobile',
  FIXED_LINE: 'landline',
  FIXED_LINE_OR_MOBILE: 'landline-or-mobile',
  TOLL_FREE: 'freephone',
  PREMIUM_RATE: 'premium',
  SHARED_COST: 'shared-cost',
  UAN: 'non-geographic',
  PERSONAL_NUMBER: 'personal',
  VOIP: 'voip',
  PAGER: 'pager',
  VOICEMAIL: 'voicemail',
};

/**
 * The types of British numbers in ranges that the plan leaves out because they are reserved for drama, by
 * first digits.
 */
const byFirstDigits: readonly [RegExp, TelephoneType][] = [
  [/^[12]/, 'landline'],
  [/^3/, 'non-geographic'],
  [/^7/, 'mobile'],
  [/^8/, 'freephone'],
  [/^9/, 'premium'],
];

/** The type of a number. The library counts British 084 and 087 as premium rate; here they are `service`. */
export function typeOf(number: TelephoneNumber): TelephoneType {
  const { type, callingCode, nationalNumber } = number;
  if (callingCode === '44') {
    if (type === 'PREMIUM_RATE' && nationalNumber.startsWith('8')) return 'service';
    if (type === undefined)
      return byFirstDigits.find(([digits]) => digits.test(nationalNumber))?.[1] ?? 'unknown';
  }
  return type === undefined ? 'unknown' : ofLibrary[type];
}
