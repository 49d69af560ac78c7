import { expect, test } from 'vitest';
import { sourceGroups } from '../../../src/address-file/build/source-groups.ts';
import { sourceOf } from '../support/sources.ts';

test('each large source is a group, and so are all small ones and those that depend on each other', () => {
  const source = (bytes: number, isInTurn = false) => sourceOf([], { bytes, isInTurn });
  expect(sourceGroups([source(5), source(30), source(1), source(90)], 20)).toEqual([[3], [1], [0, 2]]);
  expect(sourceGroups([source(50), source(30, true), source(60), source(40, true)], 20)).toEqual([
    [1, 3],
    [2],
    [0],
  ]);
  expect(sourceGroups([source(5, true), source(6), source(7, true)], 20)).toEqual([[0, 1, 2]]);
  expect(sourceGroups([source(5), source(6)], 20)).toEqual([[0, 1]]);
  expect(sourceGroups([], 20)).toEqual([]);
});
