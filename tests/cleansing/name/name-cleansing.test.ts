import { Value as TypeValue } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { CATALOGUE, stepNamed } from '../../../src/cleansing/catalogue.ts';
import { nameCleansing } from '../../../src/cleansing/name/name-cleansing.ts';
import { isName } from '../../../src/records/column.ts';
import { runStep } from '../../support/run-step.ts';

const ALL = [
  'title',
  'forename',
  'middle',
  'surname',
  'suffix',
  'gender',
  'salutation',
  'envelope_name',
  'name_type',
];

const appended = (options: Record<string, unknown>) =>
  nameCleansing
    .appends(TypeValue.Default(nameCleansing.options, options) as Parameters<typeof nameCleansing.appends>[0])
    .map(({ name }) => name);

test('is in the catalogue', () => {
  expect(stepNamed('name-cleansing', CATALOGUE)).toBe(nameCleansing);
});

describe('the appended columns', () => {
  test('are these, in this order, under names that columns may have', () => {
    expect(appended({})).toEqual(ALL);
    expect(appended({}).every(isName)).toBe(true);
  });

  test('omit the parts without the option split, and the salutation without its option', () => {
    expect(appended({ split: false })).toEqual(['gender', 'salutation', 'envelope_name', 'name_type']);
    expect(appended({ salutation: 'none' })).toEqual(ALL.filter((name) => name !== 'salutation'));
    expect(appended({ split: false, salutation: 'none' })).toEqual(['gender', 'envelope_name', 'name_type']);
  });

  test('stand after the client’s column, which stays unchanged', async () => {
    const { records } = await runStep(nameCleansing, [{ name: '  SMITH, MR JOHN A ' }]);
    expect(records).toEqual([
      {
        name: '  SMITH, MR JOHN A ',
        title: 'Mr',
        forename: 'John',
        middle: 'A',
        surname: 'Smith',
        suffix: null,
        gender: 'M',
        salutation: 'Dear Mr Smith',
        envelope_name: 'Mr John A Smith',
        name_type: 'Person',
      },
    ]);
    expect(Object.keys(records[0]!)).toEqual(['name', ...ALL]);
  });

  test('are numbered if the client has columns of the same names', async () => {
    const { records } = await runStep(nameCleansing, [{ title: 'MR', forename: 'JOHN', surname: 'SMITH' }]);
    expect(records[0]).toMatchObject({
      title: 'MR',
      forename: 'JOHN',
      surname: 'SMITH',
      title_2: 'Mr',
      forename_2: 'John',
      surname_2: 'Smith',
    });
  });
});

describe('empty parts are null', () => {
  const nothing = {
    title: null,
    forename: null,
    middle: null,
    surname: null,
    suffix: null,
    gender: null,
    salutation: 'Dear Sir or Madam',
  };

  test.each([
    [null, null, 'Unknown'],
    ['', null, 'Unknown'],
    ['   ', null, 'Unknown'],
    ['The Occupier', 'The Occupier', 'Unknown'],
    ['ACME LTD', 'Acme Ltd', 'Company'],
  ])('%s', async (name, envelope, type) => {
    const { records } = await runStep(nameCleansing, [{ name }]);
    expect(records).toEqual([{ name, ...nothing, envelope_name: envelope, name_type: type }]);
  });

  test('a blank default salutation is null', async () => {
    const { records } = await runStep(nameCleansing, [{ name: 'Acme Ltd' }], { defaultSalutation: '' });
    expect(records[0]).toMatchObject({ salutation: null });
  });
});

describe('the options', () => {
  test.each([
    [{}, true],
    [{ split: false, case: 'upper', salutation: 'informal', defaultSalutation: 'Dear Customer' }, true],
    [{ case: 'title' }, false],
    [{ salutation: 'friendly' }, false],
    [{ split: 'yes' }, false],
    [{ defaultSalutation: 'x'.repeat(101) }, false],
    [{ unknown: 1 }, false],
  ])('%j: %s', (options, valid) => {
    const whole = TypeValue.Default(nameCleansing.options, structuredClone(options));
    expect(TypeValue.Check(nameCleansing.options, whole)).toBe(valid);
  });

  test.each([
    [{ case: 'upper' }, 'MR JOHN MCDONALD', 'DEAR MR MCDONALD'],
    [{ case: 'lower' }, 'mr john mcdonald', 'dear mr mcdonald'],
    [{ case: 'asis' }, 'MR John McDonald', 'Dear MR McDonald'],
    [{ salutation: 'informal' }, 'Mr John McDonald', 'Dear John'],
  ])('%j', async (options, envelope, salutation) => {
    const { records } = await runStep(nameCleansing, [{ name: 'MR. John McDonald' }], options);
    expect(records[0]).toMatchObject({ envelope_name: envelope, salutation });
  });
});

describe('the source of the name', () => {
  test('is the parts if there is a surname, otherwise the full name', async () => {
    const { records } = await runStep(nameCleansing, [
      { name: 'Ann Other-Name', forename: 'Jane', surname: 'Smith' },
      { name: 'Mr John Brown', forename: 'Jane', surname: null },
      { name: null, forename: 'Jane', surname: null },
      { name: '', forename: '', surname: ' ' },
    ]);
    expect(records.map(({ envelope_name }) => envelope_name)).toEqual([
      'Jane Smith',
      'Mr John Brown',
      'Jane',
      null,
    ]);
  });

  test('may include middle names in a column of their own', async () => {
    const { records } = await runStep(nameCleansing, [{ forename: 'Jane', middle: 'Q R', surname: 'Smith' }]);
    expect(records[0]).toMatchObject({ forename_2: 'Jane', middle_2: 'Q R', surname_2: 'Smith' });
  });

  test('is required: a workflow must map the full name or the surname', () => {
    expect(nameCleansing.needsOneOf).toEqual(['name', 'surname']);
  });
});

test('statistics count the findings', async () => {
  const names = [
    'MR JOHN SMITH',
    'Mrs Jane Smith',
    'Kim Smith',
    'J Smith',
    'Mr & Mrs Smith',
    'Acme Ltd',
    'ACME LTD',
    'The Occupier',
    'john@example.com',
    '',
    null,
  ];
  const { statistics, rejects } = await runStep(
    nameCleansing,
    names.map((name) => ({ name })),
  );
  expect(rejects).toEqual([]);
  expect(statistics).toEqual({
    'name-cleansing.person': 4,
    'name-cleansing.joint': 1,
    'name-cleansing.company': 2,
    'name-cleansing.unknown': 2,
    'name-cleansing.blank': 2,
    'name-cleansing.split': 5,
    'name-cleansing.genderMale': 1,
    'name-cleansing.genderFemale': 1,
    'name-cleansing.genderUnknown': 2,
    'name-cleansing.caseChanged': 2,
    'name-cleansing.defaultSalutation': 7,
  });
  const counted = Object.keys(statistics).map((name) => name.replace('name-cleansing.', ''));
  expect(counted.sort()).toEqual(Object.keys(nameCleansing.statistics).sort());
});

test('statistics count nothing as split without the option split', async () => {
  const { statistics } = await runStep(nameCleansing, [{ name: 'Mr John Smith' }], { split: false });
  expect(statistics['name-cleansing.split']).toBeUndefined();
});

test('the same names give the same records when cleansed again', async () => {
  const names = ['MR JOHN SMITH', 'Smith, Jane', 'Mr & Mrs J Brown', 'ACME LTD'].map((name) => ({ name }));
  expect(await runStep(nameCleansing, names)).toEqual(await runStep(nameCleansing, names));
});
