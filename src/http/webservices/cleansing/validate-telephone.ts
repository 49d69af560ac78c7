import { callingCountry } from '../../../cleansing/telephone/calling-country.ts';
import { countryName, locationOf } from '../../../cleansing/telephone/location.ts';
import { readTelephone, type TelephoneReading } from '../../../cleansing/telephone/read-telephone.ts';
import type { TelephoneFormat, TelephoneNumber } from '../../../cleansing/telephone/telephone-number.ts';
import { typeOf } from '../../../cleansing/telephone/telephone-type.ts';
import { withCapital } from '../../../text/with-capital.ts';
import type { CleansingMethod } from '../web-method.ts';
import { answerOf, type RecordCall, recordCall } from './record-call.ts';
import { isValidTelephoneSchema } from './schemas.ts';

const FORMATS: Readonly<Record<string, TelephoneFormat>> = {
  national: 'national',
  international: 'international',
};

/** Tells whether a number is valid in its country's numbering plan, as the step telephone-validation does. */
export const isValidTelephone: CleansingMethod = {
  service: 'PhoneValidation',
  name: 'IsValid',
  schema: isValidTelephoneSchema,
  nothing: '"Result":null',
  cleanse(webCall) {
    const call = recordCall(webCall);
    const country = defaultCountryOf(call);
    if (country === undefined) return { kind: 'refused', message: 'The default country is unknown.' };
    const field = call.text('telephonenumber');
    if (field.trim() === '') return answerOf(call, { Result: resultOf(field, 'Blank') }, true);
    const reading = readTelephone(field, { defaultCountry: country, acceptDramaNumbers: false });
    return answerOf(call, { Result: validated(field, reading, call) });
  },
};

/**
 * The country of numbers without an international prefix. `auto` means the end user's place, which is unknown
 * here.
 */
function defaultCountryOf(call: RecordCall) {
  const text = call.text('defaultcountry').trim();
  return text === '' || text.toLowerCase() === 'auto' ? 'GB' : callingCountry(text);
}

function validated(field: string, { number, comments }: TelephoneReading, call: RecordCall): object {
  const comment = comments.join(';');
  if (number === undefined) return resultOf(field, 'Invalid', { Comment: comment });
  const details = {
    NumberType: capitalised(typeOf(number)),
    Location: locationOf(number),
    CountryCode: number.country ?? '',
    CountryName: number.country === undefined ? '' : countryName(number.country),
    Extension: number.extension ?? '',
    Comment: comment,
  };
  const format = FORMATS[call.option('defaultformattype').toLowerCase()] ?? 'E164';
  return resultOf(number.format(format), isWanted(number, call) ? 'Valid' : 'Invalid', details);
}

/** Whether the options of the call permit the number, by its country and its first digits including the +. */
function isWanted(number: TelephoneNumber, call: RecordCall): boolean {
  const required = call.option('requiredcountry');
  if (required !== '') {
    const country = callingCountry(required);
    if (country === undefined || number.country !== country) return false;
  }
  const whole = number.format('E164');
  const startsWithAny = (prefixes: readonly string[]) => prefixes.some((prefix) => whole.startsWith(prefix));
  const allowed = prefixesOf(call.option('allowedprefixes'));
  return (
    (allowed.length === 0 || startsWithAny(allowed)) &&
    !startsWithAny(prefixesOf(call.option('barredprefixes')))
  );
}

/** Reads a list of prefixes, such as `+441,+447`. */
function prefixesOf(text: string): string[] {
  return text
    .split(/[,;]/)
    .map((prefix) => prefix.replace(/[^\d+]/g, ''))
    .filter((prefix) => prefix !== '');
}

/** `landline-or-mobile` → `LandlineOrMobile`. */
function capitalised(type: string): string {
  return type.split('-').map(withCapital).join('');
}

const NO_DETAILS = {
  NumberType: '',
  Location: '',
  CountryCode: '',
  CountryName: '',
  Extension: '',
  Comment: '',
};

function resultOf(
  telephoneNumber: string,
  validationResult: 'Valid' | 'Invalid' | 'Blank',
  details: Partial<typeof NO_DETAILS> = {},
): object {
  return {
    TelephoneNumber: telephoneNumber,
    ValidationResult: validationResult,
    ValidationLevel: 'NumberingPlan',
    Provider: '',
    ...NO_DETAILS,
    ...details,
  };
}
