import { describe, expect, test } from 'vitest';
import { conflict, traitsOf } from '../../../src/cleansing/deduplication/conflict.ts';
import { deduplicate } from '../../../src/cleansing/deduplication/deduplicate.ts';
import { encodeRecord } from '../../../src/cleansing/deduplication/encode-record.ts';
import type { MatchRule } from '../../../src/cleansing/deduplication/match-rule.ts';
import { NO_FIELDS, readRecord } from '../../../src/cleansing/deduplication/read-record.ts';

const RULE: MatchRule = { duplicate: 'person', matchLevel: 'Personal', marriedNames: false };
const HOME = { lines: ['12 High Street'], town: 'Chester', postcode: 'CH2 4NE' };

/** `John Peter Cadwallader 1971-06-24`: a name at one address, with a birthday or without. */
function recordOf(text: string) {
  const [, name = '', birth = ''] = /^(.*?)(?: (\d{4}-\d\d-\d\d))?$/.exec(text) ?? [];
  return readRecord({ ...NO_FIELDS, ...HOME, name, birth });
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
  test.each(['John Cadwallader', 'Jon Cadwallader 1971-06-24', 'Johnny Cadwallader'])(
    'is one with %s, who is known by the first',
    (john) => {
      expect(conflict(traits(john), traits(PETER))).toBeGreaterThan(2);
      expect(conflict(traits(john), traits(PETER), [traits(BOTH), traits(PETER)])).toBe(0);
      expect(conflict(traits(PETER), traits(john), [traits(PETER), traits(BOTH)])).toBe(0);
      expect(groupsOf(BOTH, john, PETER)).toEqual([[BOTH, john, PETER]]);
    },
  );

  test.each(['James Cadwallader', 'Paul Cadwallader 1973-01-30'])('is not one with %s', (other) => {
    expect(conflict(traits(other), traits(PETER), [traits(BOTH), traits(PETER)])).toBeGreaterThan(0);
    expect(groupsOf(BOTH, other, PETER)).not.toContainEqual(expect.arrayContaining([other, PETER]));
  });

  test('is not one with the father who has the first name and another birthday', () => {
    expect(groupsOf(BOTH, 'John Cadwallader 1944-02-01', PETER)).toEqual([[BOTH, PETER]]);
  });

  test('is nobody’s namesake where nothing links the two names', () => {
    expect(groupsOf('John Cadwallader', 'Peter Cadwallader')).toEqual([]);
  });
});
