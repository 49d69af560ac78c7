import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TextCache } from '../../src/text/text-cache.ts';
import '../support/seed.ts';

test('returns the last value set for a part of a text, whatever surrounds it', () => {
  const word = fc.string({ minLength: 0, maxLength: 3, unit: fc.constantFrom('A', 'B', 'É', '7') });
  const step = fc.record({ word, before: word, after: word, value: fc.option(fc.integer({ min: 1 })) });
  fc.assert(
    fc.property(fc.constantFrom(4, 8, 64), fc.array(step, { maxLength: 300 }), (most, steps) => {
      const cache = new TextCache<number>(most);
      const all = new Map<string, number>();
      for (const { word, before, after, value } of steps) {
        const text = before + word + after;
        const found = cache.find(text, before.length, before.length + word.length);
        if (found !== undefined) expect(found).toBe(all.get(word));
        else if (value !== null) {
          cache.set(word, value);
          all.set(word, value);
        }
      }
    }),
  );
});

test('a text is kept from its second use', () => {
  const cache = new TextCache<number>(64);
  cache.set('MARSH', 1);
  expect(cache.get('MARSH')).toBeUndefined();
  cache.set('MARSH', 2);
  expect(cache.get('MARSH')).toBe(2);
});

test('frequently used entries stay, however many rare texts pass through', () => {
  const cache = new TextCache<string>(16);
  for (let time = 0; time < 2; time++) cache.set('ROAD', 'road');
  for (let other = 0; other < 1000; other++) {
    expect(cache.get('ROAD')).toBe('road');
    for (let time = 0; time < 2; time++) cache.set(`OTHER ${other}`, 'other');
  }
});

test.each([0, 2, 12])('a cache of %i texts is refused', (most) => {
  expect(() => new TextCache(most)).toThrow(RangeError);
});
