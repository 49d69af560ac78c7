import type { TypedAddress } from '../../matching/match.ts';
import type { Need, StepBlock } from '../step.ts';

/** The most address lines that a workflow may map. */
const LINES = 6;

const lineNeeds = Array.from({ length: LINES }, (_, at) => `address_line_${at + 1}`);

const optional = (name: string, description: string): Need => ({
  name,
  type: 'text',
  required: false,
  description,
});

/** The columns that an address may be in. */
export const ADDRESS_NEEDS: readonly Need[] = [
  optional(
    'address',
    'The address in one text, with commas or line breaks between its parts. It serves the records whose address lines are all blank.',
  ),
  ...lineNeeds.map((name, at) => optional(name, `Line ${at + 1} of the address, in any order.`)),
  optional('town', 'The post town, where it is kept apart.'),
  optional('county', 'The county, where it is kept apart.'),
  optional('postcode', 'The postcode, where it is kept apart; it may be mistyped, retired or wrong.'),
  optional('country', 'The country, where it is kept apart: addresses abroad are left as they are.'),
  optional('company', 'The organisation at the address.'),
];

/** Of these a workflow must map one at least. */
export const ADDRESS_NEEDS_ONE_OF: readonly string[] = ['address', 'address_line_1', 'postcode'];

/** An address as a record has it. */
export interface RecordAddress extends TypedAddress {
  readonly organisation: string;
  readonly town: string;
  readonly county: string;
  readonly postcode: string;
  readonly country: string;
}

/** Reads the address of each record of a block; undefined where nothing of it is there but perhaps country and company. */
export function addressReader(block: Pick<StepBlock, 'input'>): (row: number) => RecordAddress | undefined {
  const columns = new Map(ADDRESS_NEEDS.map(({ name }) => [name, block.input(name)]));
  return (row) =>
    addressOf((need) => {
      const value = columns.get(need)?.[row];
      return typeof value === 'string' ? value.trim() : '';
    });
}

/** The address of a record. @param text gives the trimmed text of a need; empty where there is none */
export function addressOf(text: (need: string) => string): RecordAddress | undefined {
  const lines = lineNeeds.map(text).filter(Boolean);
  const whole = lines.length === 0 ? text('address') : '';
  if (whole !== '') lines.push(whole);
  const place = { town: text('town'), county: text('county'), postcode: text('postcode') };
  if (lines.length === 0 && place.town + place.county + place.postcode === '') return undefined;
  return { lines, ...place, country: text('country'), organisation: text('company') };
}

/** What the matcher is given: the country goes with the lines, where it tells an address abroad. */
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
