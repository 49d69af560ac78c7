import { expect, test } from 'vitest';
import {
  commonForenames,
  forenames,
  forenamesInBritain,
  iberianForenames,
} from '../../../src/cleansing/name/forenames.ts';
import { surnames } from '../../../src/cleansing/name/surnames.ts';
import { tableLines, tableSections, tablesIn } from '../../../src/cleansing/name/tables/read-table.ts';

test('every word of a table of names is in lower case and without accents', () => {
  const files = ['forenames/common', 'forenames/rare'].flatMap(tablesIn);
  expect(files.length).toBeGreaterThan(15);
  for (const file of [...files, 'surnames/british.txt', 'surnames/iberian.txt']) {
    const words = [...tableSections(file).values()].flat();
    expect(words.length, file).toBeGreaterThan(10);
    expect(
      words.filter((word) => !/^[a-z'-]+$/.test(word)),
      file,
    ).toEqual([]);
  }
});

test('the only headings are male, female and either', () => {
  for (const file of ['forenames/common', 'forenames/rare'].flatMap(tablesIn)) {
    for (const heading of tableSections(file).keys())
      expect(['male', 'female', 'either'], file).toContain(heading);
  }
});

test('a name that is common in Britain keeps its British sex', () => {
  const all = forenames();
  for (const [name, sex] of forenamesInBritain()) expect(all.get(name), name).toBe(sex);
});

test('comparisons use common names only: Marte may be a slip of Marta', () => {
  expect(forenames().get('marte')).toBe('F');
  expect(forenamesInBritain().get('marte')).toBeUndefined();
  expect(forenamesInBritain().get('marta')).toBe('F');
});

test('names of each tradition are in the tables', () => {
  expect(commonForenames('english').female).toContain('margaret');
  expect(iberianForenames().male).toContain('javier');
  expect(surnames().get('nguyen')).toBeGreaterThan(0);
  expect(tableLines('nicknames.txt').some((line) => line.startsWith('robert '))).toBe(true);
});
