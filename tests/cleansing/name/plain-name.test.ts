import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleansedInFull } from '../../../src/cleansing/name/cleanse-name.ts';
import { cleansedPlainName } from '../../../src/cleansing/name/plain-name.ts';
import { doubleSurnames } from '../../../src/cleansing/name/surname-prefixes.ts';
import { DEFAULT } from './cleanse.ts';
import { CASES, WORDS } from './known-words.ts';

const OPTIONS = { case: 'mixed', salutation: 'formal', defaultSalutation: DEFAULT } as const;

/** Names with a gap for a word. */
const AROUND: readonly ((word: string) => string)[] = [
  (word) => `John ${word}`,
  (word) => `${word} Aldershaw`,
  (word) => `Mr ${word}`,
  (word) => `Mrs. Robin ${word}`,
  (word) => `Dr ${word} Aldershaw`,
  (word) => `Mr ${word} B Aldershaw`,
  (word) => `Prof. ${word} Aldershaw`,
  (word) => `MISS J ${word}`,
  (word) => `J. ${word}`,
  (word) => `Kim M ${word}`,
  (word) => `Prof Ann ${word} Aldershaw`,
  (word) => `JEAN ${word} ALDERSHAW`,
  (word) => `${word} Mary Smith`,
  (word) => `${word} Mr John Smith`,
  (word) => `John Taylor-${word}`,
  (word) => `Jane O'${word}`,
];

/** Checks that a name is cleansed alike in both ways. @returns whether it is plain */
function isCleansedAlike(name: string): boolean {
  const plain = cleansedPlainName(name, OPTIONS);
  if (plain === undefined) return false;
  const full = cleansedInFull(name, OPTIONS);
  if (JSON.stringify(plain) !== JSON.stringify(full)) expect(plain, name).toEqual(full);
  return true;
}

describe('a plain name is cleansed as any other name', () => {
  test('with every known word in every place', () => {
    let plain = 0;
    for (const word of WORDS)
      for (const inCase of CASES)
        for (const around of AROUND) if (isCleansedAlike(around(inCase(word)))) plain++;
    expect(plain).toBeGreaterThan(50_000);
  });

  test('with two surnames that belong together', () => {
    for (const pair of doubleSurnames())
      for (const front of ['John', 'Mrs', 'Mr J', 'Dr Ann'])
        isCleansedAlike(`${front} ${pair.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())}`);
  });

  test('with known words in all places', () => {
    const word = fc
      .constantFrom(...WORDS)
      .chain((text) => fc.constantFrom(...CASES.map((inCase) => inCase(text))));
    const part = fc.oneof(
      word,
      fc.constantFrom(
        'Mr',
        'MRS',
        'Ms.',
        'Dr',
        'Mx',
        'Miss',
        'Prof',
        'J',
        'A.',
        'O',
        'M.',
        'john',
        'JANE',
        'Smith',
        'Kim',
      ),
    );
    const name = fc.array(part, { minLength: 2, maxLength: 5 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(name, (text) => {
        isCleansedAlike(text);
      }),
      { numRuns: 20_000 },
    );
  });

  test.each([
    '',
    ' ',
    'Mr',
    'John',
    ' John Smith',
    'John  Smith',
    'John Smith ',
    'Mr. ',
    'John\tSmith',
    'John Smíth',
  ])('but not %j', (name) => {
    expect(cleansedPlainName(name, OPTIONS)).toBeUndefined();
  });
});
