import { describe, expect, test } from 'vitest';
import { writtenOut } from '../../../src/matching/typed/dictated.ts';

describe('a letter that is spelled by a word', () => {
  test.each([
    ['12 B for Bravo Elm Road', '12B Elm Road'],
    ['12B Bravo Elm Road', '12B Elm Road'],
    ['Flat C Charlie, Teal Court', 'Flat C, Teal Court'],
    ['12 a for apple Close', '12a Close'],
  ])('%s is %s', (text, plain) => {
    expect(writtenOut(text)).toBe(plain);
  });

  test.each([
    '73A Apple Close',
    '73A Apple Close, Leeds',
    '12G George Street\nLeeds',
    '12A Apple Tree Close',
    '12A Bravo Elm Road',
  ])('no word of %s spells a letter', (text) => {
    expect(writtenOut(text)).toBe(text);
  });
});
