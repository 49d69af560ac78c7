/**
 * The codes of `telephone_comment`. The upper ones occur with valid numbers, the lower ones with invalid
 * ones.
 */
export const TELEPHONE_COMMENTS = {
  LeadingZeroMissing: 'the 0 before the area code was missing, as spreadsheets drop it; it was added',
  SpreadsheetNumber:
    'a spreadsheet had turned the number into 4.41234567890E+11 or 1234567890.0; no digit was lost',
  LettersForDigits: 'letters O, l or I were typed for 0 and 1',
  PrefixMended: 'the international prefix was garbled, as in +01234 or 0+44',
  PlusMissing: 'the + before the country code was missing',
  TextAround: 'the number was found in a longer text',
  SeveralNumbers: 'the field holds more than one number; the first valid one was taken',
  DramaNumber:
    'the number is reserved for drama, by Ofcom or as 555-01xx in North America; it reaches nobody',
  NoDigits: 'there is no number in the field',
  DigitsLost: 'a spreadsheet rounded the number (4.47701E+11); the lost digits cannot be known',
  AreaCodeMissing: 'a British local number without its area code',
  Letters: 'letters instead of digits',
  TooShort: 'too few digits',
  TooLong: 'too many digits or characters',
  WrongLength: 'the country has no numbers with so many digits',
  UnknownCountryCode: 'no country has this calling code',
  NotInUse: 'the right length, but in no range that the country has allocated',
  NotANumber: 'not in the form of a telephone number',
} as const;

export type TelephoneComment = keyof typeof TELEPHONE_COMMENTS;
