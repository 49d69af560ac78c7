import { expect, test } from 'vitest';
import { PLACE_OF_LINE, readTyped, typedBetween } from '../../../src/matching/typed/typed-text.ts';

const partsOf = (lines: string[]) => {
  const text = readTyped({ lines });
  return text.segments.map(({ from, to }) => typedBetween(text, from, to));
};

test('the text is split at commas and line ends, and the postcode is taken out', () => {
  expect(partsOf(['Flat 2, 14 High St', 'Chester CH2 4NE'])).toEqual(['Flat 2', '14 High St', 'Chester']);
});

test('text from a field of its own keeps the kind of that field', () => {
  const { segments } = readTyped({ lines: ['1 High Street'], town: 'Chester', postcode: 'CH2 4NE' });
  expect(segments.map(({ place }) => place)).toEqual([PLACE_OF_LINE.line, PLACE_OF_LINE.town]);
});

test.each([
  ['c/o Mrs Price', 'isPerson'],
  ['Mr P Lane', 'isPerson'],
  ['next to the church', 'isAside'],
  ['Please leave with neighbour', 'isAside'],
] as const)('%s: %s', (part, what) => {
  expect(readTyped({ lines: [part, '1 High Street'] }).segments[0]![what]).toBe(true);
});

test('THE and OF are not significant words, and numbers are read as labels', () => {
  const { tokens, solid, labels } = readTyped({ lines: ['12A The Bishop of Ely Inn'] });
  expect(solid.map((at) => tokens[at]!.word.text)).toEqual(['12A', 'BISHOP', 'ELY', 'INN']);
  expect(labels[0]).toMatchObject({ first: 12, letter: 'A' });
});

test.each([
  ['CH2 4NE', 'CH24NE'],
  ['ch24ne', 'CH24NE'],
  ['CH2 4NE, UK', 'CH24NE'],
  ['no postcode here', ''],
])('the postcode of %s is %s', (line, compact) => {
  expect(readTyped({ lines: ['1 High Street', line] }).postcode.compact).toBe(compact);
});

test('a gate code is no postcode', () => {
  const { postcode } = readTyped({ lines: ['1 High Street, Chester (gate code 1234)'] });
  expect(postcode.written).toBe('');
});

test.each([
  [['12 Rue du Moulin', '75008 Paris', 'France'], true],
  [['12 Hauptstrasse', 'D-10115 Berlin'], false],
])('%j is abroad; for sure: %s', (lines, isSure) => {
  expect(readTyped({ lines }).foreign?.isSure).toBe(isSure);
});

test('a street named after a country is in Britain', () => {
  expect(readTyped({ lines: ['12 France Street', 'Westhoughton', 'BL5 2HP'] }).foreign).toBeUndefined();
});
