import Type, { type Static } from 'typebox';
import { ADDRESS_NEEDS, addressReader } from '../address/typed-address.ts';
import { NAME_NEEDS, nameReader } from '../name/name-reader.ts';
import { type AppendedColumn, defineStep, type StepBlock } from '../step.ts';
import { type AddressFault, faultOfAddress, faultOfLevel } from './address-fault.ts';
import { type NameFault, nameFault } from './name-fault.ts';

/** What happens to an unusable record. */
const OUTPUT_TYPES = ['Flag', 'Suppress'] as const;

/** The words of the legend, in the order in which they are written, each with its statistic. */
const LEGENDS = {
  IncompleteName: 'incompleteName',
  UndeliverableAddress: 'undeliverableAddress',
  ProbablyUndeliverableAddress: 'probablyUndeliverableAddress',
  SalaciousName: 'salaciousName',
  RandomName: 'randomName',
} as const satisfies Record<NameFault | AddressFault, string>;

type Legend = keyof typeof LEGENDS;

const LEGEND: AppendedColumn = {
  name: 'unusable_record_legend',
  type: 'text',
  description: `Why the record cannot be used; empty if it can. ${Object.keys(LEGENDS).join(', ')}: at most one about the name and one about the address, separated by ;.`,
};

const flag = (fallback: boolean, description: string) => Type.Boolean({ default: fallback, description });

const UnusableOptions = Type.Object(
  {
    blankNames: flag(
      true,
      'Whether to find records without a name to write to: blank names, N/A, a title, initials or a forename alone. A company or The Occupier counts as a name.',
    ),
    undeliverable: flag(
      true,
      'Whether to find records that no letter can reach. If paf_match_level is mapped, these are Town and None. Otherwise they are addresses without postcode and town, without anything before them, or that are not addresses at all.',
    ),
    probablyUndeliverable: flag(
      true,
      'Whether to find records that letters will hardly reach: a street without premises, or an address without a postcode.',
    ),
    salacious: flag(
      true,
      'Whether to find rude names, even with digits, signs and spaces in them. Real names do not count as rude.',
    ),
    random: flag(
      true,
      'Whether to find names that are not real: runs over the keyboard, random letters, test entries, Mickey Mouse.',
    ),
    outputType: Type.Unsafe<(typeof OUTPUT_TYPES)[number]>({
      type: 'string',
      enum: [...OUTPUT_TYPES],
      default: 'Flag',
      description:
        'Flag appends unusable_record_legend; Suppress leaves the records out and appends nothing.',
    }),
  },
  { additionalProperties: false },
);

type UnusableOptions = Static<typeof UnusableOptions>;

/** Finds records whose name or address cannot be used. */
export const unusableRecords = defineStep({
  name: 'unusable-records',
  description:
    'Finds records that cannot be used: those without a name to write to, with a rude or random name, or with an address that no letter reaches.',
  needs: [
    ...NAME_NEEDS,
    ...ADDRESS_NEEDS,
    {
      name: 'paf_match_level',
      type: 'text',
      required: false,
      description:
        'The match level from address-cleansing. Records in which it is empty are judged by their address.',
    },
  ],
  needsOneOf: ['name', 'surname', 'address', 'address_line_1', 'postcode', 'paf_match_level'],
  options: UnusableOptions,
  statistics: {
    usable: 'Usable records',
    unusable: 'Unusable records',
    incompleteName: 'Records without a name to write to',
    undeliverableAddress: 'Records that no letter can reach',
    probablyUndeliverableAddress: 'Records that letters will hardly reach',
    salaciousName: 'Records with a rude name',
    randomName: 'Records with a name that is not real',
  },
  appends: ({ outputType }) => (outputType === 'Flag' ? [LEGEND] : []),
  prepare: ({ options, mapped }) => ({
    open(block) {
      const faultOfName = nameJudge(block, options, mapped);
      const faultOfPlace = addressJudge(block, options, mapped);
      const legends = options.outputType === 'Flag' ? block.output(LEGEND.name) : undefined;
      return (row) => {
        const faults = inOrder(faultOfName(row), faultOfPlace(row));
        block.count(faults.length === 0 ? 'usable' : 'unusable');
        if (faults.length === 0) return;
        for (const fault of faults) block.count(LEGENDS[fault]);
        if (legends === undefined) block.drop(row);
        else legends[row] = faults.join(';');
      };
    },
  }),
});

function inOrder(name: NameFault | undefined, address: AddressFault | undefined): readonly Legend[] {
  if (name === undefined) return address === undefined ? [] : [address];
  if (address === undefined) return [name];
  return name === 'IncompleteName' ? [name, address] : [address, name];
}

function nameJudge(
  block: StepBlock,
  options: UnusableOptions,
  mapped: ReadonlySet<string>,
): (row: number) => NameFault | undefined {
  if (!NAME_NEEDS.some(({ name }) => mapped.has(name))) return () => undefined;
  const read = nameReader(block);
  const companies = block.input('company');
  const surnameSuffices = !['name', 'title', 'forename'].some((need) => mapped.has(need));
  const checks = { ...options, surnameSuffices };
  return (row) => {
    const fault = nameFault(read(row), checks);
    if (fault !== 'IncompleteName') return fault;
    // A company can be written to by its own name.
    const company = companies[row];
    return typeof company === 'string' && company.trim() !== '' ? undefined : fault;
  };
}

function addressJudge(
  block: StepBlock,
  { undeliverable, probablyUndeliverable }: UnusableOptions,
  mapped: ReadonlySet<string>,
): (row: number) => AddressFault | undefined {
  const hasAddress = ADDRESS_NEEDS.some(
    ({ name }) => name !== 'company' && name !== 'country' && mapped.has(name),
  );
  if (!hasAddress && !mapped.has('paf_match_level')) return () => undefined;
  const read = addressReader(block);
  const levels = block.input('paf_match_level');
  const wanted: Readonly<Record<AddressFault, boolean>> = {
    UndeliverableAddress: undeliverable,
    ProbablyUndeliverableAddress: probablyUndeliverable,
  };
  return (row) => {
    const level = levels[row];
    const settled = typeof level === 'string' ? faultOfLevel(level.trim()) : undefined;
    const fault = settled ?? faultOfAddress(read(row));
    return fault === undefined || fault === 'none' || !wanted[fault] ? undefined : fault;
  };
}
