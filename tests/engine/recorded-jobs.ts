import { readFileSync } from 'node:fs';
import { generateRecords } from '../../invented/people/generate.ts';

/** A job whose output is recorded: run by `fettle run` and by the service. */
export interface RecordedJob {
  readonly name: string;
  readonly workflow: string;
  /** For each input its file as CSV. An input of kind file goes to the client's file area. */
  readonly inputs: Readonly<Record<string, string>>;
  /** The types of columns that are not text, as the HTTP interface numbers them. */
  readonly types?: Readonly<Record<string, number>>;
  /** The numbers of the blocks that the service gets, in the order of the records; 0, 1, 2 … unless given. */
  readonly blockNumbers?: readonly number[];
}

const example = (name: string) => readFileSync(new URL(`../../examples/${name}`, import.meta.url), 'utf8');
const CONTACTS = example('contacts.csv');
const DATE = 3;

const PEOPLE_COLUMNS = [
  'title',
  'forename',
  'middle',
  'surname',
  'address_line_1',
  'address_line_2',
  'address_line_3',
  'address_line_4',
  'town',
  'postcode',
  'email',
  'telephone',
  'date_of_birth',
];

/** A few blocks, the last of them not full. They have enough duplicates for weights to be learned. */
const PEOPLE = csv(
  ['number', ...PEOPLE_COLUMNS],
  [...generateRecords(2345, 3)].map(({ row }, at) => [
    String(at + 1),
    ...PEOPLE_COLUMNS.map((column) => (row as unknown as Record<string, string>)[column] ?? ''),
  ]),
);

const NO_COLUMNS = PEOPLE_COLUMNS.filter((name) => name !== 'date_of_birth')
  .map((name) => `${name}: null`)
  .join(', ');

const deduplication = (options: string, outputs: string) => `
name: Deduplication
description: Finds the records of the same person.
inputs:
  People: { columns: { number: text, ${PEOPLE_COLUMNS.map((name) => `${name}: text`).join(', ')} } }
steps:
  - step: deduplication
    id: duplicates
    columns: { record_id: number, date_of_birth: null, birth_text: date_of_birth }
    options: { ${options} }
outputs:
  People: {}
${outputs}`;

const DECIDED = `
name: Decided
description: Finds the records of the same person as somebody decided.
inputs:
  People: { columns: { number: text, ${PEOPLE_COLUMNS.map((name) => `${name}: text`).join(', ')} } }
  Decisions: { columns: { record_1: text, record_2: text, decision: text } }
steps:
  - step: deduplication
    id: duplicates
    input: People
    columns: { record_id: number, date_of_birth: null, birth_text: date_of_birth }
    reference:
      input: Decisions
      columns: { record_id: record_1, other_id: record_2, decision: decision, birth_text: null, ${NO_COLUMNS} }
    options: { reference: decisions, weights: standard }
outputs:
  People: { input: People }
`;

/**
 * Tidies before, between and after dataset steps. The last of these gives a second output with its own order.
 */
const SEVERAL = `
name: Several
description: Compares people with those of last month, counts words, sorts.
inputs:
  People: { columns: { name: text } }
  Previous: { columns: { full: text } }
steps:
  - { step: tidy, input: People, columns: { text: name }, options: { case: lower } }
  - step: same-value
    id: same
    input: People
    columns: { value: name, other: null }
    reference: { input: Previous, columns: { value: full } }
  - { step: tidy, id: upper, input: People, columns: { text: notes }, options: { case: upper } }
  - { step: word-counts, input: People, columns: { words: name } }
  - { step: sorted, input: People, columns: { by: name } }
  - { step: tidy, id: previous, input: Previous, columns: { text: full }, options: { case: lower } }
outputs:
  People: { input: People }
  Short: { input: People, columns: [{ name: person }, group_id] }
  Sorted: { step: sorted, columns: [sorted_by, { rank: place }] }
`;

/** A dataset step with no step before it, on a file; then another. */
const REJECTS = `
name: Rejected
description: Groups people before anything else is done, then counts words.
inputs:
  People: { kind: file, columns: { name: text, town: text, age: integer } }
steps:
  - { step: same-value, id: same, columns: { value: name, other: town }, options: { output: Suppress } }
  - { step: word-counts, columns: { words: name } }
outputs:
  People: {}
  File: { kind: file, path: "/out/{job}.csv", columns: [name, group_id, counts] }
`;

const GROUPS = `
name: Groups
description: Groups people.
inputs:
  People: { columns: { name: text } }
steps:
  - { step: tidy, columns: { text: name }, options: { case: lower } }
  - { step: same-value, id: same, columns: { value: name, other: null } }
  - { step: sorted, columns: { by: name } }
outputs:
  People: {}
  Sorted: { step: sorted }
`;

const COPY = `
name: Copy
description: Carries the records through.
inputs:
  People: {}
  Others: { columns: { name: text } }
steps:
  - { step: tidy, input: Others, columns: { text: name }, options: { case: title } }
outputs:
  People: { input: People }
  Others: { input: Others }
`;

const nameOf = (at: number) => `Person ${String((at * 7919) % 12_011).padStart(5, '0')}`;

/** More than one partition. */
const MANY = csv(
  ['name'],
  Array.from({ length: 20_111 }, (_, at) => [at === 10_500 ? 'reject' : nameOf(at)]),
);

const BROKEN = `${[
  'name,town,age',
  'ann lee,Chester,31',
  'bob lee,Chester,x',
  '"reject",Hull,5',
  'bob lee,Leeds,41',
  'cy,,',
  '"x,y"',
  ...Array.from({ length: 2500 }, (_, at) =>
    at % 611 === 0 ? 'reject,Ely,1' : `dee ${at % 401},${at},${at}`,
  ),
].join('\n')}\n`;

export const RECORDED_JOBS: readonly RecordedJob[] = [
  {
    name: 'record steps and matching',
    workflow: example('workflows/contact-check.yaml'),
    inputs: { Contacts: firstRows(CONTACTS, 700) },
  },
  {
    name: 'suppression',
    workflow: example('workflows/suppression.yaml'),
    inputs: { Contacts: firstRows(CONTACTS, 300) },
    types: { updated: DATE },
  },
  {
    name: 'the whole way to letters',
    workflow: example('workflows/mailing.yaml'),
    inputs: { Contacts: firstRows(CONTACTS, 500) },
    types: { updated: DATE },
  },
  {
    name: 'deduplication with learned weights and golden records',
    workflow: deduplication('goldenRecords: true, weights: learned', '  Golden: { step: duplicates }\n'),
    inputs: { People: PEOPLE },
  },
  {
    name: 'deduplication with a review list',
    workflow: deduplication(
      'reviewList: true, outputType: Suppress, weights: standard',
      '  Review: { step: duplicates }\n',
    ),
    inputs: { People: PEOPLE },
  },
  {
    name: 'deduplication with decisions',
    workflow: DECIDED,
    inputs: {
      People: firstRows(PEOPLE, 1200),
      Decisions: 'record_1,record_2,decision\n1,2,together\n3,900,together\n4,5,apart\n6,99999,apart\n',
    },
  },
  {
    name: 'several dataset steps, a reference and an order',
    workflow: SEVERAL,
    inputs: { People: MANY, Previous: 'full\nPerson 00003\nPERSON 00007\nnobody\nreject\n' },
  },
  { name: 'rejects of a file and of steps', workflow: REJECTS, inputs: { People: BROKEN } },
  { name: 'no record', workflow: GROUPS, inputs: { People: 'name\n' } },
  { name: 'one record', workflow: GROUPS, inputs: { People: 'name\nAnn Lee\n' } },
  {
    name: 'a few blocks whose numbers have gaps',
    workflow: GROUPS,
    inputs: {
      People: csv(
        ['name'],
        Array.from({ length: 3300 }, (_, at) => [nameOf(at % 2750)]),
      ),
    },
    blockNumbers: [0, 2, 3, 40],
  },
  {
    name: 'two inputs, one of them without a step',
    workflow: COPY,
    inputs: { People: firstRows(CONTACTS, 1000), Others: 'name,fax\nann lee,1\nBOB,\n' },
  },
];

function csv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (values: readonly string[]) =>
    values.map((value) => `"${value.replaceAll('"', '""')}"`).join(',');
  return `${[header, ...rows].map(line).join('\n')}\n`;
}

/** The header and the first rows of a CSV text whose values have no line breaks. */
function firstRows(text: string, count: number): string {
  return `${text
    .split('\n')
    .slice(0, count + 1)
    .join('\n')}\n`;
}
