import { describe, expect, test } from 'vitest';
import * as sixteenth from '../../evaluation/addresses/sets/16-newtown-highland/habits/habits.ts';
import { listWords as sixteenthWords } from '../../evaluation/addresses/sets/16-newtown-highland/words.ts';
import * as seventeenth from '../../evaluation/addresses/sets/17-suburb-marches/habits/habits.ts';
import { listWords as seventeenthWords } from '../../evaluation/addresses/sets/17-suburb-marches/words.ts';
import * as eighteenth from '../../evaluation/addresses/sets/18-cathedral-dales/habits/habits.ts';
import { eighteenthSet } from '../../evaluation/addresses/sets/18-cathedral-dales/set.ts';
import { listWords as eighteenthWords } from '../../evaluation/addresses/sets/18-cathedral-dales/words.ts';
import * as nineteenth from '../../evaluation/addresses/sets/19-docklands-fens/habits/habits.ts';
import { listWords as nineteenthWords } from '../../evaluation/addresses/sets/19-docklands-fens/words.ts';
import * as twentyThird from '../../evaluation/addresses/sets/23-commuter-weald/habits/habits.ts';
import { wordsOf as twentyThirdWords } from '../../evaluation/addresses/sets/23-commuter-weald/words.ts';
import * as twentyFourth from '../../evaluation/addresses/sets/24-resort-milltown/habits/habits.ts';
import { wordsOf as twentyFourthWords } from '../../evaluation/addresses/sets/24-resort-milltown/words.ts';
import * as twentyFifth from '../../evaluation/addresses/sets/25-squares-combes/habits/habits.ts';
import { wordsOf as twentyFifthWords } from '../../evaluation/addresses/sets/25-squares-combes/words.ts';

const HALVES = ['shown', 'held-back'] as const;

type Half = (typeof HALVES)[number];

/** Returns the texts that both halves have. */
function shared(textsOf: (half: Half) => readonly string[]): string[] {
  const heldBack = new Set(textsOf('held-back'));
  return textsOf('shown').filter((text) => heldBack.has(text));
}

describe('the halves share no names of people, trades, shops or remarks', () => {
  test('of the seventeenth set', () => {
    const wordsOf = (half: Half) => {
      const { first, last, trades, shops, remarks, directions } = seventeenthWords('suburb', half);
      return [...first, ...last, ...trades, ...shops, ...remarks, ...directions];
    };
    expect(shared(wordsOf)).toEqual([]);
  });

  test.each(['cathedral', 'dales'] as const)('of the eighteenth set, with names of houses: %s', (list) => {
    const wordsOf = (half: Half) => {
      const words = eighteenthWords(list, half);
      const { houses, barns, blocks, mills, farms, inns, chapels } = words;
      const { first, last, trades, shops, agents } = words;
      const buildings = [...houses, ...barns, ...blocks, ...mills, ...farms, ...inns, ...chapels];
      return [...buildings, ...first, ...last, ...trades, ...shops, ...agents];
    };
    expect(shared(wordsOf)).toEqual([]);
  });

  test.each([
    ['nineteenth', (half: Half) => nineteenthWords('fens', half)],
    ['twenty-third', (half: Half) => twentyThirdWords('weald', half)],
    ['twenty-fourth', (half: Half) => twentyFourthWords('resort', half)],
    ['twenty-fifth', (half: Half) => twentyFifthWords('squares', half)],
  ] as const)('of the %s set', (_, of) => {
    const wordsOf = (half: Half) => {
      const { first, last, trades, shops, pubs, remarks } = of(half);
      return [...first, ...last, ...trades, ...shops, ...pubs, ...remarks];
    };
    expect(shared(wordsOf)).toEqual([]);
  });
});

test('the halves of the sixteenth set share no town', () => {
  const townsOf = (half: Half) =>
    (['newtown', 'highland'] as const).flatMap((name) =>
      sixteenthWords(name, half).settlements.map(({ town }) => town),
    );
  expect(shared(townsOf)).toEqual([]);
});

describe('each half has habits of its own', () => {
  test.each([
    ['sixteenth', sixteenth.HABITS, 40, 40],
    ['seventeenth', seventeenth.HABITS, 35, 35],
    ['eighteenth', eighteenth.HABITS, 25, 2],
  ] as const)('in the %s set', (_, habits: readonly { half: string; name: string }[], own, both) => {
    const of = (half: string) => habits.filter((one) => one.half === half).length;
    expect(Math.min(of('shown'), of('held-back'))).toBeGreaterThan(own);
    expect(of('both')).toBeGreaterThan(both);
    expect(new Set(habits.map(({ name }) => name)).size).toBe(habits.length);
  });

  test('of the eighteenth set, both halves have only capitals and slips', () => {
    const names = eighteenth.HABITS.map(({ name }) => name);
    expect(eighteenth.HABITS.filter(({ half }) => half === 'both').map(({ name }) => name)).toEqual([
      ...['capitals', 'small letters', 'letter slip'],
    ]);
    expect([...eighteenth.LIGHT].filter((name) => !names.includes(name))).toEqual([]);
  });

  test.each([
    [
      'nineteenth',
      (half: Half) => nineteenth.HABITS[half],
      ['letters swapped', 'letter dropped', 'all capitals', 'all small'],
    ],
    [
      'twenty-third, commuter',
      (half: Half) => twentyThird.habitsOf(half, 'commuter'),
      ['two letters swapped', 'capitals'],
    ],
    [
      'twenty-third, weald',
      (half: Half) => twentyThird.habitsOf(half, 'weald'),
      ['two letters swapped', 'capitals'],
    ],
    [
      'twenty-fourth, resort',
      (half: Half) => twentyFourth.habitsOf(half, 'resort'),
      ['letter typed twice', 'capital letters'],
    ],
    [
      'twenty-fourth, milltown',
      (half: Half) => twentyFourth.habitsOf(half, 'milltown'),
      ['letter typed twice', 'capital letters'],
    ],
    [
      'twenty-fifth, squares',
      (half: Half) => twentyFifth.habitsOf(half, 'squares'),
      ['finger not moved', 'everything in capitals'],
    ],
    [
      'twenty-fifth, combes',
      (half: Half) => twentyFifth.habitsOf(half, 'combes'),
      ['finger not moved', 'everything in capitals'],
    ],
  ] as const)('in the %s', (_, habitsOf, both) => {
    const namesOf = (half: Half) => habitsOf(half).map(({ name }) => name);
    expect(shared(namesOf)).toEqual(both);
    for (const half of HALVES) expect(new Set(namesOf(half)).size).toBe(namesOf(half).length);
  });
});

describe.each(['cathedral', 'dales'] as const)('%s', (name) => {
  const { list, typed } = eighteenthSet(name, 'shown', { rows: 2500, typed: 300 });
  const rows = new Map(list.rows.map((row) => [row.uprn, row]));

  test('a clean address has the words of the columns of its row', () => {
    for (const { kinds, meant, organisation, address, postcode } of typed) {
      if (kinds[0] !== 'clean') continue;
      const text = `${organisation} ${address} ${postcode}`.toLowerCase();
      const missing = rows.get(meant)!.columns.filter((column) => !text.includes(column.toLowerCase()));
      expect(missing.filter((column) => !column.includes(', '))).toEqual([]);
    }
  });
});
