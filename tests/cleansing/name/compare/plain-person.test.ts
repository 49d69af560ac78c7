import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparablePeople, peopleInFull } from '../../../../src/cleansing/name/compare/comparable-person.ts';
import { plainPerson } from '../../../../src/cleansing/name/compare/plain-person.ts';
import type { NameFields } from '../../../../src/cleansing/name/read-parts.ts';
import { CASES, WORDS } from '../known-words.ts';

const BESIDE: readonly Omit<NameFields, 'surname'>[] = [
  { title: 'Mr', forename: 'John', middle: '' },
  { title: '', forename: 'Robin', middle: 'Ann' },
  { title: 'Dr', forename: 'JEAN', middle: 'M' },
];

/** Checks that a name is read alike in both ways. @returns whether it was read as a plain name */
function isReadAlike(fields: NameFields): boolean {
  const plain = plainPerson(fields);
  if (plain === undefined) return false;
  const full = peopleInFull(fields);
  // Comparing the texts first is ten times as fast, and thousands of names are read here.
  if (JSON.stringify([plain]) !== JSON.stringify(full)) expect([plain], JSON.stringify(fields)).toEqual(full);
  return true;
}

describe('a plain name is read as any other name', () => {
  test.each(['surname', 'forename', 'middle', 'title'] as const)('with every known word as %s', (part) => {
    let plain = 0;
    for (const word of WORDS)
      for (const inCase of CASES)
        for (const beside of BESIDE)
          if (isReadAlike({ ...beside, surname: 'Aldershaw', [part]: inCase(word) })) plain++;
    expect(plain).toBeGreaterThan(part === 'title' ? 20 : 10_000);
  });

  test('with known words in all parts', () => {
    const word = fc
      .constantFrom(...WORDS)
      .chain((text) => fc.constantFrom(...CASES.map((inCase) => inCase(text))));
    const title = fc.constantFrom('', 'Mr', 'MRS', 'ms', 'Dr', 'Mx', 'Prof', 'Miss', 'Sr', 'Master');
    const middle = fc.oneof(fc.constant(''), fc.constantFrom('J', 'O', 'M', 'A'), word);
    fc.assert(
      fc.property(title, word, middle, word, (title, forename, middle, surname) => {
        isReadAlike({ title, forename, middle, surname });
      }),
      { numRuns: 20_000 },
    );
  });

  test('with any short words', () => {
    const word = fc.stringMatching(/^[A-Za-z]{1,7}$/);
    fc.assert(
      fc.property(word, fc.option(word, { nil: '' }), word, (forename, middle, surname) => {
        isReadAlike({ title: '', forename, middle, surname });
      }),
      { numRuns: 20_000 },
    );
  });
});

test.each([
  ['an office', { title: '', forename: 'The', middle: '', surname: 'Occupier' }],
  ['a house', { title: '', forename: 'Rose', middle: '', surname: 'Cottages' }],
  ['a double surname', { title: 'Mr', forename: 'John', middle: '', surname: 'Smith-Jones' }],
  ['two people', { title: 'Mr & Mrs', forename: 'John', middle: '', surname: 'Smith' }],
  ['a suffix', { title: 'Mr', forename: 'John', middle: '', surname: 'OBE' }],
])('%s is not plain', (_, fields) => {
  expect(plainPerson(fields)).toBeUndefined();
});

test('a plain name has the sex of its title, or of its forename', () => {
  const [titled] = comparablePeople({ title: 'Mrs', forename: 'Robin', middle: '', surname: 'Marsh' });
  const [untitled] = comparablePeople({ title: '', forename: 'Peter', middle: '', surname: 'Marsh' });
  expect(titled).toMatchObject({ sex: 'F', isTitled: true, forenames: ['ROBIN'], surname: 'MARSH' });
  expect(untitled).toMatchObject({ sex: 'M', isTitled: false });
});
