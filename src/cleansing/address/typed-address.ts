import type { TypedAddress } from '../../matching/match.ts';
import type { Need, StepBlock } from '../step.ts';

/** The most address lines that a workflow can map. */
const LINES = 6;

const lineNeeds = Array.from({ length: LINES }, (_, at) => `address_line_${at + 1}`);

const optional = (name: string, description: string): Need => ({
  name,
  type: 'text',
  required: false,
  description,
});

/** The organisation of an address. */
export const COMPANY_NEED: Need = optional('company', 'The organisation at the address.');

/** The columns that may contain an address. */
export const ADDRESS_NEEDS: readonly Need[] = [
  optional(
    'address',
    'The address in one text, with commas or line breaks between its parts. It is used for records whose address lines are all blank.',
  ),
  ...lineNeeds.map((name, at) => optional(name, `Line ${at + 1} of the address, in any order.`)),
  optional('town', 'The post town, if it has its own column.'),
  optional('county', 'The county, if it has its own column.'),
  optional('postcode', 'The postcode, if it has its own column. It may be mistyped, retired or wrong.'),
  optional('country', 'The country, if it has its own column. Addresses abroad are left as they are.'),
  COMPANY_NEED,
];

/** A workflow must map at least one of these. */
export const ADDRESS_NEEDS_ONE_OF: readonly string[] = ['address', 'address_line_1', 'postcode'];

/** The address of a record. */
export interface RecordAddress extends TypedAddress {
  readonly organisation: string;
  readonly town: string;
  readonly county: string;
  readonly postcode: string;
  readonly country: string;
}

/**
 * Reads the addresses of a block's records. Undefined for a record that has neither address lines nor town,
 * county or postcode.
 */
export function addressReader(block: Pick<StepBlock, 'input'>): (row: number) => RecordAddress | undefined {
  const columns = new Map(ADDRESS_NEEDS.map(({ name }) => [name, block.input(name)]));
  return (row) =>
    addressOf((need) => {
      const value = columns.get(need)?.[row];
      return typeof value === 'string' ? value.trim() : '';
    });
}

/** The address of a record. @param text returns the trimmed text of a need, or the empty string */
export function addressOf(text: (need: string) => string): RecordAddress | undefined {
  const lines = lineNeeds.map(text).filter(Boolean);
  const whole = lines.length === 0 ? text('address') : '';
  if (whole !== '') lines.push(whole);
  const place = { town: text('town'), county: text('county'), postcode: text('postcode') };
  if (lines.length === 0 && place.town + place.county + place.postcode === '') return undefined;
  return { lines, ...place, country: text('country'), organisation: text('company') };
}

/** The input of the matcher. The country follows the lines, where it reveals addresses abroad. */
export function asTyped({
  lines,
  organisation,
  town,
  county,
  postcode,
  country,
}: RecordAddress): TypedAddress {
  return {
    lines: country === '' ? lines : [...lines, country],
    ...(organisation !== '' && { organisation }),
    ...(town !== '' && { town }),
    ...(county !== '' && { county }),
    ...(postcode !== '' && { postcode }),
  };
}
