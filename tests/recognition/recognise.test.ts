import { describe, expect, test } from 'vitest';
import { isHeader } from '../../src/recognition/has-header.ts';
import { readHeading } from '../../src/recognition/heading.ts';
import { recogniseColumns } from '../../src/recognition/recognise.ts';

describe('a heading', () => {
  test.each([
    ['E-mail Address', 'email', ''],
    ['emailaddress1', 'email', ''],
    ['Contact Number', 'telephone', ''],
    ['PatientDOB', 'birth', ''],
    ['Billing Post Code', 'postcode', 'billing'],
    ['Straße', 'address_line', ''],
    ['Prénom', 'forename', ''],
    ['Customer No.', 'id', ''],
    ['Job Title', 'other', ''],
    ['Email Opt In', 'other', ''],
    ['Date Created', 'other', ''],
    ['Region Code Name', 'county', ''],
    ['Street1', 'address_line', ''],
    ['House No', 'address_line', ''],
    ['Legal Surname', 'surname', ''],
    ['What is your full name?', 'name', ''],
    ['buyer-name', 'name', ''],
    ['Name 2', 'name', ''],
    ['Weitere Vornamen', 'middle', ''],
    ['N° dossier', 'id', ''],
    ['NI Number', 'other', ''],
    ['Blurb', undefined, ''],
  ])('%s is read', (label, kind, group) => {
    expect(readHeading(label)).toEqual({ kind, group });
  });
});

test.each([
  [['Name', 'Tel'], true],
  [['id', 'x', 'y'], true],
  [['Ann Smith', '01632 960001'], false],
  [['1', 'a@b.example'], false],
  [['12 High Street', 'York', 'YO1 7HH'], false],
])('%j is a header: %s', (labels, expected) => {
  expect(isHeader(labels, 2026)).toBe(expected);
});

test('streets below house numbers are not towns', () => {
  const columns = [
    { name: 'house', heading: 'House No', values: ['1', '2', '3'] },
    { name: 'street', heading: 'Street', values: ['High Street', 'Mill Close', 'High Street'] },
  ];
  expect(recogniseColumns(columns, true, 2026).map(({ kind }) => kind)).toEqual([
    'address_line',
    'address_line',
  ]);
});

describe('a column that is not sure is left alone', () => {
  const one = (heading: string, values: readonly string[]) =>
    recogniseColumns([{ name: 'c', heading, values }], true, 2026)[0]!;

  test('because its values contradict its heading, and the plan says so', () => {
    const found = one('Mobile', ['call after six', 'at work', 'none given']);
    expect(found.kind).toBeUndefined();
    expect(found.doubt).toBe('its heading suggests telephone numbers, but its values do not look like that');
  });

  test('because it has only numbers', () => {
    expect(one('Ledger', ['100200300', '100200301', '100200302'])).toMatchObject({ kind: undefined });
  });

  test('because its heading says whose it is, and its values are not people', () => {
    expect(one('Parent/Carer 1', ['Yes', 'No', 'Yes']).kind).toBeUndefined();
    expect(one('Parent/Carer 1', ['Ann Smith', 'John Brown', 'Mary Jones']).kind).toBe('name');
  });

  test('because eight digits are days only where the heading says so', () => {
    expect(one('Born', ['19500307', '19610412', '19720513']).kind).not.toBe('birth');
    expect(one('DOB', ['19500307', '19610412', '19720513']).kind).toBe('birth');
  });

  test('unless it is the first of several, and each value is another code', () => {
    const first = (values: readonly string[]) =>
      recogniseColumns(
        [
          { name: 'a', heading: 'Key', values },
          { name: 'b', heading: 'Blurb', values: [] },
        ],
        true,
        2026,
      )[0]!;
    expect(first(['A-101', 'A-102', 'A-103']).kind).toBe('id');
    expect(first(['A-101', 'A-101', 'A-103']).kind).toBeUndefined();
  });

  test('unless its values are unmistakable', () => {
    expect(one('Field 7', ['a@b.example', 'c@d.example', 'e@f.example']).kind).toBe('email');
    expect(one('Notes', ['a@b.example', 'c@d.example', 'e@f.example']).kind).toBeUndefined();
  });
});
