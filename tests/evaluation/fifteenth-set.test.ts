import { describe, expect, test } from 'vitest';
import { fifteenthSet, NAMES } from '../../evaluation/addresses/sets/15-meters-parishes/set.ts';
import { HALVES } from '../../evaluation/addresses/sets/15-meters-parishes/words.ts';

const size = { rows: 2000, typed: 300 };

describe.each(NAMES)('%s', (name) => {
  const { list, typed } = fifteenthSet(name, 'shown', size);
  const rows = new Map(list.rows.map((row) => [row.uprn, row]));

  test('the same half and size give the same set', () => {
    expect(fifteenthSet(name, 'shown', size).typed).toEqual(typed);
  });

  test('findable addresses name the row that is meant, and absent ones name none', () => {
    expect(rows.size).toBe(list.rows.length);
    expect(typed.filter(({ truth }) => truth.isAbsent)).toHaveLength(30);
    for (const { truth, meant } of typed) {
      if (truth.isAbsent) expect([meant, truth.uprns]).toEqual(['', []]);
      else expect([truth.uprns, rows.get(meant)?.isOdd]).toEqual([[meant], false]);
    }
  });

  test('no two rows are the same address', () => {
    const texts = list.rows
      .filter(({ isOdd }) => !isOdd)
      .map(({ columns }) => columns.join('|').toLowerCase());
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('the halves share no street, building or postcode district', () => {
    const [shown, heldBack] = HALVES.map(
      (half) =>
        new Set(
          fifteenthSet(name, half, size).list.rows.flatMap(({ street, building, postcode }) => [
            street.toLowerCase(),
            // A court has no name, only a number.
            building.replace(/^Court \d+$/, '').toLowerCase(),
            postcode.split(' ')[0],
          ]),
        ),
    );
    expect([...(shown ?? [])].filter((text) => text !== '' && heldBack?.has(text))).toEqual([]);
  });
});
