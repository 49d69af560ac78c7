import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import Type from 'typebox';
import { defineStep } from '../step.ts';
import { TELEPHONE_COMMENTS } from './comments.ts';
import { locationOf } from './location.ts';
import { readTelephone } from './read-telephone.ts';
import { TELEPHONE_FORMATS, type TelephoneFormat, type TelephoneNumber } from './telephone-number.ts';
import { TELEPHONE_TYPES, typeOf } from './telephone-type.ts';

/** Checks a telephone number against its country's numbering plan and writes it in one form. */
export const telephoneValidation = defineStep({
  name: 'telephone-validation',
  description:
    'Checks telephone numbers against the numbering plan of their country, mends what can be mended, and writes them in one form. It does not dial them, so a valid number need not be connected.',
  needs: [
    {
      name: 'telephone',
      type: 'text',
      required: true,
      description:
        'A telephone number in any notation. Declare the column as text: integers lose their leading zeros.',
    },
  ],
  options: Type.Object(
    {
      defaultCountry: Type.Unsafe<CountryCode>({
        type: 'string',
        enum: getCountries(),
        default: 'GB',
        description: 'The country (ISO 3166-1, two letters) of numbers without an international prefix.',
      }),
      format: Type.Unsafe<TelephoneFormat>({
        type: 'string',
        enum: [...TELEPHONE_FORMATS],
        default: 'E164',
        description:
          'E164: +441234567890. international: +44 1234 567890. national: 01234 567890, and international for numbers with another country code.',
      }),
      acceptDramaNumbers: Type.Boolean({
        default: false,
        description:
          'Whether numbers that are reserved for drama (such as 01632 960… and 07700 900… in Britain, 555-01… in North America) count as valid, for test data. They reach nobody.',
      }),
    },
    { additionalProperties: false },
  ),
  statistics: {
    valid: 'Valid numbers, mended ones included',
    invalid: 'Fields with anything other than a valid number',
    empty: 'Empty fields',
    mended: 'Valid numbers with a telephone_comment',
    mobile: 'Valid mobile numbers',
    landline: 'Valid landline numbers',
    foreign: 'Valid numbers of another country than the default country',
  },
  appends: () => [
    {
      name: 'telephone_valid',
      type: 'boolean',
      description:
        'Whether the number is in a range that its country has allocated. Empty for an empty field.',
    },
    {
      name: 'telephone_formatted',
      type: 'text',
      description: 'The valid number in the chosen format, without its extension.',
    },
    {
      name: 'telephone_type',
      type: 'text',
      description: `The type of the number. ${listed(TELEPHONE_TYPES)}`,
    },
    {
      name: 'telephone_location',
      type: 'text',
      description: 'For a British landline, the place of its area code. For any other number, its country.',
    },
    {
      name: 'telephone_extension',
      type: 'text',
      description: 'The extension written after the number.',
    },
    {
      name: 'telephone_comment',
      type: 'text',
      description: `What was mended or is wrong: codes separated by semicolons. ${listed(TELEPHONE_COMMENTS)}`,
    },
  ],
  prepare: ({ options }) => {
    const { format } = options;
    const callingCode = getCountryCallingCode(options.defaultCountry);
    const isForeign = (number: TelephoneNumber) => number.callingCode !== callingCode;
    const written = (number: TelephoneNumber) =>
      number.format(format === 'national' && isForeign(number) ? 'international' : format);
    return {
      open(block) {
        const telephones = block.input('telephone');
        const valid = block.output('telephone_valid');
        const formatted = block.output('telephone_formatted');
        const types = block.output('telephone_type');
        const locations = block.output('telephone_location');
        const extensions = block.output('telephone_extension');
        const comments = block.output('telephone_comment');
        return (row) => {
          const field = telephones[row];
          if (typeof field !== 'string' || field.trim() === '') {
            block.count('empty');
            return;
          }
          const reading = readTelephone(field, options);
          const { number } = reading;
          if (reading.comments.length > 0) comments[row] = reading.comments.join(';');
          valid[row] = number !== undefined;
          block.count(number === undefined ? 'invalid' : 'valid');
          if (number === undefined) return;
          const type = typeOf(number);
          formatted[row] = written(number);
          types[row] = type;
          locations[row] = locationOf(number);
          extensions[row] = number.extension ?? null;
          if (reading.comments.length > 0) block.count('mended');
          if (type === 'mobile' || type === 'landline') block.count(type);
          if (isForeign(number)) block.count('foreign');
        };
      },
    };
  },
});

/** Writes each code of a table as a sentence. */
function listed(codes: Readonly<Record<string, string>>): string {
  return Object.entries(codes)
    .map(([code, meaning]) => `${code}: ${meaning}.`)
    .join(' ');
}
