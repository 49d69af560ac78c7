import { constants, crc32, deflateRawSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gzipAround, inflateAround } from '../../src/address-file/answer/around.ts';
import { crc32Shift, joinCrc32 } from '../../src/address-file/answer/crc32-shift.ts';
import { readAnswer, storeAnswer } from '../../src/address-file/answer/ready-answer.ts';

const bytes = fc.uint8Array({ maxLength: 5000 }).map((array) => Buffer.from(array));
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.json(),
  fc.nat(100_000).map((length) => 'Stanney Mill Road '.repeat(length / 18)),
);

test('the joined checksum of two texts is the CRC-32 of their concatenation', () => {
  fc.assert(
    fc.property(bytes, bytes, (first, second) => {
      const joined = joinCrc32(crc32(first), crc32(second), crc32Shift(second.length));
      expect(joined).toBe(crc32(Buffer.concat([first, second])));
    }),
    { numRuns: 1000 },
  );
});

test('joining with an empty text changes no checksum', () => {
  expect(joinCrc32(0xdeadbeef, 0, crc32Shift(0))).toBe(0xdeadbeef);
  expect(joinCrc32(0, 0xcafebabe, crc32Shift(17))).toBe(0xcafebabe);
});

test('shifting a checksum twice equals shifting it by the sum of the lengths, beyond 2^32 too', () => {
  const length = fc.oneof(fc.nat(), fc.integer({ min: 2 ** 31, max: 2 ** 45 }));
  fc.assert(
    fc.property(length, length, fc.nat(), (one, other, checksum) => {
      const twice = joinCrc32(joinCrc32(checksum, 0, crc32Shift(one)), 0, crc32Shift(other));
      expect(twice).toBe(joinCrc32(checksum, 0, crc32Shift(one + other)));
    }),
  );
});

test('gunzip unpacks an answer together with the text around it', () => {
  fc.assert(
    fc.property(text, text, text, (before, body, after) => {
      const [prefix, suffix] = [Buffer.from(before), Buffer.from(after)];
      fc.pre(prefix.length <= 65_535 && suffix.length <= 65_535);
      const answer = readAnswer(storeAnswer(body));
      expect(gunzipSync(gzipAround(prefix, answer, suffix)).toString()).toBe(before + body + after);
      expect(inflateAround(prefix, answer, suffix).toString()).toBe(before + body + after);
    }),
  );
});

test('the stored bytes of an answer do not depend on the answers before it', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 2, maxLength: 4 }), (bodies) => {
      for (const body of bodies) {
        const alone = deflateRawSync(body, { level: 3, finishFlush: constants.Z_FULL_FLUSH });
        expect(readAnswer(storeAnswer(body)).deflated.equals(alone)).toBe(true);
      }
    }),
  );
});

test('a prefix of 65,535 bytes fits, a longer one is refused', () => {
  const answer = readAnswer(storeAnswer('[]'));
  const longest = Buffer.alloc(65_535, 'a');
  expect(gunzipSync(gzipAround(longest, answer, longest))).toHaveLength(2 * 65_535 + 2);
  expect(() => gzipAround(Buffer.alloc(65_536), answer, longest)).toThrow(RangeError);
  expect(() => gzipAround(longest, answer, Buffer.alloc(65_536))).toThrow(RangeError);
});

test('an answer that was cut off is never returned', () => {
  const stored = storeAnswer(JSON.stringify(Array.from({ length: 200 }, (_, at) => ({ at }))));
  const cut = readAnswer(stored.subarray(0, stored.length - 200));
  expect(() => inflateAround(Buffer.alloc(0), cut, Buffer.alloc(0))).toThrow();
});
