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

  test('unless its values are unmistakable', () => {
    expect(one('Field 7', ['a@b.example', 'c@d.example', 'e@f.example']).kind).toBe('email');
    expect(one('Notes', ['a@b.example', 'c@d.example', 'e@f.example']).kind).toBeUndefined();
  });
});
