import { describe, expect, test } from 'vitest';
import { withRequestsApart } from '../../../src/matching/typed/requests.ts';

describe('requests within a line', () => {
  test.each([
    ['leave in porch Porch House', 'leave in porch, Porch House'],
    ['leave in garage Green Gate Farm', 'leave in garage, Green Gate Farm'],
    ['leave with neighbour at 14,Caravan 11,Sea Park', 'leave with neighbour at 14, Caravan 11, Sea Park'],
    ['ring twice Back Lane', 'ring twice, Back Lane'],
    ['4 Mill Lane gate code 4512 Penwern', '4 Mill Lane, gate code 4512, Penwern'],
    ['Rose Cottage leave with neighbour Flat 3', 'Rose Cottage, leave with neighbour, Flat 3'],
    ['Rose Cottage deliver before 5pm Penwern', 'Rose Cottage, deliver before 5pm, Penwern'],
    ['Rose Cottage drws cefn Penwern', 'Rose Cottage, drws cefn, Penwern'],
    ['4 Mill Lane big dog Penwern dog in garden', '4 Mill Lane big dog Penwern, dog in garden'],
  ])('%s', (text, expected) => {
    expect(withRequestsApart(text)).toBe(expected);
  });

  test.each([
    'Green Gate Farm Penwern',
    'The Green Gate Penwern',
    'White Gate 4 Mill Lane',
    'Rear Entrance, 4 Mill Lane',
    'Gate House Side Lane',
    'Dog in a Doublet, North Side',
    'Drws Coch Nantlle',
    'Flat above the shop 4 Mill Lane',
    'Flat behind the shop 4 Mill Lane',
    '2 Back Gate Cottages',
  ])('%s has none', (text) => {
    expect(withRequestsApart(text)).toBe(text);
  });
});
