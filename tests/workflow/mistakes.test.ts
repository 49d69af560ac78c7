import { describe, expect, test } from 'vitest';
import { parseWorkflow } from '../../src/workflow/file/parse.ts';
import { WORKFLOW_LENGTH } from '../../src/workflow/file/schema.ts';
import { TEST_CATALOGUE } from './test-steps.ts';

/**
 * Wrong workflow files. Each `▸` in a file marks a mistake that must be reported; the messages are in that
 * order. A case gives the part of the file that differs from a valid one.
 */
interface WrongFile {
  readonly file: string;
  readonly messages: readonly string[];
}

const head = 'name: W\ndescription: A test.\n';
const inputs = 'inputs:\n  People:\n    columns: { name: text, age: integer, title: text }\n';
const outputs = 'outputs:\n  People: {}\n';

const steps = (text: string): string => `${head}${inputs}steps:\n${text}\n${outputs}`;
const parameters = (text: string): string => `${head}${inputs}parameters:\n${text}\n${outputs}`;
const output = (text: string): string => `${head}${inputs}steps:\n  - step: split-name\noutputs:\n${text}\n`;

const WRONG: Readonly<Record<string, WrongFile>> = {
  'references of steps that take none, that need one, and that cannot be': {
    file: `${head}inputs:
  People: { columns: { name: text, age: integer } }
  Others: { columns: { full: text, age: text } }
steps:
  - { step: split-name, input: People, ▸reference: Others }
  - ▸{ step: new-to, input: People }
  - { step: same-as, input: People, reference: ▸People }
  - { step: same-as, id: near, input: People, reference: ▸Other }
  - { step: same-as, id: lacks, input: People, columns: { age: null }, reference: ▸Others }
  - { step: same-as, id: typed, input: People, reference: { input: Others, columns: { name: full, age: ▸age, ▸nam: full } } }
  - { step: same-as, id: without, input: People, reference: { input: Others, columns: { name: ▸null, age: null } } }
outputs:
  People: { input: People }
`,
    messages: [
      'split-name does not compare with another input. Leave reference out.',
      'new-to needs an input to compare with. Add reference: ….',
      'same-as compares the records of People with each other in any case. Name another input.',
      'Unknown input Other; did you mean Others?',
      'Others has no column name for name: add columns: { name: … }, or null for none.',
      'age must be a column of type integer; age of Others is text.',
      'Unknown need of same-as nam; did you mean name?',
      'same-as requires name. Name a column for it.',
    ],
  },
  'the place of a table in something that is no file': {
    file: `${head}inputs:
  People: { columns: { name: text }, ▸sheet: Sales, ▸header: false }
outputs:
  People: {}
`,
    messages: [
      'Only a file has sheet. Add kind: file to the input.',
      'Only a file has header. Add kind: file to the input.',
    ],
  },
  'references that go round in a circle': {
    file: `${head}inputs:
  People: { columns: { name: text } }
  Others: { columns: { name: text } }
steps:
  - { step: same-as, input: People, reference: Others }
  - { step: same-as, id: back, input: Others, reference: ▸People }
outputs:
  People: { input: People }
`,
    messages: ['The references form a circle: People waits for itself. Leave one of them out.'],
  },
  'outputs of steps that give none': {
    file: `${head}${inputs}steps:
  - { step: split-name, id: split }
  - { step: same-as, id: same }
  - { step: same-as, id: none, options: { pairs: false } }
outputs:
  People: {}
  Split: { step: ▸split }
  Unknown: { step: ▸sam }
  None: { step: ▸none }
  Pairs: { step: same, columns: [pair, ▸name] }
`,
    messages: [
      'The step split (split-name) has no second output. Name an input instead.',
      'Unknown step with a second output sam; did you mean same?',
      'The step none (same-as) has no second output under these options.',
      'Unknown column name; it must be pair.',
    ],
  },
  'YAML that cannot be read': {
    file: `${head}${inputs}outputs: { People: {} ▸`,
    messages: ['YAML: Flow map in block collection must be sufficiently indented and end with a }.'],
  },
  'a key that stands twice': {
    file: `${head}▸name: V\n${inputs}${outputs}`,
    messages: ['This key is repeated. Each key may appear only once.'],
  },
  'two documents': {
    file: `${head}${inputs}${outputs}▸---\nname: V\n`,
    messages: ['A workflow file must have only one document. A second one starts here.'],
  },
  'a star without quotes': {
    file: output('  People:\n    columns: [title, ▸*]'),
    messages: ['A * starts an alias in YAML; put "*" in quotes to mean all other columns.'],
  },
  'something other than a mapping': {
    file: '▸- name: W\n',
    messages: ['A workflow is a mapping with the keys name, description, inputs, steps and outputs.'],
  },
  'missing and unknown keys': {
    file: `▸name: W\n▸descripton: A test.\n▸colour: red\n${inputs}${outputs}`,
    messages: [
      'The workflow needs the key description.',
      'Unknown key descripton; did you mean description?',
      'Unknown key colour; it must be one of name, description, inputs, parameters, steps or outputs.',
    ],
  },
  'names that break their rules': {
    file: `name: ▸1W\ndescription: A test.\ninputs:\n  ▸the people:\n    columns: { ▸First Name: text }\n${outputs}`,
    messages: [
      'name is not valid (1W): a letter, then up to 99 letters, digits, _ or -.',
      'the people is not a valid name for an input: a letter, then up to 99 letters, digits, _ or -.',
      'First Name is not a valid name for a column: a-z first, then only a-z, 0-9 or _, at most 100 characters.',
    ],
  },
  'values of the wrong type': {
    file: `name: ▸[W]\ndescription: ▸5\ninputs: ▸People\n${outputs}`,
    messages: [
      'name must be text, not a list.',
      'description must be text, not 5: put it in quotes to make it text.',
      'inputs must be a mapping, not "People".',
    ],
  },
  'column types': {
    file: `${head}inputs:\n  People:\n    columns:\n      name: ▸txt\n      age: ▸7\n      born: { type: ▸dat }\n      ▸sex: { description: f or m }\n${outputs}`,
    messages: [
      'name must be one of text, integer, decimal, date or boolean, not "txt"; did you mean text?',
      'age must be text, integer, decimal, date or boolean, or { type: …, description: … }, not 7.',
      'type must be one of text, integer, decimal, date or boolean, not "dat"; did you mean date?',
      'sex needs the key type.',
    ],
  },
  'two input files': {
    file: `${head}inputs:\n  A: { kind: file }\n  B: { kind: ▸file }\n  C: { kind: ▸table }\noutputs:\n  A: { input: A }\n  B: { input: B }\n  C: { input: C }\n`,
    messages: [
      'Only one input may be a file, because a job has one inputFilename. The input A is one already.',
      'kind must be one of dataset or file, not "table".',
    ],
  },
  'inputs that differ in letter case, and one that goes nowhere': {
    file: `${head}inputs:\n  People: {}\n  ▸people: {}\n  ▸Firms: {}\noutputs:\n  A: { input: People }\n  B: { input: people }\n`,
    messages: [
      'The input people differs from People only in letter case.',
      'No output holds the records of Firms: add one with input: Firms.',
    ],
  },
  'steps that do not exist': {
    file: steps('  - step: ▸splitname\n  - step: ▸wash\n  - ▸id: x\n  - ▸score'),
    messages: [
      'Unknown step splitname; did you mean split-name?',
      'Unknown step wash; it must be one of split-name, score, reach, same-as, new-to or tidy.',
      'Step 3 needs the key step.',
      'Step 4 must be a mapping, not "score".',
    ],
  },
  'ids that do not differ': {
    file: steps(
      '  - { step: split-name, id: a }\n  - { step: split-name, id: ▸a }\n  - { step: split-name, id: ▸A }',
    ),
    messages: [
      'Step 1 already has the id a.',
      'id is not valid (A): a-z first, then up to 99 of a-z, 0-9, _ or -.',
    ],
  },
  'options that are unknown or have wrong values': {
    file: steps(
      '  - step: split-name\n    options: { ▸gretting: Hi, case: ▸Upper, greeting: ▸5, oldest: ▸151, weight: ▸heavy, words: [▸NULL], gender: ▸yes }',
    ),
    messages: [
      'Unknown option gretting; did you mean greeting?',
      'case must be one of upper or mixed, not "Upper"; did you mean upper?',
      'greeting must be text, or a parameter ({ parameter: NAME }), not 5: put it in quotes to make it text.',
      'oldest must be at most 150, not 151.',
      'weight must be a number, or a parameter ({ parameter: NAME }), not "heavy".',
      'Item 1 of words must be text, not null: put it in quotes to make it text.',
      'gender must be true or false, or a parameter ({ parameter: NAME }), not "yes".',
    ],
  },
  'needs without a column, or with a wrong one': {
    file: `${head}inputs:\n  People:\n    columns: { full_name: text, age: text }\nsteps:\n  - ▸step: split-name\n    columns: { age: null }\n  - step: split-name\n    columns: { name: ▸fullname, ▸agee: full_name, age: ▸age }\n  - step: split-name\n    columns: { name: ▸null, age: null }\n  - ▸step: split-name\n    columns: { name: full_name }\n${outputs}`,
    messages: [
      'split-name needs a column for name (text): columns: { name: … }.',
      'Unknown column fullname; did you mean full_name?',
      'Unknown need agee; did you mean age?',
      'age must be a column of type integer; age is text: map another column, or null for none.',
      'split-name requires name. Name a column for it.',
      'age must be a column of type integer; age is text: map another column, or null for none.',
    ],
  },
  'none of the needs of which one must be there': {
    file: steps(
      '  - ▸step: reach\n  - { step: reach, columns: { email: title } }\n  - { step: reach, columns: { phone: ▸tel } }',
    ),
    messages: [
      'reach needs a column for email or phone.',
      'Unknown column tel; it must be one of name, age or title.',
    ],
  },
  'options that decide the columns, from parameters that leave it open': {
    file: `${head}${inputs}parameters:
  Any: { type: text, default: long }
  Same: { type: text, enum: [short, long], default: short }
  Less: { type: text, enum: [short, long], required: false }
  More: { type: text, enum: [none, long] }
steps:
  - { step: reach, columns: { email: title }, options: { note: ▸{ parameter: Any } } }
  - { step: reach, columns: { email: title }, options: { note: { parameter: Same } } }
  - { step: reach, columns: { email: title }, options: { note: ▸{ parameter: Less } } }
  - { step: reach, columns: { email: title }, options: { note: ▸{ parameter: More } } }
${outputs}`,
    messages: ['Any', 'Less', 'More'].map(
      (name) =>
        `note decides which columns reach appends. Give it a fixed value, or give the parameter ${name} an enum of values that all lead to the same columns.`,
    ),
  },
  'a column that only a later step appends': {
    file: steps(
      '  - { step: tidy, columns: { text: ▸surname } }\n  - { step: split-name }\n  - { step: tidy, columns: { text: surname } }',
    ),
    messages: ['Unknown column surname; it must be one of name, age or title.'],
  },
  'renames to bad and taken names': {
    file: steps(
      '  - step: split-name\n    rename: { title: ▸age, ▸surnam: family, surname: ▸Family }\n  - step: split-name\n    rename: { surname: ▸title_2 }',
    ),
    messages: [
      'There is already a column age. Choose another name.',
      'Unknown column of split-name surnam; did you mean surname?',
      'surname is not valid (Family): a-z first, then only a-z, 0-9 or _, at most 100 characters.',
      'There is already a column title_2. Choose another name.',
    ],
  },
  'which input, where there are two': {
    file: `${head}inputs:\n  A: { columns: { name: text } }\n  B: { columns: { name: text } }\nsteps:\n  - ▸step: split-name\n  - { step: split-name, input: ▸C }\noutputs:\n  ▸X: {}\n  Y: { input: ▸AB }\n`,
    messages: [
      'Name the input that it belongs to: input: A or B.',
      'Unknown input C; did you mean A?',
      'Name the input that it belongs to: input: A or B.',
      'Unknown input AB; did you mean A?',
    ],
  },
  'parameters with wrong limits and defaults': {
    file: parameters(`  Age: { type: integer, minimum: 0, maximum: 9, default: ▸12 }
  Many: { type: integer, default: ▸few }
  From: { type: decimal, ▸minimum: 2, maximum: 1 }
  Until: { type: date, default: ▸2026-02-30 }
  Word: { type: text, default: ▸5 }
  Short: { type: text, maxLength: 3, default: ▸long }
  Like: { type: text, pattern: "[A-Z]+", default: ▸Ab }
  Bad: { type: text, ▸pattern: "[" }
  Slow: { type: text, ▸pattern: "(a+)+" }
  One: { type: text, enum: [red, green], default: ▸gren }
  Odd: { type: integer, enum: [1, ▸x] }
  Flag: { type: boolean, ▸enum: [true] }
  Text: { type: text, ▸minimum: 1 }
  Both: { type: text, ▸required: true, default: a }
  ▸None: { default: 1 }
  Type: { type: ▸string }
  ▸flag: { type: boolean }`),
    messages: [
      'The default must be at most 9, not 12.',
      'The default must be an integer: the parameter has the type integer.',
      'The minimum 2 is greater than the maximum 1.',
      'The default must be a date such as 2026-01-31: the parameter has the type date.',
      'The default of a text parameter must be text. Put it in quotes.',
      'The default must be at most 3 characters, not 4.',
      'The default must match [A-Z]+, which "Ab" does not.',
      'This is not a valid JavaScript regular expression (flag u).',
      'This expression would take hours on some texts, as (a+)+ does on "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!". Avoid a repetition inside another repetition of the same characters.',
      'The default must be one of red or green, not "gren"; did you mean green?',
      'Each value must be an integer: the parameter has the type integer.',
      'A parameter of type boolean has no enum; it may have no limits.',
      'A parameter of type text has no minimum; it may have enum, pattern, maxLength.',
      'A parameter with a default cannot be required. Leave out required or default.',
      'None needs the key type.',
      'type must be one of text, integer, decimal, date or boolean, not "string".',
      'The parameter flag differs from Flag only in letter case.',
    ],
  },
  'options from parameters that do not suit': {
    file: `${head}${inputs}parameters:
  Case: { type: text, enum: [upper, lower] }
  Age: { type: integer, default: 200 }
  Part: { type: decimal }
  Yes: { type: boolean, default: true }
  Bad: { type: text, default: ▸5 }
steps:
  - step: split-name
    options:
      case: ▸{ parameter: Case }
      oldest: ▸{ parameter: Age }
      greeting: ▸{ parameter: Yes }
      weight: { parameter: ▸Prat }
      gender: ▸{ parameter: Yes }
      words: ▸{ parameter: Case }
  - step: split-name
    options:
      oldest: ▸{ parameter: Part }
      ▸weight: { ▸paramter: Part }
      greeting: { parameter: Bad }
${outputs}`,
    messages: [
      'The default of a text parameter must be text. Put it in quotes.',
      'case must be upper or mixed; the parameter Case may be "lower".',
      'oldest must be an integer from 1 to 150; the parameter Age may be 200.',
      'greeting takes text; the parameter Yes has the type boolean.',
      'Unknown parameter Prat; did you mean Part?',
      'gender decides which columns split-name appends. Give it a fixed value, or give the parameter Yes an enum of values that all lead to the same columns.',
      'words takes a list, each text; the parameter Case has the type text.',
      'oldest takes an integer from 1 to 150; the parameter Part has the type decimal.',
      'weight needs the key parameter.',
      'Unknown key paramter; did you mean parameter?',
    ],
  },
  'outputs that clash': {
    file: output(
      '  People: {}\n  ▸people: {}\n  ▸Rejects: {}\n  A: { kind: file, path: /a.csv }\n  B: { kind: file, path: ▸/A.csv }',
    ),
    messages: [
      'The output people differs from People only in letter case.',
      'The name Rejects is reserved. Every job has this output; it need not be declared.',
      'The output A already has this path.',
    ],
  },
  'paths of output files': {
    file: output(
      '  ▸A: { kind: file }\n  B: { ▸path: /b.csv }\n  C: { kind: file, path: ▸/out/../c.csv }\n  D: { kind: file, path: ▸d.csv }\n  E: { kind: file, path: ▸"/{Job}.csv" }\n  F: { kind: file, path: ▸"/a\\\\b" }',
    ),
    messages: [
      'An output of kind file needs a path, such as /out/{job}.csv.',
      'Only an output of kind file has a path: add kind: file, or leave it out.',
      'path is not valid (/out/../c.csv): it starts with / and no part of it is ".", ".." or empty.',
      'path is not valid (d.csv): it starts with / and no part of it is ".", ".." or empty.',
      'Unknown placeholder {Job} in the path; the only one is {job}.',
      'path is not valid (/a\\b): it starts with / and no part of it is ".", ".." or empty.',
    ],
  },
  'output columns that do not exist or come twice': {
    file: output(
      '  People:\n    columns:\n      - name\n      - ▸gender\n      - title: ▸name\n      - ▸{ age: a, surname: b }\n      - age: ▸Age\n      - ▸title_3\n      - "*"\n      - ▸"*"\n      - ▸{}',
    ),
    messages: [
      'Unknown column gender; it must be one of name, age, title, title_2 or surname.',
      'This output already has a column name. Choose another name.',
      'Item 4 of columns must have at most 1 entry.',
      'age is not valid (Age): a-z first, then only a-z, 0-9 or _, at most 100 characters.',
      'Unknown column title_3; did you mean title_2?',
      'This output already has a column *. Choose another name.',
      'Item 9 of columns must have at least 1 entry.',
    ],
  },
  'nothing to do': {
    file: `${head}inputs: ▸{}\noutputs: ▸{}\n`,
    messages: ['inputs must have at least 1 entry.', 'outputs must have at least 1 entry.'],
  },
  'a character that no database stores': {
    file: `name: W\ndescription: ▸"a\\0b"\n${inputs}${outputs}`,
    messages: ['This text contains a character that is not allowed (NUL or half of a surrogate pair).'],
  },
  'a mistake behind an anchor, where it stands': {
    file: `${head}inputs:\n  A: { columns: &c { name: ▸txt } }\n  B: { columns: *c }\noutputs:\n  A: { input: A }\n  B: { input: B }\n`,
    messages: [
      'name must be one of text, integer, decimal, date or boolean, not "txt"; did you mean text?',
      'name must be one of text, integer, decimal, date or boolean, not "txt"; did you mean text?',
    ],
  },
};

describe('every mistake of a workflow file is reported at its place', () => {
  test.each(Object.entries(WRONG))('%s', (_, { file, messages }) => {
    const { text, places } = unmark(file);
    const { mistakes, workflow } = parseWorkflow(text, TEST_CATALOGUE);
    expect(workflow).toBeUndefined();
    expect(mistakes.map(({ message }) => message)).toEqual(messages);
    const found = mistakes.map(({ line, column }) => `${line}:${column}`);
    expect([...new Set(found)]).toEqual([...new Set(places)]);
  });

  test('the path leads to the mistake', () => {
    const { mistakes } = parseWorkflow(
      steps('  - step: split-name\n    options: { words: [1] }'),
      TEST_CATALOGUE,
    );
    expect(mistakes.map(({ path }) => path)).toEqual(['steps[0].options.words[0]']);
  });
});

describe('a hostile file is refused quickly', () => {
  test('that is too long', () => {
    const { mistakes } = parseWorkflow('#'.repeat(WORKFLOW_LENGTH + 1));
    expect(mistakes[0]?.message).toBe(
      `The file has ${WORKFLOW_LENGTH + 1} characters; a workflow has at most ${WORKFLOW_LENGTH} (WORKFLOW_LENGTH).`,
    );
  });

  test('that nests thousands of levels deep', () => {
    const { mistakes } = parseWorkflow('['.repeat(WORKFLOW_LENGTH));
    expect(mistakes).not.toEqual([]);
  });

  test('whose aliases expand without end', () => {
    const levels = Array.from({ length: 12 }, (_, at) =>
      at === 0
        ? 'a0: &a0 [x, x, x, x, x, x, x, x, x]'
        : `a${at}: &a${at} [${Array(9)
            .fill(`*a${at - 1}`)
            .join(', ')}]`,
    );
    const { mistakes } = parseWorkflow(`${levels.join('\n')}\n`);
    expect(mistakes.map(({ message }) => message)).toEqual([
      'The file cannot be read: Excessive alias count indicates a resource exhaustion attack.',
    ]);
  });

  test('whose alias contains itself', () => {
    expect(parseWorkflow('name: &a [*a]\n').mistakes).not.toEqual([]);
  });

  test('names of Object.prototype are names like any other', () => {
    const file = `${head}inputs:\n  toString: { columns: { constructor: text, __proto__: text } }\nsteps:\n  - { step: constructor }\n  - { step: tidy, columns: { text: valueof } }\noutputs:\n  hasOwnProperty: {}\n`;
    expect(parseWorkflow(file, TEST_CATALOGUE).mistakes.map(({ message }) => message)).toEqual([
      '__proto__ is not a valid name for a column: a-z first, then only a-z, 0-9 or _, at most 100 characters.',
      'Unknown step constructor; it must be one of split-name, score, reach, same-as, new-to or tidy.',
    ]);
  });
});

/** The text without its marks, and the line:column of each. */
function unmark(marked: string): { text: string; places: string[] } {
  const places: string[] = [];
  const lines = marked.split('\n').map((line, at) => {
    const [first = '', ...rest] = line.split('▸');
    let text = first;
    for (const part of rest) {
      places.push(`${at + 1}:${text.length + 1}`);
      text += part;
    }
    return text;
  });
  return { text: lines.join('\n'), places };
}
