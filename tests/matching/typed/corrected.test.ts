import { expect, test } from 'vitest';
import { corrected } from '../../../src/matching/typed/corrected.ts';

test.each([
  ['10 sorry 12 Elm Road', '12 Elm Road'],
  ['Flat 1 no wait Flat 3, 63 Elm Road', 'Flat 3, 63 Elm Road'],
  ["it's not 5 it's 7 Elm Road", '7 Elm Road'],
  ['14 Upper - sorry I mean 14 Elm Road', '14 Elm Road'],
  ['11+Elm+Place%2C+Soham', '11 Elm Place, Soham'],
  ['Job 2281 boiler service @ 5 Elm Hill', '5 Elm Hill'],
  ['0312 caller at 16 Elm Road', '16 Elm Road'],
  ['20 High Street, Soham 14/03/2024', '20 High Street, Soham'],
  ['14 Elm Place, moved in 1 June 2023', '14 Elm Place'],
  ['Elm Lodge, Soham (53.2011, -1.8840)', 'Elm Lodge, Soham'],
  ['6 Elm Avenue, Soham, 1RS WF4', '6 Elm Avenue, Soham, WF4 1RS'],
  ['Elm Health Centre, Soham, thanks so much!!', 'Elm Health Centre, Soham'],
  ['Flat III, Elm House', 'Flat 3, Elm House'],
  ['Unit 4 - B, Elm Estate', 'Unit 4B, Elm Estate'],
  ['55 Elm Rd R1', 'Room 1, 55 Elm Rd'],
  ['Garden level flat, 33 Elm Road', 'Garden flat, 33 Elm Road'],
  ['Elm View - Over Wickle, NOT Nether Wickle', 'Elm View - Over Wickle'],
  ['[struck: South Lodge] West Lodge, Elm Park', 'West Lodge, Elm Park'],
  ['2/Contents/Flat 2/5 High Street/Soham', 'Flat 2, 5 High Street, Soham'],
  ['Little Elm, SO 443 617, Soham', 'Little Elm, Soham'],
  ['Elm Farm, keypad 2580#', 'Elm Farm'],
  ['the caravan in the yard at Elm Farm', 'caravan, Elm Farm'],
  ['Elm CE Primary Sch, The Green', 'Elm CE Primary School, The Green'],
])('%s is %s', (typed, meant) => expect(corrected(typed)).toBe(meant));

test.each([
  // Names, flats and numbers that only look alike.
  'Sorry Cottage, 12 Elm Road',
  'Flat 3, 12 Elm Road',
  '2/1 14 Elm Road',
  '12 Wait Lane, Soham',
  'Thankful Hall, Soham',
  'Landing at 16 Elm Road',
])('%s stays as it is', (typed) => expect(corrected(typed)).toBe(typed));

test('a code that is no letter leaves the line as it is', () => {
  expect(corrected('12%E0%A4 Elm Road')).toBe('12%E0%A4 Elm Road');
});
