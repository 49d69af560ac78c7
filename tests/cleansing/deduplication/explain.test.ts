import { expect, test } from 'vitest';
import { encodeRecord } from '../../../src/cleansing/deduplication/encode-record.ts';
import { describePair, explainPair } from '../../../src/cleansing/deduplication/explain.ts';
import { NO_FIELDS, readRecord } from '../../../src/cleansing/deduplication/read-record.ts';
import { surveyInMemory } from '../../../src/cleansing/deduplication/survey-in-memory.ts';

const PERSON = { duplicate: 'person', matchLevel: 'Personal', marriedNames: false } as const;
const at = (name: string) => ({
  ...NO_FIELDS,
  name,
  lines: ['12 High Street'],
  town: 'Chester',
  postcode: 'CH2 4NE',
});

test('an explanation names the shared keys, the agreements and their weights', () => {
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

test('an explanation says so if two records share no key', () => {
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

test('an explanation uses the weights that a run learned, if it has them', () => {
  const file = Array.from({ length: 100 }, (_, number) => {
    const surname = `Thistle${'abcdefghij'[number % 10]}wood`;
    const birth = `19${10 + (number % 80)}-03-04`;
    const one = { ...at(`Owain ${surname}`), lines: [`${number} Mill Lane`], birth };
    return [one, { ...one, name: `Owen ${surname}` }];
  }).flat();
  const rule = { ...PERSON, weights: 'learned' } as const;
  const model = surveyInMemory(
    file.map((fields) => encodeRecord(readRecord(fields))),
    rule,
  );
  const learned = explainPair(file[0]!, file[1]!, rule, model);
  const standard = explainPair(file[0]!, file[1]!, rule, file.length);
  expect(learned.learned?.pairs).toBeGreaterThan(100);
  expect(learned.findings).not.toEqual(standard.findings);
  expect(describePair(learned)).toContain('The weights were learned from');
  expect(describePair(standard)).not.toContain('learned');
});
