import { describe, expect, test } from 'vitest';
import { NAMES, tenthSet } from '../../evaluation/addresses/sets/10-burgh-coast/set.ts';

describe.each(NAMES)('%s', (name) => {
  const size = { rows: 3000, typed: 1000 };
  const both = tenthSet(name, size, 5, 'both');

  test('the same seed gives the same set', () => {
    expect(tenthSet(name, size, 5, 'both').typed).toEqual(both.typed);
  });

  test('findable addresses name the row that is meant, and absent ones name none', () => {
    const uprns = new Set(both.list.rows.map(({ uprn }) => uprn));
    for (const { truth, meant } of both.typed) {
      if (truth.isAbsent) expect([meant, truth.uprns]).toEqual(['', []]);
      else expect(uprns).toContain(meant);
    }
  });

  test('the halves share no street and no typed address', () => {
    const shown = tenthSet(name, size, 5, 'shown');
    const heldBack = tenthSet(name, size, 5, 'held back');
    const rows = new Map(both.list.rows.map((row) => [row.uprn, row]));
    const sitesOf = ({ typed }: typeof shown) =>
      typed.flatMap(({ meant }) => {
        const row = rows.get(meant);
        if (row === undefined) return [];
        const name = row.street === '' ? row.building : row.street;
        return [`${name}|${row.locality}|${row.postcode.split(' ')[0] ?? ''}`];
      });
    const others = new Set(sitesOf(heldBack));
    expect(shown.typed.length + heldBack.typed.length).toBe(both.typed.length);
    expect(sitesOf(shown).filter((site) => others.has(site))).toEqual([]);
  });
});
