import { describe, expect, test } from 'vitest';
import { Comparer } from '../../../src/cleansing/deduplication/compare-records.ts';
import { conflictsOf, traitsOf } from '../../../src/cleansing/deduplication/conflict.ts';
import { standardModel } from '../../../src/cleansing/deduplication/file-model.ts';
import type { MatchRule } from '../../../src/cleansing/deduplication/match-rule.ts';
import { areOneSpelling } from '../../../src/cleansing/deduplication/names/spellings.ts';
import { telephoneForm } from '../../../src/cleansing/deduplication/read-contact.ts';
import {
  NO_FIELDS,
  type RecordFields,
  readRecord,
} from '../../../src/cleansing/deduplication/read-record.ts';

/* Mistakes that the set of customers showed (evaluation/deduplication). */

const RULE: MatchRule = { duplicate: 'person', matchLevel: 'Personal', marriedNames: true };
const comparer = new Comparer(RULE, 50_000);
const read = (fields: Partial<RecordFields>) => readRecord({ ...NO_FIELDS, ...fields });

function outcome(one: Partial<RecordFields>, other: Partial<RecordFields>, evidence: string) {
  const { findings } = comparer.compare(read(one), read(other), true);
  return findings.find((found) => found.evidence === evidence)?.outcome;
}

function matches(one: Partial<RecordFields>, other: Partial<RecordFields>): boolean {
  return comparer.compare(read(one), read(other)).isMatch;
}

const name = { forename: 'Hansa', surname: 'Cadwallader' };

describe('addresses', () => {
  const one = { lines: ['12 High Street'], town: 'Chester', postcode: 'CH2 4NE' };
  const other = { lines: ['70 Brook Lane'], town: 'Chester', postcode: 'CH2 8QT' };

  test('a move within the district weighs no more against one person than a move to another town', () => {
    expect(outcome({ ...name, ...one }, { ...name, ...other }, 'address')).toBe('nearby');
    expect(outcome({ ...name, ...one }, { ...name, ...other }, 'door')).toBeUndefined();
    const mobile = { telephones: ['07700 900123'] };
    expect(matches({ ...name, ...one, ...mobile }, { ...name, ...other, ...mobile })).toBe(true);
  });

  test('a name with another postcode of the district, and nothing else, is not enough', () => {
    expect(matches({ ...name, ...one }, { ...name, postcode: 'CH2 8QT' })).toBe(false);
    expect(matches({ ...name, ...one }, { ...name, postcode: 'CH2 4NE' })).toBe(true);
  });

  test('two residents of a home with one initial and one switchboard are two people', () => {
    const home = {
      lines: ['Haven Lodge', '21 High Street'],
      postcode: 'CH2 4NE',
      telephones: ['01244 628041'],
    };
    const resident = (surname: string) => ({ title: 'Mrs', forename: 'H', surname, ...home });
    expect(matches(resident('Barker'), resident('Smithson'))).toBe(false);
  });
});

describe('mailboxes', () => {
  const emails = (one: string, other: string, rest: Partial<RecordFields> = name) =>
    outcome({ ...rest, email: one }, { ...name, email: other }, 'email');

  test('of a name show no more than the name, even if a record leaves the surname out', () => {
    expect(emails('hansacadwallader@gmail.com', 'hansacadwallader@yahoo.co.uk', { forename: 'Hansa' })).toBe(
      'namesake',
    );
  });

  test('of a family show no more than its surname', () => {
    expect(emails('cadwalladerfamily@talktalk.net', 'cadwalladerfamily@hotmail.com')).toBe('namesake');
  });

  test('at two providers are no slip', () => {
    expect(emails('bookworm73@hotmail.com', 'bookworm73@hotmail.co.uk')).toBe('mailbox');
    expect(emails('bookworm73@gmial.com', 'bookworm73@gmail.com')).toBe('slip');
  });

  test('with two initials behind the surname are of two relatives', () => {
    expect(emails('cadwalladerh@gmail.com', 'cadwalladerk@gmail.com')).toBe('different');
    expect(emails('cadwalladerh12@sky.com', 'cadwalladerk12@sky.com')).toBe('different');
  });

  test('that differ in a dot or underscore at one provider are two', () => {
    expect(emails('hansa.cadwallader8@sky.com', 'hansa_cadwallader8@sky.com')).toBe('namesake');
  });
});

test('a number that only fills a field is none', () => {
  for (const text of ['07000000000', '00000000000', '01234567890', '07123456789', '0800 000 0000'])
    expect(telephoneForm(text)).toBe('');
  expect(telephoneForm('07700 900123')).toBe('07700900123');
});

describe('names', () => {
  test.each([
    ['EMILY', 'EMILLY'],
    ['PUJA', 'POOJA'],
    ['HARJIT', 'HARJEET'],
    ['FATIMA', 'FATIMAH'],
    ['ZAINAB', 'ZAYNAB'],
    ['JYOTI', 'JYOTHI'],
  ])('%s and %s are spellings of one name', (one, other) => {
    expect(areOneSpelling(one, other)).toBe(true);
  });

  test.each([
    ['MARY', 'MARIE'],
    ['JAN', 'JANE'],
    ['JEAN', 'JOAN'],
    ['LEE', 'LI'],
  ])('%s and %s are two names', (one, other) => {
    expect(areOneSpelling(one, other)).toBe(false);
  });

  test('Deb is no man if the name is short for Deborah', () => {
    expect(
      outcome({ forename: 'Deb', surname: 'Wood' }, { forename: 'Deborah', surname: 'Wood' }, 'sex'),
    ).toBe(undefined);
  });

  test('Yu Xuan shows that Yu and Yuxuan are one person', () => {
    const { bridges } = conflictsOf(() => '', standardModel(50_000));
    const traits = (forename: string) => traitsOf(read({ forename, surname: 'Lam' }), RULE);
    expect(bridges(traits('Yu-Xuan'), traits('Yu'), traits('Yuxuan'))).toBe(true);
    expect(bridges(traits('Yu-Xuan'), traits('Yu'), traits('Yuming'))).toBe(false);
  });
});
