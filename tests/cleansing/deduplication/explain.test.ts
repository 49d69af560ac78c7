import { expect, test } from 'vitest';
import { describePair, explainPair } from '../../../src/cleansing/deduplication/explain.ts';
import { NO_FIELDS } from '../../../src/cleansing/deduplication/read-record.ts';

const PERSON = { duplicate: 'person', matchLevel: 'Personal', marriedNames: false } as const;
const at = (name: string) => ({
  ...NO_FIELDS,
  name,
  lines: ['12 High Street'],
  town: 'Chester',
  postcode: 'CH2 4NE',
});

test('an explanation says which keys met, what agreed and what it weighs', () => {
  const explained = explainPair(at('Robert Smith'), at('Bob Smyth'), PERSON, 1_000_000);
  expect(explained.isMatch).toBe(true);
  expect(explained.keys).toContain('place:CH2 pCH24NE|12');
  const outcomes = explained.findings.map(({ evidence, outcome }) => `${evidence} ${outcome}`);
  expect(outcomes).toEqual(
    expect.arrayContaining(['forename custom', 'surname similar', 'postcode same', 'door same']),
  );
  const sum = explained.findings.reduce((total, { stranger }) => total + stranger, 0);
  const family = explained.findings.reduce((total, finding) => total + finding.family, 0);
  expect(explained.margin).toBeCloseTo(
    Math.min(sum - explained.priors.stranger, family - explained.priors.family),
  );
  expect(describePair(explained)).toMatch(/^Duplicates: \d+\.\d bits to spare\.\nThey share place:CH2/);
});

test('an explanation says so where two records never meet', () => {
  const explained = explainPair(
    at('Robert Smith'),
    { ...NO_FIELDS, name: 'Robert Cadwallader', town: 'Leeds' },
    PERSON,
    1_000_000,
  );
  expect(explained.isMatch).toBe(false);
  expect(explained.keys).toEqual([]);
  expect(describePair(explained)).toContain('They share no key');
});
