import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CleansedName } from '../../../src/cleansing/name/cleanse-name.ts';
import { type NamePart, nameCase, type TypedCase } from '../../../src/cleansing/name/letter-case.ts';
import { NAME_LENGTH, NAME_TYPES } from '../../../src/cleansing/name/read-name.ts';
import { word } from '../../../src/cleansing/name/token.ts';
import { cleanse, DEFAULT } from './cleanse.ts';

/** Texts made of parts of names in any order, and of other characters. */
const pieces = fc.constantFrom(
  ...[
    'Mr',
    'MRS',
    'dr.',
    'Rev',
    'Lt',
    'Col',
    'The',
    'Hon',
    'Sir',
    'Lord',
    'Drs',
    'John',
    'JANE',
    'kim',
    'J',
    'J.R.',
    'JR',
  ],
  ...[
    'Smith',
    'SMITH',
    "O'Brien",
    'O',
    'Brien',
    'van',
    'der',
    'de',
    'la',
    'St',
    'Mac',
    'Mc',
    'McDonald',
    'bin',
    'Ní',
    'of',
    'Ltd',
  ],
  ...[
    'OBE',
    'PhD',
    'Jr',
    'III',
    'Senior',
    '&',
    'and',
    '+',
    '/',
    ',',
    ',',
    '-',
    "'",
    '’',
    '"',
    '(',
    ')',
    '.',
    ' ',
    ' ',
    ' ',
    'née',
  ],
  ...[
    'c/o',
    'FAO',
    'Family',
    'late',
    'n/a',
    '2',
    '@',
    'İ',
    'ß',
    'ﬁ',
    '王',
    '\u0301',
    '\u200b',
    '\ud800',
    '😀',
    'ŉ',
    'Σ',
    'Ǆ',
  ],
);
const hostile = fc
  .array(pieces, { maxLength: 30 })
  .chain((parts) => fc.constantFrom(parts.join(' '), parts.join('')));
const anything = fc.oneof(
  hostile,
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 60 }),
);
const options = fc.record({
  case: fc.constantFrom('mixed', 'upper', 'lower', 'asis'),
  salutation: fc.constantFrom('formal', 'informal', 'none'),
});

/** Words that begin as no word does, so that none is a title, a suffix or a forename by chance. */
const letters = 'abcdefghijklmnoprstuvwyzàéîõüçñłøÅÖÞ';
const madeUp = fc
  .tuple(
    fc.constantFrom('Bz', 'Fq', 'Gx', 'Kv', 'Rz', 'Tq'),
    fc.string({ unit: fc.constantFrom(...letters), minLength: 5, maxLength: 10 }),
  )
  .map(([first, rest]) => first + rest.toLowerCase());
const forename = fc.oneof(fc.constantFrom('John', 'Jane', 'Mary-Ann', 'José', 'Kim', 'J', 'Q'), madeUp);
const surname = fc.oneof(
  fc.constantFrom('Smith', "O'Brien", 'McDonald', 'van der Berg', 'de la Mare', 'Smith-Jones'),
  madeUp,
);
const person = fc.record({
  title: fc.constantFrom('', 'Mr', 'Mrs', 'Dr', 'Rev', 'Sir', 'Lt Col'),
  forename,
  middle: fc.oneof(fc.constantFrom('', 'A', 'Andrew', 'B C'), madeUp),
  surname,
  suffix: fc.constantFrom('', 'OBE', 'PhD', 'III', 'Jr'),
});

const joined = (texts: string[]) => texts.filter(Boolean).join(' ');
const lettersOf = (text: string) => [...text.toLowerCase().replace(/[^\p{L}]/gu, '')].sort().join('');
const partsOf = ({ title, forename, middle, surname, suffix }: CleansedName) => ({
  title,
  forename,
  middle,
  surname,
  suffix,
});

function expectWellFormed(cleansed: CleansedName, salutation: string): void {
  const { type, gender, title, forename, middle, surname, suffix } = cleansed;
  expect(NAME_TYPES).toContain(type);
  for (const text of [title, forename, middle, surname, suffix, cleansed.salutation, cleansed.envelopeName]) {
    expect(text).toBe(text.trim());
    expect(text).not.toMatch(/\s\s/);
  }
  if (type === 'Person') expect(['M', 'F', 'U']).toContain(gender);
  else expect(gender).toBe(type === 'Joint' ? 'J' : '');
  if (type === 'Person' || type === 'Joint') expect(forename + surname).not.toBe('');
  else expect(title + forename + middle + surname + suffix).toBe('');
  if (salutation === 'none') expect(cleansed.salutation).toBe('');
  else expect(cleansed.salutation).toMatch(/^dear \S/i);
  expect(cleansed.usedDefaultSalutation).toBe(
    salutation !== 'none' && cleansed.salutation.toLowerCase() === DEFAULT.toLowerCase(),
  );
}

test('any full name gives a well-formed record', () => {
  fc.assert(
    fc.property(anything, options, (name, chosen) => {
      expectWellFormed(cleanse(name, chosen), chosen.salutation);
    }),
    { numRuns: 2000 },
  );
});

test('any parts of a name give a well-formed record', () => {
  fc.assert(
    fc.property(anything, anything, anything, anything, options, (title, given, middle, last, chosen) => {
      expectWellFormed(cleanse({ title, forename: given, middle, surname: last }, chosen), chosen.salutation);
    }),
    { numRuns: 1000 },
  );
});

test('the parts of a generated name are found in every notation', () => {
  fc.assert(
    fc.property(person, (parts) => {
      const { title, forename, middle, surname, suffix } = parts;
      // Before initials, an invented surname of one word cannot be distinguished from a middle name.
      fc.pre(forename.length > 1 || middle === '' || middle.length > 1);
      expect(partsOf(cleanse(joined([title, forename, middle, surname, suffix])))).toEqual(parts);
      expect(partsOf(cleanse(joined([`${surname},`, title, forename, middle, suffix])))).toEqual(parts);
      expect(partsOf(cleanse({ title, forename, middle, surname: joined([surname, suffix]) }))).toEqual(
        parts,
      );
    }),
    { numRuns: 1000 },
  );
});

test('no letter of a generated name is lost, whatever the order of its words', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(madeUp, forename, surname), { minLength: 1, maxLength: 6 }), (words) => {
      const name = words.join(' ');
      const cleansed = cleanse(name);
      fc.pre(cleansed.type === 'Person');
      expect(lettersOf(Object.values(partsOf(cleansed)).join(''))).toBe(lettersOf(name));
      expect(lettersOf(cleansed.envelopeName)).toBe(lettersOf(name));
    }),
    { numRuns: 1000 },
  );
});

describe('setting the case twice changes nothing more', () => {
  test('of a word', () => {
    const typed = fc.constantFrom<TypedCase>('upper', 'lower', 'mixed');
    const part = fc.constantFrom<NamePart>('forename', 'surname');
    fc.assert(
      fc.property(fc.oneof(anything, madeUp, surname), typed, part, (text, typedCase, namePart) => {
        const once = nameCase(text, word(text).shape, typedCase, namePart);
        expect(nameCase(once, word(once).shape, 'mixed', namePart)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });

  test('of a name', () => {
    fc.assert(
      fc.property(person, fc.boolean(), ({ title, forename, middle, surname, suffix }, capitals) => {
        const name = joined([title, forename, middle, surname, suffix]);
        const once = cleanse(capitals ? name.toUpperCase() : name).envelopeName;
        expect(cleanse(once)).toMatchObject({ envelopeName: once, caseChanged: false });
      }),
      { numRuns: 1000 },
    );
  });
});

test('letter case changes nothing about a generated name but the confidence', () => {
  fc.assert(
    fc.property(madeUp, madeUp, (given, last) => {
      const expected = { type: 'Person', forename: given, surname: last };
      expect(cleanse(`${given} ${last}`.toUpperCase())).toMatchObject(expected);
      expect(cleanse(`${given} ${last}`.toLowerCase())).toMatchObject(expected);
    }),
  );
});

test('two people joined by "and" keep their names', () => {
  fc.assert(
    fc.property(surname, surname, fc.constantFrom('&', 'and', '+'), (his, hers, and) => {
      const cleansed = cleanse(`Mr A ${his} ${and} Ms B ${hers}`);
      expect(cleansed).toMatchObject({
        type: 'Joint',
        title: 'Mr & Ms',
        forename: 'A & B',
        surname: his === hers ? his : `${his} & ${hers}`,
      });
    }),
  );
});

test('long and repetitive names are read in bounded time', () => {
  const repeated = [
    'a',
    'a ',
    '-',
    '- ',
    "'",
    "' a",
    '"',
    '(',
    ')(',
    '&',
    '& a ',
    ',',
    'c/o ',
    'Mr ',
    'Mr & ',
    'a.',
    'OBE ',
    'O ',
    'van ',
    'née ',
  ];
  for (const piece of repeated) {
    for (let run = 0; run < 50; run++) {
      expectWellFormed(cleanse(`J${piece.repeat(NAME_LENGTH)}`.slice(0, NAME_LENGTH - (run % 7))), 'formal');
    }
    expect(cleanse(piece.repeat(100_000)).type).toBe('Unknown');
  }
});
