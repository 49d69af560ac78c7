import fc from 'fast-check';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { type LetterCase, setCase } from '../../../src/cleansing/tidy/letter-case.ts';
import { type TidyOptions, tidier, tidy } from '../../../src/cleansing/tidy/tidy.ts';
import { removeControls, tidyWhitespace, type Whitespace } from '../../../src/cleansing/tidy/whitespace.ts';
import { runStep } from '../../support/run-step.ts';

const cases: [whitespace: Whitespace, before: string, after: string][] = [
  ['collapse', 'Ann Smith', 'Ann Smith'],
  ['collapse', '  Ann  Smith ', 'Ann Smith'],
  ['collapse', 'Ann\tSmith', 'Ann Smith'],
  ['collapse', '1 High Street\r\nChester', '1 High Street Chester'],
  ['collapse', 'Ann\u00a0Smith', 'Ann Smith'],
  ['collapse', '\u3000Ann\u2003Smith', 'Ann Smith'],
  ['collapse', '   ', ''],
  ['trim', '  Ann  Smith\n', 'Ann  Smith'],
  ['trim', '\u00a0Ann', 'Ann'],
  ['none', ' Ann  Smith ', ' Ann  Smith '],
];

test.each(cases)('white space: %s makes %j into %j', (whitespace, before, after) => {
  expect(tidyWhitespace(before, whitespace)).toBe(after);
});

test.each([
  ['Ann\u200bSmith', 'AnnSmith'],
  ['\ufeffAnn', 'Ann'],
  ['co\u00adoperate', 'cooperate'],
  ['\u202eAnn\u202c', 'Ann'],
  ['Ann\u0000Smith\u001f', 'AnnSmith'],
  ['1 High Street\u0085Chester', '1 High Street\nChester'],
  ['a\tb\nc', 'a\tb\nc'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👩\u200d🚀', '👩\u200d🚀'],
  [
    '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}',
    '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}',
  ],
])('control characters: %j becomes %j', (before, after) => {
  expect(removeControls(before)).toBe(after);
});

test.each([
  ['upper', 'straße 5', 'STRASSE 5'],
  ['lower', 'ÉCOLE', 'école'],
  ['asis', 'McDonald', 'McDonald'],
  ['title', 'STOCKTON-ON-TEES', 'Stockton-on-Tees'],
  ['title', 'VALE OF GLAMORGAN', 'Vale of Glamorgan'],
  ['title', 'ROYAL SURREY NHS TRUST', 'Royal Surrey NHS Trust'],
  ['title', "o'brien's bar", "O'Brien's Bar"],
  ['title', "DON'T PANIC", "Don't Panic"],
  ['title', 'd’arcy', 'D’Arcy'],
  ['title', 'ÉCOLE NORMALE', 'École Normale'],
  ['title', 'école IKEA', 'École IKEA'],
  ['title', '2ND FLOOR, FLAT 3B', '2nd Floor, Flat 3B'],
  ['title', 'ßtraße', 'ßtraße'],
  ['title', 'rené\u0301e', 'René\u0301e'],
  ['sentence', 'PLEASE RING. ASK FOR ANN! “WHY?” no', 'Please ring. Ask for ann! “Why?” no'],
  ['sentence', '(see NOTE)', '(See note)'],
  ['sentence', '3 DOGS', '3 dogs'],
] satisfies [LetterCase, string, string][])('case: %s makes %j into %j', (letterCase, before, after) => {
  expect(setCase(before, letterCase)).toBe(after);
});

describe('the step', () => {
  test('changes the column in place and counts', async () => {
    const { records, statistics } = await runStep(
      tidy,
      [{ text: ' Ann ' }, { text: 'Bob' }, { text: 'n/a' }, { text: '   ' }, { text: null }, { text: '' }],
      { emptyWords: ['N/A'] },
    );
    expect(records).toEqual([
      { text: 'Ann' },
      { text: 'Bob' },
      { text: null },
      { text: null },
      { text: null },
      { text: '' },
    ]);
    expect(statistics).toEqual({ 'tidy.changed': 3, 'tidy.emptied': 2 });
  });

  test('keeps words that may be real values, by default', async () => {
    const { records } = await runStep(tidy, [{ text: 'N/A' }, { text: '-' }, { text: 'Null' }]);
    expect(records.map(({ text }) => text)).toEqual(['N/A', '-', 'Null']);
  });

  test('composes letters with their accents', async () => {
    const { records } = await runStep(tidy, [{ text: 'Zoe\u0308' }]);
    expect(records).toEqual([{ text: 'Zoë' }]);
    const asis = await runStep(tidy, [{ text: 'Zoe\u0308' }], { unicode: false });
    expect(asis.records).toEqual([{ text: 'Zoe\u0308' }]);
  });

  test('changes nothing with every option off', async () => {
    const text = ' \u200bA\u0301  b\n';
    const off = { whitespace: 'none', case: 'asis', removeControlCharacters: false, unicode: false };
    const { records, statistics } = await runStep(tidy, [{ text }], off);
    expect(records).toEqual([{ text }]);
    expect(statistics).toEqual({});
  });

  test.each([
    { whitespace: 'squeeze' },
    { case: 'Title' },
    { emptyWords: [''] },
    { emptyWords: 'N/A' },
    { colour: 'red' },
  ])('refuses the options %j', (options) => {
    expect(Value.Check(tidy.options, Value.Default(tidy.options, options))).toBe(false);
  });
});

const anyOptions: fc.Arbitrary<TidyOptions> = fc.record({
  whitespace: fc.constantFrom('trim', 'collapse', 'none'),
  case: fc.constantFrom('asis', 'upper', 'lower', 'title', 'sentence'),
  removeControlCharacters: fc.boolean(),
  emptyWords: fc.constantFrom([], ['N/A', '-']),
  unicode: fc.boolean(),
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({
    unit: fc.constantFrom(...' \t\n.!?\'’"-aBßŉéΣİﬁ\u0301\u0345\u00a0\u200b\ufeff\ud83d'),
    maxLength: 30,
  }),
);

test('tidying never throws, and tidying tidied text changes nothing', () => {
  fc.assert(
    fc.property(anyOptions, anyText, (options, text) => {
      const tidied = tidier(options);
      const once = tidied(text);
      expect(tidied(once)).toBe(once);
    }),
    { numRuns: 2000 },
  );
});

test('without options that change letters, every visible character is kept', () => {
  const tidied = tidier({
    whitespace: 'collapse',
    case: 'asis',
    removeControlCharacters: true,
    emptyWords: [],
    unicode: false,
  });
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      expect(tidied(text).replace(/\s/g, '')).toBe(removeControls(text).replace(/\s/g, ''));
    }),
  );
});

test('a text of 100,000 awkward characters is tidied quickly', () => {
  for (const unit of ['. ', '  ', "a'", 'a\u0301', '\u200b ', '("']) {
    const text = unit.repeat(50_000);
    for (const letterCase of ['title', 'sentence'] as const) {
      const tidied = tidier({
        whitespace: 'collapse',
        case: letterCase,
        removeControlCharacters: true,
        emptyWords: ['x'],
        unicode: true,
      });
      expect(tidied(text).length).toBeLessThanOrEqual(text.length);
    }
  }
});
