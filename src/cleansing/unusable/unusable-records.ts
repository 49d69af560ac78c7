import Type, { type Static } from 'typebox';
import { ADDRESS_NEEDS, addressReader } from '../address/typed-address.ts';
import { NAME_NEEDS, nameReader } from '../name/name-reader.ts';
import { type AppendedColumn, defineStep, type StepBlock } from '../step.ts';
import { type AddressFault, faultOfAddress, faultOfLevel } from './address-fault.ts';
import { type NameFault, nameFault } from './name-fault.ts';

/** What becomes of a record that cannot be used. */
const OUTPUT_TYPES = ['Flag', 'Suppress'] as const;

/** The words of the legend, in the order in which they are written, with the statistic of each. */
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
  description: `Why the record cannot be used; empty where it can. ${Object.keys(LEGENDS).join(', ')}: one of the name and one of the address at most, separated by ;.`,
};

const flag = (fallback: boolean, description: string) => Type.Boolean({ default: fallback, description });

const UnusableOptions = Type.Object(
  {
    blankNames: flag(
      true,
      'Whether records without a name that can be written to are found: blank ones, N/A, a title, initials or a forename alone. A company, or The Occupier, will do.',
    ),
    undeliverable: flag(
      true,
      'Whether records are found that no letter can reach: by paf_match_level where it is mapped (Town or None), else by the address itself, where it lacks a postcode and town, or anything before them, or is no address.',
    ),
    probablyUndeliverable: flag(
      true,
      'Whether records are found that letters will hardly reach: a street without a premise, or an address without a postcode.',
    ),
    salacious: flag(
      true,
      'Whether rude names are found, also with figures, signs and spaces in them. Names that people bear are none.',
    ),
    random: flag(
      true,
      'Whether names are found that are nobody’s: runs over the keyboard, letters at random, trials, Mickey Mouse.',
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

/** Finds records whose name or address is of no use. */
export const unusableRecords = defineStep({
  name: 'unusable-records',
  description:
    'Finds records that cannot be used: no name to write to, a rude or random one, an address that no letter reaches.',
  needs: [
    ...NAME_NEEDS,
    ...ADDRESS_NEEDS,
    {
      name: 'paf_match_level',
      type: 'text',
      required: false,
      description:
        'The column of this name, of records that went through address-cleansing. Records in which it is empty are judged by their address.',
    },
  ],
  needsOneOf: ['name', 'surname', 'address', 'address_line_1', 'postcode', 'paf_match_level'],
  options: UnusableOptions,
  statistics: {
    usable: 'Records with nothing against them',
    unusable: 'Records with something against them',
    incompleteName: 'Records without a name to write to',
    undeliverableAddress: 'Records that no letter can reach',
    probablyUndeliverableAddress: 'Records that letters will hardly reach',
    salaciousName: 'Records with a rude name',
    randomName: 'Records with a name that is nobody’s',
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
    // A company is written to by its own name.
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
