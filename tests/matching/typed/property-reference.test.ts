import { expect, test } from 'vitest';
import { withoutPropertyReference } from '../../../src/matching/typed/property-reference.ts';

test.each([
  ['Ref 0123 - 17 Elm Street', '17 Elm Street'],
  ['Prop ref: AB/0123, Flat 2, 31 Elm Street', 'Flat 2, 31 Elm Street'],
  ['PR-0123 17 Elm Street', '17 Elm Street'],
  ['AB/17/3 17a Elm Street', '17a Elm Street'],
  ['00123, 17 Elm Street', '17 Elm Street'],
  ['(0123) 17 Elm Street', '17 Elm Street'],
  ['[AB12-004] The Old Chapel', 'The Old Chapel'],
  ['AB0123: The Old Chapel', 'The Old Chapel'],
  ['HMO 12 - 17 Elm Street', '17 Elm Street'],
  ['PR-23, 17 Elm Street', '17 Elm Street'],
  ['BTL 14 17 Elm Street', '17 Elm Street'],
  ['23) 17 Elm Street', '17 Elm Street'],
  ['T/14 - 17 Elm Street', '17 Elm Street'],
  ['PR-0123', ''],
])('%s has a reference', (line, without) => expect(withoutPropertyReference(line)).toBe(without));

test.each([
  '17 Elm Street',
  'Flat 2, 31 Elm Street',
  'B-12, 14 Elm Street',
  '2/1, 14 Elm Street',
  'F2/1 14 Elm Street',
  '12-14 Elm Street',
  'Flat 101 12 Elm Street',
  'B101, 12 Elm Street',
  'GFF 2, 12 Elm Street',
  'B/12, 14 Elm Street',
  'Flat 2: 12 Elm Street',
  'Elm Court 2, 12 Elm Street',
  'A1-101, 12 Elm Street',
  'PO Box 1234, Leeds',
  'Unit 123 Elm Park',
  'Plot 1024 Elm Rise',
  'Block 3, 12 Elm Street',
  '1234 Elm Street',
  'A1 Motors, 14 Elm Street',
])('%s has none', (line) => expect(withoutPropertyReference(line)).toBe(line));
