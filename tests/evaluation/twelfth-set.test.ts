import { describe, expect, test } from 'vitest';
import { HALVES, NAMES, twelfthSet } from '../../evaluation/addresses/sets/12-tenements-rates-polling/set.ts';

const size = { rows: 2500, typed: 1000 };

describe.each(NAMES)('%s', (name) => {
  const { list, typed } = twelfthSet(name, size, 5, 'shown');
  const rows = new Map(list.rows.map((row) => [row.uprn, row]));

  test('the same seed gives the same set', () => {
    expect(twelfthSet(name, size, 5, 'shown').typed).toEqual(typed);
  });

  test('findable addresses name the row that is meant, and absent ones name none', () => {
    expect(rows.size).toBe(list.rows.length);
    expect(typed.filter(({ truth }) => truth.isAbsent)).toHaveLength(100);
    for (const { truth, meant } of typed) {
      if (truth.isAbsent) expect([meant, truth.uprns]).toEqual(['', []]);
      else expect(rows.has(meant)).toBe(true);
      if (truth.level === 'row') expect(truth.uprns).toEqual([meant]);
    }
  });

  test('clean addresses have the words of their rows', () => {
    const words = (text: string) => text.toLowerCase().match(/[\p{L}\d']+/gu);
    const clean = typed.filter(({ kinds, truth }) => kinds[0] === 'clean' && !truth.isAbsent);
    expect(clean.length).toBeGreaterThan(50);
    for (const { address, postcode, meant } of clean)
      expect(words(`${address} ${postcode}`)).toEqual(words((rows.get(meant)?.columns ?? []).join(' ')));
  });

  test('no two rows have the same text', () => {
    const texts = list.rows.map(({ columns }) => columns.join(' ').toLowerCase());
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('the halves share no town, outward code or UPRN', () => {
    const [one, other] = HALVES.map(
      (half) =>
        new Set(
          twelfthSet(name, { ...size, typed: 0 }, 5, half).list.rows.flatMap((row) => [
            row.town,
            row.postcode.split(' ')[0],
            row.uprn,
          ]),
        ),
    );
    expect([...(one ?? [])].filter((value) => other?.has(value))).toEqual([]);
  });
});
