import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RecentMap } from '../../src/caches/recent-map.ts';
import '../support/seed.ts';

test('returns the last value set, and never holds more than its limit', () => {
  const step = fc.record({ key: fc.integer({ min: 0, max: 30 }), value: fc.option(fc.integer({ min: 1 })) });
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 20 }), fc.array(step, { maxLength: 300 }), (most, steps) => {
      const map = new RecentMap<number, number>(most);
      const all = new Map<number, number>();
      for (const { key, value } of steps) {
        if (value === null) {
          const found = map.get(key);
          if (found !== undefined) expect(found).toBe(all.get(key));
        } else {
          map.set(key, value);
          all.set(key, value);
          expect(map.get(key)).toBe(value);
        }
        expect(map.size).toBeLessThanOrEqual(most);
      }
    }),
  );
});

test('frequently used entries stay, rarely used ones are evicted', () => {
  const map = new RecentMap<string, number>(4);
  map.set('often', 1);
  map.set('once', 2);
  for (let other = 0; other < 20; other++) {
    map.set(`other ${other}`, other);
    expect(map.get('often')).toBe(1);
  }
  expect(map.get('once')).toBeUndefined();
});
