import { describe, expect, test } from 'vitest';
import { fourteenthSet, NAMES } from '../../evaluation/addresses/sets/14-metropolis-ceredigion/set.ts';
import { HALVES } from '../../evaluation/addresses/sets/14-metropolis-ceredigion/words.ts';

const size = { rows: 2000, typed: 400 };

describe.each(NAMES)('%s', (name) => {
  const { list, typed } = fourteenthSet(name, 'shown', size);
  const rows = new Map(list.rows.map((row) => [row.uprn, row]));

  test('the same half and size give the same set', () => {
    expect(fourteenthSet(name, 'shown', size).typed).toEqual(typed);
  });

  test('findable addresses name the row that is meant, and absent ones name none', () => {
    expect(rows.size).toBe(list.rows.length);
    expect(typed.filter(({ truth }) => truth.isAbsent)).toHaveLength(40);
    for (const { truth, meant } of typed) {
      if (truth.isAbsent) expect([meant, truth.uprns]).toEqual(['', []]);
      else expect(rows.get(meant)?.isOdd).toBe(false);
      if (truth.level === 'row') expect(truth.uprns).toContain(meant);
    }
  });

  test('clean addresses have the words of their rows', () => {
    const words = (text: string) =>
      text
        .normalize('NFD')
        .toLowerCase()
        .replace(/\p{Mark}/gu, '')
        .match(/[\p{L}\d']+/gu);
    const clean = typed.filter(({ kinds, truth }) => kinds[0] === 'clean' && !truth.isAbsent);
    expect(clean.length).toBeGreaterThan(50);
    for (const { address, meant } of clean) {
      const own: readonly string[] = words((rows.get(meant)?.columns ?? []).slice(0, -1).join(' ')) ?? [];
      expect(
        words(address)
          ?.filter((word) => own.includes(word))
          .slice(0, own.length),
      ).toEqual(own);
    }
  });

  test('the halves share no postcode district', () => {
    const [shown, heldBack] = HALVES.map(
      (half) =>
        new Set(fourteenthSet(name, half, size).list.rows.map(({ postcode }) => postcode.split(' ')[0]!)),
    );
    expect([...(shown ?? [])].filter((outward) => heldBack?.has(outward))).toEqual([]);
  });
});
