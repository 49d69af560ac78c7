import type { PhoneNumberType } from 'libphonenumber-js/max';
import type { TelephoneNumber } from './telephone-number.ts';

/** What kinds of number there are, by the name that `telephone_type` gives them. */
export const TELEPHONE_TYPES = {
  mobile: 'a mobile telephone',
  landline: 'a fixed line',
  'landline-or-mobile': 'either; the country does not tell them apart',
  freephone: 'free to the caller',
  premium: 'premium rate; 09 in the United Kingdom',
  service: 'a service number with an access charge: 084 and 087 in the United Kingdom',
  'shared-cost': 'the caller and the called share the charge',
  'non-geographic': 'one number for a whole organisation: 03 and 055 in the United Kingdom',
  personal: 'a number that follows a person: 070 in the United Kingdom',
  voip: 'Internet telephony',
  pager: 'a pager',
  voicemail: 'access to voice mail',
  unknown: 'valid, but its country does not publish what kind',
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

/** By first digits, for the British numbers that no range of the plan covers: those kept for drama. */
const byFirstDigits: readonly [RegExp, TelephoneType][] = [
  [/^[12]/, 'landline'],
  [/^3/, 'non-geographic'],
  [/^7/, 'mobile'],
  [/^8/, 'freephone'],
  [/^9/, 'premium'],
];

/** The kind of a number. The library counts British 084 and 087 as premium rate; here they are `service`. */
export function typeOf(number: TelephoneNumber): TelephoneType {
  const { type, callingCode, nationalNumber } = number;
  if (callingCode === '44') {
    if (type === 'PREMIUM_RATE' && nationalNumber.startsWith('8')) return 'service';
    if (type === undefined)
      return byFirstDigits.find(([digits]) => digits.test(nationalNumber))?.[1] ?? 'unknown';
  }
  return type === undefined ? 'unknown' : ofLibrary[type];
}
