import { expect, test } from 'vitest';
import { ByteWriter } from '../../../src/address-file/bytes.ts';
import {
  type ContainerKind,
  type ContainerWords,
  writeContainer,
  writeWords,
} from '../../../src/address-file/typeahead/container.ts';
import { hasAll, OUTLINE, Outlines } from '../../../src/address-file/typeahead/outlines.ts';

const stored = (kind: ContainerKind, addresses: number, words: ContainerWords): Buffer => {
  const writer = new ByteWriter();
  writeWords(writer, words);
  const position = kind === 'street' ? { latitude: 53.2, longitude: -2.9 } : undefined;
  writeContainer(writer, { kind, addresses, place: 3, name: '', position }, []);
  return writer.take();
};

const STREET = { own: [[7], [9, 4]], around: [300, 301], outwardCodes: [70_000] };

/** A town with more outward codes than the kept outlines have room for. */
const TOWN = { own: [[8]], around: [], outwardCodes: Array.from({ length: 100 }, (_, at) => 1000 + at) };

/** Keeps the bytes of a value only until the next one is read, as the store does. */
class Values {
  readonly #values: ReadonlyMap<number, Buffer>;
  readonly #shared = Buffer.alloc(1000);
  reads = 0;

  constructor(values: ReadonlyMap<number, Buffer>) {
    this.#values = values;
  }

  value(_database: string, key: number): Buffer | undefined {
    this.reads++;
    this.#shared.fill(255);
    this.#values.get(key)?.copy(this.#shared);
    return this.#shared;
  }
}

const word = (number: number) => [{ from: number, to: number + 1 }];

test('an outline has the words and facts of its container', () => {
  const outlines = new Outlines(new Values(new Map([[5, stored('street', 24, STREET)]])));
  const offset = outlines.offsetOf(5);
  const { numbers } = outlines;
  expect(numbers[offset + OUTLINE.addresses]).toBe(24);
  expect(numbers[offset + OUTLINE.latitude]).toBe(4200);
  expect(numbers[offset + OUTLINE.longitude]).toBe(6100);
  expect(outlines.kindOf(5)).toBe('street');
  for (const one of [7, 9, 4, 300, 301, 70_000]) expect(hasAll(numbers, offset, [word(one)])).toBe(true);
  // 2 is the number of own words, 24 the number of addresses.
  for (const one of [2, 24, 8, 302]) expect(hasAll(numbers, offset, [word(one)])).toBe(false);
  expect(hasAll(numbers, offset, [word(7), [{ from: 250, to: 301 }]])).toBe(true);
  expect(hasAll(numbers, offset, [word(7), word(8)])).toBe(false);
  expect(hasAll(numbers, offset, [[]])).toBe(false);
});

test('containers that share a slot, or have many words, are kept apart', () => {
  const [one, other, long] = [11, 11 + 8192, 12];
  const values = new Values(
    new Map([
      [one, stored('street', 24, STREET)],
      [other, stored('locality', 25, { own: [[6]], around: [], outwardCodes: [] })],
      [long, stored('locality', 26, TOWN)],
    ]),
  );
  const outlines = new Outlines(values);
  const addresses = (container: number) => {
    const offset = outlines.offsetOf(container);
    return outlines.numbers[offset + OUTLINE.addresses];
  };
  for (let round = 0; round < 2; round++) {
    expect([one, long, other, long, one].map(addresses)).toEqual([24, 26, 25, 26, 24]);
    const offset = outlines.offsetOf(long);
    expect(hasAll(outlines.numbers, offset, [word(8), word(1099)])).toBe(true);
    expect(hasAll(outlines.numbers, offset, [word(1100)])).toBe(false);
  }
  const before = values.reads;
  expect(addresses(one)).toBe(24);
  expect(values.reads).toBe(before);
});
