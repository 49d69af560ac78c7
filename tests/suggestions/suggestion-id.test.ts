import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AddressFile } from '../../src/address-file/address-file.ts';
import { drillDown } from '../../src/suggestions/drill-down.ts';
import { suggest } from '../../src/suggestions/suggest.ts';
import type { Suggestion } from '../../src/suggestions/suggestion.ts';
import { ID_SECRET_BYTES, SuggestionIds } from '../../src/suggestions/suggestion-id.ts';
import { suggestionText } from '../../src/suggestions/suggestion-text.ts';
import { address } from '../address-file/support/rows.ts';
import { buildSmallFile } from '../lookup/rows.ts';
import { TYPING_ROWS } from './support/typing-file.ts';

const TERMS = [
  'chester',
  'high street',
  '12 foo street',
  'ch2 4',
  'venture',
  'stanney mill 3',
  'lon y felin',
  'baker',
];

const ids = new SuggestionIds(randomBytes(ID_SECRET_BYTES));
let file: AddressFile;
let next: AddressFile;
const removals: (() => void)[] = [];

/** The next release: with a street that comes first of all, and without Upton. */
const NEXT_ROWS = [
  ...TYPING_ROWS.filter((row) => !JSON.stringify(row).includes('Upton')),
  address({
    thoroughfareName: 'Aaron',
    thoroughfareDescriptor: 'Road',
    postcode: 'CH1 1AA',
    buildingNumber: '1',
    udprn: 9,
  }),
];

beforeAll(async () => {
  const [one, other] = [await buildSmallFile(TYPING_ROWS), await buildSmallFile(NEXT_ROWS)];
  removals.push(one.remove, other.remove);
  file = AddressFile.open(one.folder);
  next = AddressFile.open(other.folder);
});
afterAll(async () => {
  await file?.close();
  await next?.close();
  for (const remove of removals) remove();
});

function suggested(): Suggestion[] {
  return TERMS.flatMap((term) => suggest(file, term, { most: 20 }))
    .map(({ suggestion }) => suggestion)
    .filter((suggestion) => !suggestionText(file, suggestion).includes('Upton'));
}

test('suggestions get the same ids together as separately', () => {
  const secret = randomBytes(ID_SECRET_BYTES);
  const oneByOne = new SuggestionIds(secret);
  const suggestions = suggested();
  const expected = suggestions.map((suggestion) => oneByOne.idOf(file, suggestion));
  const together = new SuggestionIds(secret);
  // Some of the suggestions already have ids.
  together.idsOf(file, suggestions.slice(2, 5));
  expect(together.idsOf(file, suggestions)).toEqual(expected);
});

test('an id needs no escaping, and means the same suggestion', () => {
  for (const suggestion of suggested()) {
    const id = ids.idOf(file, suggestion);
    expect(id).toMatch(/^[A-Za-z0-9_-]{22}$/);
    const found = ids.find(file, id);
    expect(found && suggestionText(file, found)).toBe(suggestionText(file, suggestion));
  }
});

test('an id means the same suggestion in the next release, or nothing', () => {
  for (const suggestion of suggested()) {
    const found = ids.find(next, ids.idOf(file, suggestion));
    expect(found && suggestionText(next, found)).toBe(suggestionText(file, suggestion));
  }
  const [upton] = suggest(file, 'upton by wood', { most: 1 });
  expect(ids.find(next, ids.idOf(file, upton!.suggestion))).toBeUndefined();
});

test('an id that was never issued is refused', () => {
  const id = ids.idOf(file, suggested()[0]!);
  const others = new SuggestionIds(randomBytes(ID_SECRET_BYTES));
  expect(others.find(file, id)).toBeUndefined();
  for (const wrong of [
    '',
    'x',
    id.slice(1),
    `${id}A`,
    `${id.slice(0, -1)}!`,
    'A'.repeat(22),
    '10000001',
    '💥',
  ]) {
    expect(ids.find(file, wrong), wrong).toBeUndefined();
  }
});

test('drilling down leads from a town to each of its addresses', () => {
  const [town] = suggest(file, 'leicester', { most: 1 });
  const seen = new Set<string>();
  const open = (suggestion: Suggestion, depth: number) => {
    if (suggestion.kind === 'address') {
      seen.add(suggestionText(file, suggestion));
      return;
    }
    expect(depth).toBeLessThan(4);
    const found = ids.find(file, ids.idOf(file, suggestion))!;
    for (const inside of drillDown(file, found)) open(inside, depth + 1);
  };
  open(town!.suggestion, 0);
  expect(seen.size).toBe(9 + 3 + 2);
});

test.each(['quixley', 'yelverton'])('%s leads to its street, then to its houses on no street', (term) => {
  const [place] = suggest(file, term, { most: 1 });
  const inside = drillDown(file, ids.find(file, ids.idOf(file, place!.suggestion))!);
  expect(inside.map((suggestion) => suggestionText(file, suggestion))).toEqual([
    'Quarry Hill, Quixley, YELVERTON',
    'Hart Farm, Quixley, YELVERTON, PL20 9AB',
    'Rose Cottage, Quixley, YELVERTON, PL20 9AB',
  ]);
});
