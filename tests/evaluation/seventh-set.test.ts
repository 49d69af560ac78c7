import { describe, expect, test } from 'vitest';
import { Chance } from '../../evaluation/addresses/sets/07-villages-city/chance.ts';
import { cityList, villageList } from '../../evaluation/addresses/sets/07-villages-city/lists.ts';
import { typedFor } from '../../evaluation/addresses/sets/07-villages-city/typing.ts';
import { readWords } from '../../evaluation/addresses/sets/07-villages-city/words.ts';

const words = readWords();
const MAKE = {
  villages: () => villageList(new Chance(3), words.villages, 2000),
  city: () => cityList(new Chance(4), words.towns, 2000),
};

describe.each(['villages', 'city'] as const)('%s', (name) => {
  const list = MAKE[name]();
  const typed = typedFor(list, words, 5, 1500);

  test('the same seed gives the same set', () => {
    expect(typedFor(MAKE[name](), words, 5, 1500)).toEqual(typed);
  });

  test('findable addresses name the row that is meant, and absent ones name none', () => {
    const uprns = new Set(list.rows.map(({ uprn }) => uprn));
    for (const { truth, meant } of typed) {
      if (truth.isAbsent) expect(meant).toBe('');
      else expect(uprns).toContain(meant);
      if (truth.level === 'row') expect(truth.uprns).toContain(meant);
      else expect(truth.uprns).toEqual([]);
    }
  });
});
