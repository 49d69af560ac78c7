import { describe, expect, test } from 'vitest';
import { type CrmLists, readCrmLists } from '../../evaluation/deduplication/crm/lists.ts';
import { scorePairs } from '../../evaluation/deduplication/judge/pairs.ts';
import { openPairs, relationOf } from '../../evaluation/deduplication/judge/relation.ts';
import { crmSet } from '../../evaluation/deduplication/sets/crm.ts';

const shown = crmSet('shown', 4000, 'a');

test('the set of customers is the same for the same seed, and different for another seed', () => {
  expect(crmSet('shown', 4000, 'a')).toEqual(shown);
  expect(crmSet('shown', 4000, 'b').rows).not.toEqual(shown.rows);
});

test('the halves have no name, place or number range in common', () => {
  const [one, other] = [readCrmLists('shown'), readCrmLists('held-back')];
  const split = (text = '') => new Set(text.split(' ').filter(Boolean));
  const names = ({ cultures }: CrmLists) =>
    split(cultures.map(({ male, female, english = '' }) => `${male} ${female} ${english}`).join(' '));
  const surnames = ({ cultures }: CrmLists) => split(cultures.map((culture) => culture.surnames).join(' '));
  expect(names(one).intersection(names(other)).size).toBe(0);
  expect(surnames(one).intersection(surnames(other)).size).toBe(0);
  for (const key of ['towns', 'streets', 'blocks', 'care', 'halls', 'firms', 'parishes', 'mobiles'] as const)
    expect(split(one[key]).intersection(split(other[key])).size).toBe(0);
});

test('each source writes what it asks for', () => {
  for (const [at, row] of shown.rows.entries()) {
    const { kinds } = shown.truth[at]!;
    const { source } = row;
    if (source === 'online shop' || source === 'newsletter') expect(row['date_of_birth']).toBe('');
    if (source === 'donors’ ledger') expect(row['email']).toBe('');
    if (kinds.includes('email only')) expect(`${row['forename']}${row['surname']}${row['name']}`).toBe('');
    if (kinds.includes('birthday as a serial number')) expect(row['date_of_birth']).toMatch(/^\d{4,5}$/);
    if (kinds.includes('name in one cell')) expect(row['name']).not.toBe('');
  }
});

describe('what nobody could know from the file', () => {
  const base = { kinds: [], case: '' };

  test('is open: records of several people, and parts that share nothing', () => {
    const father = { ...base, person: '1', part: '0' };
    const initial = { ...base, person: '1', mayBe: ['1', '2'] };
    expect(relationOf(father, { ...base, person: '1', part: '0' })).toBe('same');
    expect(relationOf(father, { ...base, person: '1', part: '1' })).toBe('open');
    expect(relationOf(father, { ...base, person: '2', part: '0' })).toBe('different');
    expect(relationOf(initial, { ...base, person: '2', part: '0' })).toBe('open');
    expect(relationOf(initial, { ...base, person: '3', part: '0' })).toBe('different');
  });

  test('is neither right nor wrong in the score', () => {
    const truth = [
      { ...base, person: '1', part: '0' },
      { ...base, person: '1', part: '0' },
      { ...base, person: '1', part: '1' },
      { ...base, person: '2', mayBe: ['1', '2'] },
      { ...base, person: '3', part: '0' },
    ];
    const persons = truth.map(({ person }) => person);
    const score = (groups: string[]) => scorePairs(groups, persons, openPairs(groups, truth));
    expect(score(['a', 'a', 'a', 'a', 'b'])).toMatchObject({ truePairs: 1, foundPairs: 1, rightPairs: 1 });
    expect(score(['a', 'a', 'b', 'c', 'a'])).toMatchObject({ truePairs: 1, foundPairs: 3, rightPairs: 1 });
  });

  test('includes records of couples and executors, and test records, but no test record with a person', () => {
    const nobody = shown.truth.filter(({ person }) => person.startsWith('nobody') || person === 'test');
    expect(nobody.length).toBeGreaterThan(10);
    for (const one of nobody) {
      expect(one.mayBe).toBeDefined();
      const relations = new Set(shown.truth.map((other) => relationOf(one, other)));
      expect(relations.has('same')).toBe(false);
      if (one.person === 'test')
        for (const other of shown.truth)
          expect(relationOf(one, other)).toBe(other.person === 'test' ? 'open' : 'different');
    }
  });
});
