import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Facts } from '../../../src/cleansing/dataset-step.ts';
import { FactBuffer, unpackFacts } from '../../../src/engine/dataset-step/fact-buffer.ts';
import '../../support/seed.ts';

type Fact = readonly [texts: readonly string[], numbers: readonly number[]];

function listed({ count, texts, columns, numbers }: Facts): Fact[] {
  return Array.from({ length: count }, (_, at) => [
    columns.map((positions) => texts[positions[at]!]!),
    numbers.map((column) => column[at]!),
  ]);
}

const facts = fc.array(
  fc.tuple(
    fc.tuple(fc.string({ unit: 'grapheme' }), fc.constantFrom('', 'LEE', 'ŁĘ\n"')),
    fc.tuple(fc.nat(), fc.constantFrom(0, 2 ** 32 - 1), fc.nat()),
  ),
);

test('facts are unpacked as they were added, without those that were rolled back', () => {
  const buffer = new FactBuffer();
  fc.assert(
    fc.property(facts, facts, facts, (before, dropped, after) => {
      for (const [texts, numbers] of before) buffer.add(texts, numbers);
      const mark = buffer.count;
      for (const [texts, numbers] of dropped) buffer.add(texts, numbers);
      buffer.truncate(mark);
      for (const [texts, numbers] of after) buffer.add(texts, numbers);
      expect(listed(unpackFacts(buffer.pack()))).toEqual([...before, ...after]);
      buffer.truncate(0);
    }),
  );
});

test('there may be more texts than two bytes can number', () => {
  const buffer = new FactBuffer();
  const added = Array.from({ length: 70_000 }, (_, at): Fact => [[`text ${at}`], [2 ** 32 - 1 - at]]);
  for (const [texts, numbers] of added) buffer.add(texts, numbers);
  expect(listed(unpackFacts(buffer.pack()))).toEqual(added);
});

test('all facts have equally many texts and numbers', () => {
  const buffer = new FactBuffer();
  buffer.add(['one', 'two'], [0]);
  expect(() => buffer.add(['one'], [0])).toThrow('equally many texts');
  expect(() => buffer.add(['one', 'two'], [])).toThrow('equally many texts');
});

test('a fact may have more numbers than a buffer begins with', () => {
  const buffer = new FactBuffer();
  const added: Fact = [['one'], Array.from({ length: 20_000 }, (_, at) => at)];
  buffer.add(...added);
  expect(listed(unpackFacts(buffer.pack()))).toEqual([added]);
});
