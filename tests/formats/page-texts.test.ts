import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apart, PageTexts, textOfBytes } from '../../src/formats/parquet/page-texts.ts';

const VALUE = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 10 }),
  fc.constantFrom('', 'Ŵ', 'x'.repeat(1024), 'y'.repeat(1025), 'z'.repeat(5000)),
);

test('the pages of a column give the texts of its values, in any order', () => {
  const texts = new PageTexts();
  fc.assert(
    fc.property(fc.array(VALUE, { maxLength: 60 }), fc.boolean(), (values, isBackwards) => {
      const page = Buffer.from(Buffer.concat(values.map((value) => Buffer.from(`....${value}`))));
      const own = apart(page);
      let at = 0;
      const views = values.map((value) => {
        const length = Buffer.byteLength(value);
        at += 4 + length;
        return [new Uint8Array(own.buffer, own.byteOffset + at - length, length), value] as const;
      });
      for (const [bytes, value] of isBackwards ? views.toReversed() : views) {
        expect(texts.of(bytes)).toBe(value);
      }
    }),
  );
});

test('bytes that are not UTF-8 become hexadecimal digits', () => {
  expect(textOfBytes(Uint8Array.of(0xff, 0x41))).toBe('ff41');
  expect(new PageTexts().of(Uint8Array.of(0xff, 0x41))).toBe('ff41');
});

test('unpacked bytes are copied if they share a buffer', () => {
  const shared = Buffer.from('one two').subarray(4);
  const own = apart(shared);
  shared.fill(0);
  expect(Buffer.from(own).toString()).toBe('two');
  expect(own.buffer.byteLength).toBe(3);
  const alone = new Uint8Array(3);
  expect(apart(alone)).toBe(alone);
});
