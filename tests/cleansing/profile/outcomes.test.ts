import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Comparison } from '../../../src/cleansing/profile/comparison/comparison.ts';
import { OUTCOMES, type OutcomeCounts, usable } from '../../../src/cleansing/profile/comparison/outcome.ts';
import { Block } from '../../../src/records/block.ts';
import type { Value } from '../../../src/records/column.ts';

type Record_ = Readonly<Record<string, Value>>;

/** The outcome of a cleansed value on the page. The needs of the step are columns of the same names. */
function outcome(step: string, before: Record_, given: Record_, now: Record_ = before): string {
  const names = Object.keys(before);
  const all = { ...now, ...given };
  const comparison = new Comparison(
    { names, labels: names },
    { names: Object.keys(all), labels: Object.keys(all) },
    [
      {
        step,
        needs: new Map(names.map((name) => [name, name])),
        gives: new Map(Object.keys(given).map((name) => [name, name])),
      },
    ],
  );
  const blockOf = (record: Record_) =>
    Block.of(
      1,
      Object.values(record).map((value) => [value]),
    );
  comparison.add(blockOf(before), blockOf(all), [2]);
  const { counts } = comparison.report(true).fields[0]!;
  return OUTCOMES.find((one) => counts[one] === 1)!;
}

const telephone = (before: string | null, valid: boolean | null, formatted: string | null, now = before) =>
  outcome(
    'telephone-validation',
    { telephone: before },
    { telephone_valid: valid, telephone_formatted: formatted },
    { telephone: now },
  );
const email = (before: string | null, flag: string | null, suggested: string | null, now = before) =>
  outcome(
    'email-validation',
    { email: before },
    { email_validation_flag: flag, suggested_email_address: suggested },
    { email: now },
  );

describe('a telephone number', () => {
  test.each([
    ['+44 20 7183 8750', true, '+44 20 7183 8750', 'right'],
    ['(020) 7183-8750', true, '+44 20 7183 8750', 'form'],
    ['+44 (0)20 7183 8750', true, '+44 20 7183 8750', 'form'],
    ['0044 20 7183 8750', true, '+44 20 7183 8750', 'form'],
    ['O20 7183 8750', true, '+44 20 7183 8750', 'mended'],
    ['2071838750', true, '+44 20 7183 8750', 'mended'],
    ['call 020 7183 8750', true, '+44 20 7183 8750', 'mended'],
    ['12', false, null, 'wrong'],
    ['  ', null, null, 'blank'],
  ] as const)('%s is %s', (before, valid, formatted, expected) => {
    expect(telephone(before, valid, formatted)).toBe(expected);
  });
  test('a placeholder is emptied', () => expect(telephone('N/A', null, null, null)).toBe('emptied'));
});

describe('an email address', () => {
  test.each([
    ['a@b.example', 'Valid', null, 'right'],
    ['A@B.example ', 'Valid', 'a@b.example', 'form'],
    ['a@b,example', 'Invalid', 'a@b.example', 'mended'],
    ['a', 'Invalid', null, 'wrong'],
    ['a@b.example', 'Inconclusive', null, 'right'],
    [null, null, null, 'blank'],
  ] as const)('%s is %s', (before, flag, suggested, expected) => {
    expect(email(before, flag, suggested)).toBe(expected);
  });
  test('a placeholder is emptied', () => expect(email('none', null, null, null)).toBe('emptied'));
});

describe('a name', () => {
  const name = (
    before: string,
    title: string | null,
    forename: string | null,
    surname: string | null,
    type = 'Person',
  ) =>
    outcome(
      'name-cleansing',
      { name: before },
      { title, forename, surname, envelope_name: before.toUpperCase(), name_type: type },
    );
  test('with unchanged parts is right, and with changed punctuation is written differently', () => {
    expect(name('Ann Smith', null, 'Ann', 'Smith')).toBe('right');
    expect(name('Ms.  Ann Smith', 'Ms', 'Ann', 'Smith')).toBe('form');
  });
  test('with changed letters or a changed order is mended', () => {
    expect(name('ANN SMITH', null, 'Ann', 'Smith')).toBe('mended');
    expect(name('Smith, Ann', null, 'Ann', 'Smith')).toBe('mended');
  });
  test('of nobody is still wrong, and the name of a company is judged by the envelope', () => {
    expect(name('The Occupier', null, null, null, 'Unknown')).toBe('wrong');
    expect(name('ACME LTD', null, null, null, 'Company')).toBe('right');
  });
});

describe('an address', () => {
  const address = (level: string | null, changed: boolean) =>
    outcome(
      'address-cleansing',
      { address_line_1: '1 HIGH ST', postcode: 'AB1 2CD' },
      {
        clean_line_1: '1 High Street',
        clean_postcode: 'AB1 2CD',
        paf_match_level: level,
        address_changed: changed,
        postcode_changed: false,
      },
    );
  test.each([
    ['Exact', true, 'mended'],
    ['Exact', false, 'form'],
    ['Building', true, 'mended'],
    ['Street', true, 'wrong'],
    ['None', false, 'wrong'],
    ['Foreign', false, 'unchecked'],
  ] as const)('at level %s, changed %s, is %s', (level, changed, expected) => {
    expect(address(level, changed)).toBe(expected);
  });
});

test('cleansing never makes a score worse, and a score is between 0 and 1', () => {
  const counts = fc.record(Object.fromEntries(OUTCOMES.map((one) => [one, fc.nat(1000)])));
  fc.assert(
    fc.property(counts, (drawn) => {
      const score = usable(drawn as OutcomeCounts);
      if (score === undefined) return;
      expect(score.after).toBeGreaterThanOrEqual(score.before);
      expect(score.before).toBeGreaterThanOrEqual(0);
      expect(score.after).toBeLessThanOrEqual(1);
    }),
  );
});
