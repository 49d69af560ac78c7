import Type from 'typebox';
import { type AppendedColumn, defineStep, type StepBlock } from '../step.ts';
import { type CleansedName, cleanseName } from './cleanse-name.ts';
import { NAME_NEEDS, NAME_NEEDS_ONE_OF, nameReader } from './name-reader.ts';
import { NAME_TYPES } from './read-name.ts';
import type { NameFields } from './read-parts.ts';
import { SALUTATIONS, type Salutation } from './salutation.ts';
import { NAME_CASES, type NameCase } from './written-person.ts';

/** The longest default salutation, in characters. */
const DEFAULT_SALUTATION_LENGTH = 100;

/**
 * Splits names, repairs their capitals, determines the sex, and writes the salutation and the envelope name.
 */
export const nameCleansing = defineStep({
  name: 'name-cleansing',
  description:
    'Splits names into their parts, repairs their capitals, determines the sex if the name permits, and writes the salutation and the envelope name. Joint names stay together. Companies, offices and nonsense in the name column are flagged.',
  needs: NAME_NEEDS,
  needsOneOf: NAME_NEEDS_ONE_OF,
  options: Type.Object(
    {
      split: Type.Boolean({
        default: true,
        description: 'Whether to append title, forename, middle, surname and suffix.',
      }),
      case: Type.Unsafe<NameCase>({
        type: 'string',
        enum: [...NAME_CASES],
        default: 'mixed',
        description:
          'mixed writes names as their owners do (McDonald, van der Berg, O’Brien): names all in capitals or all in lower case are repaired, deliberate spellings are kept. upper and lower write everything in that case; asis changes no letter.',
      }),
      salutation: Type.Unsafe<Salutation>({
        type: 'string',
        enum: [...SALUTATIONS],
        default: 'formal',
        description:
          'formal: Dear Mr Smith. informal: Dear John. If the name does not permit one form, the other is used. none appends no salutation.',
      }),
      defaultSalutation: Type.String({
        default: 'Dear Sir or Madam',
        maxLength: DEFAULT_SALUTATION_LENGTH,
        description: 'The salutation if the name permits neither form, and for companies and blank names.',
      }),
    },
    { additionalProperties: false },
  ),
  statistics: {
    person: 'Names of one person',
    joint: 'Names of several people',
    company: 'Organisations in the name column',
    unknown: 'Other names: offices, the dead, nonsense; without blank names',
    blank: 'Blank names',
    split: 'Names split into parts',
    genderMale: 'Names of a man',
    genderFemale: 'Names of a woman',
    genderUnknown: 'Names of one person with unknown sex',
    caseChanged: 'Names with changed capitals',
    defaultSalutation: 'Records that got the default salutation',
  },
  appends: ({ split, salutation }) => [
    ...(split ? PARTS : []),
    {
      name: 'gender',
      type: 'text',
      description: 'M, F, U if unknown, J for several people. Empty if the name is not that of people.',
    },
    ...(salutation === 'none' ? [] : [SALUTATION]),
    {
      name: 'envelope_name',
      type: 'text',
      description: 'The name for the envelope: Mr John A Smith OBE, Mr & Mrs J Smith, Smith & Sons Ltd.',
    },
    {
      name: 'name_type',
      type: 'text',
      description: `${NAME_TYPES.join(', ')}: Unknown is an office (The Occupier), somebody dead, nonsense, or nothing.`,
    },
  ],
  prepare: ({ options }) => ({
    open(block) {
      const read = nameReader(block);
      const write = writer(block, options.split, options.salutation !== 'none');
      return (row) => {
        const name = read(row);
        const cleansed = cleanseName(name ?? '', options);
        write(row, cleansed);
        count(block, name, cleansed);
        if (options.split && cleansed.gender !== '') block.count('split');
      };
    },
  }),
});

const PARTS: readonly AppendedColumn[] = [
  { name: 'title', type: 'text', description: 'The titles: Mr, Rev Dr; for several people Mr & Mrs.' },
  {
    name: 'forename',
    type: 'text',
    description: 'The first forename or initial; for several people John & Jane.',
  },
  { name: 'middle', type: 'text', description: 'The other forenames and initials.' },
  { name: 'surname', type: 'text', description: 'The surname; for several people Smith, or Jones & Brown.' },
  { name: 'suffix', type: 'text', description: 'The suffixes: Jr, III, OBE, PhD.' },
];

const SALUTATION: AppendedColumn = {
  name: 'salutation',
  type: 'text',
  description: 'The beginning of a letter: Dear Mr Smith, Dear Mr and Mrs Smith, Dear Sir John.',
};

function writer(
  block: StepBlock,
  split: boolean,
  greets: boolean,
): (row: number, name: CleansedName) => void {
  const parts = split
    ? (['title', 'forename', 'middle', 'surname', 'suffix'] as const).map((part) => ({
        part,
        values: block.output(part),
      }))
    : [];
  const salutations = greets ? block.output('salutation') : undefined;
  const genders = block.output('gender');
  const envelopes = block.output('envelope_name');
  const types = block.output('name_type');
  return (row, name) => {
    for (const { part, values } of parts) values[row] = name[part] || null;
    genders[row] = name.gender || null;
    if (salutations !== undefined) salutations[row] = name.salutation || null;
    envelopes[row] = name.envelopeName || null;
    types[row] = name.type;
  };
}

const GENDER_STATISTICS = { M: 'genderMale', F: 'genderFemale', U: 'genderUnknown' } as const;

const TYPE_STATISTICS = { Person: 'person', Joint: 'joint', Company: 'company', Unknown: 'unknown' } as const;

function count(block: StepBlock, name: string | NameFields | undefined, cleansed: CleansedName): void {
  block.count(name === undefined ? 'blank' : TYPE_STATISTICS[cleansed.type]);
  const { gender } = cleansed;
  if (gender !== '' && gender !== 'J') block.count(GENDER_STATISTICS[gender]);
  if (cleansed.caseChanged) block.count('caseChanged');
  if (cleansed.usedDefaultSalutation) block.count('defaultSalutation');
}
