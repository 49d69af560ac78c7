import { getCountries } from 'libphonenumber-js/max';
import { isCountry } from '../../address/parse/regions.ts';
import { plainWords } from '../../address/parse/segments.ts';
import { parsePostcode } from '../../address/postcode.ts';
import { lazily } from '../../lazily.ts';
import type { RecordAddress } from '../address/typed-address.ts';

/** Countries with Royal Mail postcodes: the United Kingdom, Jersey, Guernsey and the Isle of Man. */
const WITH_POSTCODES: ReadonlySet<string> = new Set(['GB', 'JE', 'GG', 'IM']);

/** Names of countries as people write them, other than the English name or the code. */
const OTHER_NAMES = [
  ...[
    'usa',
    'u s a',
    'us',
    'america',
    'united states of america',
    'eire',
    'roi',
    'republic of ireland',
    'irish republic',
  ],
  ...[
    'holland',
    'the netherlands',
    'nederland',
    'deutschland',
    'españa',
    'espana',
    'italia',
    'belgique',
    'belgie',
  ],
  ...[
    'österreich',
    'schweiz',
    'suisse',
    'polska',
    'danmark',
    'sverige',
    'norge',
    'uae',
    'dubai',
    'hong kong',
    'turkey',
  ],
  ...['czech republic', 'burma', 'macedonia', 'ivory coast', 'korea', 'russian federation', 'viet nam'],
];

const abroad = lazily(() => {
  const names = new Intl.DisplayNames('en-GB', { type: 'region' });
  return new Set(
    getCountries()
      .filter((code) => !WITH_POSTCODES.has(code))
      .flatMap((code) => [plainWords(names.of(code) ?? code), code.toLowerCase()])
      .concat(OTHER_NAMES.map(plainWords)),
  );
});

/**
 * Names of countries that may also be names of houses or places if they are on an address line. In a country
 * column they count as countries.
 */
const ALSO_PLACES = new Set([
  'georgia',
  'jordan',
  'chad',
  'jersey',
  'lebanon',
  'gibraltar',
  'egypt',
  'palestine',
  'malta',
]);

/**
 * Whether an address is in a country without Royal Mail postcodes. The country decides if it is given.
 * Otherwise the last line decides, unless the address has such a postcode anywhere.
 */
export function isAbroad({ lines, town, county, postcode, country }: RecordAddress): boolean {
  if (country !== '') return !isCountry(country) && abroad().has(plainWords(country));
  const parts = [...lines.flatMap((line) => line.split(/[,\n]/)), town, county, postcode]
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.some((part) => parsePostcode(part.split(/\s+/).slice(-2).join(' ')) !== undefined)) return false;
  const last = plainWords(parts.at(-1) ?? '');
  return last.length > 2 && abroad().has(last) && !ALSO_PLACES.has(last);
}
