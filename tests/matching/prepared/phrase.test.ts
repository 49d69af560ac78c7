import { expect, test } from 'vitest';
import { isQualifiedBefore, isQualifiedBehind } from '../../../src/matching/prepared/qualifiers.ts';
import { phraseOf } from '../../../src/matching/prepared/remembered-names.ts';
import { readTyped } from '../../../src/matching/typed/typed-text.ts';

const everyWord = () => true;

const found = (name: string, line: string, isFree: (token: number) => boolean = everyWord) =>
  phraseOf(name).find(readTyped({ lines: [line] }), isFree);

test('a name is found if all its words are adjacent', () => {
  expect(found('High Street', '14 High Street Chester')).toEqual({ from: 1, to: 3, likeness: 1 });
});

test('THE and OF are ignored, unless the name consists of them', () => {
  expect(phraseOf('The Bishop of Ely').words.map(({ text }) => text)).toEqual(['BISHOP', 'ELY']);
  expect(found('The Bishop of Ely', 'Bishop Ely, 1 High Street')?.likeness).toBe(1);
});

test('a slip lowers the likeness, and a different name is not found', () => {
  const slipped = found('Larkspur Road', '3 Larkspr Road');
  expect(slipped).toMatchObject({ from: 1, to: 3 });
  expect(slipped!.likeness).toBeLessThan(1);
  expect(slipped!.likeness).toBeGreaterThan(0.7);
  expect(found('Larkspur Road', '3 Marigold Road')).toBeUndefined();
});

test('numbers are compared without tolerance for slips', () => {
  expect(found('Plot 14', 'Plot 14')).toBeDefined();
  expect(found('Plot 14', 'Plot 15')).toBeUndefined();
});

test('words that are already taken are not used again', () => {
  expect(found('High Street', 'High Street', () => false)).toBeUndefined();
});

test('findWhole returns the first place, findLast the last', () => {
  const typed = readTyped({ lines: ['Rose Lane, Rose Lane'] });
  const name = phraseOf('Rose Lane');
  expect(name.findWhole(typed, everyWord)).toMatchObject({ from: 0, to: 2 });
  expect(name.findLast(typed, everyWord)).toMatchObject({ from: 2, to: 4 });
});

test.each([
  ['6 Cross Ivor Terrace', 2, true],
  ['6 Ivor Terrace', 1, false],
  ['Rose Cottage North High Street', 3, false],
])('in %s, whether another street begins before word %i is %s', (line, from, qualified) => {
  expect(isQualifiedBefore(readTyped({ lines: [line] }), from, everyWord)).toBe(qualified);
});

test.each([
  ['Ivor Terrace West', true],
  ['Ivor Terrace Isaf Corris', true],
  ['Ivor Terrace, West Cross', false],
])('in %s, whether the street continues behind its name is %s', (line, qualified) => {
  expect(isQualifiedBehind(readTyped({ lines: [line] }), 2, everyWord)).toBe(qualified);
});
