import fc from 'fast-check';
import { expect, test } from 'vitest';
import '../../support/seed.ts';
import { MOST_WORDS, tokensOf, wordsOf } from '../../../src/address/normal-form/tokens.ts';
import { sameWord, wordOf } from '../../../src/address/normal-form/word.ts';
import { slips } from '../../../src/text/slips.ts';
import { soundOfWord } from '../../../src/text/sound-of-word.ts';

const texts = (text: string) => wordsOf(text).map((word) => word.text);

test.each([
  ["O'Neill & Sons Ltd", ['ONEILL', 'AND', 'SONS', 'LIMITED']],
  ['St.John’s Rd', ['ST', 'JOHNS', 'ROAD']],
  ['P.O. Box 7', ['PO', 'BOX', '7']],
  ['c/o J Smith t/a Tiles', ['CAREOF', 'J', 'SMITH', 'TRADINGAS', 'TILES']],
  ['Café Müller', ['CAFE', 'MULLER']],
  ['14high street', ['14', 'HIGH', 'STREET']],
  ['5outh', ['5OUTH']],
  ['1st Ave', ['FIRST', 'AVENUE']],
  ['Hobble Ind. Est.', ['HOBBLE', 'INDUSTRIAL', 'EST']],
  ['', []],
])('%s is normalised', (text, words) => expect(texts(text)).toEqual(words));

test('a short form with two meanings matches either', () => {
  const [st, saint, street, road] = ['ST', 'SAINT', 'STREET', 'ROAD'].map((text) => wordOf(text)) as [
    never,
    never,
    never,
    never,
  ];
  expect([sameWord(st, saint), sameWord(st, street), sameWord(saint, street), sameWord(st, road)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('words that sound alike have the same code', () => {
  const pairs = [
    ['LEICESTER', 'LESTER'],
    ['WRIGHT', 'RITE'],
    ['PHILLIP', 'FILIP'],
    ['KNIGHT', 'NITE'],
    ['DAISY', 'DAISIE'],
  ] as const;
  for (const [one, other] of pairs.slice(1)) expect(soundOfWord(one)).toBe(soundOfWord(other));
  expect(soundOfWord('MILL')).not.toBe(soundOfWord('HILL'));
});

test('hand-counted slips are counted alike', () => {
  const cases = [
    ['MILL', 'MILL', 0],
    ['MIL', 'MILL', 1],
    ['MLIL', 'MILL', 1],
    ['M1LL', 'MILL', 0.5],
    ['MALL', 'MILL', 1],
    ['STANNEY', 'STANEY', 1],
    ['CHURCH', 'CHURHC', 1],
  ] as const;
  for (const [one, other, count] of cases) expect(slips(one, other, 3)).toBe(count);
});

/** Edit distance with exchanged neighbours, written down as its definition says. */
function byDefinition(one: string, other: string): number {
  const table: number[][] = [];
  for (let y = 0; y <= other.length; y++) {
    table.push([]);
    for (let x = 0; x <= one.length; x++) {
      const ways = x === 0 && y === 0 ? [0] : [];
      if (x > 0) ways.push(table[y]![x - 1]! + 1);
      if (y > 0) ways.push(table[y - 1]![x]! + 1);
      if (x > 0 && y > 0) ways.push(table[y - 1]![x - 1]! + (one[x - 1] === other[y - 1] ? 0 : 1));
      if (x > 1 && y > 1 && one[x - 1] === other[y - 2] && one[x - 2] === other[y - 1])
        ways.push(table[y - 2]![x - 2]! + 1);
      table[y]!.push(Math.min(...ways));
    }
  }
  return table[other.length]![one.length]!;
}

test('without look-alike letters, the number of slips is the edit distance', () => {
  const word = fc.string({ unit: fc.constantFrom('A', 'K', 'P', 'X'), maxLength: 9 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 4 }), (one, other, most) => {
      const distance = byDefinition(one, other);
      if (distance <= most) expect(slips(one, other, most)).toBe(distance);
      else expect(slips(one, other, most)).toBeGreaterThan(most);
    }),
    { numRuns: 2000 },
  );
});

test('tokens keep the written order, and their number is bounded', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const tokens = tokensOf(text);
      expect(tokens.length).toBeLessThanOrEqual(MOST_WORDS + 1);
      for (const [at, { start, end }] of tokens.entries()) {
        expect(end).toBeGreaterThan(start);
        if (at > 0) expect(start).toBeGreaterThanOrEqual(tokens[at - 1]!.end);
      }
    }),
    { numRuns: 200 },
  );
});
