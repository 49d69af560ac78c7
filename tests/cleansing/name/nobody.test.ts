import { describe, expect, test } from 'vitest';
import { NAME_LENGTH } from '../../../src/cleansing/name/read-name.ts';
import { cleanse, DEFAULT } from './cleanse.ts';

const NOBODY = {
  type: 'Unknown',
  title: '',
  forename: '',
  middle: '',
  surname: '',
  suffix: '',
  gender: '',
  salutation: DEFAULT,
  usedDefaultSalutation: true,
};

describe('an unnamed person, with the words kept for the envelope', () => {
  test.each([
    ['The Occupier', 'The Occupier'],
    ['THE OCCUPIER', 'The Occupier'],
    ['Occupier', 'Occupier'],
    ['the current occupier', 'The Current Occupier'],
    ['Occupier / Householder', 'Occupier / Householder'],
    ['THE HOUSEHOLDER', 'The Householder'],
    ['The Legal Occupiers', 'The Legal Occupiers'],
    ['New Resident', 'New Resident'],
    ['Homeowner', 'Homeowner'],
    ['The Tenant', 'The Tenant'],
    ['The Manager', 'The Manager'],
    ['MANAGING DIRECTOR', 'Managing Director'],
    ['The Finance Director', 'The Finance Director'],
    ['Company Secretary', 'Company Secretary'],
    ['The Head Teacher', 'The Head Teacher'],
    ['Headteacher', 'Headteacher'],
    ['Reception', 'Reception'],
    ['HR', 'HR'],
    ['HR Manager', 'HR Manager'],
    ['Sir/Madam', 'Sir/Madam'],
    ['Dear Sir or Madam', 'Dear Sir or Madam'],
    ['Parents of John Smith', 'Parents of John Smith'],
    ['Parent/Guardian of John Smith', 'Parent/Guardian of John Smith'],
    ['The Smith Family', 'The Smith Family'],
    ['Mr', 'Mr'],
    ['Mr & Mrs', 'Mr & Mrs'],
    ['J', 'J'],
    ['J S', 'J S'],
    ['Mr John & Smith', 'Mr John & Smith'],
  ])('%s', (name, envelope) => {
    expect(cleanse(name)).toMatchObject({ ...NOBODY, envelopeName: envelope });
  });
});

describe('the dead', () => {
  test.each([
    ['The Executors of the late Mr J Smith', 'The Executors of the late Mr J Smith'],
    ['THE EXECUTORS OF MRS A SMITH', 'The Executors of Mrs A Smith'],
    ['Exors of J Smith', 'Exors of J Smith'],
    ['Executor of John Smith', 'Executor of John Smith'],
    ['The Personal Representatives of J Smith', 'The Personal Representatives of J Smith'],
    ['The Estate of John Smith', 'The Estate of John Smith'],
    ['The late John Smith', 'The late John Smith'],
    ['Late Mr Smith', 'Late Mr Smith'],
    ['John Smith (Deceased)', 'John Smith (Deceased)'],
    ['MR J SMITH DECEASED', 'Mr J Smith Deceased'],
    ["Mr J Smith Dec'd", "Mr J Smith Dec'd"],
    ['Mr J Smith (decd)', 'Mr J Smith (decd)'],
  ])('%s', (name, envelope) => {
    expect(cleanse(name)).toMatchObject({ ...NOBODY, envelopeName: envelope });
  });
});

describe('is not a name and stays as it is', () => {
  test.each([
    'john@example.com',
    'JOHN.SMITH@EXAMPLE.CO.UK',
    'John Smith 2',
    'J0hn Smith',
    '12345',
    '07700 900123',
    'John Smith #4',
    'John_Smith',
    'John Smith <script>',
    'John|Smith',
    'Zo� Smith',
    'Zo? Smith',
    'John Smith 😀',
    '?',
    '-',
    '.',
    ',',
    '&',
    '***',
    'N/A',
    'n/a',
    'NA',
    'none',
    'NULL',
    'Unknown',
    'Mr Unknown',
    'Miss Not Known',
    'Not Given',
    'No Name',
    'TBC',
    'To be confirmed',
    'Anonymous',
    'Test',
    'test test',
    'Mr Test User',
    'Test Customer',
    'A N Other',
    'Mr A N Other',
    'asdf',
    'xxx',
    'XXXX',
    'aaa bbb',
    'Firstname Lastname',
    'Same as above',
  ])('%s', (name) => {
    expect(cleanse(name)).toMatchObject({ ...NOBODY, envelopeName: name });
  });
});

test('blank names stay blank', () => {
  for (const blank of ['', ' ', '\t\n', '\u00a0', '\u200b']) {
    expect(cleanse(blank)).toMatchObject({ ...NOBODY, envelopeName: blank.trim() });
  }
});

test('a name beyond the length limit is Unknown, and a name at the limit is read', () => {
  const surname = 'a'.repeat(NAME_LENGTH - 'John B'.length);
  expect(cleanse(`John B${surname}`)).toMatchObject({ type: 'Person', surname: `B${surname}` });
  expect(cleanse(`John B${surname}a`)).toMatchObject({ ...NOBODY, envelopeName: `John B${surname}a` });
});

describe('people whose names are also such words', () => {
  test.each([
    'Ann Given',
    'Mr Given',
    'Kelly Clerk',
    'Mark Head',
    'Grace Late',
    'Jane Manager',
    'Anna Tester-Smith',
    'Jim Nun',
  ])('%s', (name) => {
    expect(cleanse(name).type).toBe('Person');
  });
});
