import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countContradictions } from '../../evaluation/deduplication/judge/contradictions.ts';
import { countHarm } from '../../evaluation/deduplication/judge/harm.ts';
import { scorePairs } from '../../evaluation/deduplication/judge/pairs.ts';
import { runFettle } from '../../evaluation/deduplication/run/fettle.ts';
import { writeSet } from '../../evaluation/deduplication/run/files.ts';
import type { EvaluationSet } from '../../evaluation/deduplication/sets/evaluation-set.ts';
import { harmSet, readCase } from '../../evaluation/deduplication/sets/harm.ts';
import { HARM_KINDS } from '../../evaluation/deduplication/sets/harm-kinds.ts';
import { historicalSet } from '../../evaluation/deduplication/sets/historical.ts';
import { householdSet } from '../../evaluation/deduplication/sets/households.ts';
import { readLists } from '../../evaluation/deduplication/world/lists.ts';

const lists = readLists();
const sets: Readonly<Record<string, (seed: string) => EvaluationSet>> = {
  households: (seed) => householdSet(lists, 1500, seed),
  historical: (seed) => historicalSet(lists, 1500, seed),
  'harm cases': (seed) => harmSet(lists, 300, seed, 5),
};

for (const [name, make] of Object.entries(sets)) {
  describe(`the set of ${name}`, () => {
    test('is the same for the same seed, and different for another seed', () => {
      const set = make('a');
      expect(make('a')).toEqual(set);
      expect(make('b').rows).not.toEqual(set.rows);
    });

    test('has the truth about each record, and unique ids', () => {
      const { rows, truth, columns } = make('a');
      expect(truth).toHaveLength(rows.length);
      expect(new Set(rows.map((row) => row['record_id'])).size).toBe(rows.length);
      for (const row of rows) expect(Object.keys(row).sort()).toEqual([...columns].sort());
      expect(new Set(truth.map(({ person }) => person)).size).toBeLessThan(rows.length);
    });
  });
}

test('labels describe what a record contains', () => {
  const { rows, truth } = householdSet(lists, 4000, 'labels');
  const isLabelled = (kind: string, at: number) => truth[at]!.kinds.includes(kind);
  for (const [at, row] of rows.entries()) {
    if (isLabelled('title and surname only', at)) expect(row['forename']).toBe('');
    if (isLabelled('capitals', at)) expect(row['surname']).toBe(row['surname']!.toUpperCase());
    if (isLabelled('default birthday', at)) expect(row['date_of_birth']).toBe('1900-01-01');
  }
});

test('each kind of error occurs in whole cases', () => {
  const { truth } = sets['harm cases']!('a');
  const roles = truth.map(({ case: text }) => readCase(text)).filter((of) => of !== undefined);
  for (const { name } of HARM_KINDS) {
    const own = roles.filter(({ kind }) => kind === name);
    for (const role of ['a', 'b']) expect(own.filter((of) => of.role === role)).toHaveLength(5);
  }
});

describe('the judge', () => {
  test('counts pairs: of a person, of a group, and of both', () => {
    const score = scorePairs(['1', '1', '1', '2', '2', '3'], ['a', 'a', 'b', 'b', 'b', 'c']);
    expect(score).toMatchObject({ truePairs: 4, foundPairs: 4, rightPairs: 2 });
    expect(score.f1.figure).toBeCloseTo(0.5);
    expect(score.f1.low).toBeLessThanOrEqual(0.5);
    expect(score.f1.high).toBeGreaterThanOrEqual(0.5);
  });

  test('counts every case as merged in a single group, and no case with separate records', () => {
    const set = sets['harm cases']!('a');
    const all = set.rows.map(() => 'one');
    const none = set.rows.map((_, at) => String(at));
    for (const counts of countHarm(set, { groups: all, review: undefined, seconds: 0 }).values()) {
      expect(counts).toMatchObject({ cases: 5, merged: 5, inReview: undefined });
    }
    for (const counts of countHarm(set, { groups: none, review: new Set(), seconds: 0 }).values()) {
      expect(counts).toMatchObject({ cases: 5, merged: 0, inReview: 0 });
    }
  });

  test('sees contradicting birthdays, titles, generations and forenames', () => {
    const row = (values: object) => ({
      title: '',
      forename: 'John',
      middle: '',
      surname: 'Hall',
      date_of_birth: '',
      ...values,
    });
    const contradictionsOf = (one: object, other: object) =>
      countContradictions(
        {
          name: '',
          columns: [],
          rows: [row(one), row(other)],
          truth: ['1', '2'].map((person) => ({ person, kinds: [], case: '' })),
          mapping: {},
          forms: { Mary: 'Polly Molly', Emily: 'Em Millie' },
          model: '',
        },
        ['one', 'one'],
      );
    const none = { birthdays: 0, sex: 0, generation: 0, forenames: 0 };
    expect(contradictionsOf({}, {})).toEqual(none);
    expect(contradictionsOf({ date_of_birth: '1950-03-07' }, { date_of_birth: '1981-06-07' })).toEqual({
      ...none,
      birthdays: 1,
    });
    expect(contradictionsOf({ date_of_birth: '1950-03-07' }, { date_of_birth: '1950-07-03' })).toEqual(none);
    expect(contradictionsOf({ title: 'Mr' }, { title: 'Mrs' })).toEqual({ ...none, sex: 1 });
    expect(contradictionsOf({ surname: 'Hall Jr' }, { surname: 'Hall Sr' })).toEqual({
      ...none,
      generation: 1,
    });
    expect(contradictionsOf({}, { forename: 'Peter' })).toEqual({ ...none, forenames: 1 });
    expect(contradictionsOf({}, { forename: 'Peter', middle: 'J' })).toEqual(none);
    // Forms of one name contradict nothing, though they share no letter.
    expect(contradictionsOf({ forename: 'Polly' }, { forename: 'Mary' })).toEqual(none);
    expect(contradictionsOf({ forename: 'Polly' }, { forename: 'Anna' })).toEqual({ ...none, forenames: 1 });
    expect(contradictionsOf({ forename: 'E' }, { forename: 'Millie' })).toEqual(none);
    expect(contradictionsOf({ forename: 'A' }, { forename: 'Millie' })).toEqual({ ...none, forenames: 1 });
  });
});

test('a third record of a group may explain why two records differ', () => {
  const contradictionsOf = (...values: readonly (readonly [forename: string, birth: string])[]) =>
    countContradictions(
      {
        name: '',
        columns: [],
        rows: values.map(([forename, date_of_birth]) => ({ forename, date_of_birth, surname: 'Hall' })),
        truth: values.map((_, person) => ({ person: String(person), kinds: [], case: '' })),
        mapping: {},
        model: '',
      },
      values.map(() => 'one'),
    );
  const [may, slip, otherSlip] = ['1880-05-12', '1880-05-13', '1880-06-12'] as const;
  expect(contradictionsOf(['', may], ['', may], ['', slip], ['', otherSlip]).birthdays).toBe(0);
  expect(contradictionsOf(['', may], ['', slip], ['', otherSlip]).birthdays).toBe(1);
  expect(contradictionsOf(['David', may], ['William David', may], ['W', may]).forenames).toBe(0);
  expect(contradictionsOf(['David', may], ['W', may]).forenames).toBe(1);
});

test('a run of the step leaves no contradiction in a group', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fettle-evaluation-'));
  try {
    const set = householdSet(lists, 3000, 'groups');
    const { groups } = runFettle(set, writeSet(folder, set), {});
    expect(countContradictions(set, groups)).toEqual({ birthdays: 0, sex: 0, generation: 0, forenames: 0 });
    const score = scorePairs(
      groups,
      set.truth.map(({ person }) => person),
    );
    expect(score.f1.figure).toBeGreaterThan(0.94);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
