import { expect, test } from 'vitest';
import { withoutInsurersNotes } from '../../../src/matching/typed/insurers.ts';
import { withoutHeldKeys } from '../../../src/matching/typed/misread.ts';

test.each([
  ['PH - Norman Rowan, 4 Elm Road, Soham', '4 Elm Road, Soham'],
  ['Policyholder Norman Rowan, 4 Elm Road', '4 Elm Road'],
  ['Overnight at, 4 Elm Road', '4 Elm Road'],
  ['4 Elm Road, Soham, Reg PF73 JBS', '4 Elm Road, Soham, '],
  ['4 Elm Road, Soham, customer since 1998', '4 Elm Road, Soham, '],
  ['Rowan Tiles (Branch 455), 4 Elm Road', 'Rowan Tiles , 4 Elm Road'],
])('%s', (line, expected) => expect(withoutInsurersNotes(line)).toBe(expected));

test.each([
  '4 Risk Lane, Soham',
  'Regent House, 4 Elm Road',
  'Reg Rowan Ltd, 4 Elm Road',
  'The Branch, 4 Elm Road',
  "Keeper's Cottage, Kept Lane",
])('%s stays', (line) => expect(withoutInsurersNotes(line)).toBe(line));

test('a letter of a held key is written twice, but FFF is the first floor flat', () => {
  expect(withoutHeldKeys('FFF, 4 Mordockkk Road')).toBe('FFF, 4 Mordockk Road');
});
