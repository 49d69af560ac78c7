/** What `telephone_comment` says, by its codes. The upper ones stand beside valid numbers, the lower beside others. */
export const TELEPHONE_COMMENTS = {
  LeadingZeroMissing: 'the 0 before the area code was missing, as spreadsheets lose it; it is there again',
  SpreadsheetNumber: 'the number had been turned into 4.41234567890E+11 or 1234567890.0; no digit was lost',
  LettersForDigits: 'letters O, l or I stood for 0 and 1',
  PrefixMended: 'the international prefix was garbled, as in +01234 or 0+44',
  PlusMissing: 'the + before the country code was missing',
  TextAround: 'the number was found in a longer text',
  SeveralNumbers: 'the field holds more than one number; the first valid one was taken',
  DramaNumber:
    'the number is kept for drama, by Ofcom or as 555-01xx in North America: nobody can be reached there',
  NoDigits: 'there is no number in the field',
  DigitsLost: 'a spreadsheet rounded the number (4.47701E+11); the lost digits cannot be known',
  AreaCodeMissing: 'a British local number without its area code',
  Letters: 'letters where digits should be',
  TooShort: 'too few digits',
  TooLong: 'too many digits or characters',
  WrongLength: 'a number of digits that does not occur in its country',
  UnknownCountryCode: 'no country has this international code',
  NotInUse: 'the right length, but in no range that the country has given out',
  NotANumber: 'not the form of a telephone number',
} as const;

export type TelephoneComment = keyof typeof TELEPHONE_COMMENTS;
