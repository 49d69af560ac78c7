import { describe, expect, test } from 'vitest';
import { type EvaluationSet, evaluationSet, LIST_NAMES } from '../../evaluation/addresses/sets.ts';

/*
 * The sets of `npm run evaluate:matching`, small: they are the same each time, and their labels agree with
 * their lists.
 */

const LISTS = new URL('../../evaluation/addresses/sets/01', import.meta.url).pathname;
const made = (name: (typeof LIST_NAMES)[number], seed = 5): EvaluationSet =>
  evaluationSet(name, LISTS, seed, 3000, 2500);

/** Letters and figures alone, in capitals. */
const plain = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

describe.each(LIST_NAMES)('%s', (name) => {
  const { list, typed } = made(name);
  const rows = new Map(list.rows.map((row) => [row.uprn, row]));
  const written = typed.map(({ organisation, address, postcode }) =>
    plain(organisation + address + postcode),
  );

  test('the same seed gives the same set, another seed a different set', () => {
    expect(made(name)).toEqual({ list, typed });
    expect(made(name, 6).typed).not.toEqual(typed);
  });

  test('findable addresses are in the list, and absent ones are not', () => {
    const listed = new Set(list.rows.map(({ columns }) => plain(columns.join(''))));
    for (const [at, { truth, meant, kinds }] of typed.entries()) {
      if (truth.isAbsent) {
        expect(listed, kinds.join()).not.toContain(written[at]);
        expect(truth.uprns).toEqual([]);
        expect(meant).toBe('');
        continue;
      }
      expect(rows.has(meant)).toBe(true);
      if (truth.level === 'row') expect(truth.uprns).toContain(meant);
      else expect(truth.uprns).toEqual([]);
    }
    expect(typed.filter(({ truth }) => truth.isAbsent).length / typed.length).toBeCloseTo(0.1, 1);
    expect(typed.filter(({ truth }) => truth.level === 'row').length / typed.length).toBeGreaterThan(0.8);
  });

  test('a clean address repeats a row of the list word for word', () => {
    const clean = [...typed.entries()].filter(([, { kinds }]) => kinds[0] === 'clean');
    expect(clean.length).toBeGreaterThan(250);
    for (const [at, { truth, meant }] of clean) {
      expect(written[at]).toBe(plain(rows.get(meant)!.columns.join('')));
      expect(truth.level).toBe('row');
    }
  });

  test('a text without postcode that fits several rows has no truth', () => {
    const missing = typed.filter(({ kinds }) => kinds.length === 1 && kinds[0] === 'postcode missing');
    expect(missing.length).toBeGreaterThan(40);
    const withoutPostcode = new Map<string, Set<string>>();
    for (const row of list.rows) {
      const text = plain(row.columns.slice(0, -1).join(''));
      withoutPostcode.set(text, (withoutPostcode.get(text) ?? new Set()).add(row.postcode));
    }
    for (const { address, organisation, truth } of missing) {
      const postcodes = withoutPostcode.get(plain(organisation + address))?.size ?? 0;
      if (postcodes > 1) expect(truth.level).not.toBe('row');
    }
  });
});
