import { describe, expect, test } from 'vitest';
import { ListUnderTest } from './support/list.ts';

/** Invented, in the manner of a rural register. */
const ROWS = [
  'Hillcrest, Turnpike Lane, Mitwern, Abergoyle | LL60 1AA',
  'Mill, Turnpike Lane, Mitwern, Abergoyle | LL60 1AA',
  'Brookside, Turnpike Lane, Mitwern, Abergoyle | LL60 1AA',
  'The Nook, Turnpike Lane, Mitwern, Abergoyle | LL60 1AA',
  'Manor Farm, Turnpike Lane, Mitwern, Abergoyle | LL60 1AA',
  'Bryn Awel, Turnpike Lane, Mitwern, Abergoyle | LL60 1AA',
  'Yew Tree Lodge, Turnpike Lane, Mitwern, Abergoyle | LL60 1AA',
  'School View, Heol y Bont, Abergoyle | LL60 1AB',
  'Ash View, Heol y Bont, Abergoyle | LL60 1AB',
  '4 Heol y Bont, Abergoyle | LL60 1AB',
  '5 Heol y Bont, Abergoyle | LL60 1AB',
  'Red House, Orchard Rise, Abergoyle | LL60 1AD',
  'North Lodge, Craighay Estate, Mitwern, Abergoyle | LL60 1AE',
  'High Garth Mains, Mitwern, Abergoyle | LL60 1AE',
  'Low Garth Mains, Mitwern, Abergoyle | LL60 1AE',
];

const list = new ListUnderTest(ROWS);

const row = (start: string) => ROWS.find((one) => one.startsWith(start)) ?? 'no such row';

describe('names of houses', () => {
  test.each([
    // A word for a home that was added.
    ['Hillcrest Cottage, Turnpike Lane, Mitwern, Abergoyle', 'LL60 1AA', 'Hillcrest'],
    ['Hillcrest House, Turnpike Lane, Mitwern, Abergoyle', '', 'Hillcrest'],
    // Names as they are heard, and as they are scanned.
    ['Brukside, Turnpike Lane, Mitwern, Abergoyle', 'LL60 1AA', 'Brookside'],
    ['The Nuk, Turnpike Lane, Mitwern, Abergoyle', 'LL60 1AA', 'The Nook'],
    ['Manaw Farm, Turnpike Lane, Mitwern, Abergoyle', 'LL60 1AA', 'Manor Farm'],
    ['Yew Trce Lodge, Turnpike Lane, Mitwern, Abergoyle', 'LL60 1AA', 'Yew Tree Lodge'],
    // The house stands before the street without a comma.
    ['School View Heol y Bont Abergoyle', '', 'School View'],
    // A town that the list does not know, although its name ends like that of a house.
    ['Red House, Orchard Rise, Craven Arms', 'LL60 1AD', 'Red House'],
    ['Brookside, LEAVE WITH NEIGHBOUR, Turnpike Lane, Mitwern, Abergoyle', 'LL60 1AA', 'Brookside'],
    ['Brookside, Turnpike Lane, Mitwern, Abergoyle, Mid Wales, UK', 'LL60 1AA', 'Brookside'],
  ])('%s %s is %s', (text, postcode, start) => expect(list.found(text, postcode)).toBe(row(start)));

  test.each([
    // The mill and the cottage beside it are two houses.
    ['Mill Cottage, Turnpike Lane, Mitwern, Abergoyle', 'LL60 1AA'],
    ['Hillcrest Farm, Turnpike Lane, Mitwern, Abergoyle', 'LL60 1AA'],
    ['Bron Awel, Turnpike Lane, Mitwern, Abergoyle', 'LL60 1AA'],
    // Another estate, and a household of the farm without a comma.
    ['North Lodge, Mullydow Estate, Mitwern, Abergoyle', 'LL60 1AE'],
    ['High Garth Mains the Granary Mitwern Abergoyle', 'LL60 1AE'],
  ])('%s %s is no house of the list', (text, postcode) => {
    expect(ROWS).not.toContain(list.found(text, postcode));
  });
});
