import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLUMN_TYPES, type ColumnType, type Value } from '../../src/records/column.ts';
import {
  checkJson,
  jsonMistake,
  parseText,
  textMistake,
  valueJson,
  valueText,
} from '../../src/records/value.ts';
import { isDecimal, parseJson } from '../../src/records/value-number.ts';

describe('checkJson', () => {
  const good: [ColumnType, string, Value][] = [
    ['text', '"Zoë \\ud83d"', 'Zoë \ud83d'],
    ['text', '""', ''],
    ['integer', '5', 5],
    ['integer', '5.0', 5],
    ['integer', '-0', 0],
    ['integer', '9007199254740991', 9007199254740991],
    ['integer', '1e3', 1000],
    ['decimal', '1.10', '1.10'],
    ['decimal', '5', '5'],
    ['decimal', '-0', '-0'],
    ['decimal', '1E400', '1E400'],
    ['decimal', '12345678901234567890.000', '12345678901234567890.000'],
    ['date', '"2024-02-29"', '2024-02-29'],
    ['boolean', 'false', false],
  ];
  it.each(good)('keeps %s %s', (type, json, value) => {
    expect(checkJson[type](parseJson(json))).toBe(value);
  });

  it.each(COLUMN_TYPES)('takes null and a missing member as empty: %s', (type) => {
    expect(checkJson[type](null)).toBeNull();
    expect(checkJson[type](undefined)).toBeNull();
  });

  const bad: [ColumnType, string, string][] = [
    ['text', '5', 'must be a string'],
    ['text', '["a"]', 'must be a string'],
    ['integer', '5.5', 'must be an integer'],
    ['integer', '"5"', 'must be an integer'],
    ['integer', '9007199254740992', 'send longer numbers as text'],
    ['integer', '-9007199254740993', 'send longer numbers as text'],
    ['integer', '1e400', 'send longer numbers as text'],
    ['integer', 'true', 'must be an integer'],
    ['decimal', '"1.10"', 'must be a number'],
    ['decimal', '{}', 'must be a number'],
    ['date', '"31/03/2025"', 'must be an ISO 8601 date'],
    ['date', '20250331', 'must be an ISO 8601 date'],
    ['boolean', '1', 'must be true or false'],
    ['boolean', '"true"', 'must be true or false'],
  ];
  it.each(bad)('refuses %s %s', (type, json, mistake) => {
    const value = parseJson(json);
    expect(checkJson[type](value)).toBeUndefined();
    expect(jsonMistake(type, value)).toContain(mistake);
  });

  it('refuses what JSON cannot hold as a decimal', () => {
    expect(checkJson.decimal(Number.NaN)).toBeUndefined();
    expect(checkJson.decimal(Number.POSITIVE_INFINITY)).toBeUndefined();
  });
});

describe('parseText', () => {
  const good: [ColumnType, string, Value][] = [
    ['text', ' Ann ', ' Ann '],
    ['integer', '5', 5],
    ['integer', '-3', -3],
    ['integer', '+3', 3],
    ['integer', ' 007 ', 7],
    ['integer', '5.0', 5],
    ['integer', '-0', 0],
    ['decimal', '1.10', '1.10'],
    ['decimal', '+1.50', '1.50'],
    ['decimal', '.5', '0.5'],
    ['decimal', '-.5', '-0.5'],
    ['decimal', '5.', '5'],
    ['decimal', '007', '7'],
    ['decimal', '000', '0'],
    ['decimal', '1E+5', '1E+5'],
    ['date', ' 2025-03-31 ', '2025-03-31'],
    ['boolean', 'TRUE', true],
    ['boolean', 'yes', true],
    ['boolean', '1', true],
    ['boolean', 'No', false],
    ['boolean', '0', false],
    ['boolean', 'false', false],
  ];
  it.each(good)('reads %s “%s”', (type, text, value) => {
    expect(parseText[type](text)).toBe(value);
  });

  it.each(COLUMN_TYPES)('takes an empty field as null: %s', (type) => {
    expect(parseText[type]('')).toBeNull();
  });

  const bad: [ColumnType, string, string][] = [
    ['integer', '5.5', 'must be an integer'],
    ['integer', '1,234', 'must be an integer'],
    ['integer', '1.23E+11', 'must be an integer'],
    ['integer', ' ', 'must be an integer'],
    ['integer', '١', 'must be an integer'],
    ['integer', '9007199254740993', 'send longer numbers as text'],
    ['decimal', '1,5', 'with a decimal point'],
    ['decimal', '.', 'must be a number'],
    ['decimal', '-', 'must be a number'],
    ['decimal', 'e5', 'must be a number'],
    ['decimal', '£5', 'must be a number'],
    ['decimal', '0x10', 'must be a number'],
    ['decimal', 'NaN', 'must be a number'],
    ['date', '2025-02-29', 'must be an ISO 8601 date'],
    ['boolean', 'y', 'must be true, false, yes, no, 1 or 0'],
  ];
  it.each(bad)('refuses %s “%s”', (type, text, mistake) => {
    expect(parseText[type](text)).toBeUndefined();
    expect(textMistake(type, text)).toContain(mistake);
  });

  it('converts every accepted decimal to a JSON number of the same value', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[+-]?[0-9]{0,4}\.?[0-9]{0,4}([eE][+-]?[0-9]{1,2})?$/), (text) => {
        const value = parseText.decimal(text);
        if (value === null || value === undefined) return text === '' || Number.isNaN(Number(text || '-'));
        return isDecimal(value as string) && Number(value) === Number(text);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('printing', () => {
  it('reads back the printed value', () => {
    const cases: [ColumnType, Value][] = [
      ['text', 'a "b"'],
      ['integer', -5],
      ['decimal', '1.10'],
      ['date', '2025-03-31T14:05Z'],
      ['boolean', false],
      ['decimal', null],
    ];
    for (const [type, value] of cases) {
      expect(parseText[type](valueText(value))).toBe(value);
      expect(checkJson[type](parseJson(valueJson(type, value)))).toBe(value);
    }
    expect(valueJson('decimal', '1.10')).toBe('1.10');
  });
});

describe('parseJson', () => {
  it('equals JSON.parse, except that it keeps the source of unusual numbers', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), (json) => {
        expect(plain(parseJson(json))).toEqual(JSON.parse(json));
      }),
      { numRuns: 500 },
    );
  });

  it('finds unusual numbers anywhere, and none in a string', () => {
    const tricky = fc.constantFrom('"1.10"', '"\\""', '"\\\\"', '"\\"1.0\\\\\\""', '"\\\\\\\\"', 'null', '7');
    fc.assert(
      fc.property(fc.array(tricky), fc.array(tricky), (before, after) => {
        const json = `[${[...before, '2.50', ...after].join(',')}]`;
        const found = (parseJson(json) as unknown[])[before.length];
        expect(checkJson.decimal(found)).toBe('2.50');
      }),
    );
  });

  it('answers invalid JSON, however deep, with a SyntaxError', () => {
    for (const text of ['', '1.0.0', '[1.0', '"', '"\\', '-', '['.repeat(1_000_000), '01']) {
      expect(() => parseJson(text)).toThrow(SyntaxError);
    }
    expect(() => parseJson(`${'['.repeat(200_000)}1.0${']'.repeat(200_000)}`)).toThrow(SyntaxError);
  });
});

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if (value.constructor.name === 'NumberSource') return Number((value as { source: string }).source);
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, plain(member)]));
}
