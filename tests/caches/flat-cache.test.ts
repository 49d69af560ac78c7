import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FlatCache } from '../../src/caches/flat-cache.ts';
import { FlatKey } from '../../src/caches/flat-key.ts';
import { FlatTexts } from '../../src/caches/flat-texts.ts';
import '../support/seed.ts';

const CAPACITY = 400;

const valueAt = (cache: FlatCache, at: number) => [...cache.numbers.subarray(at, at + cache.lengthAt(at))];

test('finds the value that was added last, or nothing', () => {
  const entry = fc.record({
    key: fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 3 }),
    value: fc.array(fc.integer(), { maxLength: 20 }),
  });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 200 }), (entries) => {
      const cache = new FlatCache(CAPACITY, 8);
      const all = new Map<string, readonly number[]>();
      const key = new FlatKey();
      const keyOf = (numbers: readonly number[]) => {
        key.clear();
        for (const number of numbers) key.number(number);
        return key;
      };
      for (const one of entries) {
        cache.numbers.set(one.value, cache.add(keyOf(one.key), one.value.length));
        expect(valueAt(cache, cache.find(keyOf(one.key)))).toEqual(one.value);
        all.set(one.key.join(), one.value);
        for (const [name, value] of all) {
          const at = cache.find(keyOf(name === '' ? [] : name.split(',').map(Number)));
          if (at >= 0) expect(valueAt(cache, at)).toEqual(value);
        }
      }
    }),
  );
});

test('a value stays where it is until half of the array has been written', () => {
  const cache = new FlatCache(CAPACITY, 4096);
  const key = new FlatKey();
  const add = (name: string, value: number) => {
    const at = cache.add(key.clear().text(name), 10);
    cache.numbers.fill(value, at, at + 10);
  };
  add('kept', 1);
  for (let round = 0; round < 50; round++) {
    const at = cache.find(key.clear().text('kept'));
    expect(valueAt(cache, at)).toEqual(new Array(10).fill(1));
    // Each entry takes 16 numbers.
    for (let more = 0; more < CAPACITY / 2 / 16 - 1; more++) add(`${round} ${more}`, 2);
    expect(valueAt(cache, at)).toEqual(new Array(10).fill(1));
  }
});

test('what is not used is overwritten, and what is too long is not kept', () => {
  const cache = new FlatCache(CAPACITY, 64);
  const key = new FlatKey();
  cache.add(key.clear().text('once'), 10);
  for (let more = 0; more < CAPACITY / 16; more++) cache.add(key.clear().text(`more ${more}`), 10);
  expect(cache.find(key.clear().text('once'))).toBe(-1);
  expect(cache.add(key.clear().text('long'), cache.most)).toBe(-1);
  expect(() => new FlatCache(CAPACITY, 12)).toThrow('12 is not a power of two');
});

test('keys of different numbers and texts differ', () => {
  const written = (write: (key: FlatKey) => FlatKey) => {
    const key = write(new FlatKey());
    return [...key.numbers.subarray(0, key.length)];
  };
  const keys = [
    (key: FlatKey) => key.text('ab').text(''),
    (key: FlatKey) => key.text('').text('ab'),
    (key: FlatKey) => key.text('a').text('b'),
    (key: FlatKey) => key.text('ab').number(0),
    (key: FlatKey) => key.text('ab\0'),
    (key: FlatKey) => key.text('x'.repeat(1000)),
  ].map(written);
  expect(new Set(keys.map(String)).size).toBe(keys.length - 1);
  expect(keys[0]).toEqual(keys[3]);
});

test.each(['', 'Mill Road', 'Café', 'Ŵyn a’r Môr', '🏠'])('the text “%s” comes back', (text) => {
  const texts = new FlatTexts(4000, 8);
  const key = new FlatKey().text('key');
  expect(texts.get(key)).toBeUndefined();
  texts.set(key, text);
  texts.set(new FlatKey().text('other'), 'Other');
  expect(texts.get(key)).toBe(text);
  texts.set(new FlatKey().text('long'), 'x'.repeat(4000));
  expect(texts.get(new FlatKey().text('long'))).toBeUndefined();
});
