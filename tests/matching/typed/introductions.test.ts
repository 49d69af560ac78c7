import { describe, expect, test } from 'vitest';
import { withoutFieldLabels } from '../../../src/matching/typed/form-labels.ts';
import { withoutIntroductions } from '../../../src/matching/typed/introductions.ts';
import {
  withoutSaidAgain,
  withSpokenSigns,
  withStreetsHeard,
} from '../../../src/matching/typed/said-again.ts';

describe('what stands before an address', () => {
  test.each([
    ['Collect from 42 Elm Road, Soham', '42 Elm Road, Soham'],
    ['Discharge to: 42 Elm Road, Soham', '42 Elm Road, Soham'],
    ['Home address is 42 Elm Road, Soham', '42 Elm Road, Soham'],
    ['Now living at 42 Elm Road, Soham', '42 Elm Road, Soham'],
    ['k/a Garth Cottage, Soham', 'Garth Cottage, Soham'],
    ['called Garth Cottage, Soham', 'Garth Cottage, Soham'],
    ['u/c Dr Fell, 42 Elm Road', 'c/o Dr Fell, 42 Elm Road'],
    ['Pt of Dr Fell, 42 Elm Road', 'c/o Dr Fell, 42 Elm Road'],
    ['42 Elm Road, Parish of Ousby, Penrith', '42 Elm Road, Ousby, Penrith'],
    ['42 Elm Road, Ousby Parish, Penrith', '42 Elm Road, Ousby, Penrith'],
    ['MTR OUTSIDE, 42 Elm Road', '42 Elm Road'],
    ['Hall cupboard, Lynwood, Elm Road', 'Lynwood, Elm Road'],
    ['42 Elm Road, Soham in the County of Kent', '42 Elm Road, Soham , Kent'],
  ])('%s', (line, expected) => expect(withoutIntroductions(line)).toBe(expected));

  test.each([
    'Collect from the rear, 42 Elm Road',
    'Deliver to neighbour at 44, 42 Elm Road',
    'Cupboard House, 42 Elm Road',
    'Parish Hall, Elm Road',
    'The Parish, Elm Road',
    'Meter House, Elm Road',
    '42 Elm Road, Known Cottage',
  ])('%s stays', (line) => expect(withoutIntroductions(line)).toBe(line));
});

describe('labels of fields', () => {
  test.each([
    ['House no: 3 Street: Elm Road Town: Soham', ', 3, Elm Road, Soham'],
    ['Flat: 2 House: 14 Road: Elm Road', ', Flat 2, 14, Elm Road'],
    ['House: 8A, Street: Plover Hill', '8A, Plover Hill'],
  ])('%s', (line, expected) => expect(withoutFieldLabels(line)).toBe(expected));

  test.each(['Flat 3: 14 Elm Road', 'The House: Elm Road'])('%s has one label at most', (line) =>
    expect(withoutFieldLabels(line)).not.toMatch(/^,/),
  );
});

describe('what is said again', () => {
  test.each([
    ['7 (seven) Elm Road', '7 Elm Road'],
    ['22 (twenty two) Elm Road', '22 Elm Road'],
    ['120 (one hundred and twenty) Elm Road', '120 Elm Road'],
    ['7 Cotmead Road (C for Charlie), Soham', '7 Cotmead Road, Soham'],
    ['Jo Ash (b. 1967), 7 Elm Road', 'Jo Ash,, 7 Elm Road'],
    ['7 Elm Road, Soham, DOB 12/03/1955', '7 Elm Road, Soham,,'],
  ])('%s', (line, expected) => expect(withoutSaidAgain(line)).toBe(expected));

  test.each([
    '7 (eight) Elm Road',
    '7 (Rose Cottage) Elm Road',
    '7 Elm Road (D for Charlie)',
    '7 (b) Elm Road',
  ])('%s stays', (line) => expect(withoutSaidAgain(line)).toBe(line));
});

describe('dictation', () => {
  test.each([
    ['7 Elm Road comma Soham comma Ely', '7 Elm Road, Soham, Ely'],
    ['7 Elm Road new line Soham new line Ely', '7 Elm Road, Soham, Ely'],
    ['Comma Cottage, 7 Elm Road', 'Comma Cottage, 7 Elm Road'],
  ])('%s', (line, expected) => expect(withSpokenSigns(line)).toBe(expected));

  test.each([
    ['25 Rowan Clothes, Soham', '25 Rowan Close, Soham'],
    ['33 Maple Cottage is, Soham', '33 Maple Cottages, Soham'],
    ['12 Doncaster Rode', '12 Doncaster Road'],
    ['Clothes Shop, 12 Elm Road', 'Clothes Shop, 12 Elm Road'],
  ])('%s', (line, expected) => expect(withStreetsHeard(line)).toBe(expected));
});

describe('people and moves before an address', () => {
  test.each([
    ['Moving to: 42 Elm Road, Soham', '42 Elm Road, Soham'],
    ['Ship to: 42 Elm Road, Soham', '42 Elm Road, Soham'],
    ['Tenant: Jo Ash, 42 Elm Road, Soham', '42 Elm Road, Soham'],
    ['Auntie Jo, 42 Elm Road, Soham', '42 Elm Road, Soham'],
    ['£1,850 pcm, 42 Elm Road, Soham', '42 Elm Road, Soham'],
  ])('%s', (line, expected) => expect(withoutIntroductions(line)).toBe(expected));

  test.each(['Granny Flat, 42 Elm Road', 'Auntie House, 42 Elm Road', 'Tenant Farm, 42 Elm Road'])(
    '%s stays',
    (line) => expect(withoutIntroductions(line)).toBe(line),
  );

  test.each([
    ['34 Grimsda (North), Nis', '34 North Grimsda, Nis'],
    ['42 Elm Road, Soham, from 14/06/25', '42 Elm Road, Soham,,'],
  ])('%s', (line, expected) => expect(withoutSaidAgain(line)).toBe(expected));
});
