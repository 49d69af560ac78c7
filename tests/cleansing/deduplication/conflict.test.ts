import { describe, expect, test } from 'vitest';
import { conflict, traitsOf } from '../../../src/cleansing/deduplication/conflict.ts';
import { ALL_CONTRADICTIONS, contradictionOf } from '../../../src/cleansing/deduplication/contradiction.ts';
import { deduplicate } from '../../../src/cleansing/deduplication/deduplicate.ts';
import { encodeRecord } from '../../../src/cleansing/deduplication/encode-record.ts';
import type { MatchRule } from '../../../src/cleansing/deduplication/match-rule.ts';
import { compareNames } from '../../../src/cleansing/deduplication/names/compare-names.ts';
import { NO_FIELDS, readRecord } from '../../../src/cleansing/deduplication/read-record.ts';
import { Tally } from '../../../src/cleansing/deduplication/tally.ts';

const RULE: MatchRule = { duplicate: 'person', matchLevel: 'Personal', marriedNames: false };
const HOME = { lines: ['12 High Street'], town: 'Chester', postcode: 'CH2 4NE' };

/**
 * `John Peter Cadwallader 1971-06-24 john@example.com`: a name at one address, with or without a birthday and
 * an email address.
 */
function recordOf(text: string) {
  const [, name = '', birth = '', email = ''] =
    /^(.*?)(?: (\d{4}-\d\d-\d\d))?(?: (\S+@\S+))?$/.exec(text) ?? [];
  return readRecord({ ...NO_FIELDS, ...HOME, name, birth, email });
}

const traits = (text: string) => traitsOf(recordOf(text), RULE);

/** The groups of several among these records. */
function groupsOf(...texts: string[]): string[][] {
  const { leader } = deduplicate(
    texts.map((text) => encodeRecord(recordOf(text))),
    RULE,
  );
  const groups = Map.groupBy(texts.keys(), (at) => leader[at]);
  return [...groups.values()]
    .filter(({ length }) => length > 1)
    .map((group) => group.map((at) => texts[at]!));
}

const BOTH = 'John Peter Cadwallader 1971-06-24';
const PETER = 'Peter Cadwallader 1971-06-24';

describe('who is known by the middle name', () => {
  test('is one with the record that has both names', () => {
    expect(groupsOf(BOTH, PETER)).toEqual([[BOTH, PETER]]);
  });

  test('is not one with who has the first name alone, to whom the record of both names is truly nearer', () => {
    const john = 'John Cadwallader 1971-06-24';
    expect(conflict(traits(john), traits(PETER))).toBeGreaterThan(2);
    expect(groupsOf(BOTH, john, PETER)).toEqual([[BOTH, john]]);
  });

  test('is one with who has the first name alone, where the record of both names shares the mailbox', () => {
    const [both, john, peter] = [BOTH, 'John Cadwallader 1971-06-24', PETER].map(
      (text) => `${text} bluebell@example.com`,
    );
    expect(groupsOf(both!, john!, peter!)).toEqual([[both, john, peter]]);
  });

  test.each(['James Cadwallader', 'Paul Cadwallader 1973-01-30'])('is not one with %s', (other) => {
    expect(conflict(traits(other), traits(PETER))).toBeGreaterThan(0);
    expect(groupsOf(BOTH, other, PETER)).toEqual([[BOTH, PETER]]);
  });

  test('is not one with the father who has the first name and another birthday', () => {
    expect(groupsOf(BOTH, 'John Cadwallader 1944-02-01', PETER)).toEqual([[BOTH, PETER]]);
  });

  test('is nobody’s namesake where nothing links the two names', () => {
    expect(groupsOf('John Cadwallader', 'Peter Cadwallader')).toEqual([]);
  });
});

describe('no group holds two records that contradict each other', () => {
  test.each([
    ['birthdays', 'John Smith 1950-03-09', 'John Smith', 'John Smith 1978-11-30'],
    ['birthdays that are near', 'John Smith 1986-10-13', 'John Smith', 'John Smith 1986-11-03'],
    ['forenames', 'John Smith 1990-05-17', 'J Smith 1990-05-17', 'James Smith 1990-05-17'],
    ['titles', 'Mr J Smith', 'J Smith', 'Mrs J Smith'],
    ['generations', 'John Smith Sr', 'John Smith', 'John Smith Jr'],
    ['middle names', 'John Peter Smith', 'John Smith', 'John Paul Smith'],
    ['a middle initial', 'John P Smith', 'John Smith', 'John Robert Smith'],
  ])('in their %s: the record between them stays alone', (_, one, between, other) => {
    expect(groupsOf(one, between, other)).toEqual([]);
    expect(groupsOf(other, one, between)).toEqual([]);
    expect(groupsOf(one, between, between, other)).toEqual([[between, between]]);
  });

  test.each([
    ['short forms', 'Gabriela Smith', 'Gabi Smith'],
    ['titles against a guess by the forename', 'Mr Farah Smith 1990-05-17', 'Farah Smith 1990-05-17'],
    [
      'mailboxes in one forename',
      'Andre Smith 1990-05-17 tiago.smith@example.com',
      'Tiago Smith 1990-05-17 tiago.smith@example.com',
    ],
    ['middle names written in other ways', 'Ricky Yin Ting Smith', 'Ricky Yinting Smith'],
  ])('and %s are none', (_, one, other) => {
    const [a, b] = [recordOf(one), recordOf(other)];
    expect(contradictionOf(a, b, ALL_CONTRADICTIONS)).toBeUndefined();
  });

  test.each([
    ['titles', 'Mr John Smith', 'Mrs John Smith', 'sex'],
    ['forenames of twins', 'Andre Smith 1990-05-17', 'Tiago Smith 1990-05-17', 'forename'],
    [
      'forenames of twins who share a mailbox',
      'Andre Smith 1990-05-17 bluebell@example.com',
      'Tiago Smith 1990-05-17 bluebell@example.com',
      'forename',
    ],
    ['a short form of the other sex', 'Paul Smith', 'Pauline Smith', 'forename'],
  ])('%s contradict each other', (_, one, other, kind) => {
    expect(contradictionOf(recordOf(one), recordOf(other), ALL_CONTRADICTIONS)).toBe(kind);
  });

  test('but a record goes with the one for whom the evidence is truly stronger', () => {
    const [father, son] = ['John Smith 1950-03-09', 'J Smith 1978-11-30'];
    expect(groupsOf(father, 'John Smith 1950-03-19', son)).toEqual([[father, 'John Smith 1950-03-19']]);
  });
});

test('twin sisters of one mailbox contradict each other, whether or not a surname may be a married one', () => {
  const [mary, anna] = ['Mrs Mary Smith', 'Mrs Anna Jones'].map((name) =>
    recordOf(`${name} 1990-05-17 mary@example.com`),
  ) as [ReturnType<typeof recordOf>, ReturnType<typeof recordOf>];
  for (const marriedNames of [true, false]) {
    const names = compareNames(mary.person, anna.person, marriedNames, new Tally(false));
    expect(contradictionOf(mary, anna, ALL_CONTRADICTIONS, names)).toBe('forename');
  }
});
