import { describe, expect, test } from 'vitest';
import { HABITS } from '../../evaluation/addresses/sixteenth-lists/habits/habits.ts';
import { sixteenthSet } from '../../evaluation/addresses/sixteenth-lists/set.ts';
import { HALVES, listWords, NAMES } from '../../evaluation/addresses/sixteenth-lists/words.ts';

const size = { rows: 2000, typed: 300 };

describe.each(NAMES)('%s', (name) => {
  const { list, typed } = sixteenthSet(name, 'shown', size);
  const rows = new Map(list.rows.map((row) => [row.uprn, row]));

  test('the same half and size give the same set', () => {
    expect(sixteenthSet(name, 'shown', size).typed).toEqual(typed);
  });

  test('findable addresses name the row that is meant, and absent ones name none', () => {
    expect(rows.size).toBe(list.rows.length);
    expect(typed.filter(({ truth }) => truth.isAbsent)).toHaveLength(30);
    for (const { truth, meant } of typed) {
      if (truth.isAbsent) expect([meant, truth.uprns]).toEqual(['', []]);
      else expect([truth.uprns, rows.get(meant)?.isOdd]).toEqual([[meant], false]);
    }
  });

  test('a fifth of the addresses is as listed', () => {
    expect(typed.filter(({ kinds }) => kinds[0] === 'clean')).toHaveLength(60);
  });
});

test('the halves share no street, building, firm or postcode district', () => {
  const [shown, heldBack] = HALVES.map(
    (half) =>
      new Set(
        NAMES.flatMap((name) =>
          sixteenthSet(name, half, { rows: 20_000, typed: 0 }).list.rows.flatMap((row) => [
            row.street.toLowerCase(),
            // A block of an estate may have no name, only a number.
            row.building.replace(/^Block \w$/, '').toLowerCase(),
            row.organisation.toLowerCase(),
            row.postcode.split(' ')[0],
          ]),
        ),
      ),
  );
  expect([...(shown ?? [])].filter((text) => text !== '' && heldBack?.has(text))).toEqual([]);
  const towns = HALVES.map((half) => NAMES.flatMap((name) => listWords(name, half).settlements));
  expect(towns[0]!.filter(({ town }) => towns[1]!.some((other) => other.town === town))).toEqual([]);
});

test('each half has habits that the other does not have', () => {
  const of = (half: string) => HABITS.filter((one) => one.half === half).length;
  expect(Math.min(of('both'), of('shown'), of('held-back'))).toBeGreaterThan(40);
  expect(new Set(HABITS.map(({ name }) => name)).size).toBe(HABITS.length);
});
