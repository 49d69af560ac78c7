import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AddressFile } from '../../src/address-file/address-file.ts';
import { explain } from '../../src/suggestions/explain.ts';
import { suggest } from '../../src/suggestions/suggest.ts';
import { suggestionText } from '../../src/suggestions/suggestion-text.ts';
import { openSmallFile } from '../lookup/rows.ts';
import { TYPING_ROWS } from './support/typing-file.ts';

let file: AddressFile;
let close: () => Promise<void>;

beforeAll(async () => ({ file, close } = await openSmallFile(TYPING_ROWS)));
afterAll(() => close?.());

function texts(term: string, most = 6, near?: { latitude: number; longitude: number }): string[] {
  return suggest(file, term, { most, near }).map(({ suggestion }) => suggestionText(file, suggestion));
}

const first = (term: string) => texts(term)[0];

const STANNEY = 'Stanney Mill Road, Little Stanney, CHESTER';

describe('typed text', () => {
  test.each([
    ['in any order of its words', 'chester 12 stanney', `12 ${STANNEY}, CH2 4NE`],
    ['with every word unfinished', '12 stan mill chest', `12 ${STANNEY}, CH2 4NE`],
    ['with the number last', 'stanney mill road 12', `12 ${STANNEY}, CH2 4NE`],
    ['with an ordinal that is a postcode', '3 le1 6th', '3 High Street, LEICESTER, LE1 6TH'],
    ['a postcode in lower case without its space', 'le16th 3', '3 High Street, LEICESTER, LE1 6TH'],
    ['a postcode that is not finished', 'le1 6t', 'LE1 6TH, High Street, LEICESTER'],
    ['an apostrophe', "o'neil close", "O'Neil Close, CHESTER"],
    ['without the apostrophe', 'oneil close', "O'Neil Close, CHESTER"],
    ['a typographic apostrophe', 'O’Neil', "O'Neil Close, CHESTER"],
    ['St for Saint', 'st marys', 'Saint Marys Street, LEICESTER'],
    ['Saint for St', 'saint johns', 'St. Johns Road, LEICESTER'],
    ['St for Street', 'high st leic', 'High Street, LEICESTER'],
    [
      'an ampersand as a word',
      'baker and daughters',
      'Baker & Daughters, Venture Point, Foo Street, CHESTER, CH3 5AB',
    ],
    ['a word left out', 'baker daughters', 'Baker & Daughters, Venture Point, Foo Street, CHESTER, CH3 5AB'],
    ['hyphens', 'upton by wood', '1 Upton-by-Wood Lane, CHESTER, CH1 2AD'],
    ['a flat', 'flat 3 12 foo', 'Flat 3, 12 Foo Street, CHESTER, CH3 5AB'],
    ['a flat with a slash', '3/12 foo street', 'Flat 3, 12 Foo Street, CHESTER, CH3 5AB'],
    ['a lettered flat', '66b pipe lane', '66B Pipe Lane, BRISTOL, BS2 1FL'],
    ['the letter of a flat first', 'b 66 pipe lane', '66B Pipe Lane, BRISTOL, BS2 1FL'],
    ['the letter of a flat after the street', 'pipe lane b 66 bristol', '66B Pipe Lane, BRISTOL, BS2 1FL'],
    ['a flat by its floor', 'second floor flat 27 pipe', 'Second Floor Flat, 27 Pipe Lane, BRISTOL, BS2 1FL'],
    [
      'a flat by its floor in a postcode',
      'bs2 1fl first floor',
      'First Floor Flat, 27 Pipe Lane, BRISTOL, BS2 1FL',
    ],
    ['a postcode that reads like a room', 'rm2 5ab 7', '7 Wren Avenue, ROMFORD, RM2 5AB'],
    ['a postcode that reads like a floor', 'BS2 1FL 3', '3 Pipe Lane, BRISTOL, BS2 1FL'],
    ['a building', 'venture po', 'Baker & Daughters, Venture Point, Foo Street, CHESTER, CH3 5AB'],
    ['a tab', 'CH2 4NE\t5 stanney', `5 ${STANNEY}, CH2 4NE`],
  ])('%s', (_, term, expected) => {
    expect(first(term)).toBe(expected);
  });

  test('finds the Welsh name and an alias', () => {
    expect(first('lon y felin')).toMatch(/^(?:3 )?L[oô]n y Felin, CAERDYDD|3 Mill Lane, CARDIFF/);
    expect(texts('old bakery')).toEqual(['3 Mill Lane, CARDIFF, CF10 1AA']);
  });

  test.each(['stannye mill road', 'stanny mill', 'tanney mill', 'stannney mill', 'staney mlil'])(
    'is found with slips: %s',
    (term) => {
      expect(texts(term)).toContain(STANNEY);
    },
  );

  test.each([
    ['a word of four letters in which one is missing', 'wen avenue', 'Wren Avenue, ROMFORD'],
    ['with a slip in a postcode', 'rm2 5ab 3 wrne', '3 Wren Avenue, ROMFORD, RM2 5AB'],
  ])('%s', (_, term, expected) => {
    expect(first(term)).toBe(expected);
  });

  test('gives several suggestions for streets of the same name in several towns', () => {
    expect(texts('high street')).toEqual(['High Street, CHESTER', 'High Street, LEICESTER']);
  });

  test('lists flats behind their building, beside the other houses', () => {
    expect(first('12 foo street')).toBe('12 Foo Street, CHESTER, CH3 5AB');
    expect(suggest(file, '12 foo street', { most: 1 })[0]!.suggestion).toMatchObject({ kind: 'premises' });
  });

  test('that is a complete postcode gives only its own addresses', () => {
    expect(texts('LE1 6TP', 20).every((text) => text.endsWith('LE1 6TP'))).toBe(true);
    expect(texts('LE1 6TP stanney')).toEqual([]);
    expect(texts('LE1 9ZZ')).toEqual([]);
  });

  test('that is the postcode of many addresses gives a single suggestion of all of them first', () => {
    expect(texts('ch2 4ne')[0]).toBe('CH2 4NE, Stanney Mill Road, Little Stanney, CHESTER');
    expect(texts('ch2 4ne', 3).slice(1)).toEqual([`1 ${STANNEY}, CH2 4NE`, `2 ${STANNEY}, CH2 4NE`]);
  });

  test('with an unfinished number gives the house with this number before houses with longer ones', () => {
    expect(texts('stanney mill road 1', 3)).toEqual([
      `1 ${STANNEY}, CH2 4NE`,
      `10 ${STANNEY}, CH2 4NE`,
      `11 ${STANNEY}, CH2 4NE`,
    ]);
    expect(texts('stanney mill road 1 ', 1)).toEqual([`1 ${STANNEY}, CH2 4NE`]);
    expect(texts('stanney mill road 1 ', 10)).not.toContain(`10 ${STANNEY}, CH2 4NE`);
  });

  test('around a point on the map gives the addresses near it', () => {
    const { latitude, longitude } = file.lookup('CH24NE')!.place;
    expect(texts(`${latitude}, ${longitude}`, 3).every((text) => text.endsWith('CH2 4NE'))).toBe(true);
    expect(texts('10.000000, 10.000000')).toEqual([]);
  });

  test('gives nearer places first', () => {
    const { latitude, longitude } = file.lookup('LE16TH')!.place;
    expect(texts('high street', 1, { latitude, longitude })).toEqual(['High Street, LEICESTER']);
  });
});

describe('meaningless text', () => {
  test.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['signs', '/ # ? % ='],
    ['NUL', '\u0000'],
    ['a flag of no country', '🏴🏳️‍🌈'],
    ['a word that no address has', 'xyzzyx'],
    ['right to left', 'שלום עולם'],
  ])('%s', (_, term) => {
    expect(texts(term)).toEqual([]);
  });

  test('ten thousand letters are answered', () => {
    expect(texts('a'.repeat(10_000))).toEqual([]);
    expect(texts('stanney '.repeat(1250))).toContain(STANNEY);
  });
});

test('each beginning of an address gets an answer, and always the same answer', () => {
  const term = '12 Stanney Mill Road, Little Stanney, CHESTER';
  for (let length = 1; length <= term.length; length++) {
    const typed = term.slice(0, length);
    expect(texts(typed), typed).toEqual(texts(typed));
  }
  expect(texts('12 stann')).toContain(`12 ${STANNEY}, CH2 4NE`);
});

test('suggestions stay what they are while thousands of other terms are searched for', () => {
  const terms = ['12 stanney mill', '12 foo street', 'high street', 'fooo street 12', 'ch2 4', 'ch2 4ne 1'];
  const shown = () => terms.map((term) => suggest(file, term, { most: 6 }));
  const textsOf = (all: ReturnType<typeof shown>) =>
    all.map((list) => list.map((ranked) => explain(file, ranked)));
  const expected = textsOf(shown());
  const before = shown();
  // More than all that is remembered: each term takes some 400 bytes of 1 MB.
  for (let at = 0; at < 6000; at++) suggest(file, `${at} street`, { most: 6 });
  expect(textsOf(before)).toEqual(expected);
  expect(textsOf(shown())).toEqual(expected);
});

test('the suggestion in the documentation is real', () => {
  const page = readFileSync(new URL('../../docs/clients/typeahead.md', import.meta.url), 'utf8');
  const [, term = '', lines = ''] = /find --explain --limit 3 (.+)\n([^`]+)\n```/.exec(page) ?? [];
  const explained = suggest(file, term, { most: 3 }).map(({ suggestion, score }) =>
    explain(file, { suggestion, score }),
  );
  expect(lines).toBe(explained.join('\n'));
});
