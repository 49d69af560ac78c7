import { describe, expect, test } from 'vitest';
import { habitsOf } from '../../evaluation/addresses/twenty-third-lists/habits/habits.ts';
import { twentyThirdSet } from '../../evaluation/addresses/twenty-third-lists/set.ts';
import { HALVES, NAMES, wordsOf } from '../../evaluation/addresses/twenty-third-lists/words.ts';

const size = { rows: 2000, typed: 300 };

describe.each(NAMES)('%s', (name) => {
  const { list, typed } = twentyThirdSet(name, 'shown', size);
  const rows = new Map(list.rows.map((row) => [row.uprn, row]));

  test('the same half and size give the same set', () => {
    expect(twentyThirdSet(name, 'shown', size).typed).toEqual(typed);
  });

  test('findable addresses name the row that is meant, and absent ones name none', () => {
    expect(rows.size).toBe(list.rows.length);
    expect(typed.filter(({ truth }) => truth.isAbsent)).toHaveLength(30);
    for (const { truth, meant } of typed) {
      if (truth.isAbsent) expect([meant, truth.uprns]).toEqual(['', []]);
      else expect([truth.uprns, rows.get(meant)?.isOdd]).toEqual([[meant], false]);
    }
  });

  test('a fifth of the addresses is as listed, and a tenth has no postcode', () => {
    const of = (kind: string) => typed.filter(({ kinds }) => kinds[0] === kind).length;
    expect([of('clean'), of('postcode missing'), of('postcode wrong')]).toEqual([60, 30, 24]);
  });

  test('the halves share only a slip of the hand and the case of letters', () => {
    const [shown, heldBack] = HALVES.map((half) => habitsOf(half, name).map((habit) => habit.name));
    expect(shown!.filter((habit) => heldBack!.includes(habit))).toEqual(['two letters swapped', 'capitals']);
    expect(new Set(shown).size).toBe(shown!.length);
    expect(new Set(heldBack).size).toBe(heldBack!.length);
  });
});

test('the halves share no street, building, firm, place or postcode district', () => {
  const [shown, heldBack] = HALVES.map(
    (half) =>
      new Set(
        NAMES.flatMap((name) =>
          twentyThirdSet(name, half, { rows: 20_000, typed: 0 }).list.rows.flatMap((row) => [
            ...[row.street, row.building, row.organisation, row.locality, row.town].map((text) =>
              text.toLowerCase(),
            ),
            row.postcode.split(' ')[0]!,
          ]),
        ),
      ),
  );
  const shared = [...(shown ?? [])].filter((text) => heldBack?.has(text));
  expect(shared.filter(Boolean)).toEqual([]);
});

test('the halves share no names of people, trades, shops or remarks', () => {
  const [shown, heldBack] = HALVES.map((half) => {
    const { first, last, trades, shops, pubs, remarks } = wordsOf('weald', half);
    return [...first, ...last, ...trades, ...shops, ...pubs, ...remarks];
  });
  expect(shown!.filter((text) => heldBack!.includes(text))).toEqual([]);
});
