import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KeyHasher, keyHash } from '../../src/text/key-hash.ts';
import '../support/seed.ts';

test('the hash of a key does not depend on how it is cut into pieces', () => {
  const hasher = new KeyHasher();
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), fc.string(), (pieces, last) => {
      hasher.begin();
      for (const piece of pieces) hasher.add(piece);
      expect(hasher.hash()).toBe(keyHash(pieces.join('')));
      expect(hasher.add(last).hash()).toBe(keyHash(pieces.join('') + last));
    }),
  );
});
