import { expect, test } from 'vitest';
import { withoutWordsAround } from '../../../src/matching/typed/around-address.ts';

test.each([
  ['Please send it to me at The Haven in Back Lane', 'The Haven in Back Lane'],
  ['Mr Idris Pugh deceased formerly of Pantyffynnon', 'Pantyffynnon'],
  ['A deceptively spacious 3 bed semi at 17 Elm Road', '17 Elm Road'],
  ['A delightful detached period cottage: Corve Cottage, Soham. Guide £425,000', 'Corve Cottage, Soham'],
  ['P/U 15 Elm Place drop station', '15 Elm Place'],
  ['Lodge 2 Elm Water - arriving Fri 4pm (party of 5)', 'Lodge 2 Elm Water'],
  ['Flat 42 Elm Point, ks 1902', 'Flat 42 Elm Point, '],
  ['Croft No. 12, Achnaluin', '12, Achnaluin'],
  ['ul. Station Parade 14 m. 1, Soham', 'Flat 1, 14 Station Parade, Soham'],
  ['13 rue Elm Grove, Soham, Royaume-Uni', '13 Elm Grove, Soham'],
  ['4 Heol yr Eglwys, S.A.83 5N.P.', '4 Heol yr Eglwys, SA83 5NP'],
  ['Upper Balmore, Strathkellan (BRN 104377)', 'Upper Balmore, Strathkellan'],
  ['the flat over the chippy, 3 Elm Road', 'Flat over the shop, 3 Elm Road'],
])('%s is %s', (typed, meant) => expect(withoutWordsAround(typed)).toBe(meant));

test.each([
  'A Block, 3 Elm Road',
  'Croft Cottage, 12 Elm Road',
  'Via Devana, Soham',
  'Late Barn, Soham',
  'Flat over 3 Elm Road',
  'Post Office Lane, Soham',
  'The Drop Inn, Soham',
])('%s stays as it is', (typed) => expect(withoutWordsAround(typed)).toBe(typed));
