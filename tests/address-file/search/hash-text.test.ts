import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashReversed, hashText } from '../../../src/address-file/search/hash-text.ts';

test.each(['', 'a', 'CHESTER', 'Lôn y Felin', '𝒜b😀', '\ud83d', '\ude00\ud83d'])(
  '%j hashes in reverse like its characters in reverse order',
  (text) => {
    expect(hashReversed(text)).toBe(hashText([...text].reverse().join('')));
  },
);

test('any text hashes in reverse like its characters in reverse order', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(hashReversed(text)).toBe(hashText([...text].reverse().join('')));
    }),
  );
});
