import { describe, expect, test } from 'vitest';
import { HABITS, LIGHT } from '../../evaluation/addresses/eighteenth-lists/habits/habits.ts';
import { eighteenthSet } from '../../evaluation/addresses/eighteenth-lists/set.ts';
import { HALVES, listWords, NAMES } from '../../evaluation/addresses/eighteenth-lists/words.ts';

const size = { rows: 2500, typed: 300 };

describe.each(NAMES)('%s', (name) => {
  const { list, typed } = eighteenthSet(name, 'shown', size);
  const rows = new Map(list.rows.map((row) => [row.uprn, row]));

  test('the same half and size give the same set', () => {
    expect(eighteenthSet(name, 'shown', size).typed).toEqual(typed);
  });

  test('findable addresses name the row that is meant, and absent ones name none', () => {
    expect(rows.size).toBe(list.rows.length);
    expect(typed.filter(({ truth }) => truth.isAbsent)).toHaveLength(30);
    for (const { truth, meant } of typed) {
      if (truth.isAbsent) expect([meant, truth.uprns]).toEqual(['', []]);
      else expect([truth.uprns, rows.get(meant)?.isOdd]).toEqual([[meant], false]);
    }
  });

  test('a clean address has the words of the columns of its row', () => {
    for (const { kinds, meant, organisation, address, postcode } of typed) {
      if (kinds[0] !== 'clean') continue;
      const text = `${organisation} ${address} ${postcode}`.toLowerCase();
      const missing = rows.get(meant)!.columns.filter((column) => !text.includes(column.toLowerCase()));
      expect(missing.filter((column) => !column.includes(', '))).toEqual([]);
    }
  });

  test('a fifth of the addresses is as listed, and a tenth has no postcode', () => {
    const of = (kind: string) => typed.filter(({ kinds }) => kinds[0] === kind).length;
    expect([of('clean'), of('postcode missing'), of('postcode wrong')]).toEqual([60, 30, 24]);
  });
});

test('the halves share no street, building, estate, firm, locality, town or postcode district', () => {
  const [shown, heldBack] = HALVES.map(
    (half) =>
      new Set(
        NAMES.flatMap((name) =>
          eighteenthSet(name, half, { rows: 20_000, typed: 0 }).list.rows.flatMap((row) => [
            row.street.toLowerCase(),
            row.building.toLowerCase(),
            row.organisation.toLowerCase(),
            row.locality.toLowerCase(),
            row.town.toLowerCase(),
            row.postcode.split(' ')[0]!,
          ]),
        ),
      ),
  );
  const shared = [...(shown ?? [])].filter((text) => heldBack?.has(text));
  expect(shared).toEqual(['']);
});

test('the halves share no names of people, houses, blocks, trades or shops', () => {
  const [shown, heldBack] = HALVES.map((half) =>
    NAMES.flatMap((name) => {
      const words = listWords(name, half);
      const { first, last, trades, shops, agents, houses, barns, blocks, mills, farms, inns, chapels } =
        words;
      const people = [...first, ...last, ...trades, ...shops, ...agents];
      return [...people, ...houses, ...barns, ...blocks, ...mills, ...farms, ...inns, ...chapels];
    }),
  );
  expect(shown!.filter((text) => heldBack!.includes(text))).toEqual([]);
});

test('the halves share only the habits of capitals and slips', () => {
  const of = (half: string) => HABITS.filter((one) => one.half === half).map(({ name }) => name);
  expect(of('both')).toEqual(['capitals', 'small letters', 'letter slip']);
  expect(Math.min(of('shown').length, of('held-back').length)).toBeGreaterThan(25);
  const names = new Set(HABITS.map(({ name }) => name));
  expect(names.size).toBe(HABITS.length);
  expect([...LIGHT].filter((name) => !names.has(name))).toEqual([]);
});
