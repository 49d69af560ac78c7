import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameForm } from '../../src/cleansing/name/compare/normal-form.ts';
import { editDistance } from '../../src/text/edit-distance.ts';
import { jaroWinkler } from '../../src/text/jaro-winkler.ts';
import { soundOfName } from '../../src/text/sound-of-name.ts';

/** Words of few letters, so that they often have letters in common. */
const word = fc.string({ unit: fc.constantFrom('A', 'B', 'C'), maxLength: 9 });

describe('jaroWinkler', () => {
  // The examples of Winkler 1990 and of the papers after it.
  test.each([
    ['MARTHA', 'MARHTA', 0.9611],
    ['DWAYNE', 'DUANE', 0.84],
    ['DIXON', 'DICKSONX', 0.8133],
    ['ABC', 'XYZ', 0],
    ['', 'A', 0],
    ['SAME', 'SAME', 1],
  ])('%s and %s', (one, other, similarity) => {
    expect(jaroWinkler(one, other)).toBeCloseTo(similarity, 4);
  });

  test('is at most 1, and 1 only for the same text', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const similarity = jaroWinkler(one, other);
        expect(similarity).toBeGreaterThanOrEqual(0);
        expect(similarity === 1).toBe(one === other);
      }),
    );
  });
});

describe('editDistance', () => {
  test.each([
    ['SMITH', 'SMIHT', 1],
    ['SMITH', 'SMTH', 1],
    ['SMITH', 'SMITHE', 1],
    ['SMITH', 'SNITH', 1],
    ['SMITH', 'JONES', 3],
  ])('%s and %s', (one, other, distance) => {
    expect(editDistance(one, other, 2)).toBe(distance);
  });

  test('agrees with its definition', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 9 }), (one, other, most) => {
        expect(editDistance(one, other, most)).toBe(Math.min(most + 1, defined(one, other)));
      }),
    );
  });

  /** Optimal string alignment, as it is defined. */
  function defined(one: string, other: string): number {
    if (one === '' || other === '') return one.length + other.length;
    const [a, b] = [one.slice(1), other.slice(1)];
    const swap = one[0] === other[1] && one[1] === other[0] && one.length > 1 && other.length > 1;
    return Math.min(
      defined(a, other) + 1,
      defined(one, b) + 1,
      defined(a, b) + (one[0] === other[0] ? 0 : 1),
      ...(swap ? [defined(a.slice(1), b.slice(1)) + 1] : []),
    );
  }
});

describe('soundOfName', () => {
  test.each([
    ['SMITH', 'SMYTH'],
    ['STEPHENSON', 'STEVENSON'],
    ['THOMPSON', 'THOMSON'],
    ['LEIGH', 'LEE'],
    ['RHYS', 'REES'],
    ['WRIGHT', 'RIGHT'],
    ['MCDONALD', 'MACDONALD'],
    ['KNIGHT', 'NIGHT'],
    ['PHILLIPS', 'FILIPS'],
    ['CLARKE', 'CLARK'],
    ['DIXON', 'DICKSON'],
    ['HUGHES', 'HUES'],
  ])('%s sounds like %s', (one, other) => {
    expect(soundOfName(one)).toBe(soundOfName(other));
  });

  test.each([
    ['SMITH', 'JONES'],
    ['CHURCH', 'KIRK'],
    ['SHAW', 'SAW'],
    ['BAKER', 'PARKER'],
  ])('%s does not sound like %s', (one, other) => {
    expect(soundOfName(one)).not.toBe(soundOfName(other));
  });
});

test.each([
  ['O’Brien-Jones', 'OBRIEN JONES'],
  ['  müller  ', 'MULLER'],
  ['Strauß', 'STRAUSS'],
  ['Ørsted', 'ORSTED'],
  ['Łukasz', 'LUKASZ'],
  ['St. John', 'ST JOHN'],
  ['ＳＭＩＴＨ', 'SMITH'],
  ['李', '李'],
  ['!!', ''],
])('%s is compared as %s', (text, form) => {
  expect(nameForm(text)).toBe(form);
});
