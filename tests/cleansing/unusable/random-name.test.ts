import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isKeyboardRun } from '../../../src/cleansing/unusable/random/keyboard.ts';
import { isLearnedName, surprise } from '../../../src/cleansing/unusable/random/letter-statistics.ts';
import { isRandomName } from '../../../src/cleansing/unusable/random/random-name.ts';
import { Random } from '../../http/random-bodies.ts';
import { DATA, figure } from '../../support/data.ts';

const isRandom = (name: string) => isRandomName(name.toLowerCase().split(' '));

describe('random names', () => {
  test.each([
    'asdf qwerty',
    'Asdfgh',
    'qwe asd',
    'lkjh',
    'qazwsx',
    'abcdef',
    'zxcvbn m',
    'asdasd asdasd',
    'test test',
    'Test Smith',
    'John Test',
    'Foo Bar',
    'Dummy User',
    'Mickey Mouse',
    'Donald Duck',
    'Joe Bloggs',
    'Lorem Ipsum',
    'aaaa bbbb',
    'John Xxxx',
    'hahaha',
    'fgfg hjhj',
    'sdkjfh kjsdhf',
    'Wqzv Ptkx',
    'John Qxzvkjw',
    'bvncmx dkfjgh',
    '12345',
    'asd fgh',
  ])('%s', (name) => {
    expect(isRandom(name)).toBe(true);
  });
});

describe('real names that look random', () => {
  test.each([
    'Nguyen Thi Ng',
    'Jan Szczepanski',
    'Ng',
    'Ng Ng',
    'Jan Hrdlicka',
    'Vlk Srb',
    'Grzegorz Brzeczyszczykiewicz',
    'Mkrtchyan',
    'Nkrumah Mbappe',
    'Siobhan Oshaughnessy',
    'Myfanwy Llwyd',
    'Xhaka',
    'Ntxhais Xyooj',
    'Zdzislaw Krzyzanowski',
    'Abdul Abdul',
    'Lulu Baba',
    'Jingjing Li',
    'Tingting Wang',
    'John Smith iii',
    'JJ Smith',
    'Jf Kennedy',
    'Ann Tester',
    'Peter Trew',
    'James Bond',
    'Harry Potter',
    'Rhys Ffoulkes',
    'Ptolemy Tlhabi',
    'мария иванова',
    '王小明',
    '',
  ])('%s', (name) => {
    expect(isRandom(name)).toBe(false);
  });
});

test.each([
  ['asdf', true],
  ['qwerty', true],
  ['poiuy', true],
  ['qweasd', true],
  ['edcrfv', true],
  ['abcd', true],
  ['trew', false],
  ['power', false],
  ['as', false],
  ['asdx', false],
])('%s is a run of neighbouring keys: %s', (word, run) => {
  expect(isKeyboardRun(word)).toBe(run);
});

/** Random letters, each letter of the alphabet with the same chance. */
function randomLetters(random: Random, length: number): string {
  return Array.from({ length }, () => String.fromCharCode(97 + random.below(26))).join('');
}

test('nearly all names of random letters are recognised', () => {
  const random = new Random(20_261_120);
  let found = 0;
  for (let tried = 0; tried < 2000; tried++) {
    const word = () => randomLetters(random, 5 + random.below(5));
    if (isRandomName([word(), word()])) found++;
  }
  expect(found / 2000).toBeGreaterThan(0.94);
});

/** Names, and invented people with typing errors. */
describe('published names', () => {
  const rows = (file: string) =>
    readFileSync(join(DATA, file), 'utf8')
      .split('\n')
      .slice(1)
      .map((line) => line.toLowerCase().split(','));
  const names = (file: string) => [
    ...new Set(
      rows(file)
        .map(([name]) => name!.replace(/[^a-z]/g, ''))
        .filter((name) => name.length > 1),
    ),
  ];

  test('none of 100,000 forenames with surnames is random', () => {
    const surnames = names('names/lastname_uk.csv');
    const given = names('names/firstname_uk.csv');
    const random = new Random(7);
    const flagged = Array.from({ length: 100_000 }, () => [random.pick(given), random.pick(surnames)]).filter(
      isRandomName,
    );
    expect(flagged).toEqual([]);
  });

  test('the statistics recognise names that they were not trained on', () => {
    const unseen = [...names('names/lastname_uk.csv'), ...names('names/firstname_uk.csv')].filter(
      (name) => name.length > 4 && !isLearnedName(name),
    );
    expect(unseen.length).toBeGreaterThan(figure(10_000, 10));
    expect(unseen.filter((name) => surprise(name) > 5.6)).toEqual([]);
    expect(unseen.filter((name) => surprise(name) > 4.95).length / unseen.length).toBeLessThan(0.001);
  });

  test('a single typing slip rarely makes a name random', () => {
    const people = rows('dedupe/febrl_dataset3.csv')
      .map(([, given = '', surname = '']) =>
        [given, surname].map((name) => name.replace(/[^a-z]/g, '')).filter((name) => name.length > 1),
      )
      .filter((name) => name.length > 0);
    expect(people.length).toBeGreaterThan(figure(4000, 80));
    expect(people.filter(isRandomName).length / people.length).toBeLessThan(0.004);
  });
});
