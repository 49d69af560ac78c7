import Type from 'typebox';
import { DEFAULT_LINE_OPTIONS } from '../../address/layout/line-options.ts';
import type { AddressMatcher } from '../../matching/address-matcher.ts';
import { type CleanOptions, cleanAddress } from '../address/clean-address.ts';
import { asTyped, type RecordAddress } from '../address/typed-address.ts';
import { NAME_NEEDS_ONE_OF } from '../name/name-reader.ts';
import { listReference } from '../references.ts';
import { type AppendedColumn, defineStep, type StepBlock } from '../step.ts';
import { findingColumns, findingWriter } from './finding-writer.ts';
import type { NewAddress } from './list-row.ts';
import { type Hit, ListSearch } from './list-search.ts';
import { PERSON_OPTIONS, PERSON_STATISTICS, personFinder } from './person-list-step.ts';
import { ADDRESS_ONE_OF, PERSON_NEEDS } from './person-options.ts';

const LIST = 'mover';
const FLAG = 'MOV';

/** The number of lines of the new address before town and county. */
const LINES = 4;

const column = (name: string, description: string): AppendedColumn => ({ name, type: 'text', description });

const ADDRESS_COLUMNS: readonly AppendedColumn[] = [
  ...Array.from({ length: LINES }, (_, at) =>
    column(`mover_line_${at + 1}`, `Line ${at + 1} of the new address.`),
  ),
  column('mover_town', 'The post town of the new address.'),
  column('mover_county', 'The county, if the new address has one.'),
  column('mover_postcode', 'The postcode of the new address.'),
  column(
    'mover_udprn',
    'The UDPRN of the new address, if it was found in the address file or the list has it.',
  ),
];

const MATCH_COLUMN = column(
  'mover_paf_match_level',
  'How much of the new address was found in the address file: Exact, Building, Street, Town, None or Foreign. The rest is as in the list.',
);

const CLEAN: CleanOptions = {
  lines: {
    ...DEFAULT_LINE_OPTIONS,
    maxLines: LINES + 2,
    fixTownCounty: true,
    fixPostcode: true,
    normalizeCase: true,
  },
  keepsToLines: true,
  keepCherished: true,
  separateCompany: false,
  language: 'en',
};

/** Finds people who have moved, and their new addresses. */
export const mover = defineStep({
  name: LIST,
  description: 'Finds people who have moved, by name and old address, and appends their new addresses.',
  needs: PERSON_NEEDS,
  needsOneOf: NAME_NEEDS_ONE_OF,
  needsAlsoOneOf: ADDRESS_ONE_OF,
  options: Type.Object(
    {
      ...PERSON_OPTIONS,
      newAddress: Type.Boolean({
        default: true,
        description: 'Whether to append the new address (with output type Flag).',
      }),
      cleanNewAddress: Type.Boolean({
        default: true,
        description:
          'Whether to look the new address up in the address file and write it as in the file. Otherwise it is written as in the list.',
      }),
    },
    { additionalProperties: false },
  ),
  refersTo: (options) => [
    listReference(LIST),
    ...(appendsAddress(options) && options.cleanNewAddress ? (['address-file'] as const) : []),
  ],
  statistics: { ...PERSON_STATISTICS, newAddresses: 'New addresses appended' },
  appends: (options) =>
    findingColumns(
      LIST,
      FLAG,
      options,
      appendsAddress(options) ? [...ADDRESS_COLUMNS, ...(options.cleanNewAddress ? [MATCH_COLUMN] : [])] : [],
    ),
  prepare: ({ options, references }) => {
    // The record gets another address, so the one it has must be beyond doubt.
    const rules = { sources: options.sources, withoutPostcode: false };
    const search = new ListSearch(references.suppressionList(LIST), rules);
    const matcher = appendsAddress(options) && options.cleanNewAddress ? references.matcher : undefined;
    return {
      open(block) {
        const find = personFinder(block, search, options.matchLevel);
        const more = appendsAddress(options) ? addressWriter(block, matcher) : undefined;
        const write = findingWriter(block, LIST, FLAG, options, more);
        return (row) => {
          const finding = find(row);
          if (finding !== undefined) write(row, finding);
        };
      },
    };
  },
});

function appendsAddress({ outputType, newAddress }: { outputType: string; newAddress: boolean }): boolean {
  return outputType === 'Flag' && newAddress;
}

function addressWriter(
  block: StepBlock,
  matcher: AddressMatcher | undefined,
): (row: number, hit: Hit) => void {
  const columns = ADDRESS_COLUMNS.map(({ name }) => block.output(name));
  const levels = matcher && block.output(MATCH_COLUMN.name);
  return (row, { row: { moved } }) => {
    if (moved === undefined) return;
    const { values, level } = matcher === undefined ? asListed(moved) : cleaned(moved, matcher);
    for (const [at, column] of columns.entries()) column[row] = values[at] || null;
    if (levels !== undefined) levels[row] = level;
    block.count('newAddresses');
  };
}

interface WrittenMove {
  /** The values of the new address, in the order of the columns. */
  readonly values: readonly string[];
  readonly level: string;
}

/** The new address as in the list. Lines for which there is no room are added to the last one. */
function asListed({ lines, town, county, postcode, udprn }: NewAddress): WrittenMove {
  const first = lines.slice(0, LINES - 1);
  const last = lines.slice(LINES - 1).join(', ');
  const filled = [...first, last, ...Array<string>(LINES).fill('')].slice(0, LINES);
  return { values: [...filled, town, county, postcode, udprn], level: 'None' };
}

function cleaned(moved: NewAddress, matcher: AddressMatcher): WrittenMove {
  const { lines, town, county, postcode } = moved;
  const typed: RecordAddress = { lines, town, county, postcode, country: '', organisation: '' };
  const match = matcher.match(asTyped(typed));
  if (match.level === 'None' || match.level === 'Foreign') return { ...asListed(moved), level: match.level };
  const written = cleanAddress(typed, match, CLEAN);
  const udprn = match.level === 'Exact' ? String(match.address?.point.udprn || moved.udprn) : moved.udprn;
  return { values: [...written.lines, written.postcode, udprn], level: match.level };
}
