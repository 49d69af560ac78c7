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
  ])('is read in the form %s', (label, kind, group) => {
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
    { name: 'number', heading: 'street_number', values: ['1', '2', '3'] },
  ];
  expect(recogniseColumns(columns, true, 2026).map(({ kind }) => kind)).toEqual([
    'address_line',
    'address_line',
    'address_line',
  ]);
});

describe('a file of organisations', () => {
  const kinds = (...columns: (readonly [string, readonly string[]])[]) =>
    recogniseColumns(
      columns.map(([heading, values]) => ({ name: heading, heading, values })),
      true,
      2026,
    ).map(({ kind }) => kind);
  const PHARMACIES = ['Mill Lane Pharmacy', 'The Corner Chemist', 'Askew Dispensing Ltd', 'Patel Chemists'];
  const PLACES = [
    'Unit 6, The Arcade, Northby',
    'Health Centre, Mill Lane, Askew',
    '4 High Street, Northby',
    '12a Station Road, Askew',
  ];
  const POSTCODES = ['CH2 4NE', 'EH1 2AD', 'BT2 1AG', 'CH2 4NF'];

  test('the names of organisations are not names of people', () => {
    expect(kinds(['Name', PHARMACIES])).toEqual(['company']);
    expect(kinds(['Name', ['Ann Smith', 'John Brown', 'Mary Jones', 'Patel Chemists']])).toEqual(['name']);
  });

  test('an address in a single column is found under any heading', () => {
    expect(kinds(['Text', PLACES], ['Postcode', POSTCODES])).toEqual(['address_line', 'postcode']);
    expect(kinds(['Text', PLACES], ['Address', PLACES], ['Postcode', POSTCODES])).toEqual([
      undefined,
      'address_line',
      'postcode',
    ]);
    expect(kinds(['Notes', PLACES], ['Postcode', POSTCODES])).toEqual([undefined, 'postcode']);
    expect(kinds(['Text', ['red, green', 'blue', 'call, then 2 letters']])).toEqual([undefined]);
  });
});

describe('a column is left alone', () => {
  const one = (heading: string, values: readonly string[]) =>
    recogniseColumns([{ name: 'c', heading, values }], true, 2026)[0]!;

  test('if its values contradict its heading, and the plan says so', () => {
    const found = one('Mobile', ['call after six', 'at work', 'none given']);
    expect(found.kind).toBeUndefined();
    expect(found.doubt).toBe('its heading suggests telephone numbers, but its values do not look like that');
  });

  test('if it has only numbers', () => {
    expect(one('Ledger', ['100200300', '100200301', '100200302'])).toMatchObject({ kind: undefined });
  });

  test('if its heading says whose it is, but its values are not people', () => {
    expect(one('Parent/Carer 1', ['Yes', 'No', 'Yes']).kind).toBeUndefined();
    expect(one('Parent/Carer 1', ['Ann Smith', 'John Brown', 'Mary Jones']).kind).toBe('name');
  });

  test('if it has eight digits that the heading does not call dates', () => {
    expect(one('Born', ['19500307', '19610412', '19720513']).kind).not.toBe('birth');
    expect(one('DOB', ['19500307', '19610412', '19720513']).kind).toBe('birth');
  });

  test('unless it is the first of several columns and holds distinct codes', () => {
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
    expect(first(['shop:A101', 'shop:A102', 'shop:A103']).kind).toBe('id');
    expect(first(['A-101', 'A-101', 'A-103']).kind).toBeUndefined();
  });

  test('unless its values are unmistakable', () => {
    expect(one('Field 7', ['a@b.example', 'c@d.example', 'e@f.example']).kind).toBe('email');
    expect(one('Notes', ['a@b.example', 'c@d.example', 'e@f.example']).kind).toBeUndefined();
  });
});
