import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AddressFile } from '../../src/address-file/address-file.ts';
import { suggest } from '../../src/suggestions/suggest.ts';
import { suggestionText } from '../../src/suggestions/suggestion-text.ts';
import { openSmallFile } from '../lookup/rows.ts';
import { TYPING_ROWS } from './support/typing-file.ts';

/* What users of address boxes complain of, typed letter by letter. */

let file: AddressFile;
let close: () => Promise<void>;

beforeAll(async () => ({ file, close } = await openSmallFile(TYPING_ROWS)));
afterAll(() => close?.());

const SHOWN = 5;

function shown(term: string): string[] {
  return suggest(file, term, { most: 10 })
    .slice(0, SHOWN)
    .map(({ suggestion }) => suggestionText(file, suggestion));
}

/** The beginnings of a text, from this many characters on. */
function beginnings(text: string, from = 1): string[] {
  return Array.from({ length: text.length - from + 1 }, (_, at) => text.slice(0, from + at));
}

/** The shortest beginning of a text from which on the suggestion stays shown, to the end of the text. */
function shownFrom(text: string, expected: string): string | undefined {
  return beginnings(text).find((_, at) =>
    beginnings(text, at + 1).every((term) => shown(term).includes(expected)),
  );
}

test.each(['LE1 6TH', 'le1 6th', 'LE16TH', 'le16th'])(
  '%s never vanishes, from its first letter on',
  (postcode) => {
    for (const term of beginnings(postcode)) {
      expect(
        shown(term).some((text) => text.includes('LEICESTER')),
        term,
      ).toBe(true);
    }
    expect(shown(postcode)[0]).toBe('LE1 6TH, High Street, LEICESTER');
  },
);

test.each([
  ['rm2 5ab', 'RM2 5AB, Wren Avenue, ROMFORD'],
  ['ch24ne', 'CH2 4NE, Stanney Mill Road, Little Stanney, CHESTER'],
])('a partial postcode gives suggestions before its last character: %s', (postcode, expected) => {
  for (const term of beginnings(postcode, 3)) expect(shown(term), term).not.toEqual([]);
  expect(shown(postcode.slice(0, -1))).toContain(expected);
});

test('no suggestion has a different postcode from the one typed', () => {
  for (const postcode of ['le1 6th', 'LE1 6TP', 'ch2 4ne', 'bs21fl']) {
    const compact = postcode.replace(' ', '').toUpperCase();
    for (const rest of ['', ' ', ' 1', ' 3 ', ' high', ' lane']) {
      for (const text of shown(postcode + rest))
        expect(text.replaceAll(' ', ''), postcode + rest).toContain(compact);
    }
  }
});

test('streets of the same name in several towns are all shown', () => {
  for (const term of beginnings('high street', 2)) {
    expect(shown(term), term).toEqual(
      expect.arrayContaining(['High Street, CHESTER', 'High Street, LEICESTER']),
    );
  }
});

test('the order of words makes no difference', () => {
  const words = ['chester', '12', 'stanney', 'mill'];
  for (const one of words) {
    for (const other of words.filter((word) => word !== one)) {
      const term = [one, other, ...words.filter((word) => word !== one && word !== other)].join(' ');
      expect(shown(term)[0], term).toBe('12 Stanney Mill Road, Little Stanney, CHESTER, CH2 4NE');
    }
  }
});

test.each([
  'flat 3 12 foo street',
  '3/12 foo street',
  'foo street 12 flat 3',
  'flat 3, 12 foo st',
  'Fl 3 12 Foo',
])('a flat is not hidden behind its building: %s', (term) => {
  expect(shown(term)[0]).toBe('Flat 3, 12 Foo Street, CHESTER, CH3 5AB');
});

describe('punctuation and short forms', () => {
  test.each([
    ["o'neil close", "O'Neil Close, CHESTER", "o'n"],
    ['O’Neil Close', "O'Neil Close, CHESTER", 'O’N'],
    ['oneil close', "O'Neil Close, CHESTER", 'on'],
    ['st johns road', 'St. Johns Road, LEICESTER', 'st j'],
    ['saint johns rd', 'St. Johns Road, LEICESTER', 'saint j'],
    ["St. John's Rd", 'St. Johns Road, LEICESTER', 'St. J'],
    ['st marys street', 'Saint Marys Street, LEICESTER', 'st m'],
    ['baker & daughters', 'Baker & Daughters, Venture Point, Foo Street, CHESTER, CH3 5AB', 'ba'],
    ['baker and daughters', 'Baker & Daughters, Venture Point, Foo Street, CHESTER, CH3 5AB', 'ba'],
    ['upton-by-wood lane', '1 Upton-by-Wood Lane, CHESTER, CH1 2AD', 'u'],
    ['upton by wood lane', '1 Upton-by-Wood Lane, CHESTER, CH1 2AD', 'u'],
  ])('%s', (text, expected, from) => {
    const first = shownFrom(text, expected);
    expect(first?.length ?? Number.POSITIVE_INFINITY, first).toBeLessThanOrEqual(from.length);
  });
});
