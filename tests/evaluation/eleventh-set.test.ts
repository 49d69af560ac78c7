import { describe, expect, test } from 'vitest';
import { eleventhSet, NAMES } from '../../evaluation/addresses/sets/11-borough-shire/set.ts';

describe.each(NAMES)('%s', (name) => {
  const size = { rows: 3000, typed: 1000 };
  const both = eleventhSet(name, size, 5, 'both');
  const rows = new Map(both.list.rows.map((row) => [row.uprn, row]));

  test('the same seed gives the same set', () => {
    expect(eleventhSet(name, size, 5, 'both').typed).toEqual(both.typed);
  });

  test('findable addresses name the row that is meant, and absent ones name none', () => {
    expect(rows.size).toBe(both.list.rows.length);
    for (const { truth, meant } of both.typed) {
      if (truth.isAbsent) expect([meant, truth.uprns]).toEqual(['', []]);
      else expect(rows.get(meant)?.isOdd).toBe(false);
      if (truth.level === 'row') expect(truth.uprns).toContain(meant);
    }
  });

  test('clean addresses have the words of their rows', () => {
    const words = (text: string) => text.toLowerCase().match(/[\p{L}\d']+/gu);
    const clean = both.typed.filter(({ kinds, truth }) => kinds[0] === 'clean' && !truth.isAbsent);
    expect(clean.length).toBeGreaterThan(50);
    for (const { address, postcode, meant } of clean) {
      const { columns = [], county = '' } = rows.get(meant) ?? {};
      const listed = columns.filter((text) => text.toLowerCase() !== county.toLowerCase());
      expect(words(`${address} ${postcode}`)).toEqual(words(listed.join(' ')));
    }
  });

  test('the halves share no street and no typed address', () => {
    const shown = eleventhSet(name, size, 5, 'shown');
    const heldBack = eleventhSet(name, size, 5, 'held back');
    const sitesOf = ({ typed }: typeof shown) =>
      typed.flatMap(({ meant }) => {
        const row = rows.get(meant);
        if (row === undefined) return [];
        const site = row.street === '' ? row.building : row.street;
        return [`${site}|${row.locality}|${row.postcode.split(' ')[0] ?? ''}`];
      });
    const others = new Set(sitesOf(heldBack));
    expect(shown.typed.length + heldBack.typed.length).toBe(both.typed.length);
    expect(sitesOf(shown).filter((site) => others.has(site))).toEqual([]);
  });
});
