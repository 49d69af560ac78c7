import { expect, test } from 'vitest';
import { BadRowOrder } from '../../../src/address-file/build/bad-row-order.ts';

const row = (file: string) => ({ file, line: 1, reason: 'It is bad.' });

test('bad rows are reported in the order of their sources', () => {
  const reported: string[] = [];
  const order = new BadRowOrder(4, ({ file }) => reported.push(file));
  order.add(2, [row('c1')]);
  order.add(0, [row('a1')]);
  order.add(1, [row('b1'), row('b2')]);
  order.end(1);
  order.add(3, [row('d1')]);
  expect(reported).toEqual(['a1']);
  order.add(0, [row('a2')]);
  order.end(0);
  expect(reported).toEqual(['a1', 'a2', 'b1', 'b2', 'c1']);
  order.add(2, [row('c2')]);
  order.end(2);
  order.add(3, [row('d2')]);
  order.end(3);
  expect(reported.slice(5)).toEqual(['c2', 'd1', 'd2']);
});

test('bad rows are reported out of order if there are too many to hold', () => {
  const reported: string[] = [];
  const order = new BadRowOrder(2, ({ file }) => reported.push(file), 2);
  order.add(1, [row('b1'), row('b2')]);
  expect(reported).toEqual([]);
  order.add(1, [row('b3')]);
  expect(reported).toEqual(['b1', 'b2', 'b3']);
  order.add(0, [row('a1')]);
  order.add(1, [row('b4')]);
  order.flush();
  expect(reported.slice(3)).toEqual(['a1', 'b4']);
});
