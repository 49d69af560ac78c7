import { expect, test } from 'vitest';
import { BoundedMap } from '../../src/caches/bounded-map.ts';

test('a new entry evicts the least recently used one', () => {
  const map = new BoundedMap<string, number>(3);
  for (const [value, key] of ['a', 'b', 'c'].entries()) map.set(key, value);
  expect(map.get('a')).toBe(0);
  map.set('b', 10);
  map.set('d', 3);
  expect([map.get('a'), map.get('b'), map.get('c'), map.get('d')]).toEqual([0, 10, undefined, 3]);
  expect(map.size).toBe(3);
});

test('it never grows past its bound', () => {
  const map = new BoundedMap<number, true>(100);
  for (let key = 0; key < 10_000; key++) map.set(key, true);
  expect(map.size).toBe(100);
  map.delete(9999);
  expect(map.size).toBe(99);
});
