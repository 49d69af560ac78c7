import { expect, test } from 'vitest';
import { RowCount } from '../../browser/console/pages/clean/row-count.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('counts rows across parts, and ignores line ends within quotes', () => {
  const rows = new RowCount();
  rows.add(bytes('name,note\nann,"two\n'), 0);
  expect(rows.count).toBe(1);
  rows.add(bytes('lines"\nbob,one\n'), 19);
  expect(rows.count).toBe(3);
});

test('counts bytes that were sent again only once', () => {
  const rows = new RowCount();
  rows.add(bytes('a\nb\n'), 0);
  rows.add(bytes('b\nc\n'), 2);
  expect(rows.count).toBe(3);
});

test('gives no count for a compressed file', () => {
  const rows = new RowCount();
  rows.add(Uint8Array.of(0x1f, 0x8b, 0x08, 0x0a), 0);
  rows.add(Uint8Array.of(0x0a), 4);
  expect(rows.count).toBeUndefined();
});
